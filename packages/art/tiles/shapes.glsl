// Shapes, noise and materials that every scene may use.
uniform vec2 R;
uniform vec2 J;
uniform sampler2D T;
out vec4 o;
#define PI 3.14159265
#define ZR min(int(R.x),0)
mat2 rot(float a) {
  float c = cos(a), s = sin(a);
  return mat2(c, -s, s, c);
}
float h11(float n) {
  return fract(sin(n*127.1)*43758.5453);
}
float h21(vec2 p) {
  p = fract(p*vec2(123.34, 456.21));
  p += dot(p, p+45.32);
  return fract(p.x*p.y);
}
float h31(vec3 p) {
  p = fract(p*.1031);
  p += dot(p, p.zyx+31.32);
  return fract((p.x+p.y)*p.z);
}
float ns(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f*f*(3.-2.*f);
  return mix(mix(h21(i), h21(i+vec2(1, 0)), f.x), mix(h21(i+vec2(0, 1)), h21(i+vec2(1, 1)), f.x),
      f.y);
}
float ns3(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f*f*(3.-2.*f);
  return mix(mix(mix(h31(i), h31(i+vec3(1, 0, 0)), f.x), mix(h31(i+vec3(0, 1, 0)), h31(i+vec3(1,
      1, 0)), f.x), f.y), mix(mix(h31(i+vec3(0, 0, 1)), h31(i+vec3(1, 0, 1)), f.x),
      mix(h31(i+vec3(0, 1, 1)), h31(i+vec3(1, 1, 1)), f.x), f.y), f.z);
}
float fb(vec2 p) {
  float a = .5, s = 0.;
  for(int i = 0;i<5;i++) {
    s += a*ns(p);
    p = mat2(1.6, 1.2, -1.2, 1.6)*p;
    a *= .5;
  }
  return s;
}
float fb3(vec3 p) {
  float a = .5, s = 0.;
  for(int i = 0;i<4;i++) {
    s += a*ns3(p);
    p = p*2.03+7.;
    a *= .5;
  }
  return s;
}
float smin(float a, float b, float k) {
  float h = max(k-abs(a-b), 0.)/k;
  return min(a, b)-h*h*k*.25;
}
float bx(vec3 p, vec3 b, float r) {
  vec3 q = abs(p)-b+r;
  return length(max(q, 0.))+min(max(q.x, max(q.y, q.z)), 0.)-r;
}
float bx2(vec2 p, vec2 b) {
  vec2 q = abs(p)-b;
  return length(max(q, 0.))+min(max(q.x, q.y), 0.);
}
float seg(vec2 p, vec2 a, vec2 b) {
  vec2 pa = p-a, ba = b-a;
  return length(pa-ba*clamp(dot(pa, ba)/dot(ba, ba), 0., 1.));
}
float cap(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p-a, ba = b-a;
  float h = clamp(dot(pa, ba)/dot(ba, ba), 0., 1.);
  return length(pa-ba*h)-mix(ra, rb, h);
}
float tor(vec3 p, float q, float r) {
  return length(vec2(length(p.xy)-q, p.z))-r;
}
float ell(vec3 p, vec3 r) {
  float k0 = length(p/r), k1 = length(p/(r*r));
  return k0*(k0-1.)/k1;
}
float cyl(vec3 p, float r, float h, float e) {
  vec2 d = vec2(length(p.xy)-r, abs(p.z)-h)+e;
  return min(max(d.x, d.y), 0.)+length(max(d, 0.))-e;
}
float ext(float d, float z, float h, float e) {
  vec2 w = vec2(d, abs(z)-h)+e;
  return min(max(w.x, w.y), 0.)+length(max(w, 0.))-e;
}
vec2 U(vec2 a, vec2 b) {
  return a.x<b.x?a:b;
}
vec3 hx(int c) {
  return pow(vec3((c>>16)&255, (c>>8)&255, c&255)/255., vec3(2.2));
}
float S(float a, float b, float x) {
  return smoothstep(a, b, x);
}
float tx(int i, vec2 p) {
  if(abs(p.x)>.5||abs(p.y)>.5)return 0.;
  vec2 c = vec2(float(i%8), float(i/8));
  vec2 u = (c+vec2(p.x+.5, .5-p.y))/8.;
  return textureLod(T, u, 0.).r;
}
vec2 fold(vec2 p, float n, out float id) {
  float a = atan(p.y, p.x), s = 2.*PI/n;
  id = floor(a/s+.5);
  return rot(id*s)*p;
}
struct M {
  vec3 a;
  float me;
  float ro;
  vec3 em;
  float ss;
};
// camellia blossom, axis z //
float petal(vec3 q, float r, float w, float tilt, float curl, float k) {
  q.xz = rot(tilt)*q.xz;
  q.z -= q.y*.22*k;
  float x = q.x/r;
  float f = curl*q.x*x*.5+ .42*q.y*q.y/w - .30*r*x*x*x*x*.5;
  f += .018*sin(q.y*9./w+k*3.)*x;
  vec2 e = vec2((q.x-r*.52)/(r*.52), q.y/(w*(.55+.55*x-.12*x*x)));
  float d2 = (length(e)-1.)*min(r*.52, w)*.8;
  d2 = max(d2, .10*r-length(q.xy-vec2(r*1.09, 0.)));
  float dz = abs(q.z-f)-.014;
  return max(dz*.62, d2*.8);
}
float ring(vec3 p, float n, float a0, float r, float w, float tilt, float curl, float z) {
  p.z -= z;
  p.xy = rot(a0)*p.xy;
  float a = atan(p.y, p.x), s = 2.*PI/n, b = floor(a/s);
  float d = 9.;
  for(int i = 0;i<2;i++) {
    float id = b+float(i);
    vec3 q = p;
    q.xy = rot(id*s)*q.xy;
    float j = h11(id+n*3.1+a0);
    d = min(d, petal(q, r*(.94+.1*j), w, tilt+.08*(j-.5), curl, .6+.5*j));
  }
  return d;
}
vec2 bloom(vec3 p) {
  float l = length(p);
  if(l>1.75)return vec2(l-1.55, 1.);
  float d = ring(p, 5., .3, 1.28, .74, -.02, .12, -.10);
  d = min(d, ring(p, 5., .95, 1.16, .68, .22, .20, -.02));
  d = min(d, ring(p, 5., .1, .98, .58, .50, .30, .04));
  d = min(d, ring(p, 4., .7, .74, .46, .84, .34, .08));
  vec2 r = vec2(d, 1.);
  vec3 c = p;
  float id;
  float st = 9.;
  for(int i = 0;i<3;i++) {
    float n = 9.+float(i)*5., rr = .07+.075*float(i);
    vec3 q = c;
    q.xy = rot(float(i)*.4)*q.xy;
    q.xy = fold(q.xy, n, id);
    float hh = .50-.03*float(i)+.05*h11(id+float(i)*9.);
    st = min(st, cap(q, vec3(rr*.8, 0, .05), vec3(rr*1.25, 0, hh), .012, .012));
    float hd = length((q-vec3(rr*1.25, 0, hh+.015))*vec3(1., 1., .75))-.030;
    r = U(r, vec2(hd, 3.));
  }
  r = U(r, vec2(st, 2.));
  return r;
}
M petalM(vec3 p, vec3 n) {
  float l = length(p.xy);
  float v = fb(vec2(atan(p.y, p.x)*14., l*2.));
  M m;
  m.a = mix(hx(0x5c0418), hx(0xd21f46), S(.25, 1.25, l+.2*v-.08));
  m.a *= .82+.3*v;
  m.me = 0.;
  m.ro = .42;
  m.em = hx(0xeb2a55)*.02*S(.2, 1.2, l);
  m.ss = .85;
  return m;
}
M K(vec3 a, float me, float ro, float ss) {
  M m;
  m.a = a;
  m.me = me;
  m.ro = ro;
  m.em = vec3(0);
  m.ss = ss;
  return m;
}
// pointed leaf, along +x
float leaf(vec3 q, float r, float w) {
  float x = q.x/r;
  float f = -.22*q.x*x+.35*abs(q.y)-.02*cos(q.x*16.)*S(0., w, abs(q.y));
  float ww = w*sqrt(max(0., sin(PI*clamp(x, 0., 1.))))*(1.1-.35*x);
  float d2 = max(abs(q.y)-ww, max(-q.x, q.x-r));
  return max((abs(q.z-f)-.012)*.6, d2*.6);
}

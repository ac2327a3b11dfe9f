#define CAM vec3(0,0,7.)
#define TA vec3(0,0,0)
#define FL 3.1
#define KEY vec3(-.55,.75,.75)
#define KEYC vec3(1.1,.98,.98)
#define RIM vec3(.8,.35,-.55)
#define RIMC vec3(.75,.38,.85)
#define AMB vec3(.24,.20,.34)
#define VIG .2
#define STEP .7
#define OVER 1
vec2 flw(vec3 p) {
  p -= vec3(.75, .18, .1);
  p.yz = rot(-.42)*p.yz;
  p.xz = rot(.50)*p.xz;
  return bloom(p/1.12)*vec2(1.12, 1.);
}
vec2 map(vec3 p) {
  vec2 r = flw(p);
  vec3 q = p-vec3(-.35, -.72, -.35);
  q.xy = rot(-2.75)*q.xy;
  q.xz = rot(-.1)*q.xz;
  r = U(r, vec2(leaf(q, 1.75, .55), 4.));
  q = p-vec3(1.3, -.65, -.3);
  q.xy = rot(-.5)*q.xy;
  q.xz = rot(-.25)*q.xz;
  q.yz = rot(.5)*q.yz;
  r = U(r, vec2(leaf(q, 1.6, .5), 4.));
  q = p-vec3(1.35, .9, -.45);
  q.xy = rot(.62)*q.xy;
  q.yz = rot(-.45)*q.yz;
  r = U(r, vec2(leaf(q, 1.5, .46), 4.));
  q = p-vec3(-.05, .95, -.6);
  q.xy = rot(2.35)*q.xy;
  q.yz = rot(.35)*q.yz;
  r = U(r, vec2(leaf(q, 1.35, .42), 4.));
  q = p-vec3(.35, -1.0, -.5);
  q.xy = rot(-1.55)*q.xy;
  q.yz = rot(-.3)*q.yz;
  r = U(r, vec2(leaf(q, 1.4, .42), 4.));
  float st = cap(p, vec3(2.9, -1.3, -.8), vec3(.9, -.4, -.75), .055, .05);
  st = smin(st, cap(p, vec3(.9, -.4, -.75), vec3(-1.5, .75, -.7), .05, .03), .1);
  r = U(r, vec2(st, 5.));
  q = p-vec3(-1.62, .92, -.6);
  q.xy = rot(2.2)*q.xy;
  float l = length(q-vec3(.1, 0, 0));
  if(l<.7) {
    float b = ell(q-vec3(.16, 0, 0), vec3(.34, .25, .25));
    b = b-.02*sin(atan(q.y, q.z)*3.+q.x*6.);
    r = U(r, vec2(b*.8, 6.));
    float cx = max(ell(q-vec3(-.02, 0, 0), vec3(.25, .235, .235)), q.x-.06-.05*cos(atan(q.y,
        q.z)*5.));
    r = U(r, vec2(cx*.7, 7.));
  }
  else r = U(r, vec2(l-.55, 6.));
  return r;
}
M mat(float id, vec3 p, vec3 n) {
  if(id<1.5) {
    vec3 q = p-vec3(.75, .18, .1);
    q.yz = rot(-.42)*q.yz;
    q.xz = rot(.50)*q.xz;
    return petalM(q/1.12, n);
  }
  if(id<2.5)return K(hx(0xf6d9c6), 0., .5, .7);
  if(id<3.5) {
    M m = K(hx(0xffe3b0), 0., .45, .5);
    m.em = hx(0xffd9a0)*.16;
    return m;
  }
  if(id<4.5) {
    float v = fb(p.xy*7.);
    return K(mix(hx(0x0c2a22), hx(0x1f4a38), v), 0., .24, .25);
  }
  if(id<5.5)return K(hx(0x3a2723)*(.6+.8*fb(p.xy*20.)), 0., .7, 0.);
  if(id<6.5)return K(hx(0xd8264f), 0., .35, .7);
  return K(hx(0x3d5a35), 0., .4, .2);
}
vec3 bg(vec2 uv) {
  vec3 c = mix(hx(0x0b0a10), hx(0x241428), exp(-1.3*length(uv-vec2(.5, .1))));
  c += hx(0x6b1538)*.35*exp(-2.2*length(uv-vec2(.55, .15)));
  return c;
}
vec3 over(vec2 uv, vec3 c) {
  for(int i = 0;i<3;i++) {
    float k = 5.+float(i)*4.;
    vec2 g = uv*k+vec2(float(i)*3.7, float(i)*1.3);
    vec2 ip = floor(g);
    vec2 f = fract(g)-.5-vec2(h21(ip)-.5, h21(ip+9.)-.5)*.7;
    float on = step(.80, h21(ip+3.));
    float r = .03+.10*h21(ip+5.)*h21(ip+6.);
    c += on*vec3(.8, .82, 1.)*(.42-.1*float(i))*S(r, r*.1, length(f));
  }
  return c;
}

#define CAM vec3(0,0,6.2)
#define TA vec3(0,0,0)
#define FL 3.0
#define KEY vec3(-.55,.8,.75)
#define KEYC vec3(1.,.95,.9)
#define RIM vec3(.8,.25,-.5)
#define RIMC vec3(.7,.35,.8)
#define AMB vec3(.24,.2,.32)
#define VIG .3
#define STEP .7
#define OVER 1
vec2 map(vec3 p) {
  p -= vec3(.1, .05, 0);
  vec3 q = p;
  q.yz = rot(-.35)*q.yz;
  q.xz = rot(-.4)*q.xz;
  vec2 r = bloom(q/1.1)*vec2(1.1, 1.);
  q = p-vec3(-.5, -.7, -.4);
  q.xy = rot(-2.4)*q.xy;
  r = U(r, vec2(leaf(q, 1.5, .48), 4.));
  q = p-vec3(.7, -.7, -.4);
  q.xy = rot(-.8)*q.xy;
  q.yz = rot(.4)*q.yz;
  r = U(r, vec2(leaf(q, 1.5, .46), 4.));
  q = p-vec3(.5, .9, -.5);
  q.xy = rot(.9)*q.xy;
  r = U(r, vec2(leaf(q, 1.4, .42), 4.));
  return r;
}
M mat(float id, vec3 p, vec3 n) {
  if(id<1.5) {
    vec3 q = p-vec3(.1, .05, 0);
    q.yz = rot(-.35)*q.yz;
    q.xz = rot(-.4)*q.xz;
    return petalM(q/1.1, n);
  }
  if(id<2.5)return K(hx(0xf6d9c6), 0., .5, .7);
  if(id<3.5) {
    M m = K(hx(0xffe3b0), 0., .45, .5);
    m.em = hx(0xffd9a0)*.16;
    return m;
  }
  return K(mix(hx(0x0c2a22), hx(0x1f4a38), fb(p.xy*7.)), 0., .24, .25);
}
vec3 bg(vec2 uv) {
  return mix(hx(0x0e0b14), hx(0x2c1230), exp(-1.2*length(uv)));
}
vec3 over(vec2 uv, vec3 c) {
  for(int i = 0;i<3;i++) {
    float k = 4.+float(i)*3.;
    vec2 g = uv*k+vec2(float(i)*3.7, float(i)*1.3);
    vec2 ip = floor(g);
    vec2 f = fract(g)-.5-vec2(h21(ip)-.5, h21(ip+9.)-.5)*.7;
    float on = step(.82, h21(ip+3.));
    float r = .03+.08*h21(ip+5.);
    c += on*vec3(.8, .82, 1.)*(.5-.13*float(i))*S(r, r*.2, length(f));
  }
  return c;
}

#define CAM vec3(0,0,6.4)
#define TA vec3(0,.05,0)
#define FL 3.9
#define KEY vec3(-.7,.9,.8)
#define KEYC vec3(1.,1.,1.1)
#define RIM vec3(.9,.2,-.5)
#define RIMC vec3(.4,.9,1.)
#define AMB vec3(.16,.26,.34)
#define VIG 1.2
vec2 map(vec3 p) {
  vec3 q = p;
  q.xz = rot(-.42)*q.xz;
  q.yz = rot(.12)*q.yz;
  vec2 r = vec2(9., 0.);
  for(int i = -1;i<=2;i++) {
    float x = (float(i)-.5)*.72;
    r = U(r, vec2(cap(q, vec3(x, -1.15, 0), vec3(x, 1.05, 0), .055, .055), 1.));
    r = U(r, vec2(length(q-vec3(x, 1.18, 0))-.13, 3.));
    r = U(r, vec2(length(q-vec3(x, -1.28, 0))-.13, i==1?4.:3.));
  }
  float ys[7] = float[7](.78, .42, .62, .05, -.22, -.55, -.80);
  for(int i = 0;i<7;i++) {
    float x = (float(i%3)-1.)*.72;
    r = U(r, vec2(cap(q, vec3(x-.36, ys[i], 0), vec3(x+.36, ys[i], 0), .045, .045), 2.));
  }
  r = U(r, vec2(p.z+1.2, 5.));
  return r;
}
M mat(float id, vec3 p, vec3 n) {
  if(id<1.5)return K(hx(0xd8e4f0), 1., .15, 0.);
  if(id<2.5) {
    M m = K(hx(0x19c8e8), 0., .2, .5);
    m.em = hx(0x19c8e8)*.35;
    return m;
  }
  if(id<3.5)return K(hx(0xeef4fb), 0., .12, .4);
  if(id<4.5) {
    M m = K(hx(0xeb3d63), 0., .1, .5);
    m.em = hx(0xeb3d63)*.6;
    return m;
  }
  return K(mix(hx(0x06202c), hx(0x0f3f52), exp(-.4*dot(p.xy, p.xy))), 0., .5, .1);
}
vec3 bg(vec2 uv) {
  return hx(0x06202c);
}

// Refer a friend: two camellias on one branch, the second just opening.
#define CAM vec3(0, 0, 6.4)
#define TA vec3(0, 0, 0)
#define FL 3.0
#define KEY vec3(-.55, .8, .75)
#define KEYC vec3(1.1, 1., .95)
#define RIM vec3(.8, .3, -.5)
#define RIMC vec3(1., .55, .3)
#define AMB vec3(.34, .22, .26)
#define VIG .7
#define STEP .7
vec3 first(vec3 p) {
  p -= vec3(-.72, .12, .1);
  p.yz = rot(-.3) * p.yz;
  p.xz = rot(-.35) * p.xz;
  return p / .92;
}
vec3 second(vec3 p) {
  p -= vec3(1.12, .02, .35);
  p.yz = rot(-.35) * p.yz;
  p.xz = rot(.45) * p.xz;
  return p / .66;
}
vec2 map(vec3 p) {
  vec2 r = bloom(first(p)) * vec2(.92, 1.);
  vec2 s = bloom(second(p)) * vec2(.66, 1.);
  r = U(r, vec2(s.x, s.y < 1.5 ? 9. : s.y));
  float branch = cap(p, vec3(-2.6, -1.0, -.8), vec3(.2, -.5, -.6), .06, .05);
  branch = smin(branch, cap(p, vec3(.2, -.5, -.6), vec3(2.6, .5, -.7), .05, .03), .1);
  r = U(r, vec2(branch, 5.));
  vec3 q = p - vec3(.1, -.75, -.45);
  q.xy = rot(-1.2) * q.xy;
  r = U(r, vec2(leaf(q, 1.3, .42), 4.));
  q = p - vec3(.25, .75, -.55);
  q.xy = rot(1.15) * q.xy;
  r = U(r, vec2(leaf(q, 1.2, .4), 4.));
  q = p - vec3(-1.5, -.7, -.5);
  q.xy = rot(-2.6) * q.xy;
  r = U(r, vec2(leaf(q, 1.4, .44), 4.));
  q = p - vec3(1.75, -.35, -.3);
  q.xy = rot(-.5) * q.xy;
  return U(r, vec2(leaf(q, 1.2, .38), 4.));
}
M mat(float id, vec3 p, vec3 n) {
  if (id < 1.5) return petalM(first(p), n);
  if (id > 8.) {
    M m = petalM(second(p), n);
    m.a = mix(m.a.rbb, hx(0xf6b7c4), .62);
    return m;
  }
  if (id < 2.5) return K(hx(0xf6d9c6), 0., .5, .7);
  if (id < 3.5) return K(hx(0xffe3b0), 0., .45, .5);
  if (id < 4.5) return K(mix(hx(0x0c2a22), hx(0x1f4a38), fb(p.xy * 7.)), 0., .24, .25);
  return K(hx(0x3a2723) * (.6 + .8 * fb(p.xy * 20.)), 0., .7, 0.);
}
vec3 bg(vec2 uv) {
  return mix(hx(0x12080c), hx(0x4a1a1c), exp(-1.1 * length(uv - vec2(.1, .2))));
}

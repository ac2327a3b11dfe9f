// Fairness: a glass cube with the seed locked inside, bound by a brass clasp.
#define CAM vec3(0, 1.25, 6.2)
#define TA vec3(0, .12, 0)
#define FL 3.1
#define KEY vec3(-.7, .9, .8)
#define KEYC vec3(1.05, 1.05, 1.1)
#define RIM vec3(.9, .35, -.5)
#define RIMC vec3(.35, .95, .85)
#define AMB vec3(.18, .28, .32)
#define VIG 1.1
vec3 lockAt(vec3 p) {
  p -= vec3(0, -.02, 0);
  p.xz = rot(-.42) * p.xz;
  return p;
}
float shackle(vec3 q) {
  vec3 s = q - vec3(0, .62, 0);
  float arch = length(vec2(length(s.xy * vec2(1., .92)) - .52, s.z)) - .115;
  arch = max(arch, -s.y);
  vec3 l = vec3(abs(q.x) - .52, q.y - .5, q.z);
  return min(arch, max(length(l.xz) - .115, abs(l.y) - .18));
}
float keyhole(vec3 q) {
  float hole = length(q.xy - vec2(0, -.10)) - .13;
  return min(hole, max(abs(q.x) - .055 - max(0., -.2 - q.y) * .16, abs(q.y + .30) - .2));
}
vec2 map(vec3 p) {
  vec3 q = lockAt(p);
  float body = bx(q - vec3(0, -.22, 0), vec3(.86, .68, .34), .16);
  body = max(body, -max(keyhole(q - vec3(0, -.12, 0)), .20 - q.z));
  vec2 r = vec2(body, 1.);
  r = U(r, vec2(shackle(q), 2.));
  float id;
  vec3 d = q - vec3(0, -.22, .345);
  float rim = abs(bx2(d.xy, vec2(.70, .52)) - .03) - .018;
  r = U(r, vec2(max(rim, abs(d.z) - .03), 2.));
  vec3 b = q - vec3(.62, .52, .52);
  b.xz = rot(.3) * b.xz;
  vec2 f = bloom(b / .30) * vec2(.30, 1.);
  r = U(r, vec2(f.x, 2. + f.y));
  r = U(r, vec2(p.y + .92, 20.));
  vec3 k = p - vec3(0, -.84, 0);
  r = U(r, vec2(length(vec2(length(k.xz) - 1.75, k.y)) - .03, 2.));
  return r;
}
M mat(float id, vec3 p, vec3 n) {
  if (id > 15.) return K(hx(0x020807), 0., .14, .0);
  if (id < 1.5) {
    float v = fb(lockAt(p).xy * 2.6 + 3.);
    M m = K(mix(hx(0x04241d), hx(0x0f5c48), v), 0., .05, .55);
    m.em = hx(0x1fae8a) * .015;
    return m;
  }
  if (id < 2.5) return K(hx(0xe9c37a), 1., .2, 0.);
  if (id < 3.5) {
    vec3 b = lockAt(p) - vec3(.62, .52, .52);
    b.xz = rot(.3) * b.xz;
    return petalM(b / .30, n);
  }
  return K(hx(0xffe3b0), 0., .45, .5);
}
vec3 bg(vec2 uv) {
  vec3 c = mix(hx(0x050c0e), hx(0x0f3a38), exp(-1.1 * length(uv - vec2(0, .3))));
  float ring = abs(length(uv - vec2(0, .1)) - .95);
  return c + hx(0x35d6b0) * .05 * S(.012, .0, ring);
}

// Odd/Even: a crimson ball and an ink-blue one on lacquer, a low orbit of pearls between them.
#define CAM vec3(0, 1.05, 6.2)
#define TA vec3(0, .18, 0)
#define FL 3.15
#define KEY vec3(-.7, .9, .8)
#define KEYC vec3(1.1, 1., .98)
#define RIM vec3(.9, .35, -.5)
#define RIMC vec3(.9, .35, .7)
#define AMB vec3(.30, .24, .36)
#define VIG 1.1
const vec4 B[4] = vec4[4](vec4(-.86, .12, .30, .98), vec4(.98, -.08, .78, .78),
    vec4(.52, 1.12, -.85, .52), vec4(-2.15, -.42, -.55, .44));
const int NB[4] = int[4](7, 8, 3, 2);
vec2 map(vec3 p) {
  vec2 r = vec2(p.y + .86, 20.);
  for (int i = 0; i < 4; i++) r = U(r, vec2(length(p - B[i].xyz) - B[i].w, float(i)));
  vec3 q = p - vec3(0, -.05, .1);
  q.yz = rot(-1.30) * q.yz;
  q.xz = rot(.16) * q.xz;
  r = U(r, vec2(tor(q, 2.12, .016), 21.));
  float id;
  q.xy = fold(q.xy, 26., id);
  r = U(r, vec2(length(q - vec3(2.12, 0, 0)) - (mod(id, 2.) < .5 ? .050 : .030), 22.));
  return r;
}
M mat(float id, vec3 p, vec3 n) {
  if (id > 21.5) return K(hx(0xfff1e2), 0., .12, .6);
  if (id > 20.5) return K(hx(0xd9a24a), 1., .22, 0.);
  if (id > 15.) return K(hx(0x12060f), 0., .10, .1);
  int i = int(id + .5);
  int nb = NB[i];
  bool odd = nb % 2 == 1;
  vec3 c = odd ? hx(0xd81f4c) : hx(0x2443b8);
  vec3 d = normalize(p - B[i].xyz);
  vec3 f = normalize(vec3(.16 * sin(float(i) * 2.3), .16, 1.));
  vec3 u = normalize(cross(vec3(.20 * sin(float(i) * 3.), 1, 0), f)), v = cross(f, u);
  vec2 q = vec2(dot(d, u), dot(d, v));
  if (dot(d, f) > 0.) {
    float l = length(q);
    c = mix(c, odd ? hx(0x8a0f33) : hx(0x142874), S(.66, .64, l) * S(.60, .62, l));
    c = mix(c, hx(0xfdf8f2), S(.56, .545, l));
    c = mix(c, odd ? hx(0xa3123a) : hx(0x14246a), tx(nb, q / .95));
  }
  return K(c, 0., .06, .45);
}
vec3 bg(vec2 uv) {
  vec3 c = mix(hx(0x0b0710), hx(0x38102c), exp(-1.1 * length(uv - vec2(-.2, .35))));
  c += hx(0x1c2a7a) * .35 * exp(-1.8 * length(uv - vec2(1.0, .2)));
  for (int i = 0; i < 3; i++) {
    float k = 3. + float(i) * 2.;
    vec2 g = uv * k + float(i) * vec2(3.7, 1.3);
    vec2 f = fract(g) - .5 - (vec2(h21(floor(g)), h21(floor(g) + 9.)) - .5) * .6;
    c += step(.84, h21(floor(g) + 3.)) * hx(0xff9db4) * .12 * S(.22, .0, length(f));
  }
  return c;
}

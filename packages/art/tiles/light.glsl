// One light rig for all scenes: key soft box, strip rim light, one bounce, ACES, grain.
#ifndef STEP
#define STEP .85
#endif
#ifndef EXPO
#define EXPO 1.
#endif
#ifndef FAR
#define FAR 14.
#endif
#ifndef NEAR
#define NEAR 2.2
#endif
#ifndef FLAT
float march(vec3 ro, vec3 rd, float t, float tm, int n, out float id) {
  id = -1.;
  for(int i = ZR;i<n;i++) {
    vec2 h = map(ro+rd*t);
    if(h.x<.0007*t) {
      id = h.y;
      return t;
    }
    t += h.x*STEP;
    if(t>tm)break;
  }
  return -1.;
}
vec3 nor(vec3 p) {
  vec3 n = vec3(0);
  for(int i = ZR;i<4;i++) {
    vec3 e = .5773*(2.*vec3((((i+3)>>1)&1), ((i>>1)&1), (i&1))-1.);
    n += e*map(p+e*.0012).x;
  }
  return normalize(n);
}
float shd(vec3 p, vec3 l) {
  float r = 1., t = .03;
  for(int i = ZR;i<26;i++) {
    float h = map(p+l*t).x;
    r = min(r, 9.*h/t);
    t += clamp(h, .025, .22);
    if(r<.01||t>3.5)break;
  }
  return S(0., 1., r);
}
float aoc(vec3 p, vec3 n) {
  float a = 0., s = 1.;
  for(int i = ZR;i<5;i++) {
    float h = .02+.09*float(i);
    a += (h-map(p+n*h).x)*s;
    s *= .78;
  }
  return clamp(1.-1.3*a, 0., 1.);
}
float sb(vec3 d, vec3 l, vec2 s, float r) {
  vec3 w = normalize(l), u = normalize(cross(vec3(0, 1, .01), w)), v = cross(w, u);
  float k = dot(d, w);
  if(k<=0.)return 0.;
  vec2 q = abs(vec2(dot(d, u), dot(d, v))/k)-s;
  float e = max(q.x, q.y);
  return (1.-S(-.02-.5*r, .04+1.1*r, e));
}
vec3 env(vec3 d, float r) {
  vec3 c = mix(AMB*.12, AMB*.75, S(-.7, .95, d.y));
  c += KEYC*3.4*sb(d, KEY, vec2(.42, .30), r)*mix(1., .55, r);
  c += RIMC*2.6*sb(d, RIM, vec2(.16, .9), r)*mix(1., .55, r);
  c += KEYC*1.1*sb(d, vec3(.9, .25, .5), vec2(.10, .8), r);
  c += AMB*1.8*sb(d, vec3(0., -.6, 1.), vec2(1.2, .10), r)*.5;
  c *= .86+.28*S(.35, .65, sin(d.x*5.+d.y*4.)*.5+.5)*(1.-r);
  return c;
}
vec3 lit(vec3 p, vec3 n, vec3 rd, M m, bool full) {
  vec3 l = normalize(KEY);
  float sh = full?shd(p+n*.012, l):.7, ao = full?aoc(p, n):.7;
  float nl = dot(n, l);
  float df = mix(max(nl, 0.), clamp((nl+.7)/1.7, 0., 1.), m.ss);
  vec3 tint = mix(vec3(1), pow(max(m.a, .001), vec3(.35)), m.ss*.6);
  vec3 c = m.a*(KEYC*2.3*df*mix(sh, .45+.55*sh,
      m.ss)*tint+AMB*(.55+.45*n.y)*ao*1.1+RIMC*max(dot(n, normalize(RIM)), 0.)*.7*ao);
  c += m.a*m.ss*KEYC*.5*pow(clamp(1.+dot(n, rd), 0., 1.), 2.)*ao;
  c *= 1.-m.me;
  return c+m.em;
}
vec3 shade(vec3 p, vec3 rd, float id) {
  vec3 n = nor(p);
  M m = mat(id, p, n);
#ifdef BUMP
  n = bump(id, p, n);
#endif
  vec3 c = lit(p, n, rd, m, true);
  vec3 f0 = mix(vec3(.045), m.a, m.me);
  float fr = pow(clamp(1.+dot(n, rd), 0., 1.), 5.);
  vec3 F = f0+(max(vec3(1.-m.ro), f0)-f0)*fr*(1.-.6*m.ro);
  vec3 r = reflect(rd, n);
  vec3 er = env(r, m.ro);
  float ao = aoc(p, n);
  if(m.ro<.5&&(m.me>.3||m.ro<.2)) {
    float i2;
    float t = march(p+n*.02, r, .03, 4., 28, i2);
    if(i2>=0.) {
      vec3 q = p+n*.02+r*t;
      vec3 n2 = nor(q);
      M m2 = mat(i2, q, n2);
      vec3 e2 = lit(q, n2, r, m2, false)+mix(vec3(.05), m2.a, m2.me)*env(reflect(r, n2), .5)*.6;
      er = mix(e2, er, m.ro*.8);
    }
  }
  c += F*er*mix(.45, 1., ao);
  c += RIMC*pow(clamp(1.+dot(n, rd), 0., 1.), 3.5)*.28*ao;
  return c;
}
#endif
vec3 aces(vec3 x) {
  return clamp((x*(2.51*x+.03))/(x*(2.43*x+.59)+.14), 0., 1.);
}
void main() {
  vec2 fc = gl_FragCoord.xy+J;
  vec2 uv = (2.*fc-R)/R.y;
  vec3 c = vec3(0);
#ifdef FLAT
  c = bg(uv);
#else
  vec3 ro = CAM, ta = TA, f = normalize(ta-ro), s = normalize(cross(f, vec3(0, 1, 0))),
      u = cross(s, f);
  vec3 rd = normalize(f*FL+s*uv.x+u*uv.y);
  c = bg(uv);
  float id;
  float t = march(ro, rd, NEAR, FAR, 130, id);
  if(id>=0.) {
    vec3 k = shade(ro+rd*t, rd, id);
#ifdef FOG
    k = mix(k, FOG, 1.-exp(-max(0., t-FOG0)*FOGD));
#endif
    c = k;
  }
#endif
#ifdef OVER
  c = over(uv, c);
#endif
  c *= EXPO;
  c = mix(c, c*c*1.2, .18);
  c = aces(c);
  c = pow(c, vec3(1./2.2));
  c *= 1.-.22*dot(uv*vec2(.6, .8), uv*vec2(.6, .8))*VIG;
  c += (h21(fc*.7)-.5)*.022;
  o = vec4(c, 1);
}

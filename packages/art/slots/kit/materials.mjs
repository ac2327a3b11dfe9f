// Value ramps from dark to light, and constants. A material never knows its shape.
export const M = {
  brass: {
    kind: 'metal',
    ramp: ['#220b06', '#6b3411', '#b97a26', '#eec46a', '#fff3cf'],
    ...{ gain: 1.14, gloss: 50, spec: 0.55, grain: 0.025, bumpNoise: 0.02 },
    ...{ rim: '#ff8a6a', rimAmt: 0.5 },
  },
  brassDark: {
    kind: 'metal',
    ramp: ['#120504', '#3d1c0c', '#7c4b18', '#b98a3f', '#f1d797'],
    ...{ gloss: 40, spec: 0.35, grain: 0.03, brush: 0.12 },
  },
  gold: {
    kind: 'metal',
    ramp: ['#2a1204', '#84500f', '#d79a2b', '#ffdb7d', '#fffbe6'],
    ...{ gain: 1.18, gloss: 70, spec: 0.7, grain: 0.02, rim: '#9fd0ff', rimAmt: 0.6 },
  },
  velvet: {
    kind: 'velvet',
    ramp: ['#16030a', '#4c0a22', '#9c1a3f', '#e8577c', '#ffb3c4'],
    ...{ rim: '#ff7d97', rimAmt: 0.35, grain: 0.05 },
  },
  velvetDark: {
    kind: 'velvet',
    ramp: ['#0a0206', '#250512', '#5a0d28', '#a32749', '#f08aa4'],
    ...{ rim: '#ff7d97', rimAmt: 0.25, grain: 0.05 },
  },
  ruby: {
    kind: 'glass',
    ramp: ['#2b0010', '#7d0528', '#d3163f', '#ff5a76', '#ffe3e6'],
    ...{ gloss: 160, spec: 1.1, alpha: 1, edge: 0.25, rim: '#ff9db0' },
  },
  enamel: {
    kind: 'gloss',
    ramp: ['#2a0412', '#86102f', '#d02a4e', '#f46b84', '#ffd0d6'],
    ...{ gloss: 80, spec: 0.6, coat: 0.7, clear: 1, rim: '#ffb3a0' },
  },
  onyx: {
    kind: 'gloss',
    ramp: ['#050307', '#120a12', '#241623', '#463246', '#a48fa4'],
    ...{ gloss: 90, spec: 0.7, coat: 0.9, clear: 1, rim: '#ff7d97' },
  },
  crystal: {
    kind: 'glass',
    ramp: ['#2a1020', '#8d6a72', '#d9bfae', '#fff0d8', '#ffffff'],
    ...{ gloss: 140, spec: 1.1, alpha: 0.45, refract: 4, rim: '#ffd2a0' },
  },
  champagne: {
    kind: 'glass',
    ramp: ['#5a2407', '#b9661a', '#efae45', '#ffdf92', '#fff8df'],
    ...{ gloss: 120, spec: 0.8, alpha: 0.92, rim: '#ffd28a' },
  },
  ceramic: {
    kind: 'gloss',
    ramp: ['#7ea6cf', '#b6d3ea', '#e6f1fa', '#ffffff', '#ffffff'],
    ...{ gloss: 70, spec: 0.5, coat: 0.5, clear: 0.6, rim: '#ffd0e0', grain: 0.01 },
  },
  /** The brand's red, only for the button that spins. */
  action: {
    kind: 'gloss',
    ramp: ['#3d0418', '#7d0f36', '#d42b52', '#f4587a', '#ffc4cf'],
    ...{ gloss: 50, spec: 0.4, coat: 0.5, clear: 0.5, rim: '#ff9db0', grain: 0.012 },
  },
}

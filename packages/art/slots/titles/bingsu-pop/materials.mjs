// Ice, snow, jelly and fruit: ramps that begin in the middle, so that nothing is black.
const jelly = (...ramp) => ({
  ...{ kind: 'glass', ramp, gloss: 90, spec: 0.95, alpha: 1, edge: 0.25, lift: 0.16 },
  ...{ rim: '#ffffff', rimAmt: 0.4, grain: 0.012 },
})

const fruit = (...ramp) => ({
  ...{ kind: 'gloss', ramp, gloss: 45, spec: 0.55, coat: 0.35, clear: 0.8 },
  ...{ rim: '#ffffff', rimAmt: 0.35, grain: 0.015, cav: 0.4 },
})

export const ICE = {
  kind: 'glass',
  ramp: ['#5fa6dc', '#93cdf2', '#c6e9fb', '#ecfaff', '#ffffff'],
  ...{ gloss: 110, spec: 0.9, alpha: 0.9, edge: 0.3, lift: 0.2 },
  ...{ rim: '#ffffff', rimAmt: 0.6, grain: 0.012 },
}

export const SNOW = {
  kind: 'gloss',
  ramp: ['#8fc4ea', '#bfe2f7', '#e3f5fd', '#ffffff', '#ffffff'],
  ...{ gloss: 18, spec: 0.06, coat: 0.1, rim: '#ff9fc0', rimAmt: 0.35 },
  ...{ grain: 0.03, bumpNoise: 0.45, noiseFreq: 0.16 },
}

export const PINK = jelly('#b3124c', '#ec3a78', '#ff77a5', '#ffb6cf', '#fff0f5')
export const AMBER = jelly('#b86a00', '#f79a16', '#ffc04e', '#ffe09a', '#fff9e2')
export const TEAL = jelly('#00757a', '#13aeb0', '#4fd6cf', '#a6f3e8', '#effffc')
export const VIOLET = jelly('#4b2bb0', '#7a55e6', '#a48bfa', '#d2c5ff', '#f7f4ff')

export const RED = fruit('#7a0520', '#c2123a', '#f23a5c', '#ff7d8e', '#ffe1e0')
export const LEAF = fruit('#0c4a2a', '#1f8046', '#49b764', '#96e08d', '#efffd8')
export const MANGO = fruit('#a34a00', '#e58508', '#ffb727', '#ffdc68', '#fff8d2')
export const MANGO_FLESH = jelly('#d27a00', '#ffa616', '#ffc943', '#ffe890', '#fffbe0')
export const MELON = jelly('#2f9a55', '#6ccb74', '#a8e596', '#dcf8bd', '#fbffe9')
export const MELON_PALE = jelly('#e8f7c8', '#f1fbd8', '#f8ffe6', '#ffffff', '#ffffff')
export const RIND = fruit('#0f5533', '#23834c', '#4fb069', '#a4dc9b', '#f2ffe0')
export const BERRY = fruit('#141a52', '#28358c', '#4658c4', '#8294ea', '#e6ecff')
export const BERRY_CROWN = fruit('#0a0e36', '#161d5c', '#2b3890', '#5a6bcc', '#b9c6ff')
export const BEAN = fruit('#2c0710', '#5e1222', '#932b3a', '#cf6e70', '#ffe0d8')

/** Shadows on a light ground are blue. */
export const shade = (y, b, a, c = '#2c5f92') => ({ x: 0.3, y, b, a, c })
export const SOFT = shade(1.8, 2.2, 0.4)

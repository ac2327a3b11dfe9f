// Ink, silver and mineral pigments.
export const pigment = (...ramp) => ({
  kind: 'gloss',
  ramp,
  ...{ gloss: 16, spec: 0.12, coat: 0.1, rimAmt: 0.2, grain: 0.05, cav: 0.9 },
})

export const INK = {
  kind: 'ink',
  ramp: ['#05070d', '#0a0e18', '#121a29', '#24304a', '#6d80a6'],
  ...{ spec: 0.2, rimAmt: 0.1, grain: 0.03 },
}
export const DEEP_INK = { ...INK, ramp: ['#03060d', '#050a14', '#080f1d', '#111d33', '#2c4266'] }

/** Silver laid on with a brush: a gloss, since metal turned muddy in strokes. */
export const SILVER = {
  kind: 'gloss',
  ramp: ['#26344f', '#7488a5', '#c3d0de', '#f4f8fc', '#ffffff'],
  ...{ gloss: 22, spec: 0.32, coat: 0.35, cav: 1.2, grain: 0.035, rim: '#ff9d3c', rimAmt: 0.5 },
}
export const ROD = {
  kind: 'metal',
  ramp: ['#0a1120', '#33435e', '#8294ad', '#d3deea', '#ffffff'],
  ...{ gloss: 60, spec: 0.5, rim: '#ff9d3c', rimAmt: 0.5, grain: 0.03 },
}
export const LEAF = {
  kind: 'metal',
  ramp: ['#18233a', '#54667f', '#a3b3c6', '#dfe8f0', '#ffffff'],
  ...{ gain: 1.3, gloss: 26, spec: 0.18, bumpNoise: 0.55, noiseFreq: 0.06 },
  ...{ grain: 0.045, rim: '#ffb866', rimAmt: 0.5, cav: 0.3 },
}

export const ORANGE = pigment('#3d1203', '#a8430c', '#ef8526', '#ffb65c', '#ffe9c0')
export const CREAM = pigment('#5d5a66', '#a9a8b4', '#e6e4e6', '#fbf8f2', '#ffffff')
export const GREEN = pigment('#04211f', '#0d4a45', '#2b8577', '#6fc0aa', '#d5f4e6')
export const ROSE = pigment('#3a0512', '#8f1633', '#d8455f', '#ff93a0', '#ffe0dc')
export const BLUSH = pigment('#6d4048', '#b98b90', '#f0d8d8', '#fff6f2', '#ffffff')
export const BLUE = pigment('#0a1f4a', '#1d4b96', '#3f86d8', '#8fc4ff', '#e6f4ff')
export const BARK = pigment('#140a06', '#3d2110', '#7d4f28', '#c0905a', '#f3dfb8')

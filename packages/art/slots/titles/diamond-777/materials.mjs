// Chrome, enamel and diamond of a machine that was polished every morning.
const enamel = (...ramp) => ({
  ...{ kind: 'gloss', ramp, gloss: 90, spec: 0.7, coat: 0.75, clear: 1.1 },
  ...{ rim: '#ffffff', rimAmt: 0.25, grain: 0.01, cav: 0.35 },
})

export const CHROME = {
  kind: 'metal',
  ramp: ['#050608', '#1d2027', '#8590a1', '#ecf1f7', '#ffffff'],
  ...{ gain: 1.22, gloss: 90, spec: 0.8, grain: 0.008, strips: 0.5, rim: '#ff5a5a', rimAmt: 0.35 },
}

export const STEEL = {
  kind: 'metal',
  ramp: ['#030405', '#14161b', '#343943', '#707987', '#d7dee8'],
  ...{ gloss: 50, spec: 0.35, grain: 0.02, brush: 0.12 },
}

export const RED = enamel('#2c0207', '#8a0714', '#dd1626', '#ff5560', '#ffd9d6')
export const BLUE = enamel('#020a33', '#0a2a8c', '#1e56d8', '#6d9bff', '#e0ebff')
export const BLACK = enamel('#020203', '#0a0b0f', '#191b22', '#3b3f4b', '#a7adba')
export const WHITE = enamel('#8b93a3', '#c3cad6', '#eef1f6', '#ffffff', '#ffffff')
export const GREEN = enamel('#02210e', '#0a5a26', '#1a9a45', '#63d983', '#e6ffe6')

export const DIAMOND = {
  kind: 'glass',
  ramp: ['#0c1a30', '#3f6390', '#9cc4e8', '#eaf6ff', '#ffffff'],
  ...{ gloss: 150, spec: 1.2, alpha: 1, edge: 0.42, lift: 0.06 },
  ...{ rim: '#bfe0ff', rimAmt: 0.5, grain: 0.006 },
}

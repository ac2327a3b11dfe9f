// Storm glass in five colours, and marble.
const glass = (ramp, rim, edge = 0.35) => ({
  kind: 'glass',
  ramp,
  ...{ gloss: 150, spec: 1.2, alpha: 0.97, edge, rim },
})

export const STORM = glass(['#0d0a36', '#2b2a86', '#4a7fe0', '#a6e3ff', '#ffffff'], '#7cc8ff', 0.4)
export const VIOLET = glass(['#1b0740', '#5a1f9e', '#a14df0', '#e3b0ff', '#ffffff'], '#e0b0ff')
export const GREEN = glass(['#03251f', '#0b6a55', '#22bf8f', '#9bf5cf', '#ffffff'], '#9bf5cf')
export const AMBER = glass(['#331003', '#913f07', '#e88a1c', '#ffd37a', '#ffffff'], '#ffd37a')
export const RED = glass(['#33040d', '#93102a', '#e9355a', '#ff9fb0', '#ffffff'], '#ff9fb0')
export const SKY = glass(['#1b3fa8', '#3f8ef0', '#8fd6ff', '#e6fbff', '#ffffff'], '#bfe8ff')

export const MARBLE = {
  kind: 'gloss',
  ramp: ['#1b1838', '#4d4a78', '#9a9ac4', '#dcdcf2', '#ffffff'],
  ...{ gloss: 40, spec: 0.2, coat: 0.25, rim: '#7cc8ff', grain: 0.04, bumpNoise: 0.06 },
}

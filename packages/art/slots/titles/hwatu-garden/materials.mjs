// Lacquer, nacre and the spot colours of a woodblock print.
const spot = (base, dark, light) => ({
  kind: 'gloss',
  ramp: [dark, dark, base, light, '#fff6ea'],
  ...{ gloss: 60, spec: 0.35, coat: 0.35, clear: 0.7, rimAmt: 0.15, grain: 0.025 },
})

export const BLACK = spot('#191317', '#060406', '#3a2c33')
export const RED = spot('#c42330', '#7d0c18', '#ee5a4c')
export const CREAM = spot('#f0e2c0', '#b9a06f', '#fff8e6')
export const YELLOW = spot('#e3a92f', '#9a6410', '#ffd877')
export const GREEN = spot('#2f6a4a', '#133a28', '#62a677')
export const BLUE = spot('#2c4a8c', '#122350', '#6487cf')
export const PINK = spot('#e27d8f', '#a63f55', '#ffb9c0')
export const PURPLE = spot('#6b4597', '#36205a', '#a384cf')

export const LACQUER = {
  kind: 'gloss',
  ramp: ['#040203', '#100709', '#231013', '#4d2a2c', '#d8b7a6'],
  ...{ gloss: 120, spec: 0.8, coat: 1, clear: 1.2, rim: '#ff5a4a', grain: 0.015 },
}

export const RED_LACQUER = {
  kind: 'gloss',
  ramp: ['#2b0306', '#7a0d18', '#bb1f2c', '#e5524c', '#ffd2bd'],
  ...{ gloss: 110, spec: 0.7, coat: 0.8, clear: 1, rim: '#ffb48a', grain: 0.015 },
}

/** Mother of pearl as it is laid into lacquer. */
export const NACRE = {
  kind: 'metal',
  ramp: ['#2e3a55', '#6a8fae', '#a9d6cf', '#f1e3f0', '#ffffff'],
  ...{ gloss: 30, spec: 0.5, grain: 0.02, bumpNoise: 0.5, noiseFreq: 0.1, rimAmt: 0.2 },
}

const SHIMMER = ['#ffd6f2', '#d5e6ff', '#c8fff0', '#fffbd2', '#ffd9d2', '#e2d4ff', '#ffd6f2']

/** The colours of nacre turn around a point. */
export const shimmer = (cx, cy) => (x) => {
  const turning = x.createConicGradient(0.4, cx, cy)
  SHIMMER.forEach((colour, i) => {
    turning.addColorStop(i / 6, colour)
  })
  x.fillStyle = turning
  x.fillRect(cx - 1000, cy - 1000, 2000, 2000)
}

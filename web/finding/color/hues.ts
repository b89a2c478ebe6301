/** Common interior colours, light to dark and round the colour circle, by their keys in the locales. `#rrggbb`. */
export const hues = {
  ivory: '#f3eee3',
  sand: '#d8cbb0',
  oak: '#c19a6b',
  walnut: '#7a4f32',
  espresso: '#3b2a22',
  terracotta: '#a6492b',
  rose: '#cf8a78',
  ochre: '#c9a13b',
  sage: '#7d8f6a',
  green: '#3e6b57',
  teal: '#2b5d66',
  blue: '#3d5a80',
  grey: '#8d8a84',
  graphite: '#4a4a4c',
  black: '#1f1d1b',
} as const

export type HueName = keyof typeof hues
export const hueNames = Object.keys(hues) as HueName[]

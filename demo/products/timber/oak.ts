import { type Layer } from '../product.ts'

/** Oak as sawn for floors, and as sliced for panels. */
export const OAK = {
  light: '#D8BC93',
  dark: '#8C6840',
  ring: 3.6,
  contrast: 0.75,
  variety: 0.8,
  pores: 0.9,
  rays: 0.7,
  quarter: 0.35,
}
export const OAK_LAYERS: Layer[] = [
  ['橡木面层，上油', 'Oak, oiled', 4, '#C9A26B'],
  ['云杉芯条，横排', 'Spruce core, crosswise', 8, '#E3CDA6'],
  ['桦木背板', 'Birch backing', 2, '#D6B98C'],
]

export const OAK_PANEL = {
  light: '#D3B588',
  dark: '#8A663E',
  ring: 3.4,
  contrast: 0.7,
  variety: 0.6,
  pores: 0.9,
  rays: 0.5,
  quarter: 0.6,
}

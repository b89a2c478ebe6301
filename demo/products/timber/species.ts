import { type Timber } from '../../surfaces/timber/timber.ts'

/** Timbers by species, as a plain oiled board shows them; rings in mm. Oak stands in oak.ts. */

export const ASH: Timber = {
  light: '#E6D7BC',
  dark: '#B0926A',
  ring: 6,
  contrast: 0.85,
  variety: 0.6,
  pores: 0.6,
  quarter: 0.2,
}

export const BEECH: Timber = {
  light: '#DDB58C',
  dark: '#B6865C',
  ring: 3,
  contrast: 0.22,
  variety: 0.5,
  pores: 0.3,
  rays: 0.6,
  quarter: 0.4,
}

export const BIRCH: Timber = {
  light: '#E8D5B2',
  dark: '#C6A475',
  ring: 3.4,
  contrast: 0.28,
  variety: 0.5,
  pores: 0.1,
  quarter: 0.15,
}

/** Japanese cedar: soft pale spring wood between hard red lines. */
export const CEDAR: Timber = {
  light: '#DDB185',
  dark: '#8C4F30',
  ring: 4.2,
  contrast: 1,
  variety: 1,
  pores: 0,
  quarter: 0.3,
}

export const CHERRY: Timber = {
  light: '#CE966B',
  dark: '#8F5534',
  ring: 3.2,
  contrast: 0.4,
  variety: 0.7,
  pores: 0.15,
  quarter: 0.3,
}

export const CHESTNUT: Timber = {
  light: '#D2B183',
  dark: '#856031',
  ring: 5,
  contrast: 0.85,
  variety: 0.7,
  pores: 0.9,
  quarter: 0.25,
}

export const DOUGLAS: Timber = {
  light: '#E3BE93',
  dark: '#B3704A',
  ring: 5.2,
  contrast: 0.8,
  variety: 0.5,
  pores: 0,
  quarter: 0.25,
}

export const ELM: Timber = {
  light: '#BE9566',
  dark: '#6A472A',
  ring: 5.6,
  contrast: 0.95,
  variety: 0.9,
  pores: 0.8,
  quarter: 0.1,
}

/** Smoked eucalyptus, quarter-sliced: fine straight ribbons. */
export const EUCALYPTUS: Timber = {
  light: '#8A7161',
  dark: '#3D2F27',
  ring: 2,
  contrast: 0.7,
  variety: 0.6,
  pores: 0.3,
  rays: 0.6,
  quarter: 1,
}

export const HINOKI: Timber = {
  light: '#ECD6AE',
  dark: '#CFA672',
  ring: 2.2,
  contrast: 0.5,
  variety: 0.4,
  pores: 0,
  quarter: 0.45,
}

export const LARCH: Timber = {
  light: '#DBAC7C',
  dark: '#965C33',
  ring: 2,
  contrast: 0.95,
  variety: 0.7,
  pores: 0,
  quarter: 0.3,
}

export const MAPLE: Timber = {
  light: '#EBDABB',
  dark: '#CBA97C',
  ring: 2.6,
  contrast: 0.3,
  variety: 0.4,
  pores: 0,
  quarter: 0.35,
}

export const PINE: Timber = {
  light: '#E7C68F',
  dark: '#B57B40',
  ring: 4,
  contrast: 0.85,
  variety: 0.5,
  pores: 0,
  quarter: 0.2,
}

export const WALNUT: Timber = {
  light: '#91694A',
  dark: '#402A1C',
  ring: 5,
  contrast: 0.75,
  variety: 0.9,
  pores: 0.7,
  quarter: 0.3,
}

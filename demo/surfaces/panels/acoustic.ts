import { feltTiles, foamWedges } from './acoustic-foam.ts'
import { groovedPanel, perforatedPanel } from './acoustic-panel.ts'
import { type Family } from '../drawing/surface.ts'
import { woodwool } from './woodwool.ts'

type AcousticParameters = {
  build: keyof typeof BUILDS
  base: string
  /** Colour of grooves, holes and gaps. */
  deep: string
  /** Distance of grooves or holes, or side of a tile, in mm; unused for wood wool. */
  pitch: number
}

const BUILDS = {
  grooved: groovedPanel,
  perforated: perforatedPanel,
  tiles: feltTiles,
  wedge: foamWedges,
  woodwool,
}

/** Acoustic panels of every construction. */
export const acoustic: Family<AcousticParameters> = (parameters, seed, footprint) =>
  BUILDS[parameters.build](parameters, seed, footprint)

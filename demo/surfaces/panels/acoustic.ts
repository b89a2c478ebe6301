import { feltTiles, foamWedges } from './acoustic-foam.ts'
import { groovedPanel, perforatedPanel } from './acoustic-panel.ts'
import { type Family } from '../drawing/surface.ts'
import { woodwool } from './woodwool.ts'

type AcousticParameters = {
  build: keyof typeof BUILDS
  base: string
  /** Colour in grooves, holes and gaps. */
  deep: string
  /** From groove to groove, hole to hole, or side of a tile, mm; wood wool has none of them. */
  pitch: number
}

const BUILDS = {
  grooved: groovedPanel,
  perforated: perforatedPanel,
  tiles: feltTiles,
  wedge: foamWedges,
  woodwool,
}

/** Acoustic panels. */
export const acoustic: Family<AcousticParameters> = (parameters, seed, footprint) =>
  BUILDS[parameters.build](parameters, seed, footprint)

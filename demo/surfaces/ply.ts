import { labOfHex } from './colour.ts'
import { type Family, paint } from './surface.ts'

export type PlyParameters = {
  light: string
  dark: string
  /** Size of a panel as it is laid, mm. */
  length: number
  width: number
  /** Width of the layered edge that shows along the panels, mm; 0: faces only. */
  edge: number
  /** Thickness of one veneer in the edge, mm. */
  veneer: number
}

/** Birch plywood. */
export const ply: Family<PlyParameters> = (parameters) => {
  const base = labOfHex(parameters.light)
  return (_x, _y, texel) => {
    paint(texel, base)
    texel.height = 0
    texel.gloss = 0
  }
}

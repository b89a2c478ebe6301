import { labOfHex } from '../drawing/colour.ts'
import { hash, spread } from '../drawing/chance.ts'
import { noiseFields } from '../drawing/noise.ts'
import { smooth } from '../drawing/ramp.ts'
import { type Family, paintBetween } from '../drawing/surface.ts'

/** `pitch` is the side of a tile in mm. */
type TileParameters = { base: string; deep: string; pitch: number }

/** Tiles of moulded felt: low pyramids with off-centre tips in various orientations. */
export const feltTiles: Family<TileParameters> = ({ pitch, ...colours }, seed, footprint) => {
  const base = labOfHex(colours.base)
  const deep = labOfHex(colours.deep)
  const field = noiseFields(seed, footprint)
  const hair = field(1, 1.8, 3, 2.6, 0.85)
  const tuft = field(2, 4.6, 3, 0.36, 0.85)
  const cloud = field(3, 22, 2)
  const rise = pitch * 0.17
  const round = Math.max(2, pitch * 0.02)
  return (x, y, texel) => {
    const column = Math.floor(x / pitch)
    const row = Math.floor(y / pitch)
    const id = hash(seed, column, row)
    const u = x / pitch - column
    const v = y / pitch - row
    const peakX = id & 1 ? 0.3 : 0.7
    const peakY = id & 2 ? 0.34 : 0.66
    const inX = u < peakX ? u / peakX : (1 - u) / (1 - peakX)
    const inY = v < peakY ? v / peakY : (1 - v) / (1 - peakY)
    // The mould's ridges are rounded: a soft minimum of the two slopes.
    const apart = Math.max(0, 0.09 - Math.abs(inX - inY)) / 0.09
    const slope = Math.min(inX, inY) - apart * apart * 0.022
    const edge = Math.min(u, 1 - u, v, 1 - v) * pitch
    const lump = cloud(x, y)
    // Two layers of hair at an angle, bent by the lumps; otherwise it would look woven.
    const bentX = x + 5 * lump
    const bentY = y - 4 * lump
    const lay = hair(0.85 * bentX + 0.53 * bentY, 0.85 * bentY - 0.53 * bentX)
    const fibres = lay + tuft(0.93 * bentX - 0.37 * bentY, 0.93 * bentY + 0.37 * bentX)
    const falling = edge < round ? 1 - edge / round : 0
    const seam = smooth(1.1 + footprint, 0.1, edge)
    paintBetween(texel, base, deep, Math.max(0, seam * 0.75 + 0.05 - 0.1 * fibres))
    texel.l += 0.014 * spread(id, 2) + 0.01 * lump + 0.014 * fibres
    texel.height = rise * slope - falling * falling * round * 0.8 + fibres * 0.05 + lump * 0.2 - seam * 1.5
    texel.gloss = 0
  }
}

/** Approximate width of a wedge in mm: a tile holds a whole number of them. */
const TOOTH = 48

/** Open foam cut into wedges; adjacent tiles are rotated. */
export const foamWedges: Family<TileParameters> = ({ pitch, ...colours }, seed, footprint) => {
  const base = labOfHex(colours.base)
  const deep = labOfHex(colours.deep)
  const field = noiseFields(seed, footprint)
  const cells = field(1, 1.5, 2, 1, 0.8)
  const lumps = field(2, 14, 2)
  const count = Math.max(2, Math.round(pitch / TOOTH))
  const tooth = pitch / count
  return (x, y, texel) => {
    const column = Math.floor(x / pitch)
    const row = Math.floor(y / pitch)
    const inX = x - column * pitch
    const inY = y - row * pitch
    const isUpright = ((column + row) & 1) === 0
    const pores = cells(x, y)
    const across = (isUpright ? inX : inY) / tooth + 0.006 * lumps(x, y)
    const wedge = 1 - Math.abs((across - Math.floor(across)) * 2 - 1)
    // The knife leaves a narrow flat on crest and valley.
    const shape = smooth(0.02, 0.98, wedge) * 0.25 + wedge * 0.75
    const edge = Math.min(inX, pitch - inX, inY, pitch - inY)
    const seam = smooth(1.2 + footprint, 0.2, edge)
    const hole = smooth(0.15, 0.6, -pores)
    paintBetween(texel, base, deep, 0.4 * (1 - wedge) * (1 - wedge) + seam * 0.7 + hole * 0.25)
    texel.l += 0.012 * spread(hash(seed, column, row), 2) + 0.02 * pores + 0.006 * lumps(x, y)
    texel.height = shape * tooth * 0.55 + pores * 0.12 + lumps(x, y) * 0.3 - seam * 1.2
    texel.gloss = 0
  }
}

import { aPiece } from '../drawing/bonds.ts'
import { aCell, findCell } from '../drawing/cells.ts'
import { chance, hash, partSeed, spread } from '../drawing/chance.ts'
import { labOfHex, shiftLab } from '../drawing/colour.ts'
import { noiseField, noiseFields } from '../drawing/noise.ts'
import { clamp, smooth } from '../drawing/ramp.ts'
import { timberGrain } from '../timber/timber.ts'
import { type Family, type Texel, blend, paint, stripe } from '../drawing/surface.ts'

type LaminateParameters = {
  base: string
  /** Second colour of the printed paper. */
  print: string
  design: 'plain' | 'linen' | 'speckle' | 'wood' | 'grid'
  /** Depth of the press plate's texture, mm. */
  emboss: number
  gloss: number
  /** Size in mm of sample chips with a hole, whose edges show the brown core. By default one sheet. */
  chips?: { length: number; width: number }
}

/** The core of kraft paper in phenolic resin is brown under every face. */
const CORE = labOfHex('#4A3222')
/** The board on which chips are laid out. */
const BOARD = labOfHex('#DAD7D0')
/** Gap between chips, corner radius, hole radius and thickness, mm. */
const CHIP = { gap: 9, corner: 5, hole: 3.6, thick: 1.2 }

/** Size of the printed flecks, mm. */
const FLECKS = [4.6, 2.4, 1.2]
/** Line distance of the printed grid, mm. */
const GRID = 20

/** Printed oak: a scan of adjacent veneer leaves, mm. */
const LEAF = { length: 6000, width: 230 }
const OAK = { ring: 3.2, contrast: 0.9, variety: 0.35, pores: 0.9, quarter: 0.5, sap: 0 }

/** High-pressure laminate: printed paper under clear resin, with the texture of the press plate. */
export const laminate: Family<LaminateParameters> = (parameters, seed, footprint) => {
  const { emboss, gloss, chips } = parameters
  const base = labOfHex(parameters.base)
  const press = noiseField({ seed: partSeed(seed, 1), wavelength: 1.3, octaves: 2, footprint })
  const decor = decorOf(parameters, seed, footprint)

  return (x, y, texel) => {
    paint(texel, base)
    texel.height = emboss * press(x, y)
    texel.gloss = gloss
    texel.behind = 0
    if (!chips) return decor(x, y, texel)
    const across = chips.width + CHIP.gap
    const down = chips.length + CHIP.gap
    const column = Math.floor(x / across)
    const row = Math.floor(y / down)
    // Every chip is cut from another place of the sheet, and laid down by hand.
    decor(x + 577 * column + 131 * row, y + 389 * row, texel)
    const cx = x - (column + 0.5 + 0.012 * spread(seed, column, row)) * across
    const cy = y - (row + 0.5 + 0.012 * spread(seed + 1, column, row)) * down
    const edge = insideChip(cx, cy, chips)
    const core = stripe(Math.abs(edge - 0.35), 0.35, footprint)
    const off = stripe(edge + 50, 50, footprint)
    blend(texel, CORE, core)
    blend(texel, BOARD, off)
    texel.behind = Math.max(core, off)
    texel.height = off > 0.5 ? -CHIP.thick : texel.height - 0.3 * smooth(0.8, 0, edge)
    texel.gloss *= 1 - off
  }
}

/**
 * Distance from a chip's edge inwards in mm; negative outside and in its hole. `x` and `y` are relative to its middle.
 */
function insideChip(x: number, y: number, { length, width }: { length: number; width: number }): number {
  const dx = Math.max(0, Math.abs(x) - width / 2 + CHIP.corner)
  const dy = Math.max(0, Math.abs(y) - length / 2 + CHIP.corner)
  const rim = CHIP.corner - Math.sqrt(dx * dx + dy * dy)
  const hx = x - width / 2 + 9
  const hy = y + length / 2 - 9
  return Math.min(rim, Math.sqrt(hx * hx + hy * hy) - CHIP.hole)
}

/** The print of the decor paper. */
function decorOf({ print, design, emboss, base }: LaminateParameters, seed: number, footprint: number) {
  const ink = labOfHex(print)
  const field = noiseFields(seed, footprint, 0.6)
  const light = shiftLab(labOfHex(base), 0.07)
  const cell = aCell()
  const threadX = field(2, 0.9, 2, 45)
  const threadY = field(3, 0.9, 2, 45)
  const leaf = { ...aPiece(), ...LEAF }
  const oak = timberGrain({ ...OAK, light: base, dark: print }, seed, footprint)
  const seen = (size: number) => clamp(size / footprint / 2 - 0.3)

  const flecks = (x: number, y: number, texel: Texel) => {
    for (const [index, size] of FLECKS.entries()) {
      findCell(seed + index * 7, x / size, y / size, cell)
      const radius = 0.12 + 0.2 * ((cell.id & 255) / 255)
      const cover = smooth(radius + 0.06, radius - 0.06, cell.nearest) * (index === 2 ? 0.6 : 0.85)
      const isLight = ((cell.id >>> 8) & 3) === 0
      blend(texel, isLight ? light : ink, cover * seen(size) + (1 - seen(size)) * 0.07)
    }
  }

  const designs: Record<LaminateParameters['design'], (x: number, y: number, texel: Texel) => void> = {
    plain: () => {},
    linen: (x, y, texel) => {
      const warp = smooth(-0.1, 0.5, threadX(y, x))
      const weft = smooth(-0.1, 0.5, threadY(x, y))
      blend(texel, ink, 0.75 * Math.max(warp, weft) * (0.5 + 0.5 * warp * weft))
      texel.height += emboss * 1.2 * (warp + weft)
    },
    speckle: flecks,
    wood: (x, y, texel) => {
      const { gloss } = texel
      const row = Math.floor(x / LEAF.width)
      leaf.id = hash(seed, row, 7)
      // The scan runs to its end and back, so that no board shows where it begins.
      const run = y / LEAF.length + chance(seed, row)
      leaf.along = Math.abs(run - 2 * Math.round(run / 2)) * LEAF.length
      leaf.across = x - row * LEAF.width
      oak(leaf, texel)
      // The plate's texture matches the printed grain.
      texel.height *= emboss * 20
      texel.gloss = gloss
    },
    grid: (x, y, texel) => {
      const line = Math.max(
        stripe(Math.abs(x - Math.round(x / GRID) * GRID), 0.45, footprint),
        stripe(Math.abs(y - Math.round(y / GRID) * GRID), 0.45, footprint),
      )
      blend(texel, ink, line)
    },
  }
  return designs[design]
}

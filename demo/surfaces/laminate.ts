import { aCell, findCell } from './cells.ts'
import { clamp, partSeed, smooth, spread } from './chance.ts'
import { labOfHex, shiftLab } from './colour.ts'
import { noiseField } from './noise.ts'
import { type Family, type Texel, blend, paint, stripe } from './surface.ts'

export type LaminateParameters = {
  base: string
  /** Second colour of the printed paper. */
  print: string
  design: 'plain' | 'linen' | 'speckle' | 'wood' | 'grid'
  /** Depth of the press plate's texture, mm. */
  emboss: number
  gloss: number
  /** Cut into fronts of this size, mm: the brown core of the laminate shows at their edges. Absent: one sheet. */
  fronts?: { length: number; width: number }
}

/** The core of kraft papers in phenolic resin is brown under every face; the gap between two fronts is dark. */
const CORE = labOfHex('#4A3222')
const GAP = labOfHex('#1B1917')

/** High-pressure laminate: a printed paper under clear resin, with the even texture of the press plate. */
export const laminate: Family<LaminateParameters> = (parameters, seed, footprint) => {
  const { emboss, gloss, fronts } = parameters
  const base = labOfHex(parameters.base)
  const press = noiseField({ seed: partSeed(seed, 1), wavelength: 1.3, octaves: 2, footprint })
  const decor = decorOf(parameters, seed, footprint)

  return (x, y, texel) => {
    paint(texel, base)
    texel.height = emboss * press(x, y)
    texel.gloss = gloss
    if (!fronts) return decor(x, y, texel)
    const column = Math.floor(x / fronts.width)
    const row = Math.floor(y / fronts.length)
    const fx = x - column * fronts.width
    const fy = y - row * fronts.length
    // Every front is cut from a place of its own in the sheet.
    decor(x + 577 * column + 131 * row, y + 389 * row, texel)
    const edge = Math.min(fx, fronts.width - fx, fy, fronts.length - fy) - 1.4
    texel.l += 0.006 * spread(seed, column, row)
    blend(texel, CORE, stripe(Math.abs(edge - 0.55), 0.55, footprint))
    const gap = stripe(edge + 20, 20, footprint)
    blend(texel, GAP, gap)
    texel.height -= 3 * gap + 0.5 * smooth(1.6, 0, edge)
    texel.gloss *= 1 - gap
  }
}

/** What is printed on the decor paper. */
function decorOf({ print, design, emboss, base }: LaminateParameters, seed: number, footprint: number) {
  const ink = labOfHex(print)
  const field = (part: number, wavelength: number, octaves: number, stretch = 1, gain = 0.6) =>
    noiseField({ seed: partSeed(seed, part), wavelength, octaves, stretch, footprint, gain })
  const light = shiftLab(labOfHex(base), 0.07)
  const cell = aCell()
  const threadX = field(2, 0.9, 2, 45)
  const threadY = field(3, 0.9, 2, 45)
  const grain = field(4, 7, 5, 26)
  const pore = field(5, 0.9, 2, 22)
  const bend = field(6, 130, 2, 4)
  const seen = (size: number) => clamp(size / footprint / 2 - 0.3)

  const flecks = (x: number, y: number, texel: Texel) => {
    for (const [index, size] of [4.6, 2.4, 1.2].entries()) {
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
      const v = x + 22 * bend(y, x)
      const line = grain(y, v)
      const fine = pore(y, v)
      blend(texel, ink, clamp(0.38 + 0.75 * line))
      blend(texel, ink, 0.45 * smooth(0.25, 0.6, fine))
      // The plate is cut in register with the printed pores.
      texel.height -= emboss * 2 * smooth(0.2, 0.6, fine)
    },
    grid: (x, y, texel) => {
      const step = 20
      const line = Math.max(
        stripe(Math.abs(x - Math.round(x / step) * step), 0.45, footprint),
        stripe(Math.abs(y - Math.round(y / step) * step), 0.45, footprint),
      )
      blend(texel, ink, line)
    },
  }
  return designs[design]
}

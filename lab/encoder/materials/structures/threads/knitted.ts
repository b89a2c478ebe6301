import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import { type Lab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { type Surface } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Structure } from '../../kind.ts'
import { type Palette } from '../../palette.ts'
import { type Random } from '../../random.ts'
import { placed } from '../placing.ts'
import { type Yarn, drawStripes, drawYarn } from '../cloths/yarn.ts'

/**
 * Stocking stitch, rib, garter, moss and broken rib: a repeat of knit and purl stitches, plain, striped or patterned.
 */
export const knit: Structure = (random, palette, ground) => {
  const width = random.magnitude(5.5, 36)
  const wale = 1 + random.below(6)
  const course = random.isChosen(0.4) ? 1 + random.below(6) : 1
  const kind = random.pick(['plain', 'plain', 'rib', 'rib', 'garter', 'moss', 'scattered'] as const)
  const seed = random.seed()
  const isPurl = (column: number, row: number) => {
    if (kind === 'plain') return false
    if (kind === 'rib') return modulo(column, wale + 2) < 1 + wale / 2
    if (kind === 'garter') return modulo(row, course + 1) < (course + 1) / 2
    if (kind === 'moss') return ((Math.floor(column / wale) + Math.floor(row / course)) & 1) === 0
    return chance(seed, modulo(column, 4 + wale), modulo(row, 5 + course)) < 0.3
  }
  const yarn = drawYarn(random, { ground, thick: width * 0.5 })
  const colourOf = drawColouring(random, palette)
  return placed(drawStitches(random, { width, isPurl, yarn, colourOf }), random, { size: width * 6, bend: 0.8 })
}

/** The layout of stitches; columns are `width` pixels wide. */
interface Stitches {
  width: number
  isPurl: (column: number, row: number) => boolean
  yarn: Yarn
  colourOf: (column: number, row: number) => Lab
}

export function drawStitches(random: Random, { width, isPurl, yarn, colourOf }: Stitches): Surface {
  const rise = width * random.between(0.62, 0.95)
  const lean = random.between(0.5, 1)
  const thick = width * random.between(0.1, 0.22)
  const bed = random.between(0.2, 0.9) * thick
  const place = { id: 0, along: 0, across: 0, x: 0, y: 0 }
  return (x, y, texel) => {
    const column = Math.floor(x / width)
    const fx = 2 * (x / width - column) - 1
    const side = Math.abs(fx)
    // The front of a stitch shows its two legs as a V, the back its head as an arch.
    const isBack = isPurl(column, Math.floor(y / rise))
    const slid = isBack ? y / rise + 0.22 * Math.cos(Math.PI * fx) : y / rise + lean * side - 0.5 * lean
    const row = Math.floor(slid)
    const across = 2 * (slid - row) - 1
    const bulge = isBack ? 1 - 0.35 * side * side : 1 - (2 * side - 1) ** 2 * 0.85
    const body = Math.max(0, 1 - across * across)
    place.id = row
    place.x = x
    place.y = y
    place.across = across
    place.along = isBack ? x : (side * width * 0.5 + y * 0.3) * (fx < 0 ? 1 : -1) + column * width
    yarn(colourOf(column, row), place, texel)
    const top = thick * Math.sqrt(body * bulge) * 1.6 - (isBack ? bed : 0)
    texel.height += top
    texel.l += 0.1 * (Math.sqrt(body * bulge) - 0.75)
  }
}

/** One colour, stripes of courses, or a small pattern of stitches. */
export function drawColouring(random: Random, palette: Palette): (column: number, row: number) => Lab {
  const stripes = drawStripes(random, palette.colours)
  if (random.isChosen(0.7)) return (_, row) => stripes(row)
  const across = 2 + random.below(14)
  const up = 2 + random.below(14)
  const share = random.between(0.2, 0.5)
  const seed = random.seed()
  const [first, second] = palette.colours
  return (column, row) => {
    const u = modulo(column, across)
    const v = modulo(row, up)
    // Mirrored both ways, as in knitted borders.
    return chance(seed, Math.min(u, across - u), Math.min(v, up - v)) < share ? second : first
  }
}

function modulo(value: number, period: number): number {
  return ((value % period) + period) % period
}

import { FACES, isSpread } from '../coverage.ts'
import { layouts } from './entries.ts'
import type { Layout, Line } from './entries.ts'

/** Pieces that are laid beside each other, whatever they are counted in. A piece alone may be a lamp. */
const SLABS: ReadonlySet<string> = new Set(FACES.filter((unit) => unit !== 'piece'))
/** What covers an area without being laid: wallpaper, fabric, carpet from the roll, and what is spread from a bag or a bucket. */
const UNROLLED: ReadonlySet<string> = new Set(['roll', 'bag', 'bucket', 'meter', 'foot', 'yard'])

type Sold = Pick<Line, 'kind' | 'unit' | 'pack'>

/** Whether a line is of tiles, planks or slabs, which a pattern is laid of. Paint, paper, fabric and work are not. */
export function isLaid({ kind, unit, pack: { sellUnit, piecesPerPack } }: Sold): boolean {
  if (kind !== 'sku' && kind !== 'custom') return false
  if (isSpread(sellUnit) || UNROLLED.has(sellUnit)) return false
  return unit === 'square_meter' || SLABS.has(unit) || (unit === 'piece' && (piecesPerPack ?? 1) > 1)
}

/** The laying patterns that a line is offered: all or none; and those that it has, whatever it is. */
export function layoutsWith(line: Sold, own: readonly (Layout | null | undefined)[]): readonly Layout[] {
  return isLaid(line) ? layouts : layouts.filter((one) => own.includes(one))
}

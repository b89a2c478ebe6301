import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { COMPUTED_UNITS, CONTAINERS, isSpread } from '../../../../contract/coverage.ts'
import { gaps } from '../../../../contract/keeping/gaps.ts'
import type { Gap } from '../../../../contract/keeping/gaps.ts'

/** A bit for each gap, so that a number holds the gaps of a product. */
export const GAP_BITS = Object.fromEntries(gaps.map(({ value }, place) => [value, 2 ** place])) as Record<Gap, number>

export function gapsIn(bits: number): Gap[] {
  return gaps.flatMap(({ value }) => (bits & GAP_BITS[value] ? [value] : []))
}

/** Gaps that do not depend on the day. Expired certificates do, and follow from the earliest date. */
export type StandingGap = Exclude<Gap, 'certificateExpired'>

/** Units of what is spread, and of what comes in packs. */
const listOf = (units: readonly string[]) => sql.join(units.map((unit) => sql.lit(unit)))
const SPREAD = listOf(COMPUTED_UNITS.filter(isSpread))
const PACKED = listOf([...CONTAINERS, 'square_meter', 'square_foot', 'square_yard'])

/** The condition of each gap, for rows `product` and `sku`. */
const CONDITIONS: Record<StandingGap, RawBuilder<boolean>> = {
  name: sql`product.name IS NULL`,
  enName: sql`product.en_name IS NULL`,
  description: sql`coalesce(product.description, '') = ''`,
  enDescription: sql`coalesce(product.en_description, '') = ''`,
  cover: sql`NOT EXISTS (SELECT FROM picture_use WHERE picture_use.sku_id = sku.id AND picture_use.role = 'cover')`,
  // Products that are poured or weighed have no scale: the picture of a paint shows its colour.
  trueScale: sql`product.measurement_unit NOT IN (${SPREAD}) AND NOT EXISTS (
    SELECT FROM picture_use WHERE picture_use.sku_id = sku.id AND picture_use.role IN ('cover', 'product') AND mm_width IS NOT NULL)`,
  price: sql`sku.min_price IS NULL`,
  // Products sold by a length, a volume, the piece, sheet, slab or set need no pack (decisions/132).
  pack: sql`CASE
    WHEN product.measurement_unit = 'roll' THEN sku.pack_coverage IS NULL AND (sku.length_mm IS NULL OR sku.width_mm IS NULL)
    WHEN product.measurement_unit IN (${PACKED}) THEN coalesce(sku.pack_coverage, sku.pack_pieces) IS NULL
    WHEN product.measurement_unit IN (${SPREAD}) THEN sku.pack_coverage IS NULL
    ELSE false END`,
  size: sql`sku.length_mm IS NULL AND sku.width_mm IS NULL AND sku.product_dimension IS NULL`,
  color: sql`sku.color_id IS NULL AND sku.color_hex IS NULL`,
  stock: sql`sku.stock IS NULL`,
  leadTime: sql`sku.lead_time_days IS NULL`,
  origin: sql`sku.origin IS NULL`,
}

/** Selects the gap bits of a row of `product`, or of `sku` joined with its product. */
export function selectGapBits(of: 'product' | 'sku'): RawBuilder<number> {
  const own = gaps.flatMap((gap) => (gap.of === of && gap.value !== 'certificateExpired' ? [gap.value] : []))
  const bits = own.map((gap) => sql`CASE WHEN ${CONDITIONS[gap]} THEN ${sql.lit(GAP_BITS[gap])} ELSE 0 END`)
  return sql<number>`(${sql.join(bits, sql` + `)})`
}

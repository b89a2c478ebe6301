import { sql } from 'kysely'
import type { Bins, CheckOverview } from '../../../contract/import-screen.ts'
import { identityOf } from '../../../contract/identity.ts'
import type { ImportProduct } from '../../../contract/import-file.ts'
import { majorFromMinor } from '../../../contract/money.ts'
import { inYuan, isFarFrom, selectRates, YUAN } from '../../catalogue/rates.ts'
import type { Rates } from '../../catalogue/rates.ts'
import type { Db } from '../../database.ts'
import type { References } from '../merging/references.ts'
import type { ProductRows } from '../merging/stored-products.ts'
import type { ProductDifference } from './differences.ts'

/** The price and size that a line states of a SKU, as they would be stored. */
export interface SkuFigures {
  kind: ProductDifference['kind']
  line: number
  row: number
  key: string
  model: string
  name: string
  /** Hundredths of one unit; null: states none. */
  price: number | null
  /** Hundredths of a square metre, where its area is known. */
  perSquareMetre: number | null
  currency: string
  unit: string
  categoryId: string
  category: { name: string; enName: string }
  /** In mm; null: states none. */
  longest: number | null
  thickness: number | null
}

interface Facts {
  line: number
  rows: readonly number[] | undefined
  difference: Pick<ProductDifference, 'kind' | 'name'>
  references: Pick<References, 'categoryPath'>
}

/** The figures of the SKUs that a line states. */
export function figuresOf(
  stated: ImportProduct,
  { product, skus }: Pick<ProductRows, 'product' | 'skus'>,
  { line, rows, difference: { kind, name }, references }: Facts,
): SkuFigures[] {
  const placeByModel = new Map((stated.skus ?? []).map(({ model }, place) => [identityOf(model), place]))
  const { key, category_id: categoryId, currency_unit: currency, measurement_unit: unit } = product
  const category = {
    name: references.categoryPath(categoryId, 'zh'),
    enName: references.categoryPath(categoryId, 'en'),
  }
  const known = { kind, line, key, name, currency, unit, categoryId, category }
  return skus.flatMap((sku): SkuFigures[] => {
    const place = placeByModel.get(identityOf(sku.model))
    const given = place === undefined ? undefined : stated.skus?.[place]
    if (place === undefined || !given) return []
    const isPriced = (given.minPrice ?? given.maxPrice) != null && sku.min_price !== null
    const { length, width, thickness } = given.size ?? {}
    return [
      {
        ...known,
        row: rows?.[place] ?? line,
        model: sku.model,
        price: isPriced ? Number(sku.min_price) : null,
        perSquareMetre: isPriced && sku.comparable_low !== null ? Number(sku.comparable_low) : null,
        longest: Math.max(length ?? 0, width ?? 0) || null,
        thickness: thickness ?? null,
      },
    ]
  })
}

const MOST_EXTREME = 5
const MOST_FAR = 20
/** With fewer prices a median says little. */
const LEAST_COMPARED = 5

/** The prices of one category for one kind of unit, in hundredths of yuan. */
interface Group {
  categoryId: string
  per: string
  /** All of them, eight bytes each, for the median. */
  yuan: number[]
  lowest: Ranked[]
  highest: Ranked[]
}

interface Ranked {
  figures: SkuFigures
  at: number
}

/** Gathers what exposes nonsense among the SKUs of a dry run: nothing of a SKU is kept but its price, unless it is extreme. */
export function createOverview(rates: Rates) {
  const prices = new Map<string, { currency: string; unit: string; count: number; bins: Map<number, number> }>()
  const [sizes, thicknesses] = [new Map<number, number>(), new Map<number, number>()]
  const extremes = { dearest: [], cheapest: [], largest: [], smallest: [] } as Record<'dearest' | 'cheapest' | 'largest' | 'smallest', Ranked[]> // prettier-ignore
  const groups = new Map<string, Group>()

  function addPrice(figures: SkuFigures, price: number): void {
    const { currency, unit, perSquareMetre, categoryId } = figures
    const named = `${currency} ${unit}`
    const group = prices.get(named) ?? { currency, unit, count: 0, bins: new Map<number, number>() }
    group.count += 1
    count(group.bins, majorFromMinor(price))
    prices.set(named, group)
    const rate = rates.get(currency)
    if (!rate) return
    const each = inYuan(price, rate)
    rank(extremes.dearest, { figures, at: -each }, MOST_EXTREME)
    rank(extremes.cheapest, { figures, at: each }, MOST_EXTREME)
    const per = perSquareMetre === null ? unit : 'square_meter'
    const yuan = inYuan(perSquareMetre ?? price, rate)
    const name = groupName(categoryId, per)
    const alike = groups.get(name) ?? { categoryId, per, yuan: [], lowest: [], highest: [] }
    groups.set(name, alike)
    alike.yuan.push(yuan)
    rank(alike.lowest, { figures, at: yuan }, MOST_FAR)
    rank(alike.highest, { figures, at: -yuan }, MOST_FAR)
  }

  return {
    add(figures: SkuFigures): void {
      const { price, longest, thickness } = figures
      if (price !== null) addPrice(figures, price)
      if (longest !== null) {
        count(sizes, longest)
        rank(extremes.largest, { figures, at: -longest }, MOST_EXTREME)
        rank(extremes.smallest, { figures, at: longest }, MOST_EXTREME)
      }
      if (thickness !== null) count(thicknesses, thickness)
    },
    /** `today` is the day of the rates, `YYYY-MM-DD`. */
    async summary(db: Db, today: string): Promise<CheckOverview> {
      const medians = await findMedians(db, [...groups.values()], today)
      return {
        prices: [...prices.values()]
          .sort((one, other) => other.count - one.count)
          .map((group) => ({ ...group, bins: binsOf(group.bins) })),
        sizes: binsOf(sizes),
        thicknesses: binsOf(thicknesses),
        dearest: extremes.dearest.map(({ figures }) => priceOf(figures)),
        cheapest: extremes.cheapest.map(({ figures }) => priceOf(figures)),
        largest: extremes.largest.map(({ figures }) => ({ ...placeOf(figures), size: figures.longest ?? 0 })),
        smallest: extremes.smallest.map(({ figures }) => ({ ...placeOf(figures), size: figures.longest ?? 0 })),
        farOff: farOff([...groups.values()], medians),
      }
    },
  }
}

const groupName = (categoryId: string, per: string) => `${categoryId} ${per}`

function placeOf({ kind, line, row, key, model, name }: SkuFigures) {
  return { kind, line, row, key, model, name }
}

function priceOf(figures: SkuFigures): CheckOverview['dearest'][number] {
  const { price, currency, unit } = figures
  return { ...placeOf(figures), price: majorFromMinor(price ?? 0), currency, unit }
}

/** Keeps the few with the least `at`; of equal ones the first. */
function rank(ranked: Ranked[], one: Ranked, most: number): void {
  const last = ranked.at(-1)
  if (ranked.length >= most && last && one.at >= last.at) return
  const place = ranked.findIndex(({ at }) => one.at < at)
  ranked.splice(place < 0 ? ranked.length : place, 0, one)
  if (ranked.length > most) ranked.pop()
}

/** Lower bounds of bins: 1, 2 and 5 of each power of ten. */
const STEPS = [1, 2, 5] as const
const boundOf = (bin: number) => Number(`${STEPS[((bin % 3) + 3) % 3] ?? 1}e${Math.floor(bin / 3)}`)

/** A price of nothing is in no bin of a logarithmic scale. */
const OF_ZERO = -Infinity

function count(bins: Map<number, number>, value: number): void {
  const bin = binOf(value)
  bins.set(bin, (bins.get(bin) ?? 0) + 1)
}

function binOf(value: number): number {
  if (value <= 0) return OF_ZERO
  let bin = Math.floor(Math.log10(value)) * 3
  // The logarithm of a power of ten may be a little less than whole.
  while (boundOf(bin + 1) <= value) bin += 1
  return bin
}

function binsOf(counts: ReadonlyMap<number, number>): Bins {
  const filled = [...counts.keys()].filter(Number.isFinite).sort((one, other) => one - other)
  const [first = 0, last = -1] = [filled[0], filled.at(-1)]
  const zero = counts.get(OF_ZERO)
  const positive = Array.from({ length: last - first + 1 }, (_, index) => ({
    from: boundOf(first + index),
    to: boundOf(first + index + 1),
    count: counts.get(first + index) ?? 0,
  }))
  return [...(zero === undefined ? [] : [{ from: 0, to: 0, count: zero }]), ...positive]
}

interface Median {
  median: number
  of: 'catalogue' | 'file'
}

function farOff(groups: readonly Group[], medians: ReadonlyMap<string, number>): CheckOverview['farOff'] {
  const found: CheckOverview['farOff']['list'] = []
  let total = 0
  for (const group of groups) {
    const known = medianOf(group, medians)
    if (!known || known.median <= 0) continue
    total += group.yuan.filter((yuan) => isFarFrom(yuan, known.median)).length
    const candidates = new Map([...group.lowest, ...group.highest].map(({ figures, at }) => [figures, Math.abs(at)]))
    for (const [figures, yuan] of candidates) {
      if (!isFarFrom(yuan, known.median)) continue
      const { median, of } = known
      const inMajor = { yuan: Math.round(yuan) / 100, median: Math.round(median) / 100 }
      found.push({ ...priceOf(figures), category: figures.category, ...inMajor, per: group.per, of })
    }
  }
  const distance = ({ yuan, median }: (typeof found)[number]) => Math.abs(Math.log(yuan / median))
  const list = found.sort((one, other) => distance(other) - distance(one)).slice(0, MOST_FAR)
  return { count: total, list }
}

/** The catalogue's median, or else the file's own; undefined if neither has enough prices. */
function medianOf({ categoryId, per, yuan }: Group, medians: ReadonlyMap<string, number>): Median | undefined {
  const known = medians.get(groupName(categoryId, per))
  if (known !== undefined) return { median: known, of: 'catalogue' }
  if (yuan.length < LEAST_COMPARED) return undefined
  const sorted = Float64Array.from(yuan).sort()
  return { median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, of: 'file' }
}

/** The median price of what is on sale, in hundredths of yuan, by category and kind of unit; where there are enough. */
async function findMedians(db: Db, groups: readonly Group[], today: string): Promise<Map<string, number>> {
  const categoryIds = [...new Set(groups.map(({ categoryId }) => categoryId))]
  if (!categoryIds.length) return new Map()
  const { rows } = await sql<{ category_id: string; per: string; median: string }>`
    WITH rate AS (
      SELECT currency, cny::numeric FROM (${selectRates(today)}) AS stored
      UNION ALL VALUES (${YUAN}::text, 1::numeric), ('rmb', 1))
    SELECT category_id::text, CASE WHEN comparable_low IS NULL THEN measurement_unit ELSE 'square_meter' END AS per,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(comparable_low, min_price) * cny)::text AS median
    FROM product JOIN sku ON product_id = product.id JOIN rate ON currency = currency_unit
    WHERE category_id = ANY (${categoryIds}::bigint[]) AND product.status = 'on_sale' AND sku.status = 'on_sale'
      AND min_price IS NOT NULL
    GROUP BY 1, 2 HAVING count(*) >= ${sql.lit(LEAST_COMPARED)}`.execute(db)
  return new Map(rows.map(({ category_id: id, per, median }) => [groupName(id, per), Number(median)]))
}

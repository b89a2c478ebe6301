import { createHash } from 'node:crypto'
import type { BulkChanges, BulkOutcome } from '../../../../contract/keeping/bulk.ts'
import { Problem } from '../../../../contract/problem.ts'
import { loadProductsById } from '../../../imports/merging/stored-products.ts'
import { isChanged, saveProducts } from '../../../imports/merging/save-products.ts'
import type { ProductChange } from '../../../imports/merging/save-products.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import type { Trx } from '../../parts.ts'
import { loadKnown } from '../record/known.ts'
import type { Known } from '../record/known.ts'
import { mergeRecord } from '../record/merge-record.ts'
import { REASONS, refusal } from '../record/refusals.ts'
import type { Reason } from '../record/refusals.ts'
import { changeOfRows } from './change-of-rows.ts'
import { differencesOf } from './differences.ts'
import type { Difference } from './differences.ts'
import type { Selected } from './selected.ts'

const AT_ONCE = 200
/** Of samples, and of refusals. */
const MOST_TOLD = 100

/** What a change of many comes to: how many, which, and why not others. */
export interface Plan {
  outcome: Omit<BulkOutcome, 'samples' | 'runId' | 'isUnderWay'>
  samples: Difference[]
  /** Products that would be changed, in order. */
  changedIds: string[]
}

interface Refused {
  rows: ProductRows
  field: string
  reason: Reason
}

/** What was planned for some products, as it would be written. */
export interface PlannedBatch {
  changes: ProductChange[]
  known: Known
}

/**
 * Finds out what the changes come to for every product selected, some at a time, which `take` is given. A product of which something is refused
 * stays as it is, whole.
 */
export async function planChanges(
  trx: Trx,
  { selected, changes }: { selected: Selected; changes: BulkChanges },
  take: (batch: PlannedBatch) => void | Promise<void> = () => undefined,
): Promise<Plan> {
  const known = await loadKnown(trx, [], changes)
  const keys = await takenKeys(trx, changes.brandId)
  const tally = createTally()
  for (let from = 0; from < selected.productIds.length; from += AT_ONCE) {
    const products = await loadProductsById(trx, selected.productIds.slice(from, from + AT_ONCE))
    const planned: ProductChange[] = []
    for (const before of products.toSorted((one, other) => Number(one.product.id) - Number(other.product.id))) {
      const after = await tryOne(before, { changes, skuIds: selected.skuIds, known, keys })
      if ('reason' in after) {
        tally.refuse(after, selected)
        continue
      }
      const differences = isChanged({ before, after }) ? differencesOf(before, after, known) : []
      if (differences.length) planned.push({ before, after })
      tally.take(before, differences, selected)
    }
    await take({ changes: planned, known })
  }
  return tally.plan()
}

/** Writes what was planned, with the choices of attributes that are new. */
export async function writeChanges(trx: Trx, changes: ProductChange[], { references }: Known): Promise<void> {
  await references.save(trx)
  await saveProducts(trx, changes)
}

async function tryOne(
  before: ProductRows,
  given: { changes: BulkChanges; skuIds: ReadonlySet<string> | undefined; known: Known; keys: Map<string, string> },
): Promise<ProductRows | Refused> {
  const { changes, skuIds, known, keys } = given
  try {
    const after = await mergeRecord(before, changeOfRows(before, { changes, skuIds, keys: known }), known)
    if (changes.brandId !== undefined && changes.brandId !== before.product.brand_id) takeKey(before.product, keys)
    known.references.keep()
    return after
  } catch (error) {
    // A choice that was made for it.
    known.references.takeBack()
    if (!(error instanceof Problem) || error.code !== 400) throw error
    const { field, reason } = error.details
    return { rows: before, field: field as string, reason: reason as unknown as Reason }
  }
}

/** The keys of a brand that products are moved to, with whose they are. */
async function takenKeys(trx: Trx, brandId: string | undefined): Promise<Map<string, string>> {
  if (brandId === undefined) return new Map()
  const rows = await trx.selectFrom('product').select(['id', 'key']).where('brand_id', '=', brandId).execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}

function takeKey({ id, key }: ProductRows['product'], keys: Map<string, string>): void {
  if ((keys.get(key) ?? id) !== id) throw refusal('key', REASONS.sameKey)
  keys.set(key, id)
}

function createTally() {
  const many = () => ({ products: 0, skus: 0 })
  const [selectedCount, changed, alike, refused] = [many(), many(), many(), many()]
  const refusals: BulkOutcome['refusals'] = []
  const samples: Difference[] = []
  const changedIds: string[] = []
  const digest = createHash('sha256')
  const countOf = ({ skus }: ProductRows, { skuIds }: Selected) =>
    skuIds ? skus.filter(({ id }) => skuIds.has(id)).length : skus.length
  const add = (to: { products: number; skus: number }, skus: number) => {
    to.products += 1
    to.skus += skus
  }
  return {
    /** One that may change; without differences it is so already. */
    take(rows: ProductRows, differences: readonly Difference[], selected: Selected): void {
      const skus = new Set(differences.flatMap(({ skuId }) => skuId ?? [])).size
      const count = countOf(rows, selected)
      add(selectedCount, count)
      alike.skus += count - skus
      if (!differences.length) {
        alike.products += 1
        return
      }
      add(changed, skus)
      changedIds.push(rows.product.id)
      for (const difference of differences) {
        const { productId, skuId, field, was, is } = difference
        digest.update(JSON.stringify([productId, skuId, field, was, is]))
        if (samples.length < MOST_TOLD) samples.push(difference)
      }
    },
    refuse({ rows, field, reason }: Refused, selected: Selected): void {
      add(selectedCount, countOf(rows, selected))
      add(refused, countOf(rows, selected))
      const { id: productId, name, en_name: enName } = rows.product
      const model = /^skus\[(.*)\]\./.exec(field)?.[1] ?? null
      const skuId = rows.skus.find((sku) => sku.model === model)?.id ?? null
      if (refusals.length < MOST_TOLD) refusals.push({ productId, skuId, name, enName, model, field, reason })
    },
    plan(): Plan {
      const counts = { selected: selectedCount, changed, alike, refused }
      return { outcome: { ...counts, refusals, digest: digest.digest('hex') }, samples, changedIds }
    },
  }
}

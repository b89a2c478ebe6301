import { createHash } from 'node:crypto'
import type { BulkChanges, BulkOutcome, LeftProduct } from '../../../../contract/keeping/bulk.ts'
import { Problem } from '../../../../contract/problem.ts'
import { loadProductsById } from '../../../imports/merging/stored-products.ts'
import { isChanged, saveProducts } from '../../../imports/merging/save-products.ts'
import type { MergedProduct } from '../../../imports/merging/save-products.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import type { Trx } from '../../../database.ts'
import { loadKnownKeys } from '../record/known-keys.ts'
import type { KnownKeys } from '../record/known-keys.ts'
import { mergeRecord } from '../record/merge-record.ts'
import { REASONS, refusal } from '../record/refusals.ts'
import type { FieldRefusal } from '../record/refusals.ts'
import { changeOfRows } from './change-of-rows.ts'
import { differencesOf, differencesDigestOf } from './differences.ts'
import type { BulkDifference } from './differences.ts'
import { requireWithinFieldLimits } from './limits.ts'
import type { Selected } from './selected.ts'

const AT_ONCE = 200
/** The most samples, and the most refusals, in an answer. */
export const MOST_TOLD = 100

/** The plan of a bulk change: how many products, which ones, and why not others. */
export interface Plan {
  outcome: Omit<BulkOutcome, 'samples' | 'runId' | 'isUnderWay'>
  samples: BulkDifference[]
  /** The products that would change, in order, each with the digest of its differences. */
  changed: { id: string; digest: string }[]
  /** The products that stay as they are: refused, or changed since the preview. */
  left: LeftProduct[]
}

interface PlanRequest {
  selected: Selected
  changes: BulkChanges
  /** The digests of the preview. A product whose digest differs now is left out. */
  seen?: ReadonlyMap<string, string>
}

interface Refused {
  rows: ProductRows
  field: string
  reason: FieldRefusal
}

/** The planned changes of some products, ready to be written. */
export interface PlannedBatch {
  changes: MergedProduct[]
  known: KnownKeys
}

/** Plans the change of every selected product and passes the plans to `take` in batches. A product with any refusal stays as it is. */
export async function planChanges(
  trx: Trx,
  { selected, changes, seen }: PlanRequest,
  take: (batch: PlannedBatch) => void | Promise<void> = () => undefined,
): Promise<Plan> {
  const known = await loadKnownKeys(trx, [], changes)
  const keys = await takenKeys(trx, changes.brandId)
  const tally = createTally()
  for (let from = 0; from < selected.productIds.length; from += AT_ONCE) {
    const products = await loadProductsById(trx, selected.productIds.slice(from, from + AT_ONCE))
    const planned: MergedProduct[] = []
    for (const before of products.toSorted((one, other) => Number(one.product.id) - Number(other.product.id))) {
      const after = await tryOne(before, { changes, skuIds: selected.skuIds, known, keys })
      const differences = 'reason' in after || !isChanged({ before, after }) ? [] : differencesOf(before, after, known)
      const isOther =
        differences.length > 0 && seen !== undefined && seen.get(before.product.id) !== differencesDigestOf(differences)
      // New choices of a product that stays as it is are dropped.
      if ('reason' in after || isOther) known.references.takeBack()
      else known.references.keep()
      if ('reason' in after) tally.refuse(after, selected)
      else if (isOther) tally.leave(before, REASONS.changedSince)
      else tally.take(before, differences, selected)
      if (!('reason' in after) && !isOther && differences.length) planned.push({ before, after })
    }
    await take({ changes: planned, known })
  }
  return tally.plan()
}

/** Writes planned changes, with the new choices of their attributes. */
export async function writeChanges(trx: Trx, changes: MergedProduct[], { references }: KnownKeys): Promise<void> {
  await references.save(trx)
  await saveProducts(trx, changes)
}

async function tryOne(
  before: ProductRows,
  given: { changes: BulkChanges; skuIds: ReadonlySet<string> | undefined; known: KnownKeys; keys: Map<string, string> },
): Promise<ProductRows | Refused> {
  const { skuIds, known, keys } = given
  const changes = withKnownAttribute(given.changes, known)
  try {
    const change = changeOfRows(before, { changes, skuIds, keys: known })
    requireWithinFieldLimits(before, change)
    const after = await mergeRecord(before, change, known)
    if (changes.brandId !== undefined && changes.brandId !== before.product.brand_id) takeKey(before.product, keys)
    return after
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 400) throw error
    const { field, reason } = error.details
    return { rows: before, field: field as string, reason: reason as unknown as FieldRefusal }
  }
}

/** A fact whose attribute there is by now is that attribute: a product that states it gets no second one. */
function withKnownAttribute(changes: BulkChanges, { references }: KnownKeys): BulkChanges {
  const { attribute } = changes
  const id = attribute && references.joinedTo(attribute.attributeId)
  if (!attribute || id === undefined) return changes
  const { entry, ...rest } = attribute
  return { ...changes, attribute: { ...rest, attributeId: id, entry: entry && { ...entry, attributeId: id } } }
}

/** The product keys of the brand that products move to, with their owners. */
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
  const samples: BulkDifference[] = []
  const changedOnes: Plan['changed'] = []
  const left: LeftProduct[] = []
  const digest = createHash('sha256')
  const countOf = ({ skus }: ProductRows, { skuIds }: Selected) =>
    skuIds ? skus.filter(({ id }) => skuIds.has(id)).length : skus.length
  const add = (to: { products: number; skus: number }, skus: number) => {
    to.products += 1
    to.skus += skus
  }
  return {
    /** Adds a product that may change. Without differences it has the wanted values already. */
    take(rows: ProductRows, differences: readonly BulkDifference[], selected: Selected): void {
      const skus = new Set(differences.flatMap(({ skuId }) => skuId ?? [])).size
      const count = countOf(rows, selected)
      add(selectedCount, count)
      alike.skus += count - skus
      if (!differences.length) {
        alike.products += 1
        return
      }
      add(changed, skus)
      const inShort = differencesDigestOf(differences)
      changedOnes.push({ id: rows.product.id, digest: inShort })
      digest.update(inShort)
      samples.push(...differences.slice(0, MOST_TOLD - samples.length))
    },
    leave({ product: { id: productId, name, en_name: enName } }: ProductRows, reason: FieldRefusal): void {
      left.push({ productId, name, enName, reason })
    },
    refuse({ rows, field, reason }: Refused, selected: Selected): void {
      add(selectedCount, countOf(rows, selected))
      add(refused, countOf(rows, selected))
      const { id: productId, name, en_name: enName } = rows.product
      left.push({ productId, name, enName, reason })
      const model = /^skus\[(.*)\]\./.exec(field)?.[1] ?? null
      const skuId = rows.skus.find((sku) => sku.model === model)?.id ?? null
      if (refusals.length < MOST_TOLD) refusals.push({ productId, skuId, name, enName, model, field, reason })
    },
    plan(): Plan {
      const counts = { selected: selectedCount, changed, alike, refused }
      return { outcome: { ...counts, refusals, digest: digest.digest('hex') }, samples, changed: changedOnes, left }
    },
  }
}

import { sql } from 'kysely'
import { MOST_CATEGORY_LEVELS } from '../../../../contract/keeping/merging.ts'
import type { Merged } from '../../../../contract/keeping/merging.ts'
import type { Trx } from '../../../database.ts'
import { getTree, STEP, TOO_DEEP } from '../category-tree.ts'
import { category } from '../kinds/category.ts'
import { cannotMerge, mergeRecords, NOTHING_MERGED } from './merging.ts'
import type { RecordPair } from './merging.ts'
import { afterMerge, branchOf, levelsOf, nameOfCategory, planMerge } from './plan-merge.ts'
import type { MergePlan, PlacedCategory } from './plan-merge.ts'

/** Merges two categories: products and subcategories move to the other one, and subcategories of equal names are merged. */
export const mergeTwoCategories = mergeRecords({ kind: category, weigh, carryOut, goesWith })

async function weigh(trx: Trx, pair: RecordPair): Promise<Merged> {
  const { plan, tree } = await plannedOf(trx, pair)
  if (levelsOf(afterMerge(tree, plan)) > MOST_CATEGORY_LEVELS) throw cannotMerge(TOO_DEEP)
  const branch = branchOf(tree, pair.from.id)
  const products = tree.reduce((sum, one) => (branch.has(one.id) ? sum + one.products : sum), 0)
  return { ...NOTHING_MERGED, products, joined: plan.joined.length, moved: plan.moved.length }
}

/** The subcategories that were merged into others and are deleted too, the lowest first. */
async function goesWith(trx: Trx, pair: RecordPair): Promise<string[]> {
  const { plan } = await plannedOf(trx, pair)
  return plan.joined
    .map(({ fromId }) => fromId)
    .filter((id) => id !== pair.from.id)
    .toReversed()
}

async function plannedOf(trx: Trx, { from, into }: RecordPair) {
  const tree = await getTree({ db: trx })
  if (branchOf(tree, from.id).has(into.id))
    throw cannotMerge({ en: 'the other lies below it.', zh: '目标分类是它的下级分类。' })
  return { tree, plan: planMerge(tree, from.id, into.id) }
}

async function carryOut(trx: Trx, pair: RecordPair): Promise<void> {
  const { tree, plan } = await plannedOf(trx, pair)
  const [fromIds, intoIds] = [plan.joined.map(({ fromId }) => fromId), plan.joined.map(({ intoId }) => intoId)]
  const pairs = sql`unnest(${fromIds}::bigint[], ${intoIds}::bigint[]) AS pair (from_id, into_id)`
  await sql`
    UPDATE product SET category_id = pair.into_id FROM ${pairs} WHERE category_id = pair.from_id`.execute(trx)
  await sql`
    UPDATE category AS stays SET
      name = CASE WHEN stays.en_name IS NULL THEN stays.name ELSE coalesce(stays.name, goes.name) END,
      image_id = coalesce(stays.image_id, goes.image_id)
    FROM ${pairs} JOIN category AS goes ON goes.id = pair.from_id WHERE stays.id = pair.into_id`.execute(trx)
  await makeWay(trx, tree, plan)
  await move(trx, plan)
}

/** Renames a category that is about to be deleted, so that one of its name can move beside it. */
async function makeWay(trx: Trx, tree: readonly PlacedCategory[], { joined, moved }: MergePlan): Promise<void> {
  const byId = new Map(tree.map((one) => [one.id, one]))
  for (const { fromId } of joined) {
    const from = byId.get(fromId)
    const isInTheWay = moved.some(({ id, parentId }) => {
      const one = byId.get(id)
      return from && one && parentId === from.parentId && nameOfCategory(one) === nameOfCategory(from)
    })
    if (isInTheWay)
      await sql`UPDATE category SET en_name = coalesce(en_name, name) || ' #' || id WHERE id = ${fromId}`.execute(trx)
  }
}

async function move(trx: Trx, { moved }: MergePlan): Promise<void> {
  for (const { id, parentId } of moved)
    await sql`
      UPDATE category SET parent_id = ${parentId},
        sort = (SELECT coalesce(max(sort), 0) + ${STEP} FROM category AS beside WHERE beside.parent_id = ${parentId})
      WHERE id = ${id}`.execute(trx)
}

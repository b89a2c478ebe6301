import { sql } from 'kysely'
import { MOST_CATEGORY_LEVELS } from '../../../contract/keeping/merging.ts'
import type { moveCategory, TreeCategory } from '../../../contract/keeping/merging.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { changeByHand } from '../change-by-hand.ts'
import type { KeepingDeps } from '../deps.ts'
import { getTree, STEP, TOO_DEEP } from './category-tree.ts'
import { category } from './kinds/category.ts'
import { branchOf, levelsOf } from './merging/plan-merge.ts'
import { findIdentity, requireOne } from './one-record.ts'
import { naming } from './refusals.ts'

type Asked = ParsedInputOf<typeof moveCategory>

const BELOW = { en: 'that lies below it.', zh: '目标位于它的下级。' }

/** Moves a category with all below it. Siblings whose order stays are not written. */
export function moveOneCategory(
  { db }: Pick<KeepingDeps, 'db'>,
  asked: Asked,
  { caller }: MemberContext,
): Promise<boolean> {
  return changeByHand(db, caller.memberId, async (trx) => {
    const tree = await getTree({ db: trx })
    requirePlace(tree, asked)
    const before = await findIdentity(trx, category, asked.id)
    await naming(category, () =>
      sql`UPDATE category SET parent_id = ${asked.parentId} WHERE id = ${asked.id}`.execute(trx),
    )
    await requireOne(trx, category, { id: asked.id, before })
    await order(trx, tree, asked)
    return true
  })
}

function requirePlace(tree: readonly TreeCategory[], { id, parentId, beforeId }: Asked): void {
  const byId = new Map(tree.map((one) => [one.id, one]))
  if (!byId.has(id) || (parentId !== null && !byId.has(parentId))) throw new Problem(404)
  if (beforeId !== null && byId.get(beforeId)?.parentId !== parentId) throw new Problem(404)
  if (parentId !== null && branchOf(tree, id).has(parentId)) throw new Problem(1008010004, { reason: BELOW })
  const after = tree.map((one) => (one.id === id ? { ...one, parentId } : one))
  if (levelsOf(after) > MOST_CATEGORY_LEVELS) throw new Problem(1008010004, { reason: TOO_DEEP })
}

async function order(trx: Trx, tree: readonly TreeCategory[], { id, parentId, beforeId }: Asked): Promise<void> {
  const others = tree.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id)
  const at = beforeId === null ? -1 : others.indexOf(beforeId)
  const ids = others.toSpliced(at < 0 ? others.length : at, 0, id)
  await sql`
    UPDATE category SET sort = placed.sort FROM (
      SELECT id, (place * ${STEP})::int AS sort FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS one (id, place)
    ) AS placed WHERE category.id = placed.id AND category.sort <> placed.sort`.execute(trx)
}

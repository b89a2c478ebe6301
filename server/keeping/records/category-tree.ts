import { sql } from 'kysely'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { MOST_CATEGORY_LEVELS } from '../../../contract/keeping/merging.ts'
import type { getCategoryTree } from '../../../contract/keeping/merging.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'
import type { KeepingDeps } from '../deps.ts'
import { levelsOf } from './merging/plan-merge.ts'
import type { Fields } from './record-kind.ts'

/** The step between siblings, so that an import can place one between them. */
export const STEP = 10

export const TOO_DEEP = {
  en: `the tree would be more than ${MOST_CATEGORY_LEVELS} levels deep.`,
  zh: `分类层级将超过 ${MOST_CATEGORY_LEVELS} 级。`,
}

/** All categories, siblings in their order, with the number of their own products, on sale or not. */
export async function getTree({ db }: Pick<KeepingDeps, 'db'>): Promise<OutputOf<typeof getCategoryTree>> {
  const { rows } = await sql<OutputOf<typeof getCategoryTree>[number]>`
    SELECT category.id::text, parent_id::text AS "parentId", name, en_name AS "enName", picture.key AS image,
      coalesce(used.products, 0) AS products
    FROM category LEFT JOIN picture ON picture.id = category.image_id
    LEFT JOIN (SELECT category_id, count(*)::int AS products FROM product GROUP BY category_id) AS used
      ON used.category_id = category.id
    ORDER BY category.sort, category.id`.execute(db)
  return rows
}

/** Whether a category is deeper than allowed. */
export async function isTooDeep(trx: Trx): Promise<boolean> {
  return levelsOf(await getTree({ db: trx })) > MOST_CATEGORY_LEVELS
}

/** Places a new category after its siblings. Throws 1008010004 where it would be too deep. */
export async function placeLast(trx: Trx, { parentId }: Fields): Promise<Record<string, unknown>> {
  if (parentId === undefined) return {}
  const tree = await getTree({ db: trx })
  const parents = new Map(tree.map((one) => [one.id, one.parentId]))
  let level = 1
  for (let above: string | null = parentId as string | null; above !== null; above = parents.get(above) ?? null)
    level += 1
  if (level > MOST_CATEGORY_LEVELS) throw new Problem(1008010004, { reason: TOO_DEEP })
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max(sort), 0) AS last FROM category WHERE parent_id IS NOT DISTINCT FROM ${parentId}::bigint`.execute(
    trx,
  )
  return { sort: (rows[0]?.last ?? 0) + STEP }
}

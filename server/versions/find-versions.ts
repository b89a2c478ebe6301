import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Right } from '../../contract/collaboration/rights.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import type { NamedVersion } from '../../contract/versions.ts'
import { requireRight } from '../workspace/rights.ts'
import { idColumnOf } from '../workspace/thing-columns.ts'
import type { VersionedThing } from './content.ts'
import type { VersionDeps } from './deps.ts'

/** In a query, whether a version is of this board or list. */
export function isOfVersioned({ kind, refId }: Pick<VersionedThing, 'kind' | 'refId'>): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`named_version.${idColumnOf(kind)}`)} = ${refId}`
}

/** The versions that meet the condition, the latest first, without their states. The caller has checked the reader's rights. */
export async function findVersions(db: VersionDeps['db'], isWanted: RawBuilder<boolean>) {
  return db
    .selectFrom('named_version')
    .leftJoin('member', 'member.id', 'author_id')
    .select([
      'named_version.id',
      'board_id',
      'budget_id',
      'author_id',
      'member.nickname',
      'named_version.name',
      'note',
      'is_automatic',
      'is_before_undo',
      'version',
      'was_taken_down',
      'count',
      'totals',
      'named_version.created_at',
    ])
    .where(isWanted)
    .orderBy('named_version.id', 'desc')
    .execute()
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number]

export interface Reader {
  memberId: string
  right: Right
}

export function namedVersionOf(row: VersionRow, reader: Reader): NamedVersion {
  return {
    id: row.id,
    ...thingOf(row),
    name: row.name,
    note: row.note,
    author: { memberId: row.author_id, nickname: row.nickname ?? '' },
    createTime: row.created_at.getTime(),
    version: row.version,
    isAutomatic: row.is_automatic,
    isBeforeUndo: row.is_before_undo,
    mayChange: mayChangeVersion(row, reader),
    count: row.count,
    totals: row.totals,
  }
}

/** Its author may rename and delete a version while they may edit; so may the owner. */
export function mayChangeVersion({ author_id: authorId }: VersionRow, { memberId, right }: Reader): boolean {
  return right === 'own' || (authorId === memberId && includesRight(right, 'edit'))
}

function thingOf({ board_id: boardId, budget_id: budgetId }: VersionRow): Pick<VersionedThing, 'kind' | 'refId'> {
  if (boardId !== null) return { kind: 'board', refId: boardId }
  if (budgetId !== null) return { kind: 'budget', refId: budgetId }
  throw new Error('a named version of nothing')
}

interface Wanted {
  memberId: string
  needed: Right
  /** Locks the board or list until the transaction ends. */
  locks?: boolean
}

/** A named version. Throws 404 where the member does not see it, and as `requireIncluded` where their right is too small. */
export async function requireVersion(db: VersionDeps['db'], id: string, wanted: Wanted) {
  const [row] = await findVersions(db, sql`named_version.id = ${id}`)
  if (!row) throw new Problem(404)
  const which = thingOf(row)
  const { name, ownerId, right } = await requireRight(db, which, wanted)
  const thing: VersionedThing = { ...which, ownerId }
  return { row, thing, name, reader: { memberId: wanted.memberId, right } }
}

/** Throws 404 where the version was deleted meanwhile. */
export async function getPacked(db: VersionDeps['db'], id: string): Promise<Buffer> {
  const found = await db.selectFrom('named_version').select('state').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem(404)
  return found.state
}

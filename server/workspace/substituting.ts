import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder, Selectable } from 'kysely'
import type { Right, Thing, WorkKind } from '../../contract/collaboration/rights.ts'
import type { LeftReason, Refusal, Substituted, UsedPlace } from '../../contract/substitution.ts'
import type { Database } from '../database.ts'
import { holdThings, rightOf } from './rights.ts'
import { idColumnOf } from './thing-columns.ts'

/** The types and queries that boards, budget lists and folders share when one SKU takes the place of another (decisions/140). */

type TheirPlace = Substituted['places'][number]

/** A place where a SKU is used, in a thing of one kind. */
export type SkuUse = Omit<UsedPlace, 'kind'>

/** The uses in one domain. `total` also counts those beyond the limit. */
export interface Uses {
  uses: SkuUse[]
  total: number
}

/** Whose uses of which SKU are wanted. */
export interface UsesQuery {
  memberId: string
  skuId: string
  /** Only in these things. */
  ids?: readonly string[] | undefined
  /** At most so many uses. */
  most?: number
}

/**
 * Part of a query of uses: selects the boards, lists, folders or projects that a member sees, as `id`, `name`, `member_id`, `updated_at`,
 * `right` and further columns. `right` is null where the owner has asked for the deletion of their account.
 */
export function selectSeen(
  kind: WorkKind,
  { memberId, ids }: Pick<UsesQuery, 'memberId' | 'ids'>,
  further: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const table = sql.table(kind)
  return sql`
    SELECT ${table}.id, ${table}.name, ${table}.member_id, ${table}.updated_at, ${rightOf(kind, memberId)} AS "right"${further}
    FROM ${table} WHERE ${table}.deleted_at IS NULL AND ${table}.id IN (
      SELECT id FROM ${table} WHERE member_id = ${memberId} UNION
      SELECT ${sql.ref(idColumnOf(kind))} FROM team WHERE member_id = ${memberId})
      ${ids ? sql`AND ${table}.id = ANY (${ids}::bigint[])` : sql``}`
}

/** One place of a substitution, with the states before and after it, so that it can be undone. */
export interface PlannedPlace extends Pick<TheirPlace, 'itemId' | 'refusal' | 'line' | 'losesScale' | 'merges'> {
  place: UsedPlace['place']
  /** As JSON; null where the place is refused. */
  before: unknown
  after: unknown
}

/** One place of a substitution that is being undone. */
export interface ReturningPlace {
  itemId: string
  /** Why the place stays as it is; null where it is undone. */
  left: LeftReason | null
}

/** A board, list or folder that a substitution or its undo changes. */
export interface PlannedThing<Place> extends Pick<Substituted['things'][number], 'version' | 'totals' | 'reopens'> {
  kind: Thing['kind']
  id: string
  name: string
  ownerId: string
  right: Right
  /** Null except for budget lists. */
  status: UsedPlace['status']
  /** The requested places that exist. */
  places: Place[]
  /** Writes the places that are neither refused nor left, as one new version. Not called where there are none. */
  write(): Promise<void>
}

/** The requested places of a kind. `locks` locks the things until the transaction ends, in the order of their ids. */
export interface UsesRequest {
  memberId: string
  places: readonly { id: string; itemId: string }[]
  locks: boolean
}

/** A place before and after a substitution. */
export interface KeptPlace {
  id: string
  itemId: string
  before: unknown
  after: unknown
}

/** A place that the substitution refuses. */
export function refused(itemId: string, refusal: Refusal, place: UsedPlace['place']): PlannedPlace {
  return { itemId, place, refusal, before: null, after: null, line: null, losesScale: false, merges: false }
}

/** The ids of board items and list lines. Skips ids that are no UUID: no row can have them. */
export function uuidsOf(places: readonly { itemId: string }[]): string[] {
  return places.flatMap(({ itemId }) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(itemId) ? [itemId] : []))
}

/** Finds the requested things that the member has a right to, with that right, in the order of their ids. Skips deleted things. */
export async function findAskedThings<Kind extends Thing['kind'] & keyof Database>(
  db: QueryExecutorProvider,
  kind: Kind,
  asked: UsesRequest,
): Promise<(Selectable<Database[Kind]> & { right: Right })[]> {
  const ids = await thingIds(db, kind, asked)
  const { rows } = await sql<Selectable<Database[Kind]> & { right: Right | null }>`
    SELECT *, ${rightOf(kind, asked.memberId)} AS "right" FROM ${sql.table(kind)}
    WHERE id = ANY (${ids}::bigint[]) AND deleted_at IS NULL ORDER BY id`.execute(db)
  return rows.filter((row): row is Selectable<Database[Kind]> & { right: Right } => row.right !== null)
}

/** The distinct ids of the requested things; only those that could be locked, where `locks` is set. */
async function thingIds(db: QueryExecutorProvider, kind: Thing['kind'], asked: UsesRequest): Promise<string[]> {
  const { memberId, places, locks } = asked
  const ids = [...new Set(places.map(({ id }) => id))]
  return locks ? holdThings(db, kind, { memberId, ids }) : ids
}

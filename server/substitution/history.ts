import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Thing } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { OwnData } from '../../contract/profile.ts'
import { MOST_SUBSTITUTIONS } from '../../contract/substitution.ts'
import type * as calls from '../../contract/substitution.ts'
import type { NamedSku, SubstitutionSummary, Whereabouts } from '../../contract/substitution.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import type { Trx } from '../database.ts'
import type { SubstitutionDeps } from './deps.ts'
import type { SubstitutionTables } from './tables.ts'

type Row = Selectable<SubstitutionTables['substitution']>
export type PlaceRow = Pick<
  Selectable<SubstitutionTables['substitution_place']>,
  'name' | 'place' | 'before' | 'after'
> & {
  nth: number
  kind: Thing['kind']
  id: string
  itemId: string
  left: calls.LeftReason | null
}

interface NewSubstitution {
  memberId: string
  from: NamedSku
  to: NamedSku
  places: (calls.SubstitutionPlace & { name: string; place: Whereabouts; before: unknown; after: unknown })[]
  now: Date
}

/** Records a substitution and forgets the oldest ones. Returns its id. */
export async function noteSubstitution(
  trx: Trx,
  { memberId, from, to, places, now }: NewSubstitution,
): Promise<string> {
  const countOf = (kind: Thing['kind']) => places.filter((place) => place.kind === kind).length
  const counts = { board: countOf('board'), budget: countOf('budget'), folder: countOf('folder') }
  const { id } = await trx
    .insertInto('substitution')
    .values({
      member_id: memberId,
      from_sku: JSON.stringify(from),
      to_sku: JSON.stringify(to),
      counts: JSON.stringify(counts),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = places.map((place, nth) => ({ ...place, nth }))
  await sql`
    INSERT INTO substitution_place (substitution_id, nth, board_id, budget_id, folder_id, item_id, name, place, before, after)
    SELECT ${id}, nth, CASE kind WHEN 'board' THEN id END, CASE kind WHEN 'budget' THEN id END,
      CASE kind WHEN 'folder' THEN id END, "itemId", name, place, before, after
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS row (nth int, kind text, id bigint, "itemId" text, name text, place jsonb, before json, after json)`.execute(
    trx,
  )
  await sql`
    DELETE FROM substitution WHERE id IN (
      SELECT id FROM substitution WHERE member_id = ${memberId} AND id <= (
        SELECT id FROM substitution WHERE member_id = ${memberId}
        ORDER BY id DESC OFFSET ${MOST_SUBSTITUTIONS} LIMIT 1)
      -- One that is being taken back waits for what is held here: it goes another time.
      FOR UPDATE SKIP LOCKED)`.execute(trx)
  return id
}

export async function getPageOfSubstitutions(
  { db }: Pick<SubstitutionDeps, 'db'>,
  { pageNo, pageSize }: ParsedInputOf<typeof calls.getSubstitutionPage>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.getSubstitutionPage>> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('substitution')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('substitution')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(summaryOf), total }
}

/** Throws 404 for a substitution of another member. */
export async function getSubstitution(
  { db }: Pick<SubstitutionDeps, 'db'>,
  { id }: ParsedInputOf<typeof calls.getSubstitution>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.getSubstitution>> {
  const row = await db
    .selectFrom('substitution')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Problem(404)
  const places = await findPlaces(db, id)
  return {
    ...summaryOf(row),
    places: places.map(({ kind, id: thingId, itemId, name, place, left }) => ({
      kind,
      id: thingId,
      itemId,
      name,
      place,
      left,
    })),
  }
}

/** The places of one substitution that still exist, in the order of the request. */
export async function findPlaces(db: SubstitutionDeps['db'], id: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    SELECT nth, CASE WHEN board_id IS NOT NULL THEN 'board' WHEN budget_id IS NOT NULL THEN 'budget' ELSE 'folder' END AS kind,
      coalesce(board_id, budget_id, folder_id)::text AS id, item_id AS "itemId", name, place, before, after, left_as AS "left"
    FROM substitution_place WHERE substitution_id = ${id} ORDER BY nth`.execute(db)
  return rows
}

/** Everything that is stored about a member's substitutions, without the former contents of other members' things. */
export async function getOwnSubstitutions(
  db: SubstitutionDeps['db'],
  memberId: string,
): Promise<OwnData['substitutions']> {
  const rows = await db
    .selectFrom('substitution')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute()
  const own: OwnData['substitutions'] = []
  for (const row of rows) {
    const places = await findPlaces(db, row.id)
    const { time, undoTime, from, to } = summaryOf(row)
    own.push({ time, undoTime, from, to, places: places.map(({ kind, name, place }) => ({ kind, name, place })) })
  }
  return own
}

function summaryOf({
  id,
  from_sku: from,
  to_sku: to,
  counts,
  created_at: at,
  undone_at: undoneAt,
}: Row): SubstitutionSummary {
  return { id, time: at.getTime(), undoTime: undoneAt?.getTime() ?? null, from, to, counts }
}

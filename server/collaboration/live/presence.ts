import { sql } from 'kysely'
import { HERE_SECONDS } from '../../../contract/collaboration/live-calls.ts'
import type * as calls from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { sendNotice } from '../../workspace/live/message.ts'
import { requireRight } from '../../workspace/rights.ts'
import { idColumnOf } from '../../workspace/thing-columns.ts'
import type { Db } from '../../database.ts'

export interface LiveDeps {
  db: Db
  clock: Clock
}

/** The most pages of one member that are stored. */
const MOST_TABS = 20
/** The most people that an answer lists. */
const MOST_PEOPLE = 100

/** A browser tab of a member; it shows one thing at a time. */
interface Page {
  memberId: string
  tab: string
}

/**
 * Records that a tab shows a thing and a place on it, or that it left; tells the others. Throws 404 where the member may not see
 * the thing.
 */
export async function sayHere(
  { db, clock }: LiveDeps,
  { kind, refId, tab, on, isLeaving }: ParsedInputOf<typeof calls.sayHere>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.sayHere>> {
  const thing = { kind, refId }
  const page = { memberId, tab }
  if (isLeaving) {
    await leave(db, thing, page)
    return { people: [] }
  }
  await requireRight(db, thing, { memberId, needed: 'comment' })
  const now = clock.now()
  await come(db, thing, { ...page, on, now })
  return { people: await findOthers(db, thing, { ...page, now }) }
}

/** Forgets tabs that have been silent for a while. Answers leave these out anyway. */
export async function sweepPresence({ db, clock }: LiveDeps): Promise<void> {
  await db.deleteFrom('presence').where('seen_at', '<', stillHere(clock.now())).execute()
}

function stillHere(now: Date): Date {
  return new Date(now.getTime() - HERE_SECONDS * 1000)
}

async function leave(db: LiveDeps['db'], thing: Thing, { memberId, tab }: Page): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('presence')
    .where('member_id', '=', memberId)
    .where('tab', '=', tab)
    // The tab may show another thing by now, and this message may be late.
    .where(idColumnOf(thing.kind), '=', thing.refId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await sendNotice(db, { ...thing, to: 'team', of: 'presence', tab })
}

async function come(
  db: LiveDeps['db'],
  { kind, refId }: Thing,
  { memberId, tab, on, now }: Page & { on: string | null; now: Date },
): Promise<void> {
  const place = { board_id: null, budget_id: null, folder_id: null, [idColumnOf(kind)]: refId, on_id: on }
  const before = await db
    .selectFrom('presence')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('tab', '=', tab)
    .executeTakeFirst()
  const wasHere = before?.[idColumnOf(kind)] === refId && before.seen_at >= stillHere(now)
  if (!before) await leaveOldest(db, memberId, now)
  await db
    .insertInto('presence')
    .values({ member_id: memberId, tab, ...place, came_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'tab']).doUpdateSet({ ...place, seen_at: now, ...(!wasHere && { came_at: now }) }),
    )
    .execute()
  if (!wasHere || before.on_id !== on) await sendNotice(db, { kind, refId, to: 'team', of: 'presence', tab })
}

/** Deletes a member's oldest tabs, to make room for one more. */
async function leaveOldest(db: LiveDeps['db'], memberId: string, now: Date): Promise<void> {
  await sql`
    DELETE FROM presence WHERE member_id = ${memberId} AND (seen_at < ${stillHere(now)} OR tab IN (
      SELECT tab FROM presence WHERE member_id = ${memberId} ORDER BY seen_at DESC OFFSET ${MOST_TABS - 1}))`.execute(
    db,
  )
}

/** The other tabs on a thing whose members still have a right to it, those of the reader's own included. */
async function findOthers(
  db: LiveDeps['db'],
  { kind, refId }: Thing,
  { memberId, tab, now }: Page & { now: Date },
): Promise<calls.Present[]> {
  const thingId = sql.ref(`presence.${idColumnOf(kind)}`)
  const rows = await db
    .selectFrom('presence')
    .innerJoin('member', 'member.id', 'presence.member_id')
    .select(['member.id', 'nickname', 'avatar', 'tab', 'on_id', 'came_at'])
    .where(`presence.${idColumnOf(kind)}`, '=', refId)
    .where('seen_at', '>=', stillHere(now))
    .where((where) => where.not(where.and([where('member.id', '=', memberId), where('tab', '=', tab)])))
    .where(
      sql<boolean>`(EXISTS (SELECT FROM ${sql.table(kind)} AS thing WHERE thing.id = ${thingId} AND thing.member_id = member.id)
        OR EXISTS (SELECT FROM team WHERE team.${sql.ref(idColumnOf(kind))} = ${thingId}
          AND team.member_id = member.id))`,
    )
    .orderBy('came_at')
    .orderBy('tab')
    .limit(MOST_PEOPLE)
    .execute()
  return rows.map((row) => ({
    memberId: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    isSelf: row.id === memberId,
    tab: row.tab,
    on: row.on_id,
    since: row.came_at.getTime(),
  }))
}

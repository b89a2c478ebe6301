import { sql } from 'kysely'
import { createProject as createProjectCall } from '../contract/projects.ts'
import type { Thing } from '../contract/collaboration/rights.ts'
import type { Db } from './database.ts'
import { idOf } from './platform/id-of.ts'
import { placeThings } from './projects/placing.ts'
import { createProject } from './projects/projects.ts'

interface DemonstrationProjectDeps {
  db: Db
  clock: { now(): Date }
}

const NO_MEASURES = { floorArea: null, wallArea: null, perimeter: null, count: 1, places: [] }
const DAY = 24 * 60 * 60_000

/**
 * Creates the demonstration's project for its member, once, around boards and a list that are there already. If its member deleted,
 * renamed or placed one of them, they keep an order of their own, and it never comes. Returns whether it was created.
 */
export async function loadDemonstrationProject({ db, clock }: DemonstrationProjectDeps): Promise<boolean> {
  const owner = await db
    .selectFrom('member')
    .select('id')
    .where('is_demonstration', '=', true)
    .where('user_type', '=', 1)
    .orderBy('id')
    .executeTakeFirst()
  if (!owner) return false
  // Loaded only when needed.
  const { PROJECT } = await import('../demo/project.ts')
  const memberId = owner.id
  const wasGiven = await db.selectFrom('demonstration_project').select('key').where('key', '=', PROJECT.key).execute()
  if (wasGiven.length > 0 || !(await areMade(db, PROJECT))) return false
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: isFirst } = await trx
      .insertInto('demonstration_project')
      .values({ key: PROJECT.key })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    const things = isFirst && (await findThings(trx, PROJECT, memberId))
    if (!things) return false
    const caller = { memberId, sessionId: '0', roles: ['member'] as const, isCounted: false }
    const dayAfter = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
    const { name, code, clientName, address, days, rooms } = PROJECT
    const input = createProjectCall.input.parse({
      name,
      code,
      clientName,
      address,
      startsOn: dayAfter(days[0]),
      endsOn: dayAfter(days[1]),
      rooms: rooms.map(({ key, ...room }) => ({ id: idOf(`${PROJECT.key} room ${key}`), ...NO_MEASURES, ...room })),
    })
    const projectId = await createProject({ db: trx, clock }, input, { caller })
    await placeThings({ db: trx, clock }, { projectId, things }, { caller })
    return true
  })
}

interface Held {
  boards: readonly string[]
  budgets: readonly string[]
}

/** Whether its boards and lists were made, deleted since or not: those without all materials come later. */
async function areMade(db: Db, { boards, budgets }: Held): Promise<boolean> {
  const [laid, listed] = await Promise.all([
    db.selectFrom('demonstration_board').select('key').where('key', 'in', boards).execute(),
    db.selectFrom('demonstration_budget').select('key').where('key', 'in', budgets).execute(),
  ])
  return laid.length + listed.length === boards.length + budgets.length
}

/** The member's boards and lists as they were made, in no project; undefined if one is not there. */
async function findThings(db: Db, { boards, budgets }: Held, memberId: string): Promise<Thing[] | undefined> {
  const [{ BOARDS }, { BUDGETS }] = await Promise.all([
    import('../demo/boards/boards.ts'),
    import('../demo/budgets/budgets.ts'),
  ])
  const namesOf = (all: readonly { key: string; name: string }[], keys: readonly string[]) =>
    all.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
  const { rows: things } = await sql<Thing>`
    SELECT 'board' AS kind, min(id)::text AS "refId" FROM board
    WHERE member_id = ${memberId} AND name = ANY (${namesOf(BOARDS, boards)}::text[]) AND deleted_at IS NULL AND project_id IS NULL
    GROUP BY name
    UNION ALL SELECT 'budget', min(id)::text FROM budget
    WHERE member_id = ${memberId} AND name = ANY (${namesOf(BUDGETS, budgets)}::text[]) AND deleted_at IS NULL AND project_id IS NULL
    GROUP BY name`.execute(db)
  return things.length === boards.length + budgets.length ? things : undefined
}

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_BOARDS } from '../../../contract/boards/board.ts'
import { createBoard, getBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import { getPeople, transferThing, invitePerson } from '../../../contract/collaboration/people-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { createFolder, createItems, getFolderPage, updateFolder } from '../../../contract/favourites.ts'
import { getNoticePage } from '../../../contract/notices.ts'
import { commentOnShared, getComments } from '../../../contract/sharing/discussion-calls.ts'
import { getLinks } from '../../../contract/sharing/link-calls.ts'
import { sharedKinds } from '../../../contract/sharing/links.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { aChip, anOwnPicture } from '../../testing/boards.ts'
import { aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { letWorkOn } from '../../testing/collaborators.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { giveTo } from './transfer-thing.ts'

let quarry: TestApp
let ada: TestMember
let bob: TestMember
let skuId: string

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }] })])
  ;({ id: skuId } = await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow())
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
})

const pictureOf = async ({ headers }: TestMember, color: string) => {
  const form = { fields: { directory: 'board' }, file: await aPicture({ color }) }
  return /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, headers)).data)?.[1] ?? ''
}

/** A thing of Ada's with a row in every table that such a thing fills. */
const FILLED = {
  async board() {
    const [gone, picture] = [aChip(), anOwnPicture(await pictureOf(ada, '#112233'))]
    const { data: id } = await quarry.call(createBoard, { name: 'Lobby', items: [gone, picture, aChip()] }, ada.headers)
    await quarry.call(updateBoard, { id, version: 1, remove: [gone.id] }, ada.headers)
    return id
  },
  async budget() {
    const [room, line, gone] = [aRoom(), aLine(), aLine()]
    const whole = { name: 'Lobby', rooms: [room], lines: [line, gone], allocations: [anAllocation(line, room)] }
    const { data: id } = await quarry.call(createBudget, whole, ada.headers)
    await quarry.call(updateBudget, { id, version: 1, remove: { lines: [gone.id] } }, ada.headers)
    return id
  },
  async folder() {
    const { data: id } = await quarry.call(createFolder, { name: 'Lobby' }, ada.headers)
    await quarry.call(createItems, { favoritesId: id, skuIds: [skuId] }, ada.headers)
    return id
  },
}

async function filled(kind: Thing['kind']): Promise<Thing> {
  const thing = { kind, refId: await FILLED[kind]() }
  await letWorkOn(quarry, thing, bob, 'comment')
  return thing
}

const handOver = (thing: Thing, { id }: TestMember = bob) =>
  quarry.call(transferThing, { ...thing, memberId: id }, ada.headers)

/** For each table of rows about a thing that name a member: how many of them name this one. */
async function rowsOf({ kind, refId }: Thing, { id }: TestMember): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND column_name IN ('member_id', ${`${kind}_id`}) GROUP BY table_name HAVING count(*) = 2`.execute(
    quarry.db,
  )
  const counts = await Promise.all(
    [...tables, { name: kind }].map(async ({ name }) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM ${sql.table(name)}
        WHERE member_id = ${id} AND ${sql.ref(name === kind ? 'id' : `${kind}_id`)} = ${refId}`.execute(quarry.db)
      return [name, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const OWNED = {
  board: { board: 1, board_item: 2, board_removal: 1, share_link: 1 },
  budget: { budget: 1, budget_entry: 3, budget_amount: 1, budget_removal: 1, share_link: 1 },
  folder: { folder: 1, folder_item: 1, share_link: 1 },
}

describe('who hands something over', () => {
  it.each(sharedKinds)('gives a %s away whole, and may edit it from then on', async (kind) => {
    const thing = await filled(kind)
    await linkOf(quarry, ada, thing)
    expect([await rowsOf(thing, ada), await rowsOf(thing, bob)]).toEqual([OWNED[kind], { collaborator: 1 }])
    expect((await handOver(thing)).data).toBe(true)
    expect([await rowsOf(thing, ada), await rowsOf(thing, bob)]).toEqual([{ collaborator: 1 }, OWNED[kind]])
    expect((await quarry.ask(getPeople, thing, ada.headers)).data).toMatchObject({
      right: 'edit',
      owner: { memberId: bob.id },
      collaborators: [{ memberId: ada.id, right: 'edit' }],
    })
    const { list } = (await quarry.ask(getNoticePage, {}, bob.headers)).data
    expect(list).toMatchObject([{ kind: 'ownership', details: { by: 'Ada', name: 'Lobby' }, isGone: false }])
    expect((await handOver(thing)).code).toBe(1009004002)
  })

  it('can go on with what they have open: both save', async () => {
    const board = await filled('board')
    await handOver(board)
    for (const { headers } of [ada, bob]) {
      const { data } = await quarry.ask(getBoard, { id: board.refId }, headers)
      const saved = await quarry.call(updateBoard, { id: board.refId, version: data.version, put: [aChip()] }, headers)
      expect(saved.code).toBe(200)
    }
    const budget = await filled('budget')
    await handOver(budget)
    for (const { headers } of [ada, bob]) {
      const { data } = await quarry.ask(getBudget, { id: budget.refId }, headers)
      const put = { lines: [aLine({ sort: data.version + 2 })] }
      expect((await quarry.call(updateBudget, { id: budget.refId, version: data.version, put }, headers)).code).toBe(
        200,
      )
    }
  })

  it.each(sharedKinds)(
    'lets a save of a %s go on that waited for it, of who owned it and of who does',
    async (kind) => {
      const thing = await filled(kind)
      await letWorkOn(quarry, thing, bob, 'edit')
      const id = thing.refId
      const save = ({ headers }: TestMember, number: number) =>
        ({
          board: () => quarry.call(updateBoard, { id, version: 2, put: [aChip()] }, headers),
          budget: () =>
            quarry.call(updateBudget, { id, version: 2, put: { lines: [aLine({ sort: number })] } }, headers),
          folder: () => quarry.call(updateFolder, { id, name: `Lobby ${number}` }, headers),
        })[kind]()
      const saves = await quarry.db.transaction().execute(async (trx) => {
        const parts = { clock: quarry.deps.clock, notify: async () => undefined }
        await giveTo(parts, trx, { thing, fromId: ada.id, toId: bob.id })
        const begun = [save(ada, 7), save(bob, 8)]
        await expect.poll(() => countWaiting(quarry)).toBe(2)
        return begun
      })
      expect((await Promise.all(saves)).map(({ code }) => code)).toEqual([200, 200])
    },
  )

  it('gives nothing to somebody who asks for the end of their account meanwhile', async () => {
    const thing = await filled('board')
    const [handing] = await quarry.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('member')
        .set({ delete_at: new Date(Date.now() + 86_400_000) })
        .where('id', '=', bob.id)
        .execute()
      const begun = handOver(thing)
      await expect.poll(() => countWaiting(quarry)).toBe(1)
      return [begun]
    })
    expect((await handing).code).toBe(1009004011)
  })

  it('gives links with it, whose guests go on, and what they say is the new owner’s to read', async () => {
    const thing = await filled('board')
    const link = await linkOf(quarry, ada, { ...thing, role: 'comment' })
    await handOver(thing)
    expect((await quarry.ask(getLinks, thing, ada.headers)).code).toBe(404)
    expect((await quarry.ask(getLinks, thing, bob.headers)).data).toMatchObject([{ id: link.id }])
    const said = await quarry.call(commentOnShared, { name: 'Mrs Li', text: 'Fine' }, link.headers)
    expect(said.code).toBe(200)
    expect((await quarry.ask(getComments, thing, bob.headers)).code).toBe(200)
  })

  it('gives pictures with a board, but for those that another board of theirs shows', async () => {
    const [given, kept, below] = [
      await pictureOf(ada, '#aa0000'),
      await pictureOf(ada, '#00aa00'),
      await pictureOf(ada, '#0000aa'),
    ]
    await quarry.call(createBoard, { name: 'Other', items: [anOwnPicture(kept)] }, ada.headers)
    const items = [anOwnPicture(given), anOwnPicture(kept)]
    const background = { type: 'picture', value: below, width: 60, height: 40 } as const
    const made = await quarry.call(createBoard, { name: 'Lobby', items, background }, ada.headers)
    const thing = { kind: 'board', refId: made.data } as const
    await letWorkOn(quarry, thing, bob, 'edit')
    expect((await handOver(thing)).code).toBe(200)
    const { rows } = await sql<{ key: string; member_id: string }>`
      SELECT key, member_id::text FROM upload WHERE key = ANY (${[given, kept, below]})`.execute(quarry.db)
    expect(Object.fromEntries(rows.map(({ key, member_id: whose }) => [key, whose]))).toEqual({
      [given]: bob.id,
      [kept]: ada.id,
      [below]: bob.id,
    })
  })

  it('gives a folder another name where its new owner has one of that name', async () => {
    const thing = await filled('folder')
    for (const name of ['Lobby', 'Lobby (2)']) await quarry.call(createFolder, { name }, bob.headers)
    expect((await handOver(thing)).code).toBe(200)
    const { list } = (await quarry.ask(getFolderPage, { pageSize: -1 }, bob.headers)).data
    expect(list.find(({ id }) => id === thing.refId)?.name).toBe('Lobby (3)')
  })

  it('cannot where its new owner has no room, or ends their account; then nothing has changed', async () => {
    const thing = await filled('board')
    await sql`
      INSERT INTO board (member_id, name, name_key, fields, created_at, updated_at)
      SELECT ${bob.id}, 'Full', 'full', '{}', now(), now() FROM generate_series(1, ${MOST_BOARDS})`.execute(quarry.db)
    const refused = await handOver(thing)
    expect([refused.code, refused.msg.includes('Bob')]).toEqual([1009004010, true])
    await sql`DELETE FROM board WHERE member_id = ${bob.id}`.execute(quarry.db)
    await sql`UPDATE member SET delete_at = now() + interval '1 day' WHERE id = ${bob.id}`.execute(quarry.db)
    expect((await handOver(thing)).code).toBe(1009004011)
    expect((await quarry.ask(getPeople, thing, ada.headers)).data.right).toBe('own')
  })

  it('gives open invitations with it, and ends one for the new owner', async () => {
    const thing = await filled('board')
    await quarry.call(invitePerson, { ...thing, email: 'carl@quarry.test', right: 'edit' }, ada.headers)
    await sql`DELETE FROM collaborator WHERE member_id = ${bob.id}`.execute(quarry.db)
    await quarry.call(invitePerson, { ...thing, email: bob.email, right: 'edit' }, ada.headers)
    await letWorkOn(quarry, thing, bob, 'comment')
    await handOver(thing)
    const { invitations } = (await quarry.ask(getPeople, thing, bob.headers)).data
    expect(invitations).toMatchObject([{ email: 'carl@quarry.test' }])
    expect((await quarry.ask(getPeople, thing, ada.headers)).data.invitations).toEqual([])
  })

  it('gives it to one alone, however many are asked for at once', async () => {
    const thing = await filled('budget')
    const carl = await memberIn(quarry)
    await letWorkOn(quarry, thing, carl, 'edit')
    const codes = (await Promise.all([handOver(thing, bob), handOver(thing, carl)])).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`
      SELECT count(DISTINCT member_id)::int AS count FROM budget_entry WHERE budget_id = ${thing.refId}`.execute(
      quarry.db,
    )
    expect(rows[0]?.count).toBe(1)
  })
})

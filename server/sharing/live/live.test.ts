import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, getBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../../contract/budgets/calls.ts'
import type { Chip } from '../../../contract/boards/item.ts'
import type { Allocation, Line } from '../../../contract/budgets/entries.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import {
  createFolder,
  createItems,
  sortFolders,
  sortItems,
  updateFolder,
  updateItem,
} from '../../../contract/favourites.ts'
import { requestDeletion } from '../../../contract/profile.ts'
import { followLinks, followShared } from '../../../contract/sharing/activity-calls.ts'
import { commentOnShared, getDiscussion } from '../../../contract/sharing/discussion-calls.ts'
import { revokeLink, updateLink } from '../../../contract/sharing/link-calls.ts'
import { sharedKinds } from '../../../contract/sharing/links.ts'
import { aChip } from '../../testing/boards.ts'
import { aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { query } from '../../testing/postgres.ts'
import { notifyOfEvent } from '../activity/note-event.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { tellThing } from '../../workspace/live/tell-thing.ts'

let quarry: TestApp
/** Another server on the same database. */
let other: TestApp
let ada: TestMember
let refId: string
let link: TestLink
const open = new Set<AbortController>()

/** The server's warnings. */
const warnings: string[] = []

beforeAll(async () => {
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void warnings.push(String(chunk))) })
  quarry = await createTestApp({ logger: pino({ level: 'warn' }, stream) })
  other = await createTestApp({ beside: quarry })
  for (const { app } of [quarry, other]) await app.listen({ port: 0, host: '127.0.0.1' })
  ada = await memberIn(quarry)
})
afterAll(async () => {
  await other.close()
  await quarry.close()
})
beforeEach(async () => {
  refId = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
  link = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve' })
})
afterEach(() => {
  for (const one of open) one.abort()
  open.clear()
})

/** Collects a stream's events as they come; `null` marks its end. */
async function follow(server: TestApp, path: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  open.add(leaving)
  const { port } = server.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leaving.signal })
  const told: (string | null)[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? [])
      for (const [, event = ''] of decoder.decode(bytes as Uint8Array).matchAll(/data: (.*)\n/g))
        told.push((JSON.parse(event) as { of: string }).of)
    told.push(null)
  }
  void read().catch(() => undefined)
  return { answer, told, leave: () => leaving.abort() }
}

const followAsGuest = (server = quarry, { headers }: TestLink = link) => follow(server, followShared.path, headers)

const save = () => quarry.call(updateBoard, { id: refId, version: 1, board: { name: 'Lobby, again' } }, ada.headers)
const say = ({ headers }: TestLink = link) => quarry.call(commentOnShared, { name: 'Li', text: 'Hello' }, headers)

it('tells a guest that there is something new, at whichever server they read', async () => {
  const streams = [await followAsGuest(), await followAsGuest(other)]
  for (const { told } of streams) await expect.poll(() => told).toEqual(['start'])
  await save()
  for (const { told } of streams) await expect.poll(() => told).toEqual(['start', 'content'])
  await say()
  for (const { told } of streams) await expect.poll(() => told).toEqual(['start', 'content', 'discussion'])
  expect(warnings).toEqual([])
})

it('tells nobody what was said by another link, and the owner of all', async () => {
  const contractor = await linkOf(quarry, ada, { kind: 'board', refId, role: 'comment', preset: 'contractor' })
  const guest = await followAsGuest()
  const owner = await follow(quarry, `${followLinks.path}?kind=board&refId=${refId}`, ada.headers)
  for (const { told } of [guest, owner]) await expect.poll(() => told).toEqual(['start'])
  await say(contractor)
  await expect.poll(() => owner.told).toEqual(['start', 'discussion'])
  await say()
  await expect.poll(() => owner.told).toEqual(['start', 'discussion', 'discussion'])
  await expect.poll(() => guest.told).toEqual(['start', 'discussion'])
})

describe('an edit', () => {
  type Kind = Thing['kind']
  const made: Record<Kind, string> = { board: '', budget: '', folder: '' }
  let brandId: string
  let skuIds: string[]
  let itemId: string
  let chip: Chip
  let line: Line
  let allocation: Allocation

  beforeAll(async () => {
    await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }, { model: 'B' }] })])
    skuIds = (await quarry.db.selectFrom('sku').select('id').execute()).map(({ id }) => id)
    brandId = (await quarry.db.selectFrom('brand').select('id').executeTakeFirstOrThrow()).id
  })

  async function makeThings(): Promise<void> {
    ada = await memberIn(quarry)
    chip = aChip()
    made.board = (await quarry.call(createBoard, { name: 'Lobby', items: [chip] }, ada.headers)).data
    const room = aRoom()
    line = aLine()
    allocation = anAllocation(line, room)
    const list = { name: 'Lobby', rooms: [room], lines: [line], allocations: [allocation] }
    made.budget = (await quarry.call(createBudget, list, ada.headers)).data
    made.folder = (await quarry.call(createFolder, { name: 'Lobby' }, ada.headers)).data
    const [item] = (await quarry.call(createItems, { favoritesId: made.folder, skuIds }, ada.headers)).data
    itemId = item?.id ?? ''
  }

  const saveBoard = async (changes: object) => {
    const { version } = (await quarry.call(getBoard, { id: made.board }, ada.headers)).data
    return quarry.call(updateBoard, { id: made.board, version, ...changes }, ada.headers)
  }
  const putChip = (stated: Partial<Chip>) => {
    chip = { ...chip, ...stated }
    return saveBoard({ put: [chip] })
  }
  const saveList = async (changes: object) => {
    const { version } = (await quarry.call(getBudget, { id: made.budget }, ada.headers)).data
    return quarry.call(updateBudget, { id: made.budget, version, ...changes }, ada.headers)
  }
  const putLine = ({ price, ...stated }: Partial<Omit<Line, 'price'>> & { price?: Partial<Line['price']> }) => {
    line = { ...line, ...stated, price: { ...line.price, ...price } }
    return saveList({ put: { lines: [line] } })
  }

  type Holder = 'client' | 'contractor' | 'supplier' | 'notes'
  const rightsOf = (holder: Holder) => {
    if (holder === 'notes') return { fields: ['note' as const] }
    return { preset: holder, figure: null, ...(holder === 'supplier' && { brandId }) }
  }
  const ALL: readonly Holder[] = ['client', 'contractor', 'supplier', 'notes']
  const WITHOUT_BRAND: readonly Holder[] = ['client', 'contractor', 'notes']
  const edits: [Kind, string, edit: () => Promise<{ code: number }>, told: readonly Holder[]][] = [
    ['board', 'an item’s place', () => putChip({ x: 77 }), WITHOUT_BRAND],
    ['board', 'an item’s note', () => putChip({ note: 'too dear' }), ['notes']],
    ['board', 'an item’s lock', () => putChip({ locked: true }), []],
    ['board', 'an item’s group', () => putChip({ groupId: randomUUID() }), []],
    ['board', 'the grid', () => saveBoard({ board: { grid: { size: 20, show: true } } }), []],
    ['board', 'who sees it', () => saveBoard({ board: { visibility: 'published' } }), []],
    ['board', 'nothing', () => saveBoard({}), []],
    ['budget', 'the target', () => saveList({ list: { targetBudget: '5000' } }), []],
    ['budget', 'a discount', () => putLine({ price: { discountPct: '10' } }), ['client']],
    ['budget', 'a price', () => putLine({ price: { low: '150' } }), ['client']],
    ['budget', 'a supplier', () => putLine({ supplier: 'Wagtail' }), []],
    ['budget', 'a line’s note', () => putLine({ note: 'ask again' }), ['notes']],
    ['budget', 'a rejected line', () => saveList({ put: { lines: [aLine({ status: 'rejected' })] } }), []],
    [
      'budget',
      'a quantity',
      () => saveList({ put: { allocations: [{ ...allocation, netQty: '9' }] } }),
      ['client', 'contractor'],
    ],
    ['budget', 'nothing', () => saveList({}), []],
    ['folder', 'an item’s note', () => quarry.call(updateItem, { id: itemId, note: 'hm' }, ada.headers), ['notes']],
    [
      'folder',
      'the order of its items',
      () => quarry.call(sortItems, { favoritesId: made.folder, ids: [itemId], beforeId: null }, ada.headers),
      ALL,
    ],
    ['folder', 'its place among folders', () => quarry.call(sortFolders, { ids: [made.folder] }, ada.headers), []],
    ['folder', 'its place, by number', () => quarry.call(updateFolder, { id: made.folder, sort: 9 }, ada.headers), []],
  ]
  const rename = async (kind: Kind, name: string) => {
    if (kind === 'board') return saveBoard({ board: { name } })
    if (kind === 'budget') return saveList({ list: { name } })
    return quarry.call(updateFolder, { id: made.folder, name }, ada.headers)
  }

  it.each(sharedKinds)('of a %s is told to those who see it, and to nobody else', async (kind) => {
    await makeThings()
    const streams = new Map<Holder, Awaited<ReturnType<typeof follow>>>()
    const expected = new Map(ALL.map((holder) => [holder, ['start']]))
    for (const holder of ALL)
      streams.set(
        holder,
        await followAsGuest(quarry, await linkOf(quarry, ada, { kind, refId: made[kind], ...rightsOf(holder) })),
      )
    const isTold = async (what: string, holders: readonly Holder[]) => {
      for (const holder of holders) expected.get(holder)?.push('content')
      const told = () => [what, ...[...streams].map((one) => [one[0], ...one[1].told])]
      await expect.poll(told).toEqual([what, ...[...expected].map(([holder, hints]) => [holder, ...hints])])
    }
    await isTold('the start', [])
    for (const [of, what, edit, holders] of edits) {
      if (of !== kind) continue
      expect([what, (await edit()).code]).toEqual([what, 200])
      await isTold(what, holders)
      // Everybody sees the name: whatever else was told came before.
      expect((await rename(kind, `Lobby ${expected.get('client')?.length}`)).code).toBe(200)
      await isTold(`the name after ${what}`, ALL)
    }
  })

  it('of a link’s name and mails is told to its owner alone', async () => {
    const guest = await followAsGuest()
    const owner = await follow(quarry, `${followLinks.path}?kind=board&refId=${refId}`, ada.headers)
    for (const { told } of [guest, owner]) await expect.poll(() => told).toEqual(['start'])
    await quarry.call(updateLink, { id: link.id, name: 'The Lis', notifies: false }, ada.headers)
    await expect.poll(() => owner.told).toEqual(['start', 'link'])
    await say()
    await expect.poll(() => guest.told).toEqual(['start', 'discussion'])
  })

  it('of what was handed over is not told to the former owner', async () => {
    const [eve, owner] = [
      await memberIn(quarry),
      await follow(quarry, `${followLinks.path}?kind=board&refId=${refId}`, ada.headers),
    ]
    await expect.poll(() => owner.told).toEqual(['start'])
    await quarry.db.updateTable('board').set({ member_id: eve.id }).where('id', '=', refId).execute()
    await expect.poll(() => owner.told.at(-1)).toBe(null)
  })

  it('of a taken-down board ends the link, and a link that expires ends without any', async () => {
    const taken = await followAsGuest()
    await expect.poll(() => taken.told).toEqual(['start'])
    await quarry.db
      .updateTable('board')
      .set({ taken_down_at: new Date(), taken_down_reason: 'x', taken_down_version: 2, version: 2 })
      .where('id', '=', refId)
      .execute()
    await expect.poll(() => taken.told).toEqual(['start', 'link', null])

    await quarry.db.updateTable('board').set({ version: 3 }).where('id', '=', refId).execute()
    await quarry.db
      .updateTable('share_link')
      .set({ expires_at: new Date(Date.now() + 2000) })
      .where('id', '=', link.id)
      .execute()
    const expiring = await followAsGuest()
    await expect.poll(() => expiring.told).toEqual(['start', 'link', null])
  })
})

it('ends with the link, whose holder is let in to nothing more', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  await quarry.call(revokeLink, { id: link.id }, ada.headers)
  await expect.poll(() => told).toEqual(['start', 'link', null])
  const again = await followAsGuest()
  expect(again.answer.headers.get('content-type')).toContain('application/json')
  await expect.poll(() => again.told).toEqual([null])
})

it('tells nobody of a change of the link that changes nothing', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  await quarry.call(updateLink, { id: link.id, role: 'approve', password: null }, ada.headers)
  await say()
  await expect.poll(() => told).toEqual(['start', 'discussion'])
  await quarry.call(updateLink, { id: link.id, role: 'comment' }, ada.headers)
  await expect.poll(() => told).toEqual(['start', 'discussion', 'link', null])
})

it('ends once, though there is more news at that moment', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  await quarry.db.transaction().execute(async (trx) => {
    const notice = { kind: 'board', refId } as const
    await trx.updateTable('share_link').set({ role: 'comment' }).where('id', '=', link.id).execute()
    await notifyOfEvent(trx, { ...notice, of: 'link', linkId: link.id })
    await notifyOfEvent(trx, { ...notice, of: 'discussion', linkId: link.id })
    await tellThing(trx, notice, 'content')
  })
  await expect.poll(() => told).toEqual(['start', 'link', null])
  expect(warnings).toEqual([])
  expect((await quarry.call(getDiscussion, {}, link.headers)).code).toBe(200)
})

it('ends as soon as the owner has asked for the end of their account', async () => {
  const eve = await memberIn(quarry, { password: 'quarry88' })
  const board = (await quarry.call(createBoard, { name: 'Of Eve' }, eve.headers)).data
  const { told } = await followAsGuest(quarry, await linkOf(quarry, eve, { kind: 'board', refId: board }))
  await expect.poll(() => told).toEqual(['start'])
  await quarry.call(requestDeletion, { password: 'quarry88' }, eve.headers)
  await expect.poll(() => told).toEqual(['start', 'link', null])
})

it('says to look again where the database was lost meanwhile, and goes on', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  const { host, database } = quarry.databaseConfig
  await query(
    host,
    'postgres',
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}' AND query LIKE 'LISTEN%'`,
  )
  await expect.poll(() => told).toEqual(['start', 'start'])
  await save()
  await expect.poll(() => told).toEqual(['start', 'start', 'content'])
})

it('listens to the database no longer than anybody reads', async () => {
  const listening = async () => {
    const [row] = await query<{ count: number }>(
      quarry.databaseConfig.host,
      'postgres',
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = '${quarry.databaseConfig.database}' AND query LIKE 'LISTEN%'`,
    )
    return row?.count
  }
  await expect.poll(listening).toBe(0)
  const { told, leave } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  expect(await listening()).toBe(1)
  leave()
  await expect.poll(listening).toBe(0)
})

import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, deleteBoards, updateBoard } from '../../../contract/boards/calls.ts'
import { followThing, sayHere } from '../../../contract/collaboration/live-calls.ts'
import type { Present } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { createFolder, sortFolders, updateFolder } from '../../../contract/favourites.ts'
import { requestDeletion } from '../../../contract/profile.ts'
import { commentOnShared } from '../../../contract/sharing/discussion-calls.ts'
import { createVersion, restoreVersion } from '../../../contract/versions.ts'
import { letWorkNoMore, letWorkOn } from '../../testing/collaborators.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { tellThing } from '../../workspace/live/tell-thing.ts'
import { sweepPresence } from './presence.ts'

const NOON = new Date('2026-11-02T12:00:00Z').getTime()
const TABS = {
  ada: '00000000-0000-4000-8000-00000000000a',
  eve: '00000000-0000-4000-8000-00000000000e',
  other: '00000000-0000-4000-8000-0000000000ff',
}

let quarry: TestApp
/** Another server on the same database. */
let other: TestApp
let now = NOON
let ada: TestMember
let eve: TestMember
let refId: string
const open = new Set<AbortController>()

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  other = await createTestApp({ now: () => new Date(now), beside: quarry })
  for (const { app } of [quarry, other]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.close()
  await quarry.close()
})
beforeEach(async () => {
  now = NOON
  ada = await memberIn(quarry, { nickname: 'Ada', password: 'quarry88' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
  refId = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
  await letWorkOn(quarry, { kind: 'board', refId }, eve, 'comment')
})
afterEach(() => {
  for (const one of open) one.abort()
  open.clear()
})

/** Collects a stream's events as they come; `null` marks its end. */
async function follow(member: TestMember, { server = quarry, tab = TABS.eve, kind = 'board', of = refId } = {}) {
  const leaving = new AbortController()
  open.add(leaving)
  const { port } = server.app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}${followThing.path}?kind=${kind}&refId=${of}&tab=${tab}`
  const answer = await fetch(address, { headers: member.headers, signal: leaving.signal })
  const told: unknown[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? [])
      for (const [, event = ''] of decoder.decode(bytes as Uint8Array).matchAll(/data: (.*)\n/g)) {
        const { of: hint, version } = JSON.parse(event) as { of: string; version?: number }
        told.push(version === undefined ? hint : `${hint} ${version}`)
      }
    told.push(null)
  }
  void read().catch(() => undefined)
  return { answer, told }
}

/** Waits until both servers have passed on all notices of a thing, so that a stream opened later gets none of them. */
async function settle({ kind, of }: { kind: Thing['kind']; of: string }): Promise<void> {
  const streams = await Promise.all([quarry, other].map((server) => follow(ada, { server, tab: TABS.ada, kind, of })))
  for (const stream of streams) await expect.poll(() => stream.told).toContain('start')
  await tellThing(quarry.db, { kind, refId: of }, 'discussion')
  for (const stream of streams) await expect.poll(() => stream.told).toContain('discussion')
}

const here = async (member: TestMember, tab: string, said: { on?: string; isLeaving?: boolean } = {}) =>
  quarry.call(sayHere, { kind: 'board', refId, tab, ...said }, member.headers)
const whoIsHere = async (member: TestMember, tab: string) => (await here(member, tab)).data.people
const told = ({ nickname, on, isSelf }: Present) => [nickname, on, isSelf]

describe('the stream of what is worked on together', () => {
  beforeEach(() => settle({ kind: 'board', of: refId }))

  it('tells whoever may see it that it has changed, at whichever server they read, and by which version', async () => {
    const streams = [await follow(eve), await follow(ada, { server: other, tab: TABS.ada })]
    for (const stream of streams) await expect.poll(() => stream.told).toEqual(['start'])
    await quarry.call(updateBoard, { id: refId, version: 1, board: { name: 'Lobby, again' } }, ada.headers)
    for (const stream of streams) await expect.poll(() => stream.told).toEqual(['start', 'content 2'])
    await quarry.db.transaction().execute((trx) => tellThing(trx, { kind: 'board', refId }, 'discussion'))
    for (const stream of streams) await expect.poll(() => stream.told).toEqual(['start', 'content 2', 'discussion'])
  })

  it('tells that a named version was brought back', async () => {
    const { data: id } = await quarry.call(createVersion, { kind: 'board', refId, name: 'First' }, ada.headers)
    await quarry.call(updateBoard, { id: refId, version: 1, board: { name: 'Bar' } }, ada.headers)
    await settle({ kind: 'board', of: refId })
    const stream = await follow(eve)
    await expect.poll(() => stream.told).toEqual(['start'])
    expect((await quarry.call(restoreVersion, { id, version: 2 }, ada.headers)).code).toBe(200)
    await expect.poll(() => stream.told).toEqual(['start', 'content 3'])
  })

  it('tells of a folder that has changed', async () => {
    const of = (await quarry.call(createFolder, { name: 'Stones' }, ada.headers)).data
    await letWorkOn(quarry, { kind: 'folder', refId: of }, eve, 'edit')
    await settle({ kind: 'folder', of })
    const stream = await follow(eve, { kind: 'folder', of })
    await expect.poll(() => stream.told).toEqual(['start'])
    // Its place among its owner's folders is seen by nobody else.
    await quarry.call(sortFolders, { ids: [of] }, ada.headers)
    await quarry.call(updateFolder, { id: of, sort: 9 }, ada.headers)
    await quarry.call(updateFolder, { id: of, name: 'Woods' }, ada.headers)
    await expect.poll(() => stream.told).toEqual(['start', 'content'])
  })

  it('tells who comes to work on it, and nothing of what guests say', async () => {
    const link = await linkOf(quarry, ada, { kind: 'board', refId, role: 'comment' })
    const stream = await follow(eve)
    await expect.poll(() => stream.told).toEqual(['start'])
    await quarry.call(commentOnShared, { name: 'Li', text: 'Hello' }, link.headers)
    await letWorkOn(quarry, { kind: 'board', refId }, await memberIn(quarry), 'comment')
    await expect.poll(() => stream.told).toEqual(['start', 'people'])
  })

  it('tells a page of others who come, move and leave, and not of itself', async () => {
    const stream = await follow(eve)
    await expect.poll(() => stream.told).toEqual(['start'])
    await here(eve, TABS.eve, { on: 'a' })
    await here(ada, TABS.ada)
    await here(ada, TABS.ada)
    await here(ada, TABS.ada, { on: 'a' })
    await here(ada, TABS.ada, { isLeaving: true })
    await tellThing(quarry.db, { kind: 'board', refId }, 'discussion')
    await expect.poll(() => stream.told).toEqual(['start', 'presence', 'presence', 'presence', 'discussion'])
  })

  it('ends at once for whoever may not see it any more, and for nobody else', async () => {
    const [hers, owners] = [await follow(eve, { server: other }), await follow(ada, { tab: TABS.ada })]
    for (const stream of [hers, owners]) await expect.poll(() => stream.told).toEqual(['start'])
    await letWorkNoMore(quarry, { kind: 'board', refId }, eve)
    await expect.poll(() => hers.told).toEqual(['start', 'end', null])
    await expect.poll(() => owners.told).toEqual(['start', 'people'])
    const again = await follow(eve)
    expect(again.answer.headers.get('content-type')).toContain('application/json')
    expect((await here(eve, TABS.eve)).code).toBe(404)
  })

  it('ends when it is deleted', async () => {
    const stream = await follow(eve)
    await expect.poll(() => stream.told).toEqual(['start'])
    await quarry.call(deleteBoards, { ids: [refId] }, ada.headers)
    await expect.poll(() => stream.told.at(-1)).toBe(null)
    expect(stream.told).toContain('end')
  })

  it('ends when its owner has asked for the end of their account', async () => {
    const stream = await follow(eve)
    await expect.poll(() => stream.told).toEqual(['start'])
    await quarry.call(requestDeletion, { password: 'quarry88' }, ada.headers)
    await expect.poll(() => stream.told).toEqual(['start', 'end', null])
  })
})

describe('who is here', () => {
  it('is told with where they are, and oneself only elsewhere', async () => {
    await here(ada, TABS.ada, { on: 'a' })
    expect((await whoIsHere(eve, TABS.eve)).map(told)).toEqual([['Ada', 'a', false]])
    await here(eve, TABS.other)
    expect((await whoIsHere(eve, TABS.eve)).map(told)).toEqual([
      ['Ada', 'a', false],
      ['Eve', null, true],
    ])
  })

  it('is forgotten after a while without a word, and comes anew', async () => {
    await here(ada, TABS.ada)
    now += 40_000
    expect(await whoIsHere(eve, TABS.eve)).toMatchObject([{ nickname: 'Ada', since: NOON }])
    now += 1
    expect(await whoIsHere(eve, TABS.eve)).toEqual([])
    await here(ada, TABS.ada)
    expect(await whoIsHere(eve, TABS.eve)).toMatchObject([{ nickname: 'Ada', since: now }])
  })

  it('is kept no longer than that', async () => {
    await here(ada, TABS.ada)
    now += 41_000
    await here(eve, TABS.eve)
    await sweepPresence({ db: quarry.db, clock: quarry.deps.clock })
    const kept = await quarry.db.selectFrom('presence').select('member_id').where('board_id', '=', refId).execute()
    expect(kept).toEqual([{ member_id: eve.id }])
  })

  it('is somewhere else once they have gone on, whichever word comes first', async () => {
    await here(ada, TABS.ada)
    const next = (await quarry.call(createBoard, { name: 'Next' }, ada.headers)).data
    await quarry.call(sayHere, { kind: 'board', refId: next, tab: TABS.ada }, ada.headers)
    await here(ada, TABS.ada, { isLeaving: true })
    expect(await whoIsHere(eve, TABS.eve)).toEqual([])
    const seen = await quarry.call(sayHere, { kind: 'board', refId: next, tab: TABS.other }, ada.headers)
    expect(seen.data.people.map(told)).toEqual([['Ada', null, true]])
  })

  it('is nobody who may not see it any more, nor of more pages than twenty', async () => {
    await here(eve, TABS.eve)
    await letWorkNoMore(quarry, { kind: 'board', refId }, eve)
    expect(await whoIsHere(ada, TABS.ada)).toEqual([])
    for (let page = 10; page < 35; page += 1) await here(ada, `00000000-0000-4000-8000-0000000000${page}`)
    expect(await whoIsHere(ada, TABS.ada)).toHaveLength(19)
  })

  it('is told to nobody else', async () => {
    const mallory = await memberIn(quarry)
    expect((await here(mallory, TABS.other)).code).toBe(404)
    expect((await here(mallory, TABS.eve, { isLeaving: true })).data).toEqual({ people: [] })
  })
})

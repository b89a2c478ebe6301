import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createKeptQueries } from './kept-queries.ts'
import type { KeptQueries, NewQuery } from './kept-queries.ts'
import type { PictureFeatures } from './picture-features.ts'

const MINUTE = 60_000
const KIBIBYTE = 1024
const WHOLE = 'encoder 1: whole'

let quarry: TestApp
let one: KeptQueries
/** On another server. */
let other: KeptQueries
let now = 0

beforeEach(async () => {
  now = Date.parse('2026-11-20T08:00:00Z')
  quarry = await createTestApp({ now: () => new Date(now) })
  const clock = { now: () => new Date(now) }
  one = createKeptQueries({ db: quarry.db, clock })
  other = createKeptQueries({ db: quarry.db, clock })
})
afterEach(() => quarry.close())

const aView = (share = 1): PictureFeatures => ({
  vectors: { texture: Float32Array.of(0.1, -0.25), color: Float32Array.of(1 / 3) },
  palette: [{ rgb: 0x8a_66_42, share }],
})
const aQuery = (bytes = 1000): NewQuery => ({
  picture: Buffer.alloc(bytes, 'secret'),
  regions: [{ x: 0, y: 0, w: 0.5, h: 1, hex: '#8A6642' }],
  views: new Map([[WHOLE, aView()]]),
})

/** A signed-in member, as the guard knows them. */
async function aHolder(): Promise<{ memberId: string; sessionId: string; member: TestMember }> {
  const member = await memberIn(quarry)
  const { id } = await quarry.db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  return { memberId: member.id, sessionId: id, member }
}

const looksAnew = () => Promise.resolve(aView(0.5))

const isKept = async ({ memberId }: { memberId: string }, id: string) =>
  (await other.find(memberId, id, WHOLE)) !== undefined

describe('a kept picture', () => {
  it('that is forgotten between two statements of a search is not there any more, which is no failure', async () => {
    const ada = await aHolder()
    const found = await one.find(ada.memberId, await one.keep(ada, aQuery()), 'encoder 1: another place')
    await other.forget(ada.memberId)
    await expect(found?.view(looksAnew)).rejects.toMatchObject({ code: 404 })
  })

  it('is found by its member on any server, with what was computed of it, and by nobody else', async () => {
    const [ada, eve] = [await aHolder(), await aHolder()]
    const id = await one.keep(ada, aQuery())
    const found = await other.find(ada.memberId, id, WHOLE)
    expect(found?.regions).toEqual(aQuery().regions)
    expect(await found?.view(() => Promise.reject(new Error('it is known')))).toEqual(aView())
    expect(await isKept(eve, id)).toBe(false)
  })

  it('is of no use to whoever reads the database', async () => {
    const ada = await aHolder()
    const id = await one.keep(ada, aQuery())
    const rows = await quarry.db.selectFrom('image_query').selectAll().execute()
    const views = await quarry.db.selectFrom('image_query_view').selectAll().execute()
    const stored = Buffer.concat([
      ...rows.flatMap((row) => [row.picture, row.regions]),
      ...views.map((row) => row.features),
    ])
    expect(stored.length).toBeGreaterThan(1000)
    for (const secret of ['secret', 'palette', '"x"']) expect(stored.includes(secret)).toBe(false)
    expect(JSON.stringify(rows)).not.toContain(id.split('.')[1])
    const [name] = id.split('.')
    expect(await isKept(ada, `${name}.${Buffer.alloc(32).toString('base64url')}`)).toBe(false)
  })

  it('is kept for just an hour, and deleted then', async () => {
    const ada = await aHolder()
    const id = await one.keep(ada, aQuery())
    now += 60 * MINUTE - 1
    expect(await isKept(ada, id)).toBe(true)
    now += 1
    expect(await isKept(ada, id)).toBe(false)
    await other.sweep()
    expect(await quarry.db.selectFrom('image_query_view').selectAll().execute()).toEqual([])
  })

  it('makes room if its member sends very many, and not for another’s', async () => {
    const [ada, eve] = [await aHolder(), await aHolder()]
    const eves = await one.keep(eve, aQuery())
    const ids: string[] = []
    for (let at = 0; at < 25; at++) {
      now += 1
      // oxlint-disable-next-line no-await-in-loop -- the first is to be the oldest
      ids.push(await (at % 2 ? one : other).keep(ada, aQuery()))
    }
    const kept = await Promise.all(ids.map(async (id) => isKept(ada, id)))
    expect(kept).toEqual(ids.map((_, at) => at > 0))
    expect(await isKept(eve, eves)).toBe(true)
  })

  it('makes room if all together are too large, the oldest first', async () => {
    const small = createKeptQueries(
      { db: quarry.db, clock: { now: () => new Date(now) } },
      { mostBytes: 100 * KIBIBYTE },
    )
    const holders = await Promise.all([1, 2, 3, 4].map(async () => aHolder()))
    const ids: string[] = []
    for (const holder of holders) {
      now += 1
      // oxlint-disable-next-line no-await-in-loop -- as above
      ids.push(await small.keep(holder, aQuery(30 * KIBIBYTE)))
    }
    const kept = await Promise.all(holders.map(async (holder, at) => isKept(holder, ids[at] ?? '')))
    expect(kept).toEqual([false, true, true, true])
  })

  it('is forgotten at once when its member leaves, and no other’s', async () => {
    const [ada, eve] = [await aHolder(), await aHolder()]
    const [adas, eves] = [await one.keep(ada, aQuery()), await one.keep(eve, aQuery())]
    await other.forget(ada.memberId)
    expect([await isKept(ada, adas), await isKept(eve, eves)]).toEqual([false, true])
  })

  it('is not kept if its session ends while it is processed', async () => {
    const ada = await aHolder()
    await quarry.db
      .updateTable('session')
      .set({ ended_at: new Date(now) })
      .where('id', '=', ada.sessionId)
      .execute()
    expect(await isKept(ada, await one.keep(ada, aQuery()))).toBe(false)
  })
})

describe('what is computed of another region', () => {
  it('is computed once, also for those who ask meanwhile and for other servers', async () => {
    const ada = await aHolder()
    const id = await one.keep(ada, aQuery())
    const look = vi.fn(async (picture: Buffer) => {
      expect(picture.equals(aQuery().picture)).toBe(true)
      return aView(0.5)
    })
    const ask = async (server: KeptQueries) => (await server.find(ada.memberId, id, 'left'))?.view(look)
    expect(await Promise.all([ask(one), ask(one)])).toEqual([aView(0.5), aView(0.5)])
    expect(await ask(other)).toEqual(aView(0.5))
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('is computed once also for who found the picture before and asks after that', async () => {
    const ada = await aHolder()
    const id = await one.keep(ada, aQuery())
    const look = vi.fn(async () => aView(0.5))
    const [first, second] = [await one.find(ada.memberId, id, 'left'), await other.find(ada.memberId, id, 'left')]
    await first?.view(look)
    expect(await second?.view(look)).toEqual(aView(0.5))
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('is computed again where that has failed', async () => {
    const ada = await aHolder()
    const id = await one.keep(ada, aQuery())
    const ask = async (look: () => Promise<PictureFeatures>) => (await one.find(ada.memberId, id, 'left'))?.view(look)
    await expect(ask(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await ask(async () => aView())).toEqual(aView())
  })

  it('is not kept of very many regions', async () => {
    const ada = await aHolder()
    const id = await one.keep(ada, aQuery())
    for (let at = 0; at < 45; at++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await (await one.find(ada.memberId, id, `${at}`))?.view(async () => aView())
    const { length } = await quarry.db.selectFrom('image_query_view').select('place').execute()
    expect(length).toBe(40)
  })
})

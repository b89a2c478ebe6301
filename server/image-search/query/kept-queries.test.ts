import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClock } from '../../platform/clock.ts'
import { createKeptQueries, viewIn } from './kept-queries.ts'
import type { KeptQueries, QueryPicture } from './kept-queries.ts'
import type { PictureFeatures } from './picture-features.ts'

const MINUTE = 60_000
const MEBIBYTE = 1024 * 1024

let queries: KeptQueries

beforeEach(() => {
  vi.useFakeTimers()
  queries = createKeptQueries(createClock())
})
afterEach(() => {
  queries.close()
  vi.useRealTimers()
})

const aQuery = (bytes = 1000): QueryPicture => ({ picture: Buffer.alloc(bytes), regions: [], views: new Map() })
const aView = (): PictureFeatures => ({
  vectors: { texture: Float32Array.of(1), color: Float32Array.of(1) },
  palette: [],
})

describe('a query picture in memory', () => {
  it('is found by its member, and by no other', async () => {
    const { id } = await queries.keep('ada', aQuery())
    expect(queries.find('ada', id)?.id).toBe(id)
    expect(queries.find('eve', id)).toBeUndefined()
  })

  it('is kept for just an hour', async () => {
    const { id } = await queries.keep('ada', aQuery())
    vi.advanceTimersByTime(60 * MINUTE - 1)
    expect(queries.find('ada', id)).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(queries.find('ada', id)).toBeUndefined()
  })

  it('leaves memory after an hour without further requests, each at its own time', async () => {
    await queries.keep('ada', aQuery(1000))
    vi.advanceTimersByTime(20 * MINUTE)
    await queries.keep('eve', aQuery(300))
    vi.advanceTimersByTime(40 * MINUTE)
    expect(queries.bytes).toBe(300)
    vi.advanceTimersByTime(20 * MINUTE)
    expect(queries.bytes).toBe(0)
  })

  it('makes room if its member sends very many, and not for another’s', async () => {
    const eve = await queries.keep('eve', aQuery())
    const asked = Array.from({ length: 25 }, async () => queries.keep('ada', aQuery()))
    const [first, ...others] = await Promise.all(asked)
    expect(queries.find('ada', first?.id ?? '')).toBeUndefined()
    expect([eve, ...others].filter(({ id, memberId }) => queries.find(memberId, id))).toHaveLength(25)
  })

  it('makes room if all together are too large, the oldest first', async () => {
    const members = Array.from({ length: 12 }, (_, at) => `member ${at}`)
    const kept = await Promise.all(members.map(async (member) => queries.keep(member, aQuery(10 * MEBIBYTE))))
    expect(kept.map(({ id, memberId }) => queries.find(memberId, id) !== undefined)).toEqual(
      members.map((_, at) => at >= 3),
    )
  })

  it('is forgotten at once when its member leaves, and no other’s', async () => {
    for (const member of ['ada', 'ada', 'eve']) await queries.keep(member, aQuery(300))
    queries.forget('ada')
    expect(queries.bytes).toBe(300)
    queries.forget('eve')
    expect([queries.bytes, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('is not kept if its member leaves while it is processed, and another’s is', async () => {
    const looked = Promise.withResolvers<QueryPicture>()
    const kept = ['ada', 'eve'].map(async (member) => queries.keep(member, looked.promise))
    queries.forget('ada')
    looked.resolve(aQuery(300))
    const [adas, eves] = await Promise.all(kept)
    expect(queries.find('ada', adas?.id ?? '')).toBeUndefined()
    expect(queries.find('eve', eves?.id ?? '')).toBeDefined()
    expect(queries.bytes).toBe(300)
    // Who comes again later has their own.
    expect(queries.find('ada', (await queries.keep('ada', aQuery())).id)).toBeDefined()
  })

  it('is forgotten when the server closes, with its timer', async () => {
    await queries.keep('ada', aQuery())
    const looked = Promise.withResolvers<QueryPicture>()
    const late = queries.keep('ada', looked.promise)
    queries.close()
    looked.resolve(aQuery())
    await late
    expect([queries.bytes, vi.getTimerCount()]).toEqual([0, 0])
  })
})

describe('what was found out about a picture', () => {
  it('is found out once for a region, also by those who ask meanwhile', async () => {
    const { views } = aQuery()
    const look = vi.fn(async () => aView())
    const [one, other] = await Promise.all([viewIn(views, 'left', look), viewIn(views, 'left', look)])
    expect(one).toBe(other)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('is another thing for another region', async () => {
    const { views } = aQuery()
    const look = vi.fn(async () => aView())
    for (const place of ['whole', 'left', 'whole']) await viewIn(views, place, look)
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('is looked for again where that has failed', async () => {
    const { views } = aQuery()
    await expect(viewIn(views, 'left', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await viewIn(views, 'left', async () => aView())).toEqual(aView())
  })

  it('is not kept of very many regions', async () => {
    const { views } = aQuery()
    for (let at = 0; at < 60; at++) await viewIn(views, `${at}`, async () => aView())
    expect(views.size).toBe(40)
  })
})

import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { aChip, anOwnPicture } from '../testing/boards.ts'
import { letWorkNoMore, letWorkOn } from '../testing/collaborators.ts'
import { aPicture } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { processesOf } from '../testing/started-processes.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let now = new Date('2026-11-20T08:20:00Z')
let quarry: TestApp
let member: TestMember

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
  member = await memberIn(quarry)
})
afterAll(() => quarry.close())

const RED = aChip({ x: 0, y: 0, w: 210, h: 297, color: '#c03020' })

async function aBoard(visibility: 'private' | 'published' = 'private'): Promise<string> {
  const { data } = await quarry.call(
    calls.createBoard,
    { name: 'Lobby', canvas: { width: 420, height: 297 }, items: [{ ...RED, id: crypto.randomUUID() }] },
    member.headers,
  )
  if (visibility === 'published')
    await quarry.call(calls.updateBoard, { id: data, version: 1, board: { visibility } }, member.headers)
  return data
}

const addressOf = async (id: string, headers: Record<string, string> = member.headers) =>
  (await quarry.ask(calls.getBoard, { id }, headers)).data.thumbnail
const get = (url: string) => quarry.inject(url)

async function greenAtRight(picture: Buffer): Promise<boolean> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (100 * 640 + 600) * 3
  return (data[at] ?? 255) < 100 && (data[at + 1] ?? 0) > 120
}

describe('the picture of a board', () => {
  it('is 640 px wide and shows its paper', async () => {
    const { rawPayload, headers } = await get(await addressOf(await aBoard()))
    expect(headers).toMatchObject({ 'content-type': 'image/webp' })
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([640, 453])
    const [left, right] = [(100 * 640 + 100) * 3, (100 * 640 + 600) * 3]
    expect(data[left]).toBeGreaterThan(180)
    expect(data[left + 1]).toBeLessThan(60)
    expect(data[right + 1]).toBeGreaterThan(240)
  })

  it('is narrow where its paper is a strip', async () => {
    const strip = { name: 'Strip', canvas: { width: 50, height: 5000 } }
    const { data } = await quarry.call(calls.createBoard, strip, member.headers)
    const { rawPayload } = await get(await addressOf(data))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 26, height: 2600 })
  })

  it('is kept by a browser alone where the board is private, and by caches between where it is published', async () => {
    const own = await get(await addressOf(await aBoard()))
    expect(own.headers['cache-control']).toBe('private, max-age=6000, immutable')
    const published = await aBoard('published')
    expect((await get(await addressOf(published, {}))).headers['cache-control']).toBe('public, max-age=6000, immutable')
  })

  it('is another one for each version, and what is of an earlier one is not kept', async () => {
    const id = await aBoard()
    const before = await addressOf(id)
    await get(before)
    const chip = aChip({ x: 300, color: '#2030c0' })
    await quarry.call(calls.updateBoard, { id, version: 1, put: [chip] }, member.headers)
    const after = await addressOf(id)
    expect(after).not.toBe(before)
    expect((await get(before)).headers['cache-control']).toBe('private, no-store')
    expect((await get(after)).headers['cache-control']).toContain('immutable')
    const kept = await readdir(join(quarry.folder, 'board-cache'))
    expect(kept.filter((name) => name.startsWith(`${id}-`))).toEqual([`${id}-all-2.webp`])
  })

  it('is drawn anew where what was kept of it is damaged', async () => {
    const id = await aBoard()
    const address = await addressOf(id)
    const { rawPayload } = await get(address)
    await truncate(join(quarry.folder, 'board-cache', `${id}-all-1.webp`), 100)
    expect((await get(address)).rawPayload).toEqual(rawPayload)
  })

  it('is its ground where it cannot be drawn, and not tried again for ten minutes', async () => {
    const id = await aBoard('published')
    const address = await addressOf(id, {})
    const becomes = async (type: string) =>
      sql`UPDATE board_item SET content = jsonb_set(content, '{type}', to_jsonb(${type}::text)) WHERE board_id = ${id}`.execute(
        quarry.db,
      )
    const look = async () => {
      const { rawPayload, headers } = await get(address)
      const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return [info.width, info.height, (data[(100 * 640 + 100) * 3 + 1] ?? 0) > 240, headers['cache-control']]
    }
    await becomes('sticker')
    const plain = [640, 453, true, 'private, no-store']
    expect(await look()).toEqual(plain)
    await becomes('chip')
    expect(await look()).toEqual(plain)
    now = new Date(now.getTime() + 10 * 60_000)
    expect(await look()).toEqual([640, 453, false, 'public, max-age=5400, immutable'])
    now = new Date('2026-11-20T08:20:00Z')
  })

  it('is made once for two who ask at once', async () => {
    const address = await addressOf(await aBoard())
    const [one, other] = await Promise.all([get(address), get(address)])
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  })

  it('is drawn however many of another member’s boards are looked at at once', async () => {
    const crowd = await memberIn(quarry)
    const create = async () => quarry.call(calls.createBoard, { name: 'One of many' }, crowd.headers)
    const ids = await Promise.all(Array.from({ length: 101 }, async () => (await create()).data))
    const many = await Promise.all(ids.map(async (id) => addressOf(id, crowd.headers)))
    const own = await addressOf(await aBoard())
    await get(await addressOf(await aBoard()))
    const drawing = processesOf('draw-process.ts').at(-1)
    // Nothing is drawn until the other members' boards have taken all their places.
    drawing?.kill('SIGSTOP')
    const looked = many.map(get)
    expect((await Promise.race(looked)).statusCode).toBe(503)
    const mine = get(own)
    // By then the server has asked the database who owns it.
    await quarry.inject('/readyz')
    drawing?.kill('SIGCONT')
    expect((await mine).statusCode).toBe(200)
    await Promise.all(looked)
  })

  it('is not there for a visitor any more once the board is taken back', async () => {
    const id = await aBoard('published')
    const address = await addressOf(id, {})
    expect((await get(address)).statusCode).toBe(200)
    await quarry.call(calls.updateBoard, { id, version: 2, board: { visibility: 'private' } }, member.headers)
    expect((await get(address)).statusCode).toBe(404)
  })

  it('shows whoever may work on it no more nothing that came later, and nothing once it lies in the trash', async () => {
    const id = await aBoard()
    const other = await memberIn(quarry)
    const thing = { kind: 'board', refId: id } as const
    await letWorkOn(quarry, thing, other, 'edit')
    const address = await addressOf(id, other.headers)
    await letWorkNoMore(quarry, thing, other)
    const later = aChip({ x: 210, y: 0, w: 210, h: 297, color: '#20a040' })
    await quarry.call(calls.updateBoard, { id, version: 1, put: [later] }, member.headers)
    const { rawPayload, headers } = await get(address)
    expect(await greenAtRight(rawPayload)).toBe(false)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(await greenAtRight((await get(await addressOf(id))).rawPayload)).toBe(true)

    const own = await addressOf(id)
    await quarry.call(calls.deleteBoards, { ids: [id] }, member.headers)
    expect((await get(own)).statusCode).toBe(404)
    const { data: deleted } = await quarry.ask(calls.getDeletedBoards, {}, member.headers)
    const inTrash = deleted.find((one) => one.id === id)?.thumbnail ?? ''
    expect(await greenAtRight((await get(inTrash)).rawPayload)).toBe(true)
    await quarry.call(calls.restoreBoards, { ids: [id] }, member.headers)
    expect((await get(inTrash)).statusCode).toBe(404)
  })

  it.each([
    ['another board', (url: string) => url.replace(/board\/\d+/, 'board/999')],
    ['another version', (url: string) => url.replace(/\/1\?/, '/2?')],
    ['another sight of it', (url: string) => url.replace('view=own', 'view=shown')],
    ['a later end', (url: string) => url.replace(/until=\d+/, 'until=9999999999999')],
    ['another sign', (url: string) => url.replace(/sign=.{4}/, 'sign=AAAA')],
    ['no sign', (url: string) => url.replace(/&sign=.*/, '')],
    ['a sign twice', (url: string) => `${url}&sign=1`],
    ['no number', (url: string) => url.replace(/board\/\d+/, 'board/..%2f..')],
  ])('answers 404 for an address with %s', async (_what, change) => {
    const address = change(await addressOf(await aBoard()))
    expect((await get(address)).statusCode).toBe(404)
  })

  it('shows a picture of one’s own to its owner, who keeps none of it, and to others once its owner has said so', async () => {
    const { data } = await quarry.upload(
      uploadFile,
      { fields: { directory: 'board' }, file: await aPicture({ color: '#20a040' }) },
      member.headers,
    )
    const key = /private\/(\w+)/.exec(data)?.[1] ?? ''
    const id = await aBoard('published')
    const photo = anOwnPicture(key, { x: 0, y: 0, w: 420, h: 297, z: 9, shadow: false })
    await quarry.call(calls.updateBoard, { id, version: 2, put: [photo] }, member.headers)
    const own = await get(await addressOf(id))
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect(await greenAtRight(own.rawPayload)).toBe(true)
    const shown = await get(await addressOf(id, {}))
    expect(shown.headers['cache-control']).toContain('public')
    expect(await greenAtRight(shown.rawPayload)).toBe(false)
    await quarry.call(calls.updateBoard, { id, version: 3, board: { showsPictures: true } }, member.headers)
    const allowed = await get(await addressOf(id, {}))
    expect(allowed.headers['cache-control']).toBe('private, no-store')
    expect(await greenAtRight(allowed.rawPayload)).toBe(true)
  })

  it('has an address for an hour at least, the same for all who ask within one', async () => {
    const id = await aBoard()
    const address = await addressOf(id)
    expect(new URL(address, 'http://x').searchParams.get('until')).toBe(String(Date.parse('2026-11-20T10:00:00Z')))
    now = new Date('2026-11-20T08:35:00Z')
    expect(await addressOf(id)).toBe(address)
    now = new Date('2026-11-20T09:59:59Z')
    expect((await get(address)).statusCode).toBe(200)
    now = new Date('2026-11-20T10:00:00Z')
    expect((await get(address)).statusCode).toBe(404)
  })
})

import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import { updateUser } from '../../contract/profile.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { anOwnPicture } from '../testing/boards.ts'
import { aPdf, aPicture } from '../testing/factories.ts'
import { memberAgain, memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { removeUpload } from '../members/profile/uploads.ts'
import { sweepBoards } from './sweep.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
  eve = await memberIn(quarry)
})

const send = (file: Uint8Array, { headers } = ada) =>
  quarry.upload(uploadFile, { fields: { directory: 'board' }, file }, headers)
const keyIn = (address: string) => /^\/private\/([0-9a-f]{32})\?/.exec(address)?.[1] ?? ''
const sent = async (owner = ada) => keyIn((await send(await aPicture(), owner)).data)
const make = async (input: object, { headers } = ada) =>
  quarry.call(calls.createBoard, { name: 'Bath', ...input }, headers)
const save = (input: object, { headers } = ada) => quarry.call(calls.updateBoard, input, headers)
const read = async (id: string, headers = {}) => (await quarry.call(calls.getBoard, { id }, headers)).data
const sweep = () =>
  sweepBoards({
    db: quarry.db,
    clock: quarry.deps.clock,
    removeUpload: (key, mayGo) => removeUpload(quarry.deps, key, mayGo),
  })
const isKept = async (key: string) =>
  (await quarry.inject(await quarry.privatePictures.addressOf(key))).statusCode === 200
/** Lets a day pass; members have to refresh their tokens then. */
const nextDay = async () => {
  now += DAY + HOUR
  ada = await memberAgain(quarry, ada)
}

describe('a picture that a member sends for their boards', () => {
  it('is kept at most 2560 pixels long, upright, without metadata, as a JPEG at an address that is good for an hour', async () => {
    const photo = await sharp(await aPicture({ width: 3000, height: 1500 }))
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { code, data } = await send(photo)
    expect([code, data]).toEqual([200, expect.stringMatching(/^\/private\/[0-9a-f]{32}\?until=\d+&sign=[\w-]+$/)])
    const seen = await quarry.inject(data)
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    const kept = await sharp(seen.rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 1280, height: 2560 })
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined])
    expect((await quarry.inject(`/images/${keyIn(data)}`)).statusCode).toBe(404)
    now += HOUR
    expect((await quarry.inject(data)).statusCode).toBe(404)
  })

  it('is kept as WebP only where something shows through, and lies on its ground where it is seen', async () => {
    const drawn = (alpha: number) =>
      sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } })
        .png()
        .toBuffer()
    const typesOf = async (file: Buffer) => {
      const { data } = await send(file)
      const kept = await sharp(await quarry.privatePictures.read(keyIn(data))).metadata()
      return [kept.format, (await quarry.inject(data)).headers['content-type']]
    }
    expect(await typesOf(await drawn(0.5))).toEqual(['webp', 'image/jpeg'])
    expect(await typesOf(await drawn(1))).toEqual(['jpeg', 'image/jpeg'])
    expect(await send(aPdf)).toMatchObject({ code: 400, msg: expect.stringMatching(/^file: /) })
  })

  it('lies on their boards alone, and as their background; another’s is named as one that is not there', async () => {
    const key = await sent()
    const background = { type: 'picture', value: key }
    const { data: id } = await make({ items: [anOwnPicture(key)], background })
    expect(Object.keys((await read(id, ada.headers)).pictures)).toEqual([key])
    const refused = async (answer: Promise<{ code: number; msg: string }>) => {
      const { code, msg } = await answer
      return [code, msg]
    }
    const picture = anOwnPicture(key)
    expect(await refused(make({ items: [picture] }, eve))).toEqual([400, 'items.0.refId: no picture of yours'])
    expect(await refused(make({ background }, eve))).toEqual([400, 'background.value: no picture of yours'])
    const own = (await make({}, eve)).data
    const put = { id: own, version: 1, put: [anOwnPicture(await sent(eve)), picture] }
    expect(await refused(save(put, eve))).toEqual([400, 'put.1.refId: no picture of yours'])
    const back = { id: own, version: 1, board: { background } }
    expect(await refused(save(back, eve))).toEqual([400, 'board.background.value: no picture of yours'])
    expect(await read(own, eve.headers)).toMatchObject({ version: 1, items: [], pictures: {} })
    const avatar = await quarry.call(updateUser, { avatar: `/images/${key}` }, ada.headers)
    expect(avatar.code).toBe(400)
  })

  it('is seen by others on a published board only after a yes', async () => {
    const key = await sent()
    const { data: id } = await make({ items: [anOwnPicture(key)], background: { type: 'picture', value: key } })
    await save({ id, version: 1, board: { visibility: 'published' } })
    expect(await read(id)).toMatchObject({ items: [], itemCount: 0, pictures: {}, background: { type: 'color' } })
    expect(await read(id, ada.headers)).toMatchObject({ itemCount: 1 })
    const copy = (await quarry.call(calls.duplicateBoard, { id }, eve.headers)).data
    expect((await read(copy, eve.headers)).items).toEqual([])
    await save({ id, version: 2, board: { showsPictures: true } })
    const shown = await read(id)
    expect([shown.items.length, shown.itemCount]).toEqual([1, 1])
    expect((await quarry.inject(shown.pictures[key] ?? '')).statusCode).toBe(200)
    // The right to view a board gives no right to its pictures.
    const another = (await quarry.call(calls.duplicateBoard, { id }, eve.headers)).data
    expect(await read(another, eve.headers)).toMatchObject({ items: [], pictures: {} })
  })

  it('goes a day after it came where no board shows it, and a day after it was taken off one', async () => {
    const [unused, laid, ground] = [await sent(), await sent(), await sent()]
    const picture = anOwnPicture(laid)
    const { data: id } = await make({ items: [picture], background: { type: 'picture', value: ground } })
    await sweep()
    expect(await Promise.all([unused, laid, ground].map(isKept))).toEqual([true, true, true])
    await nextDay()
    await sweep()
    expect(await Promise.all([unused, laid, ground].map(isKept))).toEqual([false, true, true])
    await save({
      id,
      version: 1,
      remove: [picture.id],
      board: { background: { type: 'color', value: '#ffffff' } },
    })
    await sweep()
    expect(await Promise.all([laid, ground].map(isKept))).toEqual([true, true])
    expect((await save({ id, version: 2, put: [picture] })).code).toBe(200)
    await nextDay()
    await sweep()
    expect(await Promise.all([laid, ground].map(isKept))).toEqual([true, false])

    await quarry.call(calls.deleteBoards, { ids: [id] }, ada.headers)
    now += 29 * DAY
    await sweep()
    expect(await isKept(laid), 'in the trash').toBe(true)
    now += 2 * DAY
    await sweep()
    expect(await isKept(laid)).toBe(false)
    expect(await quarry.db.selectFrom('upload').select('key').where('member_id', '=', ada.id).execute()).toEqual([])
  })

  it('is refused where there is no room left, by a number', async () => {
    const full = async (count: number, bytes: number) => {
      await quarry.db.deleteFrom('upload').where('member_id', '=', ada.id).execute()
      const rows = Array.from({ length: count }, (_, index) => ({
        key: `${ada.id}-${index}`,
        member_id: ada.id,
        directory: 'board' as const,
        bytes,
        created_at: new Date(now),
      }))
      await quarry.db.insertInto('upload').values(rows).execute()
      return send(await aPicture())
    }
    expect(await full(2, 104_857_600)).toMatchObject({ code: 1001003001, msg: expect.stringContaining('200 MB') })
    expect(await full(1000, 1)).toMatchObject({ code: 1001003002, msg: expect.stringContaining('1000') })
    expect((await full(999, 1)).code).toBe(200)
  })
})

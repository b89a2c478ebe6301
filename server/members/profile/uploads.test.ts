import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadFile } from '../../../contract/uploads.ts'
import { aPdf, aPicture } from '../../testing/factories.ts'
import { memberAgain, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { removeUploads } from './uploads.ts'

const HOUR = 60 * 60_000
const MEBIBYTE = 1024 * 1024
const fields = { directory: 'avatar' }

let quarry: TestApp
let ada: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const send = (file: Uint8Array | undefined, { headers } = ada) => quarry.upload(uploadFile, { fields, file }, headers)
const keyIn = (address: string) => address.replace('/images/', '')
const keptAt = async (address: string) => {
  const kept = await quarry.storage.find(keyIn(address))
  if (!kept) throw new Error('nothing is kept')
  return kept
}
const rowsOf = ({ id }: TestMember) => quarry.db.selectFrom('upload').selectAll().where('member_id', '=', id).execute()
describe('a picture that a member sends', () => {
  it('is kept upright, small, in sRGB, as WebP without metadata, and seen at the address that is answered', async () => {
    const sent = await sharp(await aPicture({ width: 1200, height: 600 }))
      .withExif({ IFD0: { Copyright: 'Ada', ImageDescription: 'my garden' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .jpeg()
      .toBuffer()
    const { code, data } = await send(sent)
    expect([code, data]).toEqual([200, expect.stringMatching(/^\/images\/[0-9a-f]{40}$/)])
    const kept = await sharp(await keptAt(data)).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 256, height: 512, space: 'srgb' })
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(5).fill(undefined))
    const seen = await quarry.inject(`${data}?width=100`, { accept: 'image/webp' })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await rowsOf(ada)).toMatchObject([
      { key: keyIn(data), directory: 'avatar', bytes: (await keptAt(data)).length },
    ])
  })

  it('is never enlarged, and keeps what is seen through', async () => {
    const small = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer()
    expect(await sharp(await keptAt((await send(small)).data)).metadata()).toMatchObject({ width: 30, hasAlpha: true })
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const { code, data } = await send(
      await sharp(await aPicture())
        .toFormat(format)
        .toBuffer(),
    )
    expect(code).toBe(200)
    expect((await sharp(await keptAt(data)).metadata()).format).toBe('webp')
  })

  it('may be for print (CMYK), grey, of 16 bits, or move, of which the first frame is kept', async () => {
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c02020' } })
    const cmyk = await red.clone().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const { data } = await send(cmyk)
    const [r = 0, g = 0, b = 0] = await sharp(await keptAt(data))
      .removeAlpha()
      .raw()
      .toBuffer()
    expect([r > 150, g < 90, b < 90]).toEqual([true, true, true])

    const deep = await red.clone().toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    const grey = await red.clone().toColourspace('b-w').png().toBuffer()
    const frames = await Promise.all(['#00ff00', '#0000ff'].map((color) => aPicture({ color })))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    for (const file of [deep, grey, moving]) {
      const answer = await send(file)
      expect((await sharp(await keptAt(answer.data)).metadata()).pages ?? 1).toBe(1)
    }
    const [, green = 0] = await sharp(await keptAt((await send(moving)).data))
      .raw()
      .toBuffer()
    expect(green).toBeGreaterThan(200)
  })

  it('is one address and one row when it is sent again, and another for another member', async () => {
    const picture = await aPicture({ color: '#123456' })
    const [first, again] = await Promise.all([send(picture), send(picture)])
    expect(again.data).toBe(first.data)
    expect(await rowsOf(ada)).toHaveLength(1)
    const eve = await memberIn(quarry)
    expect((await send(picture, eve)).data).not.toBe(first.data)
  })

  it('leaves nothing of its file behind what is seen of it', async () => {
    const script = '<script>alert(1)</script>'
    const polyglot = Buffer.concat([await aPicture({ color: '#654321' }), Buffer.from(script), aPdf])
    const commented = await sharp(await aPicture())
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`)
      .webp()
      .toBuffer()
    for (const file of [polyglot, commented]) {
      expect(file.includes(script)).toBe(true)
      const { code, data } = await send(file)
      expect(code).toBe(200)
      for (const piece of ['script', 'PDF', 'xmp', 'EXIF']) expect((await keptAt(data)).includes(piece)).toBe(false)
    }
  })
})

describe('how much a member may send', () => {
  it('is twenty pictures an hour, the refused ones with them', async () => {
    for (let turn = 0; turn < 20; turn += 1) await send(turn % 2 ? undefined : await aPicture())
    expect(await send(await aPicture())).toMatchObject({ code: 429, data: { retryAfter: 3600 } })
    expect((await send(await aPicture(), await memberIn(quarry))).code).toBe(200)
    now += HOUR
    expect((await send(await aPicture(), await memberAgain(quarry, ada))).code).toBe(200)
  })

  it('is as many as take up 20 MB, of which one that is there already is no more', async () => {
    const first = await send(await aPicture())
    await quarry.db
      .insertInto('upload')
      .values({
        key: '0'.repeat(40),
        member_id: ada.id,
        directory: 'avatar',
        bytes: 20 * MEBIBYTE,
        created_at: new Date(now),
      })
      .execute()
    const refused = await send(await aPicture({ color: '#abcdef' }))
    expect(refused).toMatchObject({ code: 1001003001, msg: expect.stringContaining('20 MB'), data: null })
    await quarry.db
      .updateTable('upload')
      .set({ bytes: 20 * MEBIBYTE - (await keptAt(first.data)).length })
      .where('key', '=', '0'.repeat(40))
      .execute()
    expect(await send(await aPicture())).toEqual(first)
    await removeUploads(quarry.deps, ['0'.repeat(40)])
  })

  it('is refused kindly where more come than can be looked at', async () => {
    const members = await Promise.all(Array.from({ length: 30 }, () => memberIn(quarry)))
    const picture = await sharp(await aPicture({ width: 3000, height: 2000 }))
      .jpeg()
      .toBuffer()
    const fromAll = async (member: TestMember, place: number) =>
      send(picture, { ...member, headers: Object.assign({ 'x-forwarded-for': `192.0.2.${place}` }, member.headers) })
    const codes = (await Promise.all(members.map(fromAll))).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set([200, 503]))
    expect((await send(picture)).code).toBe(200)
  })
})

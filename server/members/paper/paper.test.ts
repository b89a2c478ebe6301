import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPaper, NEW_PAPER, removeLogo, updatePaper, uploadLogo } from '../../../contract/paper.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { sweep } from '../sweep.ts'

const HOUR = 60 * 60_000
let quarry: TestApp
let ada: TestMember
let now = Date.parse('2026-11-20T08:20:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const STUDIO = {
  studioName: 'Studio Lin',
  address: 'Harbour Road 1\nHamburg',
  foot: 'studio-lin.example',
  accent: '#7a3b1e',
  saysQuarry: false,
}
const read = async ({ headers } = ada) => (await quarry.ask(getPaper, {}, headers)).data
const write = (fields: object, { headers } = ada) =>
  quarry.call(updatePaper, { ...STUDIO, version: 0, ...fields }, headers)
const sendLogo = (file: Uint8Array | undefined, { headers } = ada) => quarry.upload(uploadLogo, { file }, headers)
const logosOf = ({ id }: TestMember) =>
  quarry.db.selectFrom('upload').select(['key', 'directory']).where('member_id', '=', id).execute()

describe('a member’s paper', () => {
  it('is empty until it is set, and is what was set from then on', async () => {
    expect(await read()).toEqual({ ...NEW_PAPER, logo: null, version: 0 })
    expect(await write({})).toMatchObject({ code: 200, data: { ...STUDIO, logo: null, version: 1 } })
    expect(await read()).toEqual({ ...STUDIO, logo: null, version: 1 })
  })

  it('is not overwritten by who has not seen how it is now', async () => {
    await write({})
    const stale = await write({ studioName: 'Other' })
    expect(stale).toMatchObject({ code: 409, data: { studioName: 'Studio Lin', version: 1 } })
    expect((await write({ studioName: 'Other', version: 1 })).data.version).toBe(2)
  })

  it('has its address in lines, without what nobody sees', async () => {
    await write({ address: '  Harbour Road 1 \r\n\r\n\u200bHamburg\u0007', studioName: ' Studio\n Lin ' })
    expect(await read()).toMatchObject({ address: 'Harbour Road 1\nHamburg', studioName: 'Studio Lin' })
  })

  it.each([
    ['accent', '#f2c879', 'accent: is too pale to be read on paper; choose a darker one (a contrast of 4.5 to white)'],
    ['accent', 'red', 'accent: expected a colour as #RRGGBB'],
    ['address', '1\n2\n3\n4\n5\n6', 'address: expected at most five lines'],
    ['studioName', 'x'.repeat(61), 'studioName: at most 60 characters'],
    ['foot', 'x'.repeat(161), 'foot: at most 160 characters'],
    ['saysQuarry', 'yes', 'saysQuarry: expected true or false'],
  ])('refuses %s %j with words, and keeps all as it was', async (field, value, words) => {
    const answer = await write({ [field]: value })
    expect([answer.code, answer.msg]).toEqual([400, words])
    expect((await read()).version).toBe(0)
  })

  it('says in Chinese, too, that a colour is too pale', async () => {
    const headers = { ...ada.headers, 'accept-language': 'zh-CN' }
    expect((await write({ accent: '#ffff00' }, { ...ada, headers })).msg).toContain('颜色太浅')
  })

  it('is each member’s own', async () => {
    await write({})
    await sendLogo(await aPicture())
    const other = await memberIn(quarry)
    expect(await read(other)).toEqual({ ...NEW_PAPER, logo: null, version: 0 })
    expect((await quarry.call(removeLogo, { memberId: ada.id }, other.headers)).code).toBe(200)
    expect((await read()).logo).not.toBeNull()
  })

  it('is in the copy of the member’s data, and goes with the account', async () => {
    await write({})
    await sendLogo(await aPicture())
    const { data } = await quarry.ask(getOwnData, {}, ada.headers)
    expect(data.paper).toMatchObject({ ...STUDIO, logo: { width: expect.any(Number) as number } })
    expect(data.uploads).toMatchObject([{ directory: 'logo' }])
    const [{ key } = { key: '' }] = await logosOf(ada)
    await quarry.db
      .updateTable('member')
      .set({ delete_at: new Date(now) })
      .where('id', '=', ada.id)
      .execute()
    await sweep(quarry.deps)
    expect(await quarry.db.selectFrom('paper').selectAll().where('member_id', '=', ada.id).execute()).toEqual([])
    expect(await quarry.privatePictures.read(key)).toBeUndefined()
  })
})

describe('a studio’s logo', () => {
  it('is shown at an address that stays for an hour and says nothing of the member', async () => {
    const { code, data } = await sendLogo(await aPicture({ width: 1600, height: 400 }))
    expect([code, data.logo?.width, data.logo?.height]).toEqual([200, 1200, 300])
    const url = data.logo?.url ?? ''
    expect(url).toMatch(/^\/private\/[0-9a-f]{32}\?until=\d+&sign=/)
    expect((await read()).logo?.url).toBe(url)
    const seen = await quarry.inject(url)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(seen.headers['cache-control']).toMatch(/^private, max-age=\d{4}$/)
    const before = now
    now += 2 * HOUR
    expect((await quarry.inject(url)).statusCode).toBe(404)
    now = before
  })

  it('takes the place of the one before, which goes at once, as does one that is removed', async () => {
    const first = (await sendLogo(await aPicture({ color: '#112233' }))).data.logo?.url ?? ''
    const second = (await sendLogo(await aPicture({ color: '#332211' }))).data.logo?.url ?? ''
    expect((await quarry.inject(first)).statusCode).toBe(404)
    expect(await logosOf(ada)).toHaveLength(1)
    expect((await quarry.call(removeLogo, {}, ada.headers)).data.logo).toBeNull()
    expect((await quarry.inject(second)).statusCode).toBe(404)
    expect(await logosOf(ada)).toEqual([])
  })

  it('lies on its ground where it can be seen through', async () => {
    const white = { create: { width: 300, height: 90, channels: 4, background: '#ffffff00' } } as const
    const bar = await sharp({ create: { width: 200, height: 30, channels: 4, background: '#ffffff' } })
      .png()
      .toBuffer()
    const file = await sharp(white)
      .composite([{ input: bar }])
      .png()
      .toBuffer()
    const { data } = await sendLogo(file)
    const shown = sharp((await quarry.inject(data.logo?.url ?? '')).rawPayload)
    const { channels } = await shown.stats()
    expect(channels).toHaveLength(3)
    expect(channels[0]?.min).toBeLessThan(100)
    expect(channels[0]?.max).toBeGreaterThan(240)
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>'
  it.each([
    ['an SVG', async () => Buffer.from(SVG), /^file: .*JPEG, PNG/],
    ['no picture', async () => Buffer.from('hello'), /^file: .+/],
    ['40 MB', async () => Buffer.alloc(40 * 1024 * 1024, 7), /at most 8 MB/],
    [
      'too many pixels',
      async () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#123' } })
          .png()
          .toBuffer(),
      /^file: .*pixels/,
    ],
    ['nothing', async () => undefined, /^file: .+/],
  ])('is refused where it is %s, with a sentence, and the one before stays', async (_what, file, words) => {
    const before = (await sendLogo(await aPicture())).data.logo
    const { code, msg } = await sendLogo(await file())
    expect([[400, 413].includes(code), msg]).toEqual([true, expect.stringMatching(words)])
    expect((await read()).logo).toEqual(before)
  })

  it('is swept a day later where an upload was broken off, and never while it is on a paper', async () => {
    await sendLogo(await aPicture())
    const key = 'b'.repeat(32)
    const row = { key, member_id: ada.id, directory: 'logo', bytes: 9, created_at: new Date(now) } as const
    await quarry.db.insertInto('upload').values(row).execute()
    now += 25 * HOUR
    await sweep(quarry.deps)
    const left = await logosOf(ada)
    expect(left.map((one) => one.key)).not.toContain(key)
    expect(left).toHaveLength(1)
  })
})

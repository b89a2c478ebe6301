import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getOwnCompany, getOwnCompanyDocument, uploadCompanyDocument } from '../../../contract/company.ts'
import { aPdf, aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { requestOf } from '../../testing/requests.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { nameOf } from './made-document.ts'

const MEBIBYTE = 1024 * 1024

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const send = (file: Uint8Array | undefined, name: string) =>
  quarry.upload(uploadCompanyDocument, { file, name }, ada.headers)
const kept = async () => (await quarry.call(getOwnCompany, {}, ada.headers)).data.unsent

describe('what somebody sends as a document', () => {
  it('is what it holds and not what it is called: a picture that claims to be a PDF is a picture', async () => {
    const { data } = await send(await aPicture(), 'licence.pdf')
    expect(data).toMatchObject({ name: 'licence.webp', mediaType: 'image/webp' })
    expect((await send(aPdf, 'photo.png')).data).toMatchObject({ name: 'photo.pdf', mediaType: 'application/pdf' })
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'may be %s, and is made anew without where it was taken',
    async (format) => {
      const photograph = await sharp(await aPicture({ width: 400, height: 300 }))
        .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .toFormat(format)
        .toBuffer()
      const { data } = await send(photograph, `scan.${format}`)
      const { rawPayload } = await quarry.app.inject(requestOf(getOwnCompanyDocument, { id: data.id }, ada.headers))
      const facts = await sharp(rawPayload).metadata()
      expect(facts).toMatchObject({ format: 'webp', width: 400, height: 300 })
      expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined])
    },
  )

  it.each([
    ['a page called .pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'licence.pdf'],
    ['a page that is a PDF further on', Buffer.from('<html>\n%PDF-1.7\n%%EOF'), 'licence.pdf'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'licence.png'],
    ['an archive', Buffer.from('PK\u0003\u0004'), 'licence.zip'],
    ['a program', Buffer.from('MZ\u0090\u0000'), 'licence.pdf.exe'],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'licence.jpg'],
    ['an empty file', Buffer.alloc(0), 'licence.pdf'],
  ])('is refused where it is %s, and nothing is kept of it', async (_what, file, name) => {
    expect(await send(file, name)).toMatchObject({ code: 400, msg: expect.stringMatching(/^file: ./) as string })
    expect(await kept()).toEqual([])
  })

  it('is refused where it is a picture of another kind', async () => {
    const gif = await sharp(await aPicture())
      .gif()
      .toBuffer()
    expect((await send(gif, 'licence.gif')).code).toBe(400)
  })

  it('is refused where it is larger than 10 MB, and taken where it is just so large', async () => {
    const pdfOf = (bytes: number) => Buffer.concat([aPdf, Buffer.alloc(bytes - aPdf.length)])
    expect(await send(pdfOf(11 * MEBIBYTE), 'licence.pdf')).toMatchObject({
      code: 413,
      msg: 'The request is too large: at most 10 MB.',
    })
    expect(await kept()).toEqual([])
    expect((await send(pdfOf(10 * MEBIBYTE), 'licence.pdf')).data.bytes).toBe(10 * MEBIBYTE)
  })

  it('is missed by its field where it is none', async () => {
    expect((await send(undefined, '')).msg).toMatch(/^file: /)
  })

  it('comes ten at a time and no more, until one is sent or thrown away', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send(aPdf, 'licence.pdf')).code).toBe(200)
    expect(await send(aPdf, 'licence.pdf')).toMatchObject({ code: 1004004006 })
    expect(await kept()).toHaveLength(10)
  })

  it('leaves nothing where the disk is full', async () => {
    const full = await createTestApp({
      writeWhole: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    })
    const eve = await memberIn(full)
    expect((await full.upload(uploadCompanyDocument, { file: aPdf, name: 'a.pdf' }, eve.headers)).code).toBe(503)
    expect((await full.call(getOwnCompany, {}, eve.headers)).data.unsent).toEqual([])
    await full.close()
  })
})

describe('what a document is called', () => {
  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Ada\\licence.pdf', 'licence.pdf'],
    ['licence.pdf.exe', 'licence.pdf.pdf'],
    ['\u202egpj.exe', 'gpj.pdf'],
    ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.pdf'],
    ['', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['营业执照.PDF', '营业执照.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('of %j is %j', (given, name) => {
    expect(nameOf(given, 'pdf')).toBe(name)
  })
})

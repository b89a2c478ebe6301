import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadFile } from '../../../contract/uploads.ts'
import { aPdf, aPicture } from '../../testing/factories.ts'
import { HALF_GIGABYTE, hugePng, movingGif, sayingPng, talkativePng } from '../../testing/hostile-pictures.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { endNext } from '../../testing/started-processes.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MEBIBYTE = 1024 * 1024

const fields = { directory: 'avatar' }

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const send = (file: Uint8Array | undefined, language = 'en') =>
  quarry.upload(uploadFile, { fields, file }, { ...ada.headers, 'accept-language': language })
const countKept = async () =>
  (await quarry.db.selectFrom('upload').select('key').where('member_id', '=', ada.id).execute()).length

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const refused = {
    'an SVG': [Buffer.from(svg), 'not a picture we take; give JPEG, PNG, WebP, AVIF or GIF', '请使用'],
    'an SVG that says XML': [Buffer.from(`<?xml version="1.0"?>${svg}`), 'not a picture we take', '请使用'],
    'a text named .png': [
      Buffer.from('hello'),
      'not a picture we take',
      '不是可用的图片，请使用 JPEG、PNG、WebP、AVIF或GIF',
    ],
    'a PDF': [aPdf, 'not a picture we take', '不是可用的图片'],
    'a page': [Buffer.from('<!doctype html><img src=x onerror=alert(1)>'), 'not a picture we take', '不是可用的图片'],
    'an archive': [Buffer.from('PK\u0003\u0004rest'), 'not a picture we take', '不是可用的图片'],
    'a file of zeros': [Buffer.alloc(4096), 'not a picture we take', '不是可用的图片'],
    'an empty file': [Buffer.alloc(0), 'is empty', '为空'],
    'no file': [undefined, 'is required', '必填'],
  } satisfies Record<string, [Uint8Array | undefined, string, string]>

  it.each(Object.entries(refused))('is refused, and why is said in both languages: %s', async (_, [file, en, zh]) => {
    const answer = await send(file)
    expect([answer.code, answer.data]).toEqual([400, null])
    expect(answer.msg).toContain(`file: ${en}`)
    expect((await send(file, 'zh-CN')).msg).toMatch(new RegExp(`^file：.*${zh}`))
    expect(await countKept()).toBe(0)
  })

  it('is a TIFF, which no browser shows, and a picture that was cut off', async () => {
    const picture = sharp(await aPicture({ width: 300, height: 300 }))
    expect((await send(await picture.clone().tiff().toBuffer())).msg).toMatch(/^file: a tiff file; give JPEG/)
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const whole = await picture.clone().toFormat(format).toBuffer()
      const { code, msg } = await send(whole.subarray(0, Math.floor(whole.length * 0.6)))
      expect([format, code, msg]).toEqual([format, 400, expect.stringMatching(/^file: (broken|not a picture)/)])
    }
    expect((await send(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 'zh-CN')).msg).toMatch(/^file：/)
  })

  it('is a bomb: more than fifty megapixels in few bytes, and text that unpacks to a gigabyte', async () => {
    const huge = hugePng(30_000)
    expect(huge.length).toBeLessThan(MEBIBYTE)
    const answer = await send(huge)
    expect([answer.code, answer.msg]).toEqual([400, 'file: too many pixels; at most 50 megapixels'])
    expect((await send(huge, 'zh-CN')).msg).toBe('file：像素过多，最多 5000 万像素')

    const wide = await send(sayingPng(50_000_000, 1))
    expect([wide.code, wide.msg]).toEqual([400, 'file: 50000000 × 1 pixels; at most 16384 a side'])
    expect((await send(movingGif(1000, 1000, 100), 'zh-CN')).msg).toMatch(
      /^file：所有页面和通道解码后为 \d+ MB，最多 200 MB$/,
    )

    // Made before the measurement: what it takes to make it is the test's own.
    const talkative = talkativePng(HALF_GIGABYTE)
    const before = process.memoryUsage.rss()
    const { code } = await send(talkative)
    expect([200, 400]).toContain(code)
    expect(process.memoryUsage.rss() - before).toBeLessThan(256 * MEBIBYTE)
  })

  it('is what ends the process that decodes it, and others are decoded still', async () => {
    await endNext('decode-process.ts', 'SIGSEGV')
    expect(await send(hugePng(7000), 'zh-CN')).toMatchObject({ code: 400, msg: 'file：无法解码' })
    expect((await send(await aPicture())).code).toBe(200)
  })

  it('is not a picture whose EXIF is broken: what is seen of it is whole', async () => {
    const picture = await sharp(await aPicture())
      .withExif({ IFD0: { Copyright: 'x'.repeat(200) } })
      .jpeg()
      .toBuffer()
    const at = picture.indexOf('Exif')
    const broken = Buffer.from(picture)
    broken.fill(0xff, at + 10, at + 60)
    expect((await send(broken)).code).toBe(200)
  })
})

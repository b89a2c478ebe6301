import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPdf } from '../testing/factories.ts'
import { DEEP, hugePng, sayingPng, scannedJpeg } from '../testing/hostile-pictures.ts'
import { aMaterial, aRoom } from '../testing/materials.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { KINDS_OF_FILE } from '../testing/odd-pictures.ts'
import { openSearchedMaterials } from '../testing/searched-materials.ts'
import type { SearchedMaterials } from '../testing/searched-materials.ts'

const MEBIBYTE = 1024 * 1024

let materials: SearchedMaterials
let ada: TestMember
let cork: Buffer

beforeAll(async () => {
  materials = await openSearchedMaterials(['Brick', 'Cork', 'Marble'])
  cork = await aMaterial('Cork')
})
afterAll(() => materials.close())
beforeEach(async () => {
  ada = await memberIn(materials.quarry)
})

const search = (file: Uint8Array, fields: Record<string, string> = {}, language = 'en') =>
  materials.search(file, fields, { ...ada.headers, 'accept-language': language })
const firstOf = async (file: Uint8Array, fields?: Record<string, string>) =>
  (await search(file, fields)).data.list[0]?.enName
/** The messages in both languages. */
const textsOf = async (file: Uint8Array, fields?: Record<string, string>) => {
  const [en, zh] = [await search(file, fields), await search(file, fields, 'zh-CN')]
  return [en.code, zh.code, en.msg, zh.msg]
}
const refusal = ([en, zh]: [string, string]) => [400, 400, expect.stringContaining(en), expect.stringContaining(zh)]

describe('a picture of an unusual kind', () => {
  const opaque = async () => sharp(await aMaterial('Cork')).removeAlpha()
  it.each(Object.entries(KINDS_OF_FILE))('finds its material: %s', async (_, make) => {
    expect(await firstOf(await make(await (await opaque()).toBuffer()))).toBe('Cork')
  })

  it('is answered though it is grey', async () => {
    const grey = await (await opaque()).greyscale().toColourspace('b-w').png().toBuffer()
    expect((await search(grey)).code).toBe(200)
  })

  it('is turned as its EXIF says: a region is of the upright picture', async () => {
    const sides = [0, 0.5].map((x) => ({ x, y: 0, w: 0.5, h: 1 }))
    const upright = await aRoom(sides, ['Brick', 'Cork'])
    const lying = await sharp(upright).rotate(90).toBuffer()
    const turned = await sharp(lying).withMetadata({ orientation: 8 }).jpeg({ quality: 95 }).toBuffer()
    const right = JSON.stringify({ x: 0.55, y: 0.1, w: 0.4, h: 0.8 })
    expect(await firstOf(turned, { region: right })).toBe('Cork')
  })
})

describe('a file that is no picture', () => {
  const notTaken: [string, string] = ['file: not a picture we take; give JPEG', 'file：不是可用的图片，请使用']
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  // As a telephone begins one: the box that tells the brands, and no more is looked at.
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(200),
  ])
  const refused: Record<string, [Uint8Array, [string, string]]> = {
    'a text': [Buffer.from('hello'), notTaken],
    'a PDF': [aPdf, notTaken],
    'an SVG with a script': [Buffer.from(svg), notTaken],
    nothing: [Buffer.alloc(0), ['file: is empty', 'file：为空']],
    HEIC: [heic, ['file: HEIC photographs cannot be read; please send a JPEG', '无法读取 HEIC 照片，请改用 JPEG 格式']],
    'of 900 megapixels in 100 KB': [
      hugePng(30_000),
      ['file: too many pixels; at most 50', 'file：像素过多，最多 5000 万'],
    ],
    'of 50,000,000 × 1 pixels': [
      sayingPng(50_000_000, 1),
      ['file: 50000000 × 1 pixels; at most 16384 a side', 'file：50000000 × 1 像素，每边最多 16384 像素'],
    ],
    'of 36 megapixels of 16 bits': [
      sayingPng(6000, 6000, DEEP),
      ['file: 288 MB with all its pages and channels', 'file：所有页面和通道解码后为 288 MB，最多 200 MB'],
    ],
    'of 49 megapixels in 25 scans': [
      scannedJpeg(7000, 25),
      ['file: a progressive JPEG of more than 24 scans', 'file：渐进式 JPEG 的扫描超过 24 次'],
    ],
    'of 60 megapixels in little more': [hugePng(7750), ['at most 50 megapixels', '最多 5000 万像素']],
  }
  it.each(Object.entries(refused))('is refused in both languages: %s', async (_, [file, texts]) => {
    expect(await textsOf(file)).toEqual(refusal(texts))
  })

  it.each(['avif', 'png'] as const)('is refused at 17 megapixels where it is decoded slowly: %s', async (format) => {
    const create = { width: 4100, height: 4100, channels: 3, background: '#996633' } as const
    const large = sharp({ create })
    const file = format === 'avif' ? large.avif({ effort: 0 }) : large.png({ progressive: true })
    expect(await textsOf(await file.toBuffer())).toEqual(
      refusal(['file: 4100 × 4100 pixels; at most 16 megapixels', 'file：4100 × 4100 像素，最多 1600 万像素']),
    )
  })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('is refused where it was cut off: %s', async (format) => {
    const whole = await sharp(cork).toFormat(format).toBuffer()
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6))
    expect(await textsOf(cut)).toEqual(refusal(['file: broken or cut off', 'file：已损坏或不完整']))
  })

  it('is refused where it is a TIFF', async () => {
    expect(await textsOf(await sharp(cork).tiff().toBuffer())).toEqual(
      refusal(['file: a tiff file; give', 'file：tiff 文件不可用']),
    )
  })

  it('is refused at 13 MB', async () => {
    expect(await search(Buffer.alloc(13 * MEBIBYTE))).toEqual({
      code: 413,
      msg: 'The request is too large: at most 12 MB.',
      data: null,
    })
  })
})

describe('a field that makes no sense', () => {
  const region = (x: number, y: number, w: number, h: number) => JSON.stringify({ x, y, w, h })
  const fields: Record<string, [Record<string, string>, [string, string]]> = {
    'a region that ends outside': [
      { region: region(0.6, 0, 0.6, 1) },
      ['region.w: ends outside the picture', 'region.w：超出图片范围'],
    ],
    'a region that begins outside': [{ region: region(-0.1, 0, 0.5, 1) }, ['region.x: at least 0', 'region.x：最少 0']],
    'an empty region': [{ region: region(0, 0, 0, 0) }, ['region.w: at least 0.02', 'region.w：最少 0.02']],
    'half a region': [{ region: '{"x":0}' }, ['region.y: is required', 'region.y：必填']],
    'a region that is no JSON': [{ region: '0,0,1,1' }, ['region: expected JSON', 'region：应为 JSON']],
    'a region that is a list': [{ region: '[0,0,1,1]' }, ['region: expected an object', 'region：应为对象']],
    'too much colour': [{ colorWeight: '1.5' }, ['colorWeight: at most 1', 'colorWeight：最多 1']],
    'a weight in words': [{ colorWeight: 'all' }, ['colorWeight: expected a number', 'colorWeight：应为数字']],
    'a price in words': [{ priceMin: 'cheap' }, ['priceMin: expected a number', 'priceMin：应为数字']],
    'a brand that is no id': [{ 'brandId[0]': 'x' }, ['brandId.0: expected an id', 'brandId.0：应为数字编号']],
    'a page before the first': [{ pageNo: '0' }, ['pageNo: at least 1', 'pageNo：最少 1']],
  }
  it.each(Object.entries(fields))(
    'is named, and what is wrong with it, in both languages: %s',
    async (_, [given, texts]) => {
      expect(await textsOf(cork, given)).toEqual(refusal(texts))
    },
  )
})

describe('more pictures than the server can process', () => {
  it('are refused to the member who sends them, and not to others', async () => {
    const eve = await memberIn(materials.quarry)
    const [hers, ...his] = await Promise.all([
      materials.search(cork, {}, eve.headers),
      ...Array.from({ length: 20 }, () => search(cork)),
    ])
    expect(hers?.code).toBe(200)
    expect(his.filter(({ code }) => code === 200)).toHaveLength(3)
    const refused = his.filter(({ code }) => code !== 200)
    for (const answer of refused) expect(answer).toMatchObject({ code: 429, data: { retryAfter: expect.any(Number) } })
    expect((await search(cork)).code).toBe(200)
  })

  it('end when their sender disconnects, and leave the server as it was', async () => {
    const origin = await materials.quarry.app.listen({ host: '127.0.0.1', port: 0 })
    for (let turn = 0; turn < 8; turn++) {
      const form = new FormData()
      form.set('file', new Blob([Uint8Array.from(cork)]), 'cork.png')
      const leaving = new AbortController()
      const path = '/app-api/product/spu/search-image-page'
      const init = { method: 'POST', body: form, headers: ada.headers, signal: leaving.signal }
      const gone = fetch(`${origin}${path}`, init).catch((error: Error) => error.name)
      const before = materials.countEncodings()
      await expect.poll(() => materials.countEncodings(), { interval: 1 }).toBeGreaterThan(before)
      leaving.abort()
      await gone
      // A request that was broken off counts until its picture has been processed.
      await expect.poll(async () => (await search(cork)).code).toBe(200)
    }
  })
})

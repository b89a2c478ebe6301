import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/boards/calls.ts'
import type { Item, Snapshot, TextItem } from '../../../contract/boards/item.ts'
import { repeatOf } from '../../../contract/boards/scale.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { aChip, anOwnPicture, aSample } from '../../testing/boards.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let member: TestMember
let oak: { skuId: string; snapshot: Snapshot }
let tile: { skuId: string; snapshot: Snapshot }

beforeAll(async () => {
  quarry = await createTestApp()
  await writeFileInside(quarry.folder, 'oak.png', await aPicture({ color: '#8a6642' }))
  await writeFileInside(quarry.folder, 'tile.png', await aPicture({ color: '#305a80' }))
  await quarry.importLines([
    aProduct({
      key: 'OAK',
      name: '橡木地板',
      enName: 'Oak <plank>',
      skus: [{ model: 'OAK-1', minPrice: 80, coverImage: 'oak.png' }],
    }),
    aProduct({
      key: 'TILE',
      name: '砖',
      enName: 'Tile',
      skus: [{ model: 'TILE-1', coverImage: { file: 'tile.png', mmWidth: 200 } }],
    }),
  ])
  const skus = await quarry.db.selectFrom('sku').select('id').orderBy('model').execute()
  const { data } = await quarry.ask(calls.getSamples, { skuIds: skus.map(({ id }) => id).join(',') })
  oak = data[0] as typeof oak
  tile = data[1] as typeof tile
  member = await memberIn(quarry)
})
afterAll(() => quarry.close())

const aText = (text: string): TextItem => {
  const { color: _color, name: _name, mask: _mask, shadow: _shadow, label: _label, ...plain } = aChip()
  return { ...plain, type: 'text', text, level: 'body', align: 'left', color: '#211f1b', size: 5 }
}

async function aBoard(items: Item[], name = 'Lobby'): Promise<string> {
  const { data, code } = await quarry.call(calls.createBoard, { name, items }, member.headers)
  expect(code).toBe(200)
  return data
}

const ask = (input: object, headers: Record<string, string> = member.headers) =>
  quarry.app.inject({ method: 'POST', url: calls.exportBoard.path, headers, payload: input })

async function pdfOf(input: object) {
  const { rawPayload } = await ask({ format: 'pdf', ...input })
  const pdf = await PDFDocument.load(rawPayload, { updateMetadata: false })
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
  const pictures = streams.filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
  return { pdf, pictures: pictures.length, sizes: pdf.getPages().map((page) => page.getSize()) }
}

describe('a board as a file', () => {
  it.each([
    ['png', 'image/png', '\x89PNG'],
    ['svg', 'image/svg+xml', '<svg '],
    ['pdf', 'application/pdf', '%PDF-'],
    ['json', 'application/json', '{"format":"quarry-board"'],
  ])('is an attachment under its name as %s', async (format, type, begins) => {
    const id = await aBoard([aSample(oak.skuId, oak.snapshot)], '大堂 “A/B” *')
    const { headers, statusCode, rawPayload } = await ask({ id, format, dpi: 72 })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': 'sandbox',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`大堂 “A B”.${format}`)}`,
    })
    expect(headers['content-type']).toContain(type)
    expect(rawPayload.toString('latin1').slice(0, begins.length)).toBe(begins)
  })

  it('is nobody’s but its owner’s', async () => {
    const id = await aBoard([aChip()])
    const other = await memberIn(quarry)
    expect((await ask({ id, format: 'json' }, other.headers)).json()).toMatchObject({ code: 404 })
    expect((await ask({ id, format: 'json' }, {})).json()).toMatchObject({ code: 401 })
    await quarry.call(calls.deleteBoards, { ids: [id] }, member.headers)
    expect((await ask({ id, format: 'json' })).json()).toMatchObject({ code: 404 })
  })

  it('has the sizes that were asked: its own paper in pixels, a page in points', async () => {
    const id = await aBoard([aSample(oak.skuId, oak.snapshot)])
    const { rawPayload } = await ask({ id, format: 'png', dpi: 72, legend: 0 })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1191, height: 842, density: 72 })
    const { sizes, pdf } = await pdfOf({ id, paper: 'a4', language: 'zh-CN' })
    expect(sizes[0]?.width).toBeCloseTo(841.89, 1)
    expect(sizes[0]?.height).toBeCloseTo(595.28, 1)
    expect(pdf.getTitle()).toBe('Lobby')
    expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('zh-CN')
  })

  it('has each picture inside once, however often it is drawn', async () => {
    const id = await aBoard([
      aSample(oak.skuId, oak.snapshot),
      aSample(oak.skuId, oak.snapshot, { x: 150 }),
      aSample(oak.skuId, oak.snapshot, { trueScale: false, x: 200, mask: 'pinked' }),
    ])
    expect((await pdfOf({ id })).pictures).toBe(1)
    const { body } = await ask({ id, format: 'svg' })
    expect(body.match(/data:image\/jpeg/g)).toHaveLength(1)
  })

  it('says in either language what it is made of, and prices where they are asked for', async () => {
    const id = await aBoard([aSample(oak.skuId, oak.snapshot)])
    const words = async (input: object) => (await ask({ id, format: 'svg', paper: 'a4', ...input })).body
    expect(await words({})).toContain('aria-label="Oak &lt;plank&gt;"')
    expect(await words({})).not.toContain('CNY')
    expect(await words({ price: 1, language: 'zh-CN' })).toMatch(/橡木地板[\s\S]*CNY 80/)
    expect(await words({ legend: 0 })).not.toContain('OAK-1')
  })

  it('takes words for words, whatever they look like', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '=HYPERLINK("http://x")',
      '"/><image href="file:///etc/passwd"/>',
      '&amp;]]>\u200F\u202E🧱 ',
    ]
    const id = await aBoard([...hostile.map(aText), aChip({ name: '<b>' })], '"><svg onload=x>')
    const { body } = await ask({ id, format: 'svg' })
    expect(body).not.toMatch(/<script|<image href="file|onload=x>/)
    expect(body).toContain('&lt;script&gt;')
    for (const format of ['png', 'pdf']) expect((await ask({ id, format, dpi: 72 })).statusCode).toBe(200)
  })

  it('names to its maker the characters that are drawn as boxes', async () => {
    const id = await aBoard([aText('타일 ⌀ 20')])
    const missing = async (format: string) => (await ask({ id, format, dpi: 72 })).headers['missing-letters']
    for (const format of ['png', 'svg', 'pdf']) expect(await missing(format)).toBe(encodeURIComponent('타 일'))
    expect(await missing('json')).toBeUndefined()
    expect((await ask({ id: await aBoard([aText('⌀ 20')]), format: 'svg' })).headers).not.toHaveProperty(
      'missing-letters',
    )
  })

  it('draws a picture that is no more as its colour with a cross', async () => {
    const { data } = await quarry.upload(
      uploadFile,
      { fields: { directory: 'board' }, file: await aPicture({ color: '#305a81' }) },
      member.headers,
    )
    const key = /private\/(\w+)/.exec(data)?.[1] ?? ''
    const id = await aBoard([anOwnPicture(key), aChip()])
    await quarry.privatePictures.remove(key)
    for (const format of ['png', 'pdf', 'svg', 'json'])
      expect((await ask({ id, format, dpi: 72 })).statusCode).toBe(200)
    const { body } = await ask({ id, format: 'svg' })
    expect(body).not.toContain('<image')
    expect(body).toContain('stroke-opacity="0.6"')
  })

  it('holds as many items as a board may have', async () => {
    const items = Array.from({ length: 500 }, (_, place) => {
      const at = { x: (place % 25) * 16, y: Math.floor(place / 25) * 14, w: 14, h: 12, z: place }
      return place % 2 ? aChip(at) : aSample(oak.skuId, oak.snapshot, { ...at, laid: place })
    })
    const id = await aBoard(items)
    expect((await pdfOf({ id, paper: 'a3' })).sizes).toHaveLength(1)
    expect((await ask({ id, format: 'png', dpi: 72 })).statusCode).toBe(200)
  })

  it('repeats what is to scale', async () => {
    const { skuId, snapshot } = tile
    const id = await aBoard([aSample(skuId, snapshot, { trueScale: true, tileRepeat: repeatOf(snapshot), w: 200 })])
    expect((await ask({ id, format: 'svg' })).body).toContain('<pattern')
    expect((await pdfOf({ id })).pictures).toBe(1)
  })

  it('comes back from its JSON as it was, pictures of one’s own among it', async () => {
    const { data: address } = await quarry.upload(
      uploadFile,
      { fields: { directory: 'board' }, file: await aPicture({ color: '#123456' }) },
      member.headers,
    )
    const key = /private\/(\w+)/.exec(address)?.[1] ?? ''
    const id = await aBoard([anOwnPicture(key), aSample(oak.skuId, oak.snapshot), aText('=1+1 “大堂”')])
    const file: unknown = (await ask({ id, format: 'json' })).json()
    expect(file).toMatchObject({
      format: 'quarry-board',
      version: 1,
      pictures: { [key]: expect.stringMatching(/^[\w+/]+=*$/) },
    })
    const { data } = await quarry.call(calls.importBoard, { file }, member.headers)
    expect(data.left).toBe(0)
    expect((await ask({ id: data.id, format: 'json' })).json()).toEqual(file)
  })
})

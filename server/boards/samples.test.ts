import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import { showsOnePiece } from '../../contract/boards/scale.ts'
import { aSample } from '../testing/boards.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let skuIds: Map<string, string>
const START = Date.parse('2026-11-20T08:00:00Z')
let now = START

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  await writeFile(join(quarry.folder, 'tile.png'), await aPicture({ color: '#8a6642', width: 400, height: 200 }))
  const auth = { authority: '绿标', enAuthority: 'Green', scheme: 'low_emission', issuedOn: '2020-01-01' }
  await quarry.importLines([
    aProduct({
      key: 'TILE',
      name: '陶砖',
      enName: 'Clay tile',
      category: [
        { name: '瓷砖', enName: 'Tile' },
        { name: '陶土', enName: 'Clay' },
      ],
      currencyUnit: 'EUR',
      auths: [
        { ...auth, number: '1', expiresOn: '2026-11-19' },
        { ...auth, number: '2', expiresOn: '2026-11-20' },
      ],
      skus: [
        {
          model: 'T-1',
          name: '红',
          enName: 'Red',
          minPrice: 12.5,
          maxPrice: 1200,
          coverImage: { file: 'tile.png', mmWidth: 200 },
          size: { length: 100, width: 200, thickness: 8 },
        },
        { model: 'T-2', name: '黑', enName: 'Black' },
      ],
    }),
    aProduct({
      key: 'CLOTH',
      category: [
        { name: '织物与地毯', enName: 'Textile and carpet' },
        { name: '窗帘布', enName: 'Curtain' },
      ],
      skus: [{ model: 'C-1', minPrice: 0.07, maxPrice: 0.07 }],
    }),
    aProduct({
      key: 'LAMINATE',
      attrs: [{ fact: 'pattern-repeat', value: 640 }],
      skus: [{ model: 'L-1' }],
    }),
    aProduct({ key: 'PLAIN', attrs: [{ fact: 'pattern-repeat', value: 0 }], skus: [{ model: 'P-1' }] }),
  ])
  const rows = await quarry.db.selectFrom('sku').select(['id', 'model']).execute()
  skuIds = new Map(rows.map(({ id, model }) => [model, id]))
})
afterAll(() => quarry.close())

const idOf = (model: string) => skuIds.get(model) ?? ''
const samplesOf = async (ids: string[]) => (await quarry.ask(calls.getSamples, { skuIds: ids })).data

describe('what a board keeps of a SKU', () => {
  it('is what the catalogue says of it now, in both languages, with the true width of its picture', async () => {
    const [tile] = await samplesOf([idOf('T-1')])
    expect(tile?.snapshot).toEqual({
      name: '陶砖',
      enName: 'Clay tile',
      variant: { name: '红', enName: 'Red' },
      model: 'T-1',
      brand: { name: '诺木', enName: 'Nordhem' },
      cover: {
        address: expect.stringMatching(/^\/images\/[0-9a-f]{40}$/),
        width: 400,
        height: 200,
        mmWidth: 200,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
      size: '100 × 200 × 8 mm',
      lengthMm: 100,
      widthMm: 200,
      isFabric: false,
      unit: { name: expect.any(String), enName: expect.any(String) },
      currency: 'EUR',
      minPrice: '12.50',
      maxPrice: '1200.00',
      capturedAt: START,
    })
    expect(tile && showsOnePiece(tile.snapshot)).toBe(true)
  })

  it('says of what is not known that it is not, and of cloth that it is', async () => {
    const [black, cloth] = await samplesOf([idOf('T-2'), idOf('C-1')])
    expect(black?.snapshot).toMatchObject({ cover: null, size: null, lengthMm: null, minPrice: null, maxPrice: null })
    expect(cloth?.snapshot).toMatchObject({ isFabric: true, variant: null, minPrice: '0.07' })
  })

  it('tells whether its pattern repeats, which the catalogue states', async () => {
    const [laminate, cloth, plain] = await samplesOf([idOf('L-1'), idOf('C-1'), idOf('P-1')])
    expect(laminate?.snapshot.hasRepeat).toBe(true)
    expect(cloth?.snapshot).not.toHaveProperty('hasRepeat')
    expect(plain?.snapshot).not.toHaveProperty('hasRepeat')
  })

  it('comes in the order asked, each once, without what is unknown; 200 at most', async () => {
    const [one, two, three] = [idOf('C-1'), idOf('T-2'), idOf('T-1')]
    const found = await samplesOf([one, '987654321', two, one, three])
    expect(found.map(({ skuId }) => skuId)).toEqual([one, two, three])
    const many = await quarry.ask(calls.getSamples, { skuIds: Array.from({ length: 201 }, (_, index) => index + 1) })
    expect(many).toMatchObject({ code: 400, msg: expect.stringMatching(/^skuIds: at most 200/) })
  })
})

it('what has become of a sample’s SKU is told beside it: certificates, a withdrawal, another price', async () => {
  const ada = await memberIn(quarry)
  const [tile] = await samplesOf([idOf('T-1')])
  if (!tile) throw new Error('no sample')
  const items = [aSample(tile.skuId, tile.snapshot)]
  const { data: id } = await quarry.call(calls.createBoard, { name: 'x', items }, ada.headers)
  const read = async () => (await quarry.call(calls.getBoard, { id }, ada.headers)).data.items[0]
  const standing = { status: 'on_sale', minPrice: '12.50', maxPrice: '1200.00', certificatesExpired: 1, changed: false }
  expect((await read())?.now).toEqual(standing)
  await quarry.db.updateTable('product').set({ status: 'withdrawn' }).where('key', '=', 'TILE').execute()
  expect((await read())?.now).toEqual({ ...standing, status: 'withdrawn' })
  await quarry.db.updateTable('sku').set({ max_price: '130000' }).where('id', '=', tile.skuId).execute()
  const item = await read()
  expect(item?.now).toMatchObject({ maxPrice: '1300.00', changed: true })
  expect(item).toMatchObject({ snapshot: tile.snapshot })
  await quarry.call(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } }, ada.headers)
  now += 24 * 60 * 60_000
  const [next] = (await quarry.ask(calls.getBoard, { id })).data.items
  expect(next?.now).toMatchObject({ maxPrice: '1300.00', certificatesExpired: 2 })
  now = START
})

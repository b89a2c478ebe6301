import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSimilar } from '../../contract/image-search.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { aMaterial, aRoom, materialLines } from '../testing/materials.ts'
import { openSearchedMaterials } from '../testing/searched-materials.ts'
import type { SearchedMaterials } from '../testing/searched-materials.ts'

const MATERIALS = ['Herringbone', 'Terrazzo', 'Linen', 'Brick', 'Marble', 'Cork']

let materials: SearchedMaterials

beforeAll(async () => {
  materials = await openSearchedMaterials(MATERIALS)
})
afterAll(() => materials.close())

type Answer = Awaited<ReturnType<SearchedMaterials['search']>>
const search: SearchedMaterials['search'] = (...asked) => materials.search(...asked)
const namesOf = ({ data }: Answer) => data.list.map(({ enName }) => enName)
const skuOf = async (name: string) => {
  const { quarry } = materials
  const sku = await quarry.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select('sku.id')
    .where('product.en_name', '=', name)
    .executeTakeFirstOrThrow()
  return sku.id
}
const similarTo = async (name: string) => materials.quarry.ask(getSimilar, { skuId: await skuOf(name) })

/** As a hand-held camera shows it: turned a little, darker, warmer, blurred and small. */
async function photographOf(name: string): Promise<Buffer> {
  return sharp(await aMaterial(name))
    .rotate(4, { background: '#777' })
    .extract({ left: 40, top: 40, width: 220, height: 220 })
    .modulate({ brightness: 0.9 })
    .blur(0.6)
    .jpeg({ quality: 75 })
    .toBuffer()
}

describe('a search by a picture', () => {
  it.each(MATERIALS)('finds the product that a photograph shows (%s)', async (name) => {
    const answer = await search(await photographOf(name))
    expect(answer.code).toBe(200)
    expect(namesOf(answer)[0]).toBe(name)
  })

  it('says that nothing is like a picture of one colour, and what has that colour', async () => {
    const { data } = await search(await aPicture({ color: '#3a6ea5', width: 300, height: 200 }))
    expect(data.query.bestBand).toBe('none')
    expect(data.list).toEqual([])
    expect(data.nearestByColor).toHaveLength(MATERIALS.length)
  })

  it('tells how far off the colour is, least for the picture’s own', async () => {
    const { data } = await search(await aMaterial('Brick'))
    expect(data.list[0]?.deltaE).toBeLessThan(1)
  })

  it('finds what a region shows, and not what is beside it', async () => {
    const places = [0, 0.5].map((x) => ({ x, y: 0, w: 0.5, h: 1 }))
    const room = await aRoom(places, ['Brick', 'Cork'])
    const right = JSON.stringify({ x: 0.55, y: 0.1, w: 0.4, h: 0.8 })
    expect(namesOf(await search(room, { region: right }))[0]).toBe('Cork')
  })

  it('gives surfaces of the picture as regions to look at', async () => {
    const places = [0, 0.5].map((x) => ({ x, y: 0, w: 0.5, h: 1 }))
    const { data } = await search(await aRoom(places, ['Brick', 'Marble']))
    expect(new Set(data.query.regions.map(({ x }) => x >= 0.5))).toEqual(new Set([false, true]))
  })

  it('is limited by filters and words', async () => {
    const brick = await aMaterial('Brick')
    const found = async (fields: Record<string, string>) => {
      const { data } = await search(brick, fields)
      return [...data.list, ...data.nearestByColor].map(({ enName }) => enName)
    }
    expect(await found({ keyword: 'terrazzo' })).toEqual(['Terrazzo'])
    expect(await found({ priceMin: '5000' })).toEqual([])
  })

  it('is limited by a class or better, in a filter and in words', async () => {
    const { brand } = aProduct()
    const slip = (key: string, value: string) => ({
      key,
      brand,
      attrs: [{ fact: 'slip-ramp', type: 'choice' as const, value }],
    })
    const lines = [slip('Brick', 'R9'), slip('Terrazzo', 'R10'), slip('Marble', 'R12')]
    await materials.quarry.importLines(lines, {}, 'slip.jsonl')
    const { id } = await materials.quarry.db.selectFrom('attribute').select('id').executeTakeFirstOrThrow()
    for (const fields of [{ [`attrs.${id}`]: 'R10..' }, { keyword: 'R10' }]) {
      const { data } = await search(await aMaterial('Brick'), fields)
      const names = [...data.list, ...data.nearestByColor].map(({ enName }) => enName)
      expect(names.toSorted()).toEqual(['Marble', 'Terrazzo'])
    }
  })

  it('is limited by certificates in force', async () => {
    const { brand } = aProduct()
    const certificate = { enAuthority: 'Institute of Fire', scheme: 'fire_reaction', number: 'F-1' }
    await materials.quarry.importLines(
      [
        { key: 'Cork', brand, auths: [certificate] },
        { key: 'Linen', brand, auths: [{ ...certificate, expiresOn: '2020-01-01' }] },
      ],
      {},
      'certified.jsonl',
    )
    const { data } = await search(await aMaterial('Brick'), { scheme: 'fire_reaction' })
    expect([...data.list, ...data.nearestByColor].map(({ enName }) => enName)).toEqual(['Cork'])
  })

  it('is limited by prices in the requested currency, and compares in it', async () => {
    await materials.quarry.importLines([{ rate: { currency: 'EUR', date: '2026-01-01', cny: 8 } }], {}, 'rate.jsonl')
    const brick = await aMaterial('Brick')
    const euro = { low: 12.5, high: 15, currency: 'EUR', per: 'square_meter', rateDate: '2026-01-01', rateSource: null }
    const dear = await search(brick, { priceIn: 'EUR', priceMin: '15.01' })
    expect([...dear.data.list, ...dear.data.nearestByColor]).toEqual([])
    const { data } = await search(brick, { priceIn: 'EUR', priceMin: '15' })
    expect(data.list[0]?.comparablePrice).toEqual(euro)
    expect(await search(brick, { priceIn: 'SEK' })).toMatchObject({ code: 400, data: null })
  })

  it('goes on page by page, and states the total', async () => {
    const first = await search(await aMaterial('Brick'))
    const { total, query } = first.data
    const pages: string[] = []
    for (let page = 1; page <= total; page++) {
      pages.push(...namesOf(await search(undefined, { queryId: query.id, pageNo: String(page), pageSize: '1' })))
    }
    expect(pages).toEqual(namesOf(first))
  })
})

describe('products like a SKU', () => {
  it('are open to everybody, and never include the product itself', async () => {
    const { code, data } = await similarTo('Linen')
    expect(code).toBe(200)
    expect(data.list.map(({ enName }) => enName)).not.toContain('Linen')
  })

  it('are found without reading the picture, with the distances of colours', async () => {
    await materials.quarry.importLines(
      await materialLines(materials.quarry.folder, ['Brick'], { prefix: 'Another ', seed: 2 }),
      {},
      'another.jsonl',
    )
    await materials.index()
    const before = materials.countEncodings()
    const { list } = (await similarTo('Brick')).data
    expect(list[0]).toMatchObject({ enName: 'Another Brick', deltaE: expect.any(Number) })
    expect(materials.countEncodings()).toBe(before)
  })

  it('are compared in the requested currency', async () => {
    await materials.quarry.importLines([{ rate: { currency: 'USD', date: '2026-01-01', cny: 5 } }], {}, 'dollar.jsonl')
    const { data } = await materials.quarry.ask(getSimilar, { skuId: await skuOf('Brick'), priceIn: 'USD' })
    expect(data.list[0]?.comparablePrice).toMatchObject({ low: 20, high: 24, currency: 'USD' })
  })

  it('are none while the SKU’s cover is not indexed', async () => {
    const { quarry } = materials
    await quarry.importLines(await materialLines(quarry.folder, ['Felt']), {}, 'felt.jsonl')
    expect((await similarTo('Felt')).data).toEqual({ list: [], total: 0 })
  })

  it('are refused for an unknown or withdrawn SKU', async () => {
    const { quarry } = materials
    const skuId = await skuOf('Cork')
    await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('id', '=', skuId).execute()
    const codes = [skuId, '999999999'].map(async (id) => (await quarry.ask(getSimilar, { skuId: id })).code)
    expect(await Promise.all(codes)).toEqual([1008006000, 1008006000])
  })
})

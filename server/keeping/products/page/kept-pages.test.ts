import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getKeptProductPage, getKeptSkuPage, updateProduct } from '../../../../contract/keeping/products.ts'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { aPicture, aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

const FULL = {
  coverImage: { file: 'a.png', mmWidth: 900 },
  packPieces: 4,
  stock: 1,
  leadTimeDays: 3,
  origin: 'SE',
  colorHex: '#a05228',
  size: { width: 9 },
}
const WORDS = { description: '宽', enDescription: 'Wide' }
const expired = { enAuthority: 'FSC', scheme: 'other', number: '1', expiresOn: '2026-01-31' }

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date('2026-11-20T04:00:00Z') })
  ada = await memberIn(quarry, { isEditor: true })
  await writeFileInside(quarry.folder, 'a.png', await aPicture())
  await quarry.importLines([
    aProduct({
      key: 'OAK-77', enName: 'Oak plank', name: '橡木地板', rank: 2, ...WORDS,
      skus: [{ model: 'OP-1', minPrice: 100, ...FULL }, { model: 'OP-2', minPrice: 300, ...FULL }],
    }), // prettier-ignore
    aProduct({ key: 'ASH-1', enName: 'Ash plank', name: '白蜡木', rank: 1, skus: [{ model: 'AP-1' }] }),
    aProduct({ key: 'OLD-9', enName: 'Oak parquet', name: '旧拼花', status: 'withdrawn', category: [{ enName: 'Flooring' }, { enName: 'Parquet' }], auths: [expired], ...WORDS, skus: [{ model: 'XK-9', minPrice: 50, ...FULL }] }), // prettier-ignore
    aProduct({ key: 'TILE', enName: 'Grey tile', name: '灰砖', category: [{ enName: 'Tile' }], brand: { englishName: 'Sten' }, ...WORDS, skus: [{ model: 'T-1', minPrice: 80, ...FULL }, { model: 'T-2', status: 'withdrawn' }] }), // prettier-ignore
    aProduct({
      key: 'GONE',
      enName: 'All gone',
      name: '已下架',
      rank: 3,
      skus: [{ model: 'G-1', status: 'withdrawn' }],
    }),
  ])
})
afterAll(() => quarry.close())

const page = async (input: InputOf<typeof getKeptProductPage> = {}, headers: Record<string, string> = ada.headers) =>
  (await quarry.ask(getKeptProductPage, input, headers)).data
const keys = async (input: InputOf<typeof getKeptProductPage> = {}, headers?: Record<string, string>) =>
  (await page(input, headers)).list.map(({ key }) => key)
const models = async (input: InputOf<typeof getKeptSkuPage> = {}) =>
  (await quarry.ask(getKeptSkuPage, input, ada.headers)).data.list.map(({ model }) => model)

async function idOf(table: 'brand' | 'category', name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM ${sql.table(table)} WHERE ${sql.ref(table === 'brand' ? 'english_name' : 'en_name')} = ${name}`.execute(
    quarry.db,
  )
  return rows[0]?.id ?? ''
}

describe('the list of products as they are kept', () => {
  it('has what is on sale first, then the rest, with what each row shows', async () => {
    const { list, total, statuses } = await page()
    expect(list.map(({ key }) => key)).toEqual(['ASH-1', 'OAK-77', 'TILE', 'GONE', 'OLD-9'])
    expect({ total, statuses }).toEqual({ total: 5, statuses: { all: 5, on_sale: 3, withdrawn: 2 } })
    expect(list[1]).toMatchObject({
      name: '橡木地板',
      brand: { name: '诺木', englishName: 'Nordhem' },
      category: { enName: 'Flooring' },
      status: 'on_sale',
      isOnSale: true,
      skuCount: 2,
      minPrice: 100,
      maxPrice: 300,
      currencyUnit: 'CNY',
      cover: { color: '#8a6642', ratio: 1.5 },
      lacks: [],
    })
    expect(list[3]).toMatchObject({ status: 'on_sale', isOnSale: false, lacks: ['description', 'enDescription'] })
    expect(list[4]).toMatchObject({ lacks: ['certificateExpired'], minPrice: 50 })
  })

  it('is sorted in each way, and goes on from page to page', async () => {
    expect(await keys({ sort: 'rank' })).toEqual(['ASH-1', 'OAK-77', 'GONE', 'OLD-9', 'TILE'])
    expect(await keys({ sort: 'newest' })).toEqual(['GONE', 'TILE', 'OLD-9', 'ASH-1', 'OAK-77'])
    expect(await keys({ sort: 'name' })).toEqual(['GONE', 'ASH-1', 'TILE', 'OLD-9', 'OAK-77'])
    const inChinese = { ...ada.headers, 'accept-language': 'zh-CN' }
    expect(await keys({ sort: 'name' }, inChinese)).toEqual(['ASH-1', 'TILE', 'OLD-9', 'OAK-77', 'GONE'])
    expect(await keys({ sort: 'rank', pageNo: 2, pageSize: 2 })).toEqual(['GONE', 'OLD-9'])
    expect(await page({ pageNo: 9 })).toMatchObject({ list: [], total: 5 })
  })

  it('is found by the words of the shop, by key and model, and withdrawn ones by their names', async () => {
    expect(await keys({ keyword: 'oak' })).toEqual(['OAK-77', 'OLD-9'])
    expect(await keys({ keyword: 'xiangmu' })).toEqual(['OAK-77'])
    expect(await keys({ keyword: 'OAK-77' })).toContain('OAK-77')
    expect(await keys({ keyword: 'old-9' })).toEqual(['OLD-9'])
    expect(await keys({ keyword: 'xk-9' })).toEqual(['OLD-9'])
    expect(await keys({ keyword: '旧拼花' })).toEqual(['OLD-9'])
    expect(await keys({ keyword: 'zzz' })).toEqual([])
    expect(await keys({ keyword: 'oak', status: 'withdrawn' })).toEqual(['OLD-9'])
  })

  it('is found by the words of its brand and its categories, withdrawn ones too', async () => {
    expect(await keys({ keyword: 'nordhem' })).toEqual(expect.arrayContaining(['ASH-1', 'OAK-77', 'GONE', 'OLD-9']))
    expect(await keys({ keyword: '诺木', status: 'withdrawn' })).toEqual(['GONE', 'OLD-9'])
    expect(await keys({ keyword: 'parquet', status: 'withdrawn' })).toEqual(['OLD-9'])
    expect(await keys({ keyword: 'flooring nordhem', status: 'withdrawn' })).toEqual(['GONE', 'OLD-9'])
    expect(await keys({ keyword: 'flooring old-9' })).toEqual(['OLD-9'])
    expect(await models({ keyword: 'nordhem', status: 'withdrawn' })).toEqual(['G-1', 'XK-9'])
    expect(await keys({ keyword: 'sten', status: 'withdrawn' })).toEqual([])
    expect(await models({ keyword: 'sten', status: 'withdrawn' })).toEqual(['T-2'])
  })

  it('takes every filter of the shop, and for withdrawn ones brand and category with all below it', async () => {
    const [nordhem, sten] = [await idOf('brand', 'Nordhem'), await idOf('brand', 'Sten')]
    const flooring = await idOf('category', 'Flooring')
    expect(await keys({ brandId: [sten] })).toEqual(['TILE'])
    expect(await keys({ brandId: [nordhem], status: 'withdrawn' })).toEqual(['GONE', 'OLD-9'])
    expect(await keys({ categoryId: flooring })).toEqual(['ASH-1', 'OAK-77', 'GONE', 'OLD-9'])
    expect(await keys({ categoryId: flooring, keyword: 'oak' })).toEqual(['OAK-77', 'OLD-9'])
    expect(await keys({ priceMin: 200 })).toEqual(['OAK-77'])
    expect(await keys({ priceMin: 40, priceMax: 60 })).toEqual([])
    // The key is searched within the products that the filters leave.
    expect(await keys({ priceMin: 200, keyword: 'OAK-77' })).toEqual(['OAK-77'])
    expect(await keys({ priceMax: 10, keyword: 'OAK-77' })).toEqual([])
    expect((await quarry.ask(getKeptProductPage, { priceMin: 1, priceIn: 'JPY' }, ada.headers)).code).toBe(400)
  })

  it('tells what is lacked, and how many products lack it under the other filters', async () => {
    const { lacking } = await page()
    expect(lacking).toMatchObject({ cover: 1, price: 1, stock: 1, description: 2, certificateExpired: 1, name: 0 })
    expect(await keys({ lacks: ['price'] })).toEqual(['ASH-1'])
    expect(await keys({ lacks: ['price', 'certificateExpired'] })).toEqual(['ASH-1', 'OLD-9'])
    const narrowed = await page({ lacks: ['description'], status: 'withdrawn' })
    expect(narrowed.list.map(({ key }) => key)).toEqual(['GONE'])
    expect(narrowed.statuses).toEqual({ all: 2, on_sale: 1, withdrawn: 1 })
    expect(narrowed.lacking).toMatchObject({ description: 1, certificateExpired: 1, price: 0 })
    const wrong = await quarry.get(`${getKeptProductPage.path}?lacks=nonsense`, ada.headers)
    expect(wrong).toMatchObject({ code: 400 })
  })

  it('is at once as it was changed, and says which was changed last', async () => {
    await keys({ sort: 'updated' })
    const { list } = await page({ keyword: 'ash' })
    const [ash] = list
    await quarry.call(updateProduct, { id: ash?.id, was: { enName: 'Ash plank' }, is: { enName: 'Ash board', status: 'withdrawn', rank: 9 } , skus: [] }, ada.headers) // prettier-ignore
    const refused = await page({ keyword: 'ash' })
    expect(refused.list[0]?.enName).toBe('Ash plank')
    await quarry.call(updateProduct, { id: ash?.id, was: { enName: 'Ash plank', status: 'on_sale', rank: 1 }, is: { enName: 'Ash board', status: 'withdrawn', rank: 9 } }, ada.headers) // prettier-ignore
    expect(await keys({ sort: 'updated' })).toEqual(expect.arrayContaining(['ASH-1']))
    expect((await keys({ sort: 'updated' }))[0]).toBe('ASH-1')
    expect(await keys({ sort: 'rank' })).toEqual(['OAK-77', 'GONE', 'ASH-1', 'OLD-9', 'TILE'])
    expect(await keys({ sort: 'name' })).toEqual(['GONE', 'ASH-1', 'TILE', 'OLD-9', 'OAK-77'])
    expect((await page({ keyword: 'board' })).list).toMatchObject([{ key: 'ASH-1', isOnSale: false }])
    await quarry.importLines([aProduct({ key: 'NEW-1', enName: 'Newest' })], {}, 'new.jsonl')
    expect((await keys({ sort: 'newest' }))[0]).toBe('NEW-1')
  })
})

describe('the list of SKUs as they are kept', () => {
  it('has each for itself, those of a product together', async () => {
    const { data } = await quarry.ask(getKeptSkuPage, { keyword: 'plank' }, ada.headers)
    expect(data.list[0]).toMatchObject({ model: 'OP-1', key: 'OAK-77', minPrice: 100, stock: 1, isOnSale: true, lacks: [] }) // prettier-ignore
    expect(await models({ keyword: 'op-2' })).toEqual(['OP-2'])
    expect(await models({ keyword: 'grey tile' })).toEqual(['T-1', 'T-2'])
    expect(await models({ keyword: 'grey tile', status: 'withdrawn' })).toEqual(['T-2'])
    expect(await models({ priceMin: 200 })).toEqual(['OP-2'])
    const { list } = await page({ keyword: 'oak plank' })
    expect(await models({ productId: list[0]?.id })).toEqual(['OP-1', 'OP-2'])
    expect(await models({ lacks: ['cover'], status: 'on_sale' })).toEqual(['NEW-1-A'])
  })
})

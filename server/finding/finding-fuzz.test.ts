import fc from 'fast-check'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import type { Envelope } from '../../contract/endpoint.ts'
import { productFilters } from '../../contract/filter-schemas.ts'
import { getBrandPage, getCategoryAttributes } from '../../contract/lookups.ts'
import { aProduct } from '../testing/factories.ts'
import { hostileQuery } from '../testing/hostile-queries.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const RUNS = tries(200, 800)
const UNKNOWN_PRODUCT = 1_008_006_000
const ENDPOINTS = [
  getProductPage,
  getProductFacets,
  getSuggestions,
  getProductDetail,
  getCategoryAttributes,
  getBrandPage,
]

let quarry: TestApp
let ids: { attribute: string; brand: string; category: string }
/** The server's warnings and errors. */
const complaints: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      complaints.push(line.toString())
      done()
    },
  })
  quarry = await createTestApp({
    logger: pino({ level: 'warn' }, stream),
    threadFromSkus: 0,
    crew: { fromCodes: 0, threads: 1 },
  })
  await quarry.importLines(
    Array.from({ length: 12 }, (_, index) =>
      aProduct({
        key: `P-${index}`,
        enName: `Oak board ${index}`,
        name: `橡木板 ${index}`,
        rank: 12 - index,
        measurementUnit: index % 2 ? 'square_meter' : 'piece',
        attrs: [
          { name: '厚度', enName: 'Thickness', unit: 'mm', value: index + 4 },
          { name: '用途', enName: 'Use', value: ['家'], enValue: ['Home'] },
          { name: '地暖', enName: 'Heated', value: index % 2 === 0 },
        ],
        skus: [0, 1].map((sku) => ({
          model: `P-${index}-${sku}`,
          colorHex: `#${(index * 4321 + 0x100000).toString(16)}`,
          color: { system: 'RAL', name: ['1001', '7016'][sku] ?? '9010' },
          origin: 'SE',
          ...(index < 10 && { minPrice: 10 * index, maxPrice: 12 * index + sku }),
        })),
      }),
    ),
  )
  const first = (table: 'attribute' | 'brand' | 'category') =>
    quarry.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()
  ids = {
    attribute: (await first('attribute')).id,
    brand: (await first('brand')).id,
    category: (await first('category')).id,
  }
})
afterAll(() => quarry.close())

describe.each(ENDPOINTS.map((endpoint) => [endpoint.path.split('/').slice(-2).join('/'), endpoint] as const))(
  'whatever is asked of %s',
  (_, endpoint) => {
    it("is answered, or refused with the wrong field's name, and the server logs no error", async () => {
      const parameters = Object.keys((endpoint.input as unknown as { shape: object }).shape)
      await fc.assert(
        fc.asyncProperty(hostileQuery(parameters), async (query) => {
          const response = await quarry.inject(`${endpoint.path}?${query}`)
          expect([response.statusCode, faultOf(response.json(), query)]).toEqual([200, undefined])
        }),
        { numRuns: RUNS },
      )
      expect(complaints).toEqual([])
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    })
  },
)

/** What is wrong with an answer: it must be data, or a refusal that names a field of the query or a required one. */
function faultOf({ code, msg, data }: Envelope<unknown>, query: string): string | undefined {
  if (code === 200) return msg === '' && typeof data === 'object' && data ? undefined : 'no data'
  if (data !== null) return 'data beside a problem'
  if (code === UNKNOWN_PRODUCT) return undefined
  if (code !== 400) return `code ${code}`
  const [field = ''] = msg.split(': ')
  const names = [...new URLSearchParams(query).keys(), 'keyword', 'skuId', 'categoryId', 'query']
  return names.some((name) => name.startsWith(field.split('.')[0] ?? '')) ? undefined : `names ${field}`
}

describe('a list', () => {
  const ask = async (query: string) => {
    const { data } = await quarry.get(`${getProductPage.path}?${query}`)
    return data as { total: number; skuTotal: number; list: { spuId: string }[] } | null
  }

  it('is the same after all these queries as in its first answer', async () => {
    const all = await ask('pageSize=200')
    await fc.assert(
      fc.asyncProperty(hostileQuery(['__proto__', 'constructor', 'x', 'list', 'total']), async (query) => {
        await quarry.inject(`${getProductPage.path}?${query}`)
        expect(await ask('pageSize=200')).toEqual(all)
      }),
      { numRuns: tries(20, 50) },
    )
    expect(all?.list).toHaveLength(12)
  })

  it('has the same products in the same order, read whole, by pages or one after another', async () => {
    await fc.assert(
      fc.asyncProperty(hostileQuery(Object.keys(productFilters)), async (query) => {
        const whole = await ask(`${query}&pageSize=200`)
        // The query's own paging parameters together with the test's are refused.
        if (!whole || /page|after/.test(query)) return
        const expected = whole.list.map(({ spuId }) => spuId)
        const paged: string[] = []
        const followed: string[] = []
        for (let pageNo = 1; pageNo <= 3; pageNo += 1) {
          paged.push(...((await ask(`${query}&pageSize=5&pageNo=${pageNo}`))?.list ?? []).map(({ spuId }) => spuId))
          const after = followed.length ? `&after=${followed.at(-1)}` : ''
          followed.push(...((await ask(`${query}&pageSize=5${after}`))?.list ?? []).map(({ spuId }) => spuId))
        }
        expect({ paged, followed, total: whole.total }).toEqual({
          paged: expected,
          followed: expected,
          total: expected.length,
        })
      }),
      { numRuns: tries(40, 150) },
    )
  })

  it.each([
    ['priceMin=90&priceMax=10'],
    ['brandId=999999999999999999'],
    ['colorSystem=%F0%9F%92%A3'],
    ['attrs.999999999999999999=5..20'],
    ['keyword=%F0%9F%92%A3%E2%80%8D%F0%9F%92%A3'],
    ['areaId=999999999999999999&sort=price-desc'],
  ])('is empty where nothing meets the filters, however odd they are (%s)', async (query) => {
    expect(await ask(query)).toMatchObject({ list: [], total: 0, skuTotal: 0 })
  })

  it('takes a thousand values and no more', async () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => String(10_000 + index))
    const withBrand = [ids.brand, ...list(999)].join(',')
    expect(await ask(`brandId=${withBrand}`)).toMatchObject({ total: 12 })
    expect(await quarry.get(`${getProductPage.path}?brandId=${withBrand},1`)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^brandId: .*1000/),
    })
    const indexed = list(1001)
      .map((id, index) => `colorId[${index}]=${id}`)
      .join('&')
    expect(await quarry.get(`${getProductPage.path}?${indexed}`)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^colorId: /),
    })
  })

  it('takes a hundred attributes and no more, so that no address is slow', async () => {
    const attributes = (count: number) =>
      Array.from({ length: count }, (_, index) => `attrs.${9000 + index}=x`).join('&')
    expect(await ask(attributes(100))).toMatchObject({ total: 0 })
    expect(await quarry.get(`${getProductPage.path}?${attributes(101)}`)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^attrs: .*100/),
    })
    expect(await quarry.get(`${getProductFacets.path}?${attributes(9000)}`)).toMatchObject({ code: 400 })
  })

  it('reads an open range, and finds nothing in a reversed or an infinite one', async () => {
    const totals = await Promise.all(
      ['5..', '..5', '4..15', '9..1', '1e9..1e999', 'NaN..', '..'].map(
        async (range) => (await ask(`attrs.${ids.attribute}=${range}`))?.total,
      ),
    )
    expect(totals).toEqual([11, 2, 12, 0, 0, 0, 0])
  })
})

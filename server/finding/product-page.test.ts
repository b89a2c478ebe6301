import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const timber = [
  { enName: 'Flooring', name: '地面' },
  { enName: 'Timber', name: '木地板' },
]

describe('the list of products', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp({ now: () => new Date('2026-11-20T04:00:00Z') })
    await quarry.importLines([
      { rate: { currency: 'EUR', date: '2026-11-01', cny: 8 } },
      { rate: { currency: 'EUR', date: '2026-12-01', cny: 800 } },
      aProduct({
        key: 'oak',
        rank: 20,
        name: '橡木',
        enName: 'Oak plank',
        category: timber,
        skus: [
          { model: 'OAK-1', minPrice: 180, maxPrice: 220 },
          { model: 'OAK-2', minPrice: 300, maxPrice: 320 },
        ],
      }),
      aProduct({
        key: 'tile',
        rank: 10,
        name: '瓷砖',
        enName: 'Blue tile',
        measurementUnit: 'piece',
        brand: { englishName: 'Fornace' },
        skus: [{ model: 'TILE-1', minPrice: 4, maxPrice: 4, size: { length: 200, width: 200 } }],
      }),
      aProduct({
        key: 'marble',
        rank: 30,
        name: '大理石',
        enName: 'Marble slab',
        currencyUnit: 'EUR',
        brand: { englishName: 'Fornace' },
        skus: [{ model: 'M-1', minPrice: 50, maxPrice: 60 }],
      }),
      aProduct({ key: 'quiet', rank: 40, name: '无价', enName: 'Zinc', skus: [{ model: 'Z-1' }] }),
      aProduct({ key: 'gone', rank: 1, status: 'withdrawn', enName: 'Gone', skus: [{ model: 'G-1', minPrice: 1 }] }),
      aProduct({
        key: 'half',
        rank: 50,
        enName: 'Half gone',
        currencyUnit: 'USD',
        skus: [
          { model: 'H-1', minPrice: 9, maxPrice: 9 },
          { model: 'H-2', minPrice: 1, status: 'withdrawn' },
        ],
      }),
    ])
  })
  afterAll(() => quarry.close())

  const namesOf = async (
    input: InputOf<typeof getProductPage>,
    headers?: Record<string, string>,
  ): Promise<string[]> => {
    const answer = await quarry.ask(getProductPage, input, headers)
    return answer.data.list.map(({ enName }) => enName)
  }

  it('is in editorial order and leaves out withdrawn products', async () => {
    const { code, data } = await quarry.ask(getProductPage, {})
    expect(code).toBe(200)
    expect(data.list.map(({ enName }) => enName)).toEqual([
      'Blue tile',
      'Oak plank',
      'Marble slab',
      'Zinc',
      'Half gone',
    ])
    expect(data).toMatchObject({ total: 5, skuTotal: 6 })
  })

  it('sorts by comparable price in yuan at the rate in force today, unknown prices last both ways', async () => {
    expect(await namesOf({ sort: 'price-asc' })).toEqual(['Blue tile', 'Oak plank', 'Marble slab', 'Zinc', 'Half gone'])
    expect(await namesOf({ sort: 'price-desc' })).toEqual([
      'Marble slab',
      'Oak plank',
      'Blue tile',
      'Zinc',
      'Half gone',
    ])
  })

  it('sorts by name in the language asked for', async () => {
    expect(await namesOf({ sort: 'name' })).toEqual(['Blue tile', 'Half gone', 'Marble slab', 'Oak plank', 'Zinc'])
    const chinese = await quarry.ask(getProductPage, { sort: 'name' }, { 'accept-language': 'zh-CN' })
    const named = chinese.data.list.filter(({ name }) => !name.startsWith('产品')).map(({ name }) => name)
    // By pinyin: cí zhuān, dà lǐ shí, wú jià, xiàng mù.
    expect(named).toEqual(['瓷砖', '大理石', '无价', '橡木'])
  })

  it('sorts the newest first', async () => {
    expect(await namesOf({ sort: 'newest' })).toEqual(['Half gone', 'Zinc', 'Marble slab', 'Blue tile', 'Oak plank'])
  })

  it('finds what lies in a category and below it', async () => {
    const { data } = (await quarry.get('/app-api/product/category/list')) as {
      data: { id: string; enName: string; count: number }[]
    }
    const flooring = data.find(({ enName }) => enName === 'Flooring')
    const inner = data.find(({ enName }) => enName === 'Timber')
    expect(flooring).toMatchObject({ count: 5 })
    expect(inner).toMatchObject({ count: 1 })
    expect(await namesOf({ categoryId: inner?.id ?? '' })).toEqual(['Oak plank'])
    expect(await namesOf({ categoryId: flooring?.id ?? '' })).toHaveLength(5)
  })

  it('takes several brands in every way a list can be written', async () => {
    const brands = (await quarry.get('/app-api/product/brand/usage-simple-list')) as {
      data: { id: string; englishName: string; count: number }[]
    }
    expect(brands.data.map(({ englishName, count }) => [englishName, count])).toEqual([
      ['Fornace', 2],
      ['Nordhem', 3],
    ])
    const [one, other] = brands.data.map(({ id }) => id)
    for (const query of [
      `brandId=${one},${other}`,
      `brandId=${one}&brandId=${other}`,
      `brandId[0]=${one}&brandId[1]=${other}`,
    ]) {
      expect(await quarry.get(`/app-api/product/spu/page?${query}`)).toMatchObject({ data: { total: 5 } })
    }
    expect(await namesOf({ brandId: one ?? '' })).toEqual(['Blue tile', 'Marble slab'])
  })

  it('matches prices by overlap, one SKU at a time, and shows the SKU that matched', async () => {
    const { data } = await quarry.ask(getProductPage, { priceMin: 290, priceMax: 310 })
    expect(data).toMatchObject({ total: 1, skuTotal: 1 })
    expect(data.list[0]).toMatchObject({ enName: 'Oak plank', minPrice: 300, maxPrice: 320, skuCount: 1 })
    expect(await namesOf({ priceMin: 221, priceMax: 299 })).toEqual([])
  })

  it('finds nothing between a lowest price and a highest that is below it', async () => {
    expect(await namesOf({ priceMin: 210, priceMax: 190 })).toEqual([])
  })

  it("shows the SKU that decides a product's place by price", async () => {
    const rising = await quarry.ask(getProductPage, { sort: 'price-asc' })
    const falling = await quarry.ask(getProductPage, { sort: 'price-desc' })
    const shownOf = (page: typeof rising) => page.data.list.find(({ enName }) => enName === 'Oak plank')?.skuId
    const models = await quarry.db.selectFrom('sku').select(['id', 'model']).where('model', 'like', 'OAK-%').execute()
    expect(models.find(({ id }) => id === shownOf(rising))?.model).toBe('OAK-1')
    expect(models.find(({ id }) => id === shownOf(falling))?.model).toBe('OAK-2')
  })

  it('compares a tile sold by the piece by the square metre', async () => {
    const { data } = await quarry.ask(getProductPage, { priceMin: 100, priceMax: 100 })
    expect(data.list[0]).toMatchObject({
      enName: 'Blue tile',
      minPrice: 4,
      measurementUnit: 'piece',
      comparablePrice: { low: 100, high: 100, currency: 'CNY', per: 'square_meter' },
    })
  })

  it('goes on after its last product in every order, without a gap or a repeat', async () => {
    for (const sort of ['relevance', 'newest', 'price-asc', 'price-desc', 'name'] as const) {
      const whole = await quarry.ask(getProductPage, { sort })
      const seen: string[] = []
      for (let after: string | undefined; ;) {
        const { data } = await quarry.ask(getProductPage, { sort, pageSize: 2, ...(after && { after }) })
        seen.push(...data.list.map(({ spuId }) => spuId))
        expect(data.total).toBe(5)
        if (data.list.length < 2) break
        after = data.list.at(-1)?.spuId
      }
      expect(seen).toEqual(whole.data.list.map(({ spuId }) => spuId))
    }
  })

  it('goes on after a product that no longer meets the filters', async () => {
    const { data } = await quarry.ask(getProductPage, {})
    const tile = data.list.find(({ enName }) => enName === 'Blue tile')
    expect(await namesOf({ after: tile?.spuId ?? '', priceMin: 150 })).toEqual(['Oak plank', 'Marble slab'])
  })

  it('finds words in names, brands and models, and takes % and _ as they stand', async () => {
    expect(await namesOf({ keyword: 'oak nordhem' })).toEqual(['Oak plank'])
    expect(await namesOf({ keyword: 'm-1' })).toEqual(['Marble slab'])
    expect(await namesOf({ keyword: '%' })).toEqual([])
    expect(await namesOf({ keyword: '大理' })).toEqual(['Marble slab'])
  })

  it.each([
    ['pageNo=0', 'pageNo'],
    ['pageSize=201', 'pageSize'],
    ['pageSize=-1', 'pageSize'],
    ['pageNo=two', 'pageNo'],
    ['priceMin=cheap', 'priceMin'],
    ['priceMin=1.234', 'priceMin'],
    ['categoryId=floor', 'categoryId'],
    ['sort=colour', 'sort'],
    ['keyword=a%00b', 'keyword'],
    ['keyword=%ED%A0%80%00', 'keyword'],
    ['colorHex=%23a0522', 'colorHex'],
    ['colorDistance=-1', 'colorDistance'],
    ['inStock=2', 'inStock'],
    ['attrs.oak=Home', 'attrs'],
    ['after=999999', 'after'],
    ['keyword=oak&like=0-1-2', 'like'],
    [`keyword=${'x'.repeat(10_240)}`, 'keyword'],
    [`brandId=${Array.from({ length: 1001 }, (_, index) => index + 1).join(',')}`, 'brandId'],
  ])('refuses %s and names the field', async (query, field) => {
    const answer = await quarry.get(`/app-api/product/spu/page?${query}`)
    expect(answer).toMatchObject({ code: 400, data: null })
    expect(answer.msg).toMatch(new RegExp(`^${field}(\\.|:)`))
  })
})

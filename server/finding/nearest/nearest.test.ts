import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage, productSorts } from '../../../contract/catalogue.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { writeLikes } from '../../../contract/likes.ts'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const slip = (value: string) => [{ fact: 'slip-ramp', type: 'choice' as const, value }]
const TILES = [{ enName: 'Tiles', name: '瓷砖' }]
const STONE = [{ enName: 'Natural stone', name: '天然石材' }]

describe('what comes nearest', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
    const priced = (model: string, price: number) => [{ model, minPrice: price, maxPrice: price }]
    await quarry.importLines([
      aProduct({
        key: 'T1',
        enName: 'Grey Terrazzo tile',
        category: TILES,
        skus: priced('T1', 200),
        attrs: slip('R11'),
      }),
      aProduct({
        key: 'T2',
        enName: 'Beige Terrazzo tile',
        category: TILES,
        skus: priced('T2', 950),
        attrs: slip('R9'),
      }),
      aProduct({ key: 'T3', enName: 'White tile', category: TILES, skus: [{ model: 'T3' }] }),
      aProduct({
        key: 'S1',
        enName: 'Grey slate slab',
        category: STONE,
        skus: priced('S1', 300),
        attrs: slip('R11'),
      }),
      aProduct({ key: 'O1', enName: 'Oak floor', skus: priced('O1', 400) }),
    ])
  })
  afterAll(() => quarry.close())

  const ask = async (query: InputOf<typeof getProductPage>) =>
    (await quarry.ask(getProductPage, { nearest: '1', ...query })).data
  const nearestTo = async (keyword: string, filters: InputOf<typeof getProductPage> = {}) => {
    const { nearest } = await ask({ ...filters, keyword })
    return nearest?.list.map(({ enName }) => enName)
  }

  it('stands beside an exact list that is empty, with what each product meets, lacks and does not say', async () => {
    const data = await ask({ keyword: 'grey terrazzo tile R11 under 100' })
    expect(data.total).toBe(0)
    const texts = data.nearest?.wishes.map(({ text }) => text) ?? []
    const [first] = data.nearest?.list ?? []
    const told = (places: number[] = []) => places.map((place) => texts[place])
    expect(first?.enName).toBe('Grey Terrazzo tile')
    expect(told(first?.lacking)).toEqual(['under 100'])
    expect(first?.unstated).toEqual([])
    const white = data.nearest?.list.find(({ enName }) => enName === 'White tile')
    expect(told(white?.unstated)).toEqual(expect.arrayContaining(['R11', 'under 100']))
  })

  it('leaves the answer as it was without its parameter, and without a keyword', async () => {
    expect((await quarry.ask(getProductPage, { keyword: 'purple tile R11' })).data).not.toHaveProperty('nearest')
    expect(await ask({})).not.toHaveProperty('nearest')
    expect(await ask({ keyword: '  ' })).not.toHaveProperty('nearest')
    const { nearest, ...rest } = await ask({ keyword: 'grey terrazzo R11' })
    expect(nearest?.wishes.length).toBeGreaterThan(0)
    expect((await quarry.ask(getProductPage, { keyword: 'grey terrazzo R11' })).data).toEqual(rest)
  })

  it('gives the thing up last', async () => {
    expect((await nearestTo('tile, oak, slate, R11'))?.every((name) => name.endsWith('tile'))).toBe(true)
  })

  it('holds nothing of the exact list', async () => {
    const { list, nearest } = await ask({ keyword: 'terrazzo tile' })
    const exact = new Set(list.map(({ spuId }) => spuId))
    expect(exact.size).toBe(2)
    expect(nearest?.list.filter(({ spuId }) => exact.has(spuId))).toEqual([])
  })

  it('comes in its own order under every sort, and on the first page alone', async () => {
    const orders = await Promise.all(productSorts.map((sort) => nearestTo('grey terrazzo R11 under 250', { sort })))
    for (const order of orders) expect(order).toEqual(orders[0])
    expect(await ask({ keyword: 'grey terrazzo', pageNo: 2 })).not.toHaveProperty('nearest')
  })

  it('keeps within the filters of the address', async () => {
    expect(await nearestTo('grey terrazzo slate', { priceMin: 250, priceMax: 350 })).toEqual(['Grey slate slab'])
  })

  it('is what a refusal leaves of the filters, and nothing for a refusal alone', async () => {
    const { nearest } = await ask({ keyword: 'terrazzo' })
    expect(nearest?.wishes.length).toBe(1)
    expect(await nearestTo('not terrazzo')).toEqual([])
    expect(await nearestTo('not terrazzo', { priceMin: 150, priceMax: 350 })).toEqual(['Grey slate slab'])
  })

  it('finds nothing for nonsense', async () => {
    for (const keyword of [
      'qwxz vbnm',
      '$$$',
      '(.*)+',
      '__proto__ constructor',
      '囧囧囧囧',
      'x'.repeat(200),
      'grey.smith@qwzx.com vbnm',
    ])
      expect(await nearestTo(keyword)).toEqual([])
  })

  it('takes what is only liked out of the exact list, of total and facets', async () => {
    const keyword = 'terrazzo tile R11'
    const like = writeLikes([{ start: keyword.indexOf('R11'), end: keyword.length }])
    const { list, nearest } = await ask({ keyword, like })
    expect(list.map(({ enName }) => enName).toSorted()).toEqual(['Beige Terrazzo tile', 'Grey Terrazzo tile'])
    expect(nearest?.wishes.find(({ text }) => text === 'R11')?.isLike).toBe(true)
    expect((await quarry.ask(getProductFacets, { keyword, like })).data.total).toBe(2)
    expect((await quarry.ask(getProductFacets, { keyword })).data.total).toBe(1)
  })

  it('takes no like that says nothing, and refuses one that is none', async () => {
    for (const like of ['', '5-2', '900-999']) expect((await ask({ keyword: 'terrazzo', like })).total).toBe(2)
    for (const like of ['x', '0-1-2', '__proto__', '0-8,', Array(21).fill('0-8').join()]) {
      const refused = await quarry.ask(getProductPage, { keyword: 'terrazzo', like })
      expect(refused, like).toMatchObject({ code: 400, msg: expect.stringContaining('like') as string })
    }
  })

  it('tells a famous stone that is searched by its look', async () => {
    const { nearest } = await ask({ keyword: 'Bardiglio, slate' })
    expect(nearest?.wishes.map(({ means }) => 'isByLook' in means)).toEqual([true, false])
  })
})

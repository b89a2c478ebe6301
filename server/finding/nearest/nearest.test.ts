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

  it('meets either of two with one of them, in the exact list too', async () => {
    const { list, nearest } = await ask({ keyword: 'grey or beige terrazzo' })
    expect(list.map(({ enName }) => enName).sort()).toEqual(['Beige Terrazzo tile', 'Grey Terrazzo tile'])
    const [either] = nearest?.wishes ?? []
    expect(either).toMatchObject({ text: 'grey or beige', means: { kind: 'either' } })
    const { total, nearest: near } = await ask({ keyword: 'grey or beige terrazzo R10 under 100' })
    expect(total).toBe(0)
    const met = near?.list.filter((product) => product.met.includes(0)).map(({ enName }) => enName)
    expect(met).toEqual(expect.arrayContaining(['Beige Terrazzo tile', 'Grey Terrazzo tile']))
    expect(met).not.toContain('White tile')
  })

  it('asks for the opposite of what is refused, and tells the refusal', async () => {
    const { nearest } = await ask({ keyword: 'tile without pattern' })
    expect(nearest?.wishes).toMatchObject([
      { text: 'tile' },
      { text: 'pattern', isNot: true, means: { kind: 'words' } },
    ])
    expect(nearest?.list.every(({ unstated, lacking }) => unstated.includes(1) && lacking.length === 0)).toBe(true)
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

  it.each<[string, string[]]>([
    ['tile not terrazzo', ['White tile']],
    ['tile, not terrazzo please', ['White tile']],
    ['terrazzo, but grey is out', ['Beige Terrazzo tile']],
    ['I do not want any tile', ['Grey slate slab', 'Oak floor']],
    ['neither terrazzo nor slate nor oak', ['White tile']],
    ['tile not white under 300', ['Grey Terrazzo tile']],
    ['over 100 not beige under 300', ['Grey Terrazzo tile', 'Grey slate slab']],
    ['over 100, not slate, under 300', ['Grey Terrazzo tile']],
    ['slate or oak', ['Grey slate slab', 'Oak floor']],
    ['terrazzo not R9', ['Grey Terrazzo tile']],
    ['不要瓷砖', ['Grey slate slab', 'Oak floor']],
    ['cheap tile', ['Grey Terrazzo tile']],
    ['便宜的瓷砖', ['Grey Terrazzo tile']],
    ['please show me something in slate that is at least R11', ['Grey slate slab']],
  ])('leaves to the exact list what "%s" asks for', async (keyword, names) => {
    const { list, total, nearest } = await ask({ keyword })
    expect(list.map(({ enName }) => enName).toSorted()).toEqual(names)
    expect((await quarry.ask(getProductFacets, { keyword })).data.total).toBe(total)
    const wished = nearest?.wishes.length
    expect(nearest?.list.filter(({ met }) => met.length === wished)).toEqual([])
  })

  it('brings nothing near for a refusal alone', async () => {
    expect(await nearestTo('not terrazzo')).toEqual([])
    const { list, nearest } = await ask({ keyword: 'not terrazzo', priceMin: 150, priceMax: 350 })
    expect(list.map(({ enName }) => enName)).toEqual(['Grey slate slab'])
    expect(nearest?.list).toEqual([])
  })

  it('tells what is refused with the words that refuse it, and what is cheap', async () => {
    const told = async (keyword: string) =>
      (await ask({ keyword })).understood.map(({ kind, text }) => `${kind}: ${text}`)
    expect(await told('tile, not terrazzo')).toEqual(['refused: not terrazzo'])
    expect(await told('terrazzo is out, tile')).toEqual(['refused: terrazzo is out'])
    expect(await told('tile not terrazzo or slate')).toEqual(['refused: not terrazzo or slate'])
    expect(await told('not terrazzo, not slate')).toEqual(['refused: not terrazzo', 'refused: not slate'])
    expect(await told('tile or natural stone')).toEqual(['thing: tile or natural stone'])
    expect(await told('terrazzo or slate')).toEqual(['either: terrazzo or slate'])
    expect(await told('not cheap tile')).toEqual(['third: not cheap'])
    expect(await told('not slate, no blorfium')).toEqual(['refused: not slate', 'unread: blorfium'])
    expect(await told('cheap tile')).toEqual(['third: cheap'])
  })

  it('tells each condition where it stands', async () => {
    const parts = [
      'over 100',
      'not white',
      'tile',
      'under 300',
      'cheap',
      'slate or oak',
      'R11',
      'ideally',
      'for a stair',
      '不要大理石',
    ]
    for (let at = 0; at < parts.length; at++) {
      const keyword = parts.map((_, step) => parts[(at * 4 + step * 7) % parts.length]).join(at % 2 ? ', ' : ' ')
      const { understood } = await ask({ keyword, like: '5-9' })
      for (const { text, start, end } of understood) expect(keyword.slice(start, end)).toBe(text)
      const ends = understood.toSorted((one, other) => one.start - other.start)
      for (const [place, { end }] of ends.entries()) expect(ends[place + 1]?.start ?? end).toBeGreaterThanOrEqual(end)
    }
  })

  it('tells a price before and behind a refusal as two pieces', async () => {
    const { understood } = await ask({ keyword: 'over 100, not slate, under 300' })
    expect(understood.find(({ kind }) => kind === 'price')).toMatchObject({
      text: 'under 300',
      also: [{ text: 'over 100', start: 0, end: 8 }],
    })
  })

  it('asks for no refusal that is only liked', async () => {
    const keyword = 'tile not terrazzo'
    const like = writeLikes([{ start: keyword.indexOf('terrazzo'), end: keyword.length }])
    expect((await ask({ keyword, like })).total).toBe((await ask({ keyword: 'tile' })).total)
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

  it('takes nothing for a refusal that names nothing', async () => {
    for (const keyword of ['没有这样的', 'nothing like this']) expect((await ask({ keyword })).total).toBe(0)
  })

  it('keeps a product that is called like a refusal', async () => {
    await quarry.importLines([aProduct({ key: 'N1', enName: 'Not Quite White paint', skus: [{ model: 'N1' }] })])
    const { list } = await ask({ keyword: 'Not Quite White' })
    expect(list.map(({ enName }) => enName)).toEqual(['Not Quite White paint'])
  })

  it('takes no like that says nothing, and refuses one that is none', async () => {
    for (const like of ['', '5-2', '900-999']) expect((await ask({ keyword: 'terrazzo', like })).total).toBe(2)
    for (const like of ['x', '0-1-2', '__proto__', '0-8,', Array(21).fill('0-8').join()]) {
      const refused = await quarry.ask(getProductPage, { keyword: 'terrazzo', like })
      expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('like') as string })
    }
  })

  it('tells a famous stone that is searched by its look', async () => {
    const { nearest } = await ask({ keyword: 'Bardiglio, slate' })
    expect(nearest?.wishes.map(({ means }) => 'isByLook' in means)).toEqual([true, false])
  })

  it('lists what is of the named thing first, and says how much of the list is', async () => {
    await quarry.importLines([
      aProduct({ key: 'W1', rank: 1, enName: 'Tile of pale wood', description: 'White', skus: [{ model: 'W1' }] }),
    ])
    const { list, total, nearest } = await ask({ keyword: 'tile' })
    expect(list.map(({ enName }) => enName).at(-1)).toBe('Tile of pale wood')
    expect(total).toBe(4)
    expect(nearest?.ofThing).toEqual({ count: 3, name: '瓷砖', enName: 'Tile' })
    const first = (await ask({ keyword: 'tile', pageSize: 3 })).list
    const next = (await ask({ keyword: 'tile', pageSize: 3, after: first.at(-1)?.spuId })).list
    expect([...first, ...next]).toEqual(list)
    expect((await ask({ keyword: 'terrazzo tile' })).nearest).not.toHaveProperty('ofThing')
  })
})

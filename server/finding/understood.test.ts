import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { getAreaTree } from '../../contract/lookups.ts'
import { keepBuiltIn } from './thesaurus/built-in.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

describe('conditions among the words', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp({ now: () => new Date('2026-11-20T04:00:00Z') })
    await quarry.importLines([
      { rate: { currency: 'EUR', date: '2026-11-01', cny: 8 } },
      aProduct({
        key: 'tile',
        rank: 1,
        name: '瓷砖',
        enName: 'Blue tile',
        measurementUnit: 'square_meter',
        skus: [
          {
            model: 'T-1',
            minPrice: 120,
            maxPrice: 120,
            stock: 20,
            origin: 'IT',
            colorHex: '#1f3a5f',
            size: { length: 597, width: 298, thickness: 9.5 },
          },
          {
            model: 'T-2',
            minPrice: 700,
            maxPrice: 700,
            origin: 'IT',
            size: { length: 600, width: 600, thickness: 20 },
          },
          { model: 'T-3', minPrice: 800, maxPrice: 800, size: { length: 900, width: 175, thickness: 20 } },
        ],
      }),
      aProduct({
        key: 'oak',
        rank: 2,
        name: '橡木',
        enName: 'Oak plank',
        measurementUnit: 'piece',
        attrs: [
          { enName: 'Thickness', name: '厚度', unit: 'mm', value: 14 },
          { enName: 'Sound absorption', name: '吸声系数', unit: 'αw', value: 0.85 },
          { enName: 'Fire class', name: '燃烧性能', type: 'choice', value: 'A2-s1,d0' },
        ],
        skus: [{ model: 'OAK-1', minPrice: 400, maxPrice: 450, stock: 3, origin: 'SE' }],
      }),
      aProduct({
        key: 'board',
        rank: 3,
        name: '胶合板',
        enName: 'Plywood 40x80',
        measurementUnit: 'piece',
        skus: [
          { colorHex: '#c9a87d', model: 'B-1', minPrice: 90, maxPrice: 90, productDimension: '2440 × 1220 × 18 mm' },
        ],
      }),
    ])
  })
  afterAll(() => quarry.close())

  async function list(input: InputOf<typeof getProductPage>) {
    const { data } = await quarry.ask(getProductPage, input)
    return { ...data, names: data.list.map(({ enName }) => enName) }
  }

  it.each([
    ['under 500', ['Blue tile', 'Oak plank', 'Plywood 40x80']],
    ['oak under 500', ['Oak plank']],
    ['over 600', ['Blue tile']],
    ['below ¥300/m²', ['Blue tile']],
    ['100元以下', ['Plywood 40x80']],
    ['less than 15 euro', ['Blue tile', 'Plywood 40x80']],
    ['30x60', ['Blue tile']],
    ['300×600 瓷砖', ['Blue tile']],
    ['60 x 60 cm tile', ['Blue tile']],
    ['1220x2440', ['Plywood 40x80']],
    ['4x8 plywood', ['Plywood 40x80']],
    ['20 mm', ['Blue tile']],
    ['14mm', ['Oak plank']],
    ['18mm plywood', ['Plywood 40x80']],
    ['under 15 mm thick', ['Blue tile', 'Oak plank']],
    ['in stock', ['Blue tile', 'Oak plank']],
    ['现货 瓷砖', ['Blue tile']],
    ['from Italy', ['Blue tile']],
    ['橡木 瑞典产', ['Oak plank']],
    ['Italian tile', ['Blue tile']],
    ['tile Italy', ['Blue tile']],
    ['意大利瓷砖', ['Blue tile']],
    ['quick delivery', ['Blue tile', 'Oak plank']],
    ['thin tile under 10 mm', ['Blue tile']],
    ['tile 20mm in stock', []],
    ['tile under 500 in stock from Italy 30x60', ['Blue tile']],
    ['tile 60 cm', ['Blue tile']],
    ['tile 950mm', []],
    ['tile 900x900', []],
    ['900*900 瓷砖', []],
    ['900X900瓷砖', []],
    ['tile under 3', []],
    ['2440mm 胶合板', ['Plywood 40x80']],
    ['tile €90', ['Blue tile']],
    ['tile €3', []],
    ['αw 0.8', ['Oak plank']],
    ['oak αw 0.9', []],
    ['NRC 0.8', []],
    ['fire class B', ['Oak plank']],
    ['class A oak', ['Oak plank']],
    ['A级防火 橡木', ['Oak plank']],
    ['fire class A1 oak', []],
    ['#c8a97e', ['Plywood 40x80']],
    ['c8a97e plywood', ['Plywood 40x80']],
    ['tile #203b60', ['Blue tile']],
    ['#c8a97e tile', []],
  ])('%j lists what meets all of it', async (keyword, expected) => {
    const { names, total, understood } = await list({ keyword })
    expect([names, total]).toEqual([expected, expected.length])
    expect(understood.length).toBeGreaterThan(0)
    for (const { text, start, end } of understood) expect(text).toBe(keyword.slice(start, end))
    const facets = (await quarry.ask(getProductFacets, { keyword })).data
    expect(facets.total).toBe(expected.length)
  })

  it('says what it understood, and where', async () => {
    const { data: areas } = await quarry.ask(getAreaTree, {})
    const italy = areas.find(({ enName }) => enName === 'Italy')
    const { understood } = await list({ keyword: 'tile 30×60 under €50/m², in stock from Italy', priceIn: 'EUR' })
    expect(understood).toEqual([
      { kind: 'size', text: '30×60', start: 5, end: 10, width: 30, length: 60, unit: 'cm' },
      {
        kind: 'price',
        text: 'under €50/m²',
        start: 11,
        end: 23,
        priceMin: null,
        priceMax: 50,
        priceIn: 'EUR',
        priceUnit: 'square_meter',
      },
      { kind: 'stock', text: 'in stock', start: 25, end: 33 },
      { kind: 'origin', text: 'from Italy', start: 34, end: 44, areaId: italy?.id, name: '意大利', enName: 'Italy' },
    ])
    const { understood: thick } = await list({ keyword: '14 mm' })
    expect(thick).toEqual([{ kind: 'thickness', text: '14 mm', start: 0, end: 5, thicknessMin: 14, thicknessMax: 14 }])
  })

  it('lists what is nearest to a colour first, and says how near it is', async () => {
    await quarry.importLines([
      aProduct({ key: 'near', rank: 50, enName: 'Near', skus: [{ model: 'N-1', colorHex: '#c8a97e' }] }),
      aProduct({ key: 'code', rank: 51, enName: 'Coded', skus: [{ model: 'c8a97f', colorHex: '#000000' }] }),
    ])
    const { names, list: cards, understood } = await list({ keyword: '#c8a97e' })
    expect(names).toEqual(['Near', 'Plywood 40x80'])
    expect(cards.map(({ colorMatch }) => colorMatch?.hex)).toEqual(['#c8a97e', '#c9a87d'])
    expect(understood).toEqual([{ kind: 'color', text: '#c8a97e', start: 0, end: 7, hex: '#c8a97e' }])
    expect((await list({ keyword: 'c8a97f' })).names).toEqual(['Coded'])
    await quarry.importLines([
      aProduct({ key: 'near', status: 'withdrawn' }),
      aProduct({ key: 'code', status: 'withdrawn' }),
    ])
  })

  it('narrows beside the filters, not in their place', async () => {
    expect((await list({ keyword: 'under 500', priceMin: 100 })).names).toEqual(['Blue tile', 'Oak plank'])
    expect((await list({ keyword: 'under 500', priceMin: 600 })).names).toEqual([])
    expect((await list({ keyword: 'oak from Italy' })).names).toEqual([])
  })

  it('must be met by one SKU together, as filters must', async () => {
    const { list: cards, skuTotal } = await list({ keyword: 'tile 30x60' })
    expect([cards[0]?.skuCount, skuTotal]).toEqual([1, 1])
    expect((await list({ keyword: 'tile 30x60 over 600' })).names).toEqual([])
  })

  it('leaves words alone if only as words they find something', async () => {
    const { names, understood } = await list({ keyword: 'plywood 40x80' })
    expect([names, understood]).toEqual([['Plywood 40x80'], []])
    const unknown = { kind: 'unread', text: 'marble', start: 0, end: 6, isWord: true }
    expect((await list({ keyword: 'marble 500' })).understood).toEqual([unknown])
  })

  it.each([
    ['oak ¾', '¾', ['Oak plank']],
    ['oak 36 oz', '36 oz', []],
    ['oak under 500 per ounce', 'per ounce', []],
    ['plywood 40x80 45°', '45°', []],
  ])('%j tells what it cannot read', async (keyword, text, expected) => {
    const { names, understood } = await list({ keyword })
    const start = keyword.indexOf(text)
    expect(understood).toContainEqual({ kind: 'unread', text, start, end: start + text.length })
    expect(names).toEqual(expected)
  })

  it('a measure in a name needs no reading', async () => {
    await quarry.importLines([aProduct({ key: 'film', rank: 60, enName: 'Film 80 µm', skus: [{ model: 'F-1' }] })])
    expect((await list({ keyword: 'film 80 µm' })).understood).toEqual([])
    await quarry.importLines([aProduct({ key: 'film', status: 'withdrawn' })])
  })

  it.each(['oak 3/4 in', 'oak 3/4"', 'oak 19 mm', 'oak 60 cm'])(
    '%j is a measure, whose figures stand in many texts',
    async (keyword) => {
      const note = '3 coats, 4 hours apart; 19 boards of 300 mm, 60 lux, in cm.'
      await quarry.importLines([
        aProduct({ key: 'floor', rank: 61, enName: 'Oak floor', enDescription: note, skus: [{ model: 'FL' }] }),
      ])
      const { names, understood } = await list({ keyword })
      expect(names).toEqual([])
      expect(understood).toMatchObject([{ text: keyword.slice(4) }])
      await quarry.importLines([aProduct({ key: 'floor', status: 'withdrawn' })])
    },
  )

  it('a country stays a word if nothing found comes from it, or a name contains it', async () => {
    expect((await list({ keyword: 'Italian oak' })).understood).toEqual([])
    expect((await list({ keyword: 'Swedish tile' })).understood).toEqual([])
    await quarry.importLines([
      aProduct({ key: 'attic', rank: 9, enName: 'Greek key', name: '回纹', skus: [{ model: 'G-1', origin: 'SE' }] }),
      aProduct({ key: 'key', rank: 10, enName: 'Key stone', name: '钥石', skus: [{ model: 'K-1', origin: 'GR' }] }),
    ])
    const { understood, names } = await list({ keyword: 'Greek key' })
    expect([understood, names]).toEqual([[], ['Greek key']])
  })

  it('a price in a currency without a rate stays words', async () => {
    expect((await list({ keyword: 'under £60' })).understood).toEqual([])
  })

  it('if nothing meets all conditions, says how many products are found without each one', async () => {
    const { hints } = await list({ keyword: 'tile 20mm in stock' })
    expect(hints).toContainEqual({ filter: 'keyword', word: '20mm', total: 1 })
    expect(hints).toContainEqual({ filter: 'keyword', word: 'in stock', total: 1 })
  })

  it('leaves out two separate limits together', async () => {
    const { understood, hints } = await list({ keyword: 'over 5000 tile under 6000' })
    expect(understood).toMatchObject([
      { priceMin: 5000, priceMax: 6000, text: 'under 6000', also: [{ text: 'over 5000' }] },
    ])
    expect(hints).toContainEqual({ filter: 'keyword', word: 'under 6000', besides: ['over 5000'], total: 1 })
  })

  it('reads no condition from an empty text', async () => {
    expect((await list({})).understood).toEqual([])
    expect((await list({ keyword: '  ' })).understood).toEqual([])
    const { code } = await quarry.ask(getProductPage, { keyword: 'under 9999999999999999999999 30x0 0mm' })
    expect(code).toBe(200)
  })

  it('suggestions go by the words as before', async () => {
    const { data } = await quarry.ask(getSuggestions, { keyword: 'oak' })
    expect(data[0]?.enName).toBe('Oak plank')
  })
})

describe('words that nothing in the catalogue has', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
    await quarry.importLines([
      aProduct({ key: 'oak', name: '橡木', enName: 'Oak plank', skus: [{ model: 'NH-OAK-1', minPrice: 90 }] }),
      aProduct({ key: 'marble', name: '灰色大理石', enName: 'Calm marble', description: '有纹理，气味轻。' }),
      aProduct({ key: 'linen', name: '亚麻', enName: 'Veined linen', enDescription: 'A quiet wall covering.' }),
    ])
    await keepBuiltIn(quarry.db)
  })
  afterAll(() => quarry.close())

  async function unreadIn(keyword: string) {
    const { understood, total } = (await quarry.ask(getProductPage, { keyword })).data
    for (const { text, start, end } of understood) expect(keyword.slice(start, end)).toBe(text)
    return { total, unread: understood.flatMap((one) => (one.kind === 'unread' && one.isWord ? one.text : [])) }
  }

  it.each([
    ['honest oak', ['honest']],
    ['Honest', ['Honest']],
    ['calm honest veined', ['honest']],
    ['honest, soulful oak', ['honest', 'soulful']],
    ['oak honest under 100', ['honest']],
    ['under 100 honest oak in stock honest', ['honest', 'honest']],
    ['有气质的大理石', ['有气质']],
    ['有气质大理石', ['有气质']],
    ['有氣質的大理石', ['有氣質']],
    ['有气质橡木', ['有气质']],
    ['honest的大理石', ['honest']],
  ])('are told where they stand: %s', async (keyword, expected) => {
    expect((await unreadIn(keyword)).unread).toEqual(expected)
  })

  it.each([
    ['oak', 'a name'],
    ['calm veined', 'words of different products'],
    ['oak quiet', 'a word of a description'],
    ['linoleum', 'what the thesaurus knows, though nobody has it'],
    ['veind linen', 'a slip'],
    ['calm mable', 'a slip for a word of the trade'],
    ['dalishi', 'Chinese by its sound'],
    ['wallcovering oak', 'two words written as one'],
    ['大里石 橡木', 'characters of the same sound'],
    ['oak 7000', 'a number'],
    ['oak NH-OAK-7', 'a model number'],
    ['oak from Italy', 'a country of which nothing comes'],
    ['Italian oak', 'a country beside a word'],
    ['the oak for you', 'words that only join'],
    ['oak hon', 'a beginning', ['hon']],
    ['oak ca', 'a word that is still being typed'],
    ['橡木大理石', 'words of which no product has both'],
  ])('are not %s: %s', async (keyword, _why, expected: string[] = []) => {
    expect((await unreadIn(keyword)).unread).toEqual(expected)
  })

  it('are told beside the list of what is found without praise, which the catalogue does not have', async () => {
    expect(await unreadIn('beautiful oak')).toEqual({ total: 1, unread: ['beautiful'] })
    expect(await unreadIn('漂亮 大理石')).toEqual({ total: 1, unread: ['漂亮'] })
  })

  it('leave the list and its hints as they are', async () => {
    const { data } = await quarry.ask(getProductPage, { keyword: 'soulful oak' })
    expect([data.total, data.hints]).toEqual([0, [{ filter: 'keyword', word: 'soulful', total: 1 }]])
    const { data: counts } = await quarry.ask(getProductFacets, { keyword: 'soulful oak' })
    expect(counts.total).toBe(0)
  })
})

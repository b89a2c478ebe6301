import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { InputOf, OutputOf } from '../../contract/endpoint.ts'
import { createFolder, createItems, getItemFacets, getItemPage } from '../../contract/favourites.ts'
import { getKeptProductPage } from '../../contract/keeping/products.ts'
import { memberIn } from '../testing/members.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { tries } from '../testing/tries.ts'

const slip = (value: string) => ({ fact: 'slip-ramp', type: 'choice' as const, value })
const fire = (value: string) => ({ fact: 'fire-en', type: 'choice' as const, value })
const other = (value: string) => ({ enName: 'Series', name: '系列', type: 'choice' as const, value })

const PRODUCTS: [key: string, attrs: ReturnType<typeof slip | typeof other>[], skus?: ReturnType<typeof slip>[][]][] = [
  ['r9', [slip('R9'), fire('A1'), other('2..3')]],
  ['r10', [slip('R10'), fire('B-s1,d0'), other('R10')]],
  ['r10-r11', [slip('R10/R11'), fire('Bfl-s1')]],
  ['r11', [slip('R 11'), fire('B-s2,d0')]],
  ['r12', [slip('R12'), fire('C-s1,d0')]],
  ['mixed', [fire('B-s1,d0 / Bfl-s1')], [[slip('R9')], [slip('R13')], []]],
  ['better', [slip('≥R11')]],
  ['unread', [slip('rough'), fire('n/a')]],
  ['none', []],
]

describe('a filter by a class of a fact', () => {
  let quarry: TestApp
  const ids = new Map<string, string>()

  beforeAll(async () => {
    quarry = await createTestApp()
    await quarry.importLines(
      PRODUCTS.map(([key, attrs, skus = [[]]], index) =>
        aProduct({
          key,
          rank: index + 1,
          enName: key,
          attrs,
          skus: skus.map((own, sku) => ({ model: `${key}-${sku}`, minPrice: 10 * (index + 1), attrs: own })),
        }),
      ),
    )
    const rows = await quarry.db.selectFrom('attribute').select(['id', 'fact', 'en_name']).execute()
    for (const { id, fact, en_name: enName } of rows) ids.set(fact ?? enName ?? '', id)
  })
  afterAll(() => quarry.close())

  const asked = (attrs: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(attrs).map(([fact, values]) => [`attrs.${ids.get(fact)}`, values]))
  async function list(attrs: Record<string, string[]>) {
    const { data } = await quarry.ask(getProductPage, asked(attrs))
    return data.list.map(({ enName }) => enName)
  }
  async function count(attrs: Record<string, string[]>, more: InputOf<typeof getProductFacets> = {}) {
    return (await quarry.ask(getProductFacets, { ...asked(attrs), ...more })).data
  }

  it.each<[fact: string, value: string, keys: string[]]>([
    ['slip-ramp', 'R10..', ['r10', 'r10-r11', 'r11', 'r12', 'mixed', 'better']],
    ['slip-ramp', 'R11..', ['r11', 'r12', 'mixed', 'better']],
    ['slip-ramp', 'r11..', ['r11', 'r12', 'mixed', 'better']],
    ['slip-ramp', '..R10', ['r9', 'r10', 'mixed']],
    ['slip-ramp', 'R10..R11', ['r10', 'r10-r11', 'r11']],
    ['slip-ramp', 'R12..R11', []],
    ['slip-ramp', 'R10', ['r10']],
    ['slip-ramp', 'R99..', []],
    ['slip-ramp', 'shiny..', []],
    ['slip-ramp', '..', []],
    ['slip-ramp', 'R10..shiny', []],
    ['slip-ramp', 'R10/R11..', []],
    ['slip-ramp', 'A..', []],
    ['slip-ramp', '1..3', []],
    ['fire-en', 'B-s1,d0..', ['r9', 'r10', 'mixed']],
    ['fire-en', 'B..', ['r9', 'r10', 'r11', 'mixed']],
    ['fire-en', 'Bfl..', ['r10-r11', 'mixed']],
    ['fire-en', 'B..Bfl', []],
    ['Series', '2..3', ['r9']],
    ['Series', 'R10..', []],
  ])('%s %s lists %j, and as many are counted', async (fact, value, keys) => {
    expect(await list({ [fact]: [value] })).toEqual(keys)
    expect((await count({ [fact]: [value] })).total).toBe(keys.length)
  })

  it('ticks and bounds of one fact add up, two facts narrow', async () => {
    expect(await list({ 'slip-ramp': ['R9', 'R12..'] })).toEqual(['r9', 'r12', 'mixed'])
    expect(await list({ 'slip-ramp': ['R10..'], 'fire-en': ['C..'] })).toEqual(['r10', 'r11', 'r12', 'mixed'])
  })

  it('a class with a comma travels in the address as values with one do', async () => {
    const id = ids.get('fire-en')
    const answer = await quarry.app.inject({
      url: `/app-api/product/spu/page?attrs.${id}[0]=${encodeURIComponent('B-s1,d0..')}`,
    })
    const { list: cards } = answer.json<{ data: OutputOf<typeof getProductPage> }>().data
    expect(cards.map(({ enName }) => enName)).toEqual(['r9', 'r10', 'mixed'])
  })

  it('counts what each class or a better one would list, beside the values', async () => {
    const { attrs } = await count({ 'slip-ramp': ['R11..'] })
    const own = attrs.find(({ id }) => id === ids.get('slip-ramp'))
    expect(own?.atLeast).toEqual([
      { value: 'R9..', count: 7 },
      { value: 'R10..', count: 6 },
      { value: 'R11..', count: 4 },
      { value: 'R12..', count: 2 },
      { value: 'R13..', count: 1 },
    ])
    expect(own?.values).toContainEqual({ value: 'R10', count: 1 })
    const { attrs: free } = await count({ Series: ['R10'] })
    expect(free.map(({ atLeast }) => atLeast)).toEqual([undefined])
  })

  it('counts under any filters exactly what would be listed', async () => {
    const choice = (fact: string, values: string[]) =>
      fc.option(fc.subarray(values, { minLength: 1, maxLength: 2 }), { nil: undefined }).map((chosen) => [fact, chosen])
    const filters = fc.tuple(
      fc.tuple(
        choice('slip-ramp', ['R9', 'R10', 'R10..', '..R11', 'R10..R12', 'R13..', 'shiny..']),
        choice('fire-en', ['A1', 'B..', 'B-s1,d0..', 'Bfl..', '..C']),
      ),
      fc.record({ priceMin: fc.integer({ min: 0, max: 60 }), keyword: fc.constantFrom('', 'r1') }),
    )
    await fc.assert(
      fc.asyncProperty(filters, async ([chosen, more]) => {
        const attrs = Object.fromEntries(chosen.filter(([, values]) => values)) as Record<string, string[]>
        const counted = await count({ 'slip-ramp': ['R9..'], ...attrs }, more)
        for (const fact of ['slip-ramp', 'fire-en']) {
          const found = counted.attrs.find((one) => one.id === ids.get(fact))?.atLeast ?? []
          for (const { value, count: own } of found) {
            const now = { 'slip-ramp': ['R9..'], ...attrs, [fact]: [value] }
            expect([value, own]).toEqual([value, (await count(now, more)).total])
          }
        }
      }),
      { numRuns: tries(20, 300) },
    )
  })

  const find = async (keyword: string, more: Record<string, unknown> = {}) => {
    const { data } = await quarry.ask(getProductPage, { keyword, ...more })
    const { list: cards, understood, otherScales, total } = data
    const facets = (await quarry.ask(getProductFacets, { keyword, ...more })).data
    expect(facets.total).toBe(total)
    return { names: cards.map(({ enName }) => enName), understood, otherScales }
  }

  it.each([
    ['R11', ['r11', 'r12', 'mixed', 'better']],
    ['R12', ['r12', 'mixed']],
    ['fire class C', ['r12', 'r9', 'r10', 'r11', 'mixed']],
    ['exactly fire class C', ['r12']],
    ['max R10', ['r9', 'r10', 'mixed']],
    ['防滑不低于R12', ['r12', 'mixed']],
    ['class A fire', ['r9']],
    ['Bfl-s1', ['r10-r11', 'mixed']],
    ['fire class B-s1,d0', ['r10', 'mixed', 'r9']],
  ])('%s in words lists it or better, and what is exactly it first', async (keyword, names) => {
    expect((await find(keyword)).names).toEqual(names)
  })

  it('says what it understood of a class', async () => {
    const { understood } = await find('R11 or better')
    expect(understood).toEqual([
      {
        kind: 'attribute',
        text: 'R11 or better',
        start: 0,
        end: 13,
        attributeId: ids.get('slip-ramp'),
        name: '防滑等级',
        enName: 'Slip class',
        unit: '',
        low: null,
        high: null,
        value: 'R11',
        orBetter: true,
      },
    ])
    const { understood: exact } = await find('R11 only')
    expect(exact).toMatchObject([{ value: 'R11' }])
    expect(exact[0]).not.toHaveProperty('orBetter')
  })

  it('holds in a folder, and in the list of an operator', async () => {
    const ada = await memberIn(quarry, { isEditor: true })
    const folder = await quarry.call(createFolder, { name: 'Slip' }, ada.headers)
    const skus = await quarry.db.selectFrom('sku').select('id').execute()
    const skuIds = skus.map(({ id }) => id)
    await quarry.call(createItems, { favoritesId: folder.data, skuIds }, ada.headers)
    const input = { favoritesId: folder.data, ...asked({ 'slip-ramp': ['R11..'] }) }
    const { data: items } = await quarry.ask(getItemPage, input, ada.headers)
    expect(items.list.map(({ product }) => product.enName).toSorted()).toEqual(['better', 'mixed', 'r11', 'r12'])
    const { data: facets } = await quarry.ask(getItemFacets, input, ada.headers)
    const own = facets.attrs.find(({ id }) => id === ids.get('slip-ramp'))
    expect(own?.atLeast).toContainEqual({ value: 'R11..', count: 4 })
    const { data: kept } = await quarry.ask(getKeptProductPage, asked({ 'slip-ramp': ['R11..'] }), ada.headers)
    expect(kept.list.map(({ key }) => key).toSorted()).toEqual(['better', 'mixed', 'r11', 'r12'])
  })

  it('lists what has a class and a price after what has exactly the class', async () => {
    const { names } = await find('fire class C', { sort: 'price-asc' })
    expect(names).toEqual(['r9', 'r10', 'r11', 'r12', 'mixed'])
  })
})

describe('other scales for what is asked', () => {
  let quarry: TestApp
  const ids = new Map<string, string>()
  const sound = (fact: string, value: number) => ({ fact, type: 'number' as const, value })

  beforeAll(async () => {
    quarry = await createTestApp()
    const felt = (key: string, attrs: { fact: string; type: 'number' | 'choice'; value: string | number }[]) =>
      aProduct({ key, enName: `${key} felt`, attrs })
    await quarry.importLines([
      felt('one', [sound('alpha-w', 0.85), sound('nrc', 0.9)]),
      felt('two', [sound('alpha-w', 0.8)]),
      felt('three', [sound('alpha-w', 0.6)]),
      // Its NRC is known to be less than what is asked for.
      felt('dull', [sound('alpha-w', 0.8), sound('nrc', 0.7)]),
      felt('four', [{ fact: 'fire-en', type: 'choice', value: 'B-s1,d0' }]),
      felt('five', [{ fact: 'fire-en', type: 'choice', value: 'A2-s1,d0' }]),
      felt('six', [{ fact: 'slip-ramp', type: 'choice', value: 'R10' }]),
      felt('seven', [{ fact: 'slip-barefoot', type: 'choice', value: 'B' }]),
    ])
    const rows = await quarry.db.selectFrom('attribute').select(['id', 'fact']).execute()
    for (const { id, fact } of rows) ids.set(fact ?? '', id)
  })
  afterAll(() => quarry.close())

  const page = async (input: Record<string, unknown>) => (await quarry.ask(getProductPage, input)).data

  it('counts what states another scale, without what is listed', async () => {
    const { total, otherScales } = await page({ keyword: 'NRC 0.8 felt' })
    expect(total).toBe(1)
    expect(otherScales).toEqual([
      {
        instead: { start: 0 },
        attributeId: ids.get('alpha-w'),
        name: '吸声系数',
        enName: 'Sound absorption',
        unit: 'αw',
        value: '0.8..',
        isAny: false,
        total: 3,
        more: 1,
      },
    ])
    expect((await page({ keyword: 'felt', [`attrs.${ids.get('alpha-w')}`]: '0.8..' })).total).toBe(3)
  })

  it('says so of a filter as of words', async () => {
    const nrc = ids.get('nrc') ?? ''
    const { otherScales } = await page({ [`attrs.${nrc}`]: '0.8..' })
    expect(otherScales).toMatchObject([{ instead: { attributeId: nrc }, value: '0.8..', total: 3, more: 1 }])
  })

  it('says which class of another norm holds what is asked, if the catalogue has not that norm', async () => {
    const { list, understood, otherScales } = await page({ keyword: 'felt B1' })
    expect(list).toEqual([])
    expect(understood).toEqual([{ kind: 'unread', text: 'B1', start: 5, end: 7 }])
    expect(otherScales).toMatchObject([
      {
        instead: { start: 5 },
        attributeId: ids.get('fire-en'),
        value: 'C..',
        isAny: false,
        total: 2,
        more: 2,
      },
    ])
  })

  it('says only that another scale is stated, where nothing follows', async () => {
    const { total, otherScales } = await page({ keyword: 'R10 felt' })
    expect(total).toBe(1)
    expect(otherScales).toMatchObject([
      { attributeId: ids.get('slip-barefoot'), value: 'A..', isAny: true, total: 1, more: 1 },
    ])
  })

  it('has nothing to say where no fact is asked for, or no other scale is stated', async () => {
    expect(await page({ keyword: 'felt' })).not.toHaveProperty('otherScales')
    expect(await page({ keyword: 'one αw 0.8' })).not.toHaveProperty('otherScales')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCompletenessOfBrands, getMissingFacts } from '../../../../contract/keeping/completeness.ts'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { bulkUpdate } from '../../../../contract/keeping/bulk.ts'
import { getKeptProductPage, getKeptSkuPage } from '../../../../contract/keeping/products.ts'
import { getWorkplace } from '../../../../contract/workplace.ts'
import { aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

const choice = (enName: string, value: string) => ({ enName, type: 'choice', value, enValue: value }) as const
const slip = choice('Slip class', 'R10')
const fire = choice('Fire class', 'B-s1,d0')
const alpha = { enName: 'Sound absorption', unit: 'αw', value: 0.65 }
const sten = { englishName: 'Sten' }
const sku = (model: string, facts: object = {}) => ({ model, ...facts })

const product = (key: string, category: string[], facts: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ key, category: category.map((enName) => ({ enName })), skus: [sku(key)], ...facts })

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
  await quarry.importLines([
    product('BARE', ['Tile', 'Glazed']),
    product('BY-SKU', ['Tile', 'Mosaic'], { skus: [sku('B-1', { attrs: [slip] }), sku('B-2')] }),
    product('BY-ONE-GONE', ['Tile'], { brand: sten, skus: [sku('O-1', { attrs: [slip], status: 'withdrawn' }), sku('O-2')] }), // prettier-ignore
    product('WITHDRAWN', ['Tile'], { status: 'withdrawn' }),
    product('BOTH', ['Acoustic'], { attrs: [fire, alpha] }),
    product('HALF', ['Acoustic'], { attrs: [fire] }),
    product('HANDLE', ['Handles']),
  ])
})
afterAll(() => quarry.close())

const page = async (input: InputOf<typeof getKeptProductPage> = {}) =>
  (await quarry.ask(getKeptProductPage, input, ada.headers)).data
const keys = async (input: InputOf<typeof getKeptProductPage> = {}) =>
  (await page({ sort: 'newest', ...input })).list.map(({ key }) => key).toReversed()
const work = async (input: InputOf<typeof getMissingFacts> = {}) =>
  (await quarry.ask(getMissingFacts, { pageSize: 200, ...input }, ada.headers)).data
const missing = async (code: string, inCategory: string) =>
  (await work()).list.filter(({ fact, category }) => fact.code === code && category.enName === inCategory)

describe('the facts that a category expects', () => {
  it('are counted beside the completeness, which is the same with and without them', async () => {
    const byKey = new Map((await page()).list.map((row) => [row.key, row]))
    const [bare, bySku, both, half] = ['BARE', 'BY-SKU', 'BOTH', 'HALF'].map((key) => byKey.get(key))
    const tile = bare?.facts?.expected ?? 0
    expect(tile).toBeGreaterThan(1)
    expect(bare?.facts).toEqual({ stated: 0, expected: tile })
    expect(bySku?.facts).toEqual({ stated: 1, expected: tile })
    expect(both?.facts?.stated).toBe(2)
    expect(half?.facts).toEqual({ stated: 1, expected: both?.facts?.expected })
    expect(new Set([bare, both, half].map((row) => row?.completeness)).size).toBe(1)
    expect(both?.lacks).toEqual(half?.lacks)
  })

  it('are none for what is not on sale, and none of a SKU that is not', async () => {
    const byKey = new Map((await page()).list.map((row) => [row.key, row]))
    expect(byKey.get('WITHDRAWN')?.facts).toBeNull()
    expect(byKey.get('HANDLE')?.facts).toEqual({ stated: 0, expected: 0 })
    expect(byKey.get('BY-ONE-GONE')?.facts?.stated).toBe(0)
  })

  it('narrow the list of products and SKUs to those that lack one of them, or any', async () => {
    expect(await keys({ lacksFact: 'slip-ramp' })).toEqual(['BARE', 'BY-ONE-GONE'])
    expect(await keys({ lacksFact: 'alpha-w' })).toEqual(['HALF'])
    expect(await keys({ lacksFact: 'any' })).not.toContain('HANDLE')
    expect(await keys({ lacksFact: 'no-such-fact' })).toEqual([])
    const skus = (await quarry.ask(getKeptSkuPage, { lacksFact: 'slip-ramp' }, ada.headers)).data.list
    expect(skus.map(({ model }) => model).toSorted()).toEqual(['BARE', 'O-2'])
    expect(await quarry.get(`${getKeptProductPage.path}?lacksFact=R%2010`, ada.headers)).toMatchObject({ code: 400 })
  })

  it('are counted under every other filter', async () => {
    const { lackingFacts, total, statuses } = await page({ lacksFact: 'slip-ramp', keyword: 'BARE' })
    expect(total).toBe(1)
    expect(statuses).toEqual({ all: 1, on_sale: 1, withdrawn: 0 })
    expect(lackingFacts.any).toBe(1)
    expect(lackingFacts.facts).toContainEqual({ code: 'slip-ramp', name: '防滑等级', enName: 'Slip class', count: 1 })
    expect((await page({ lacksFact: 'slip-ramp' })).lacking).toMatchObject({ pack: 2 })
  })
})

describe('the list of missing facts', () => {
  it('names category and fact, and each row has as many products as the list of products under it', async () => {
    const { list, total, products } = await work()
    expect(total).toBe(list.length)
    expect(list.map((row) => row.missing)).toEqual(list.map((row) => row.missing).toSorted((one, other) => other - one))
    for (const { category, fact, missing: count } of list)
      expect([fact.code, (await page({ categoryId: category.id, lacksFact: fact.code })).total]).toEqual([
        fact.code,
        count,
      ])
    expect((await page({ lacksFact: 'any' })).total).toBe(products)
    expect(await missing('slip-ramp', 'Tile')).toMatchObject([{ missing: 2, expected: 3 }])
    expect(await missing('alpha-w', 'Acoustic')).toMatchObject([{ missing: 1, expected: 2 }])
    expect((await work({ pageSize: 1, pageNo: 2 })).list).toEqual(list.slice(1, 2))
  })

  it('is narrowed to a brand, whose sums stand beside its completeness', async () => {
    const { list: brands, all } = (await quarry.ask(getCompletenessOfBrands, {}, ada.headers)).data
    const ofSten = brands.find(({ englishName }) => englishName === 'Sten')
    const { list } = await work({ brandId: ofSten?.id })
    expect(ofSten?.facts).toEqual({ stated: 0, expected: list.length })
    expect(list.every((row) => row.missing === 1 && row.category.enName === 'Tile')).toBe(true)
    expect(all.facts.stated).toBe(4)
  })

  it('leads staff from the workplace only to what some of the category state', async () => {
    const { facts } = (await quarry.ask(getWorkplace, {}, ada.headers)).data
    expect(facts.list.map(({ fact }) => fact.code).toSorted()).toEqual(['alpha-w', 'slip-ramp'])
    expect(facts.count).toBe(2)
  })

  it('takes in a property that becomes a fact, and a category that is called otherwise', async () => {
    const ours = 'Class of use, as we say'
    const join = (code: string | null) =>
      quarry.db.updateTable('attribute').set({ fact: code }).where('en_name', '=', ours).execute()
    await quarry.importLines([product('RUG', ['Carpet'], { attrs: [choice(ours, '33')] })])
    expect(await missing('use-class', 'Carpet')).toMatchObject([{ missing: 1, expected: 1 }])
    await join('use-class')
    expect(await missing('use-class', 'Carpet')).toEqual([])
    expect((await page({ keyword: 'RUG' })).list[0]?.facts).toMatchObject({ stated: 1 })
    await join(null)
    expect(await missing('use-class', 'Carpet')).toMatchObject([{ missing: 1 }])
    await quarry.db.updateTable('category').set({ en_name: 'Fittings' }).where('en_name', '=', 'Carpet').execute()
    expect((await page({ keyword: 'RUG' })).list[0]?.facts).toEqual({ stated: 0, expected: 0 })
    expect((await page({ lacksFact: 'use-class' })).total).toBe(0)
  })

  it('is what many products are changed by', async () => {
    const filter = { lacksFact: 'slip-ramp' }
    const { data } = await quarry.call(bulkUpdate, { filter, changes: { rank: 7 }, dryRun: true }, ada.headers)
    expect(data).toMatchObject({ selected: { products: 2 } })
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { getFits, getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { createFolder, createItems, getItemFacets, getItemPage } from '../../contract/favourites.ts'
import type { ImportAttribute } from '../../contract/import-file.ts'
import { getKeptProductPage } from '../../contract/keeping/products.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
const fact = (code: string, value: ImportAttribute['value']): ImportAttribute => ({ fact: code, value })
const PRODUCTS: [name: string, category: string, attrs: ImportAttribute[], ofSkus?: ImportAttribute[][]][] = [
  ['Ash', 'Floor tiles', [fact('slip-ramp', 'R11'), fact('frost', true)]],
  ['Birch', 'Floor tiles', [fact('slip-ramp', 'R9'), fact('frost', true)]],
  ['Cedar', 'Floor tiles', [fact('frost', true)], [[fact('slip-ramp', 'R12')], [fact('slip-ramp', 'R9')], []]],
  ['Dune', 'Natural stone', [fact('slip-ramp', 'R10'), fact('frost', false)]],
  ['Elm outdoor', 'Natural stone', [fact('slip-ramp', 'R10')]],
  ['Fir', 'Timber floors', [fact('underfloor-heating', true)]],
  ['Granite lamp', 'Lamps', [fact('slip-ramp', 'R13')]],
  ['Hung slate', 'Natural stone', [fact('fire-en', 'A1'), fact('frost', true)]],
  ['Irish plaster', 'Wall plasters', []],
  ['Jasper plaster', 'Wall plasters', [fact('slip-ramp', 'R10')]],
]

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines(
    PRODUCTS.map(([enName, category, attrs, ofSkus = [[]]], index) =>
      aProduct({
        key: `K-${index}`,
        rank: index + 1,
        enName,
        category: [{ enName: category }],
        attrs,
        skus: ofSkus.map((own, sku) => ({ model: `K-${index}-${sku}`, minPrice: 10, attrs: own })),
      }),
    ),
  )
})
afterAll(() => quarry.close())

const page = async (input: Record<string, unknown>) => (await quarry.ask(getProductPage, input)).data
const list = async (input: Record<string, unknown>) => (await page(input)).list.map(({ enName }) => enName)
const counts = async (input: Record<string, unknown> = {}) => {
  const { places } = (await quarry.ask(getProductFacets, input)).data
  return Object.fromEntries(places.map(({ value, count }) => [value, count]))
}
const skusOf = async (enName: string) => {
  const query = quarry.db.selectFrom('sku').innerJoin('product', 'product.id', 'sku.product_id')
  const rows = await query.select('sku.id').where('product.en_name', '=', enName).orderBy('sku.id').execute()
  return rows.map(({ id }) => id)
}

it('lists what fits, and counts what does not and what is not stated, by its SKUs', async () => {
  expect(await list({ place: 'outdoors' })).toEqual(['Ash', 'Cedar'])
  expect((await page({ place: 'outdoors' })).skuTotal).toBe(2)
  const counted = await counts()
  expect(counted).toMatchObject({ outdoors: 2, 'outdoors:not': 3, 'outdoors:unstated': 2 })
  // Ticked, its own counts are still those of all products, and those of others are what ticking them too would list.
  const ticked = await counts({ place: 'outdoors' })
  expect(ticked).toMatchObject({ outdoors: 2, 'outdoors:not': 3, 'outdoors:unstated': 2, stairs: 2 })
  expect(ticked).not.toHaveProperty('stairs:not')
  expect(await counts({ keyword: 'ash' })).toMatchObject({ 'shod-wet': 1, outdoors: 1, 'wet-wall:unstated': 1 })
  expect(await list({ place: 'outdoors:not' })).toHaveLength(3)
  expect(await list({ place: 'outdoors:unstated' })).toHaveLength(2)
  expect((await quarry.ask(getProductPage, { place: 'outdoors:perhaps' as 'outdoors' })).code).toBe(400)
})

it('takes several places, which one SKU must fit, and several answers for one', async () => {
  const both = { place: ['outdoors', 'heated-floor:unstated'] }
  expect(await list(both)).toEqual(['Ash', 'Cedar'])
  expect(await list({ place: 'outdoors,shod-wet' })).toEqual(['Ash', 'Cedar'])
  expect(await list({ place: 'outdoors:not,shod-wet' })).toEqual(['Dune'])
  expect(await list({ place: ['outdoors', 'outdoors:not'] })).toEqual(['Ash', 'Birch', 'Cedar', 'Dune'])
  expect(await counts({ place: 'outdoors:not,shod-wet' })).toMatchObject({ outdoors: 2, 'outdoors:not': 1 })
  expect((await page({ place: 'shod-wet:not,wet-wall' })).hints).toEqual([
    { filter: 'place.wet-wall', word: null, total: 2 },
  ])
  expect((await quarry.ask(getProductPage, { place: ['outdoors', 'moon'] })).code).toBe(400)
})

it('says in the drawer why, SKU by SKU, and nothing of what is asked for no place', async () => {
  const [first = ''] = await skusOf('Cedar')
  const { skus } = (await quarry.ask(getProductDetail, { skuId: first })).data
  const answers = skus.map(({ places }) => places?.find(({ place }) => place === 'outdoors')?.answer)
  expect(answers).toEqual(['fits', 'not', 'unstated'])
  expect(skus[0]?.places?.find(({ place }) => place === 'outdoors')?.enText).toContain('R12')
  const [lamp = ''] = await skusOf('Granite lamp')
  expect((await quarry.ask(getProductDetail, { skuId: lamp })).data.skus[0]).not.toHaveProperty('places')
})

it('asks a product by its own name and by what it states, beside its category', async () => {
  const placesIn = async (enName: string) => {
    const [skuId = ''] = await skusOf(enName)
    const { skus } = (await quarry.ask(getProductDetail, { skuId })).data
    const { data } = await quarry.ask(getFits, { place: 'shod-wet', skuIds: [skuId] })
    const told = skus[0]?.places?.map(({ place, answer }) => [place, answer]) ?? []
    return { ...Object.fromEntries(told), ofLine: data[0]?.fit?.answer }
  }
  expect(await placesIn('Hung slate')).toEqual({ 'escape-wall': 'fits', facade: 'fits', ofLine: undefined })
  expect(await placesIn('Irish plaster')).toEqual({ 'escape-wall': 'unstated', 'wet-wall': 'unstated', ofLine: undefined }) // prettier-ignore
  expect(await placesIn('Jasper plaster')).toMatchObject({ 'shod-wet': 'fits', stairs: 'fits', ofLine: 'fits' })
  expect(await list({ place: 'shod-wet', keyword: 'plaster' })).toEqual(['Jasper plaster'])
  expect(await list({ place: 'facade', keyword: 'slate' })).toEqual(['Hung slate'])
  expect(await list({ place: 'outdoors:unstated', keyword: 'slate' })).toEqual([])
})

it('answers for the lines of a list as they are asked, and null for what it cannot say', async () => {
  const [fits = '', not = '', unstated = ''] = await skusOf('Cedar')
  const [lamp = ''] = await skusOf('Granite lamp')
  const [withdrawn = ''] = await skusOf('Dune')
  await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('id', '=', withdrawn).execute()
  const skuIds = [not, withdrawn, fits, lamp, unstated, '999999', fits]
  const { data } = await quarry.ask(getFits, { place: 'outdoors', skuIds })
  expect(data.map(({ skuId, fit }) => [skuId, fit?.answer ?? null])).toEqual([
    [not, 'not'],
    [withdrawn, null],
    [fits, 'fits'],
    [lamp, null],
    [unstated, 'unstated'],
    ['999999', null],
    [fits, 'fits'],
  ])
  await quarry.db.updateTable('sku').set({ status: 'on_sale' }).where('id', '=', withdrawn).execute()
  const many = Array.from({ length: 201 }, (_, index) => `${index + 1}`)
  expect((await quarry.ask(getFits, { place: 'outdoors', skuIds: many })).code).toBe(400)
  expect((await quarry.ask(getFits, { place: 'moon' as 'outdoors', skuIds: [fits] })).code).toBe(400)
})

it('follows what an operator changes of a place, at once and everywhere', async () => {
  const [sku = ''] = await skusOf('Birch')
  const answers = async () => {
    const { skus } = (await quarry.ask(getProductDetail, { skuId: sku })).data
    const { data } = await quarry.ask(getFits, { place: 'stairs', skuIds: [sku] })
    return [skus[0]?.places?.find(({ place }) => place === 'stairs')?.answer, data[0]?.fit?.answer]
  }
  expect(await list({ place: 'stairs' })).toContain('Birch')
  expect(await answers()).toEqual(['fits', 'fits'])
  const rule = { place: 'stairs', way: 'ramp-de', is_off: false, threshold: 'R10' }
  const { id } = await quarry.db.insertInto('place_rule').values(rule).returning('id').executeTakeFirstOrThrow()
  expect(await list({ place: 'stairs' })).not.toContain('Birch')
  expect(await answers()).toEqual(['not', 'not'])
  await quarry.db.updateTable('place_rule').set({ threshold: null }).where('id', '=', id).execute()
  expect(await answers()).toEqual(['fits', 'fits'])
  await quarry.db.updateTable('place_rule').set({ is_off: true }).where('id', '=', id).execute()
  expect(await list({ place: 'stairs' })).toEqual([])
  await quarry.db.deleteFrom('place_rule').execute()
  expect(await list({ place: 'stairs' })).toContain('Birch')
})

it('holds in a folder, and in the list of an operator', async () => {
  const ada = await memberIn(quarry, { isEditor: true })
  const folder = await quarry.call(createFolder, { name: 'Places' }, ada.headers)
  const skuIds = [...(await skusOf('Ash')), ...(await skusOf('Birch')), ...(await skusOf('Cedar'))]
  await quarry.call(createItems, { favoritesId: folder.data, skuIds }, ada.headers)
  const input = { favoritesId: folder.data, place: 'outdoors' as const }
  const { data } = await quarry.ask(getItemPage, input, ada.headers)
  expect(data.list.map(({ product }) => product.enName).toSorted()).toEqual(['Ash', 'Cedar'])
  const { data: facets } = await quarry.ask(getItemFacets, input, ada.headers)
  expect(facets.places).toContainEqual({ value: 'outdoors:not', count: 2 })
  const { data: kept } = await quarry.ask(getKeptProductPage, { place: 'outdoors' }, ada.headers)
  expect(kept.list.map(({ key }) => key).toSorted()).toEqual(['K-0', 'K-2'])
})

const place = (text: string, start: number, code: string) => ({
  kind: 'place',
  text,
  start,
  end: start + text.length,
  place: code,
})

it.each([
  ['outdoor', ['Ash', 'Cedar']],
  ['室外', ['Ash', 'Cedar']],
  ['tile for outdoor use', ['Ash', 'Cedar']],
  ['R12 outdoor', ['Cedar']],
  ['outdoor stairs', ['Ash', 'Cedar']],
  ['heated floor', ['Fir']],
  ['地暖', ['Fir']],
])('%s in words lists what fits', async (keyword, names) => {
  expect(await list({ keyword })).toEqual(names)
  expect((await quarry.ask(getProductFacets, { keyword })).data.total).toBe(names.length)
})

it('says what it understood, and that several places are all asked for', async () => {
  const { understood } = await page({ keyword: 'outdoor stairs' })
  expect(understood).toEqual([place('outdoor', 0, 'outdoors'), place('stairs', 8, 'stairs')])
})

it('is words again where nothing with these words fits, or a product is called so', async () => {
  const named = await page({ keyword: 'elm outdoor' })
  expect([named.list.map(({ enName }) => enName), named.understood]).toEqual([['Elm outdoor'], []])
  const none = await page({ keyword: 'natural stone outdoor' })
  expect([none.list.map(({ enName }) => enName), none.understood]).toEqual([['Elm outdoor'], []])
  // Other conditions hold on.
  expect(await list({ keyword: 'natural stone outdoor R10' })).toEqual(['Elm outdoor'])
})

it('finds nothing by what is denied, and takes it for words', async () => {
  const { understood } = await page({ keyword: 'not outdoor' })
  expect(understood.map(({ kind }) => kind)).not.toContain('place')
})

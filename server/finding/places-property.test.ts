import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getFits, getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { ImportAttribute } from '../../contract/import-file.ts'
import { joinAttribute } from '../../contract/keeping/joining.ts'
import { fitAnswers, placeAnswers, placeCodes } from '../../contract/places/place-names.ts'
import type { PlaceFit } from '../../contract/places/place-schemas.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { tries } from '../testing/tries.ts'

let quarry: TestApp
beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

/** What products state, with values that meet a bound, miss it, straddle it, say nothing of it, and contradict each other. */
const VALUES: Record<string, ImportAttribute['value'][]> = {
  'slip-ramp': ['R9', 'R10', 'R11', 'R10/R11', '≥R11', 'rough', ['R11', 'R10'], ['R12', 'not tested']],
  'slip-barefoot': ['A', 'B', 'A+B', 'C', 'not tested'],
  'slip-displacement': ['V4', 'V6'],
  'pendulum-wet': [28, 36, 40],
  dcof: [0.3, 0.42, 0.6],
  frost: [true, false],
  durability: ['1', '2', '2-3', '4'],
  stairs: [true, false],
  'thermal-resistance': [0.01, 0.15, 0.2],
  'underfloor-heating': [true, false],
  'use-class': ['23', '32', '33', '33/42'],
  pei: ['PEI 3', 'PEI 4'],
  'fire-en': ['A2-s1,d0', 'B-s1,d0', 'B', 'Bfl-s1', 'Dfl-s1', 'F'],
  'fire-gb': ['A', 'B1', 'B3', 'see certificate'],
  martindale: [20_000, 40_000],
  'en-1021-1': [true, false],
  'en-1021-2': [true],
  'wet-rooms': [true, false],
  'Slip test': ['R9', 'R11', 'none'],
}
const CATEGORIES = ['Floor tiles', 'Natural stone', 'Carpets', 'Vinyl flooring', 'Timber floors', 'Upholstery', 'Curtains', 'Wall coverings', 'Mosaics', 'Paints', 'Lamps'] // prettier-ignore

const attribute = fc
  .constantFrom(...Object.keys(VALUES))
  .chain((fact) => fc.constantFrom(...(VALUES[fact] ?? [])).map((value) => attributeOf(fact, value)))

function attributeOf(fact: string, value: ImportAttribute['value']): ImportAttribute {
  // A property of its own, until it is joined to the row of the table of facts.
  return fact === 'Slip test' ? { enName: fact, type: 'choice', value } : { fact, value }
}

const attributes = (maxLength: number) =>
  fc.uniqueArray(attribute, { maxLength, selector: ({ fact = 'Slip test' }) => fact })
const products = fc.array(
  fc.record({
    category: fc.constantFrom(...CATEGORIES),
    attrs: attributes(6),
    skus: fc.array(fc.record({ attrs: attributes(2), isInStock: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 4, maxLength: 9 },
)

let drawn = 0

async function importDrawn(all: readonly (typeof products extends fc.Arbitrary<infer Some> ? Some : never)[number][]) {
  drawn += 1
  await quarry.importLines(
    all.map(({ category, attrs, skus }, index) => {
      const key = `drawn-${drawn}-${index}`
      return aProduct({
        key,
        category: [{ enName: category }],
        attrs,
        skus: skus.map((sku, place) => ({
          model: `${key}-${place}`,
          minPrice: 10,
          stock: sku.isInStock ? 5 : 0,
          attrs: sku.attrs,
        })),
      })
    }),
    {},
    `drawn-${drawn}.jsonl`,
  )
}

interface ToldSku {
  product: string
  sku: string
  isInStock: boolean
  places: PlaceFit[]
}

/** What the product's own page says of each SKU. */
async function toldSkus(): Promise<ToldSku[]> {
  const rows = await quarry.db.selectFrom('sku').select(['id', 'product_id', 'stock']).orderBy('id').execute()
  const told: ToldSku[] = []
  for (const first of Map.groupBy(rows, (row) => row.product_id).values()) {
    const { data } = await quarry.ask(getProductDetail, { skuId: first[0]?.id ?? '' })
    for (const { id, stock, places = [] } of data.skus)
      told.push({ product: data.id, sku: id, isInStock: (stock ?? 0) > 0, places })
  }
  return told
}

async function expectAgreement(): Promise<ToldSku[]> {
  const told = await toldSkus()
  for (const inStock of [undefined, '1'] as const) {
    const shown = told.filter(({ isInStock }) => !inStock || isInStock)
    const answers = shown.flatMap(({ product, places }) =>
      places.map(({ place, answer }) => ({ product, value: answer === 'fits' ? place : `${place}:${answer}` })),
    )
    const counts = [...Map.groupBy(answers, ({ value }) => value)].map(([value, all]) => ({
      value,
      count: new Set(all.map(({ product }) => product)).size,
    }))
    const { data: facets } = await quarry.ask(getProductFacets, { inStock })
    expect(sorted(facets.places)).toEqual(sorted(counts))
    for (const place of placeCodes) {
      const fitting = shown.filter(({ places }) => places.some((one) => one.place === place && one.answer === 'fits'))
      const { data } = await quarry.ask(getProductPage, { place, inStock, pageSize: 200 })
      expect([place, data.skuTotal]).toEqual([place, fitting.length])
      expect(new Set(data.list.map(({ spuId }) => spuId))).toEqual(new Set(fitting.map(({ product }) => product)))
    }
  }
  return told
}

type Answer = (typeof placeAnswers)[number]
const placeOf = (answer: string) => answer.split(':')[0] ?? ''
const answersOf = ({ places }: ToldSku) =>
  places.map(({ place, answer }) => (answer === 'fits' ? place : `${place}:${answer}`))

/** One SKU must answer for every place that is named, and answers for a place count under those for the others. */
async function expectAllOf(told: readonly ToldSku[], asked: readonly Answer[]): Promise<void> {
  const places = [...new Set(asked.map(placeOf))]
  const meeting = (named: readonly string[]) =>
    told.filter((sku) => {
      const own = answersOf(sku).filter((answer) => asked.some((one) => one === answer))
      return named.every((place) => own.some((answer) => placeOf(answer) === place))
    })
  const found = meeting(places)
  const { data } = await quarry.ask(getProductPage, { place: [...asked], pageSize: 200 })
  expect([asked, data.skuTotal]).toEqual([asked, found.length])
  expect(new Set(data.list.map(({ spuId }) => spuId))).toEqual(new Set(found.map(({ product }) => product)))
  const counts = placeCodes.flatMap((place) => {
    const rest = meeting(places.filter((other) => other !== place))
    const own = rest.flatMap((sku) =>
      answersOf(sku).flatMap((value) => (placeOf(value) === place ? [{ value, product: sku.product }] : [])),
    )
    return [...Map.groupBy(own, ({ value }) => value)].map(([value, all]) => ({
      value,
      count: new Set(all.map(({ product }) => product)).size,
    }))
  })
  const { data: facets } = await quarry.ask(getProductFacets, { place: asked.join() })
  expect([asked, sorted(facets.places)]).toEqual([asked, sorted(counts)])
}

const askedTogether = fc.uniqueArray(fc.constantFrom(...placeAnswers), { minLength: 1, maxLength: 4 })
const FLOORS = ['shod-wet', 'outdoors', 'stairs', 'heated-floor', 'escape-floor'] as const
const askings = fc.array(fc.oneof(askedTogether, fc.subarray([...FLOORS], { minLength: 2 })), {
  minLength: 8,
  maxLength: 8,
})

/** What is asked for the lines of a list is what the drawer says. */
async function expectSameFits(told: readonly ToldSku[]): Promise<void> {
  const skuIds = told.slice(-200).map(({ sku }) => sku)
  for (const place of placeCodes) {
    const { data } = await quarry.ask(getFits, { place, skuIds })
    const own = told.slice(-200).map(({ sku, places }) => ({ skuId: sku, fit: places.find((one) => one.place === place) ?? null })) // prettier-ignore
    expect(data).toEqual(own)
  }
}

function sorted<Counted extends { value: string }>(list: readonly Counted[]): Counted[] {
  return list.toSorted((one, other) => (one.value < other.value ? -1 : 1))
}

const rules = fc.constantFrom<{ place: string; way: string; is_off: boolean; threshold: string | null }[]>(
  { place: 'stairs', way: 'ramp-de', is_off: true, threshold: null },
  { place: 'stairs', way: 'ramp-de', is_off: false, threshold: 'R10' },
  { place: 'heated-floor', way: 'resistance', is_off: false, threshold: '0.1' },
  { place: 'outdoors', way: 'frost', is_off: true, threshold: null },
)

it('a filter by a place lists what the products’ own pages say to fit, and all three counts are theirs', async () => {
  const editor = await memberIn(quarry, { isEditor: true })
  await fc.assert(
    fc.asyncProperty(products, rules, askings, async (all, rule, together) => {
      await importDrawn(all)
      const told = await expectAgreement()
      await expectSameFits(told)
      for (const asked of together) await expectAllOf(told, asked)
      await quarry.db.insertInto('place_rule').values(rule).execute()
      await expectAgreement()
      await quarry.db.deleteFrom('place_rule').execute()
      await expectAgreement()
    }),
    { numRuns: tries(4, 20) },
  )
  const attributes = await quarry.db.selectFrom('attribute').select(['id', 'en_name']).execute()
  const attributeId = attributes.find(({ en_name: name }) => name === 'Slip test')?.id ?? ''
  const asked = { attributeId, fact: 'slip-ramp' }
  const { digest } = (await quarry.call(joinAttribute, { ...asked, dryRun: true }, editor.headers)).data
  const joined = await quarry.call(joinAttribute, { ...asked, dryRun: false, digest }, editor.headers)
  expect([joined.code, joined.data.hindrances]).toEqual([200, []])
  const told = await expectAgreement()
  const answers = told.flatMap(({ places }) => places.map(({ answer }) => answer))
  expect(new Set(answers)).toEqual(new Set(fitAnswers))
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { InputOf, OutputOf } from '../../contract/endpoint.ts'
import {
  getAreaTree,
  getBrandList,
  getCategoryAttributes,
  getCategoryList,
  getColorList,
} from '../../contract/lookups.ts'
import { deltaE00 } from '../../contract/color-difference.ts'
import { labOfHex } from '../../contract/lab.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/** A product as it was imported: what the oracle looks at, SKU by SKU, with nothing of the read model. */
interface Known {
  name: string
  rank: number
  brand: string
  category: string[]
  certified: string[]
  skus: KnownSku[]
}

interface KnownSku {
  price: [number, number] | undefined
  color: string | undefined
  hex: string | undefined
  area: string[]
  custom: '0' | '1'
  origin: 'domestic' | 'imported'
  stock: boolean
  uses: string[]
  thickness: number | undefined
  heated: string | undefined
}

const CATEGORIES = [['Flooring', 'Timber', 'Plank'], ['Flooring', 'Timber', 'Chevron'], ['Flooring', 'Cork'], ['Tile']]
const AREAS: [string, string[]][] = [
  ['SE', ['Sweden']],
  ['IT', ['Italy']],
  ['CN-GD', ['China', 'Guangdong']],
  ['CN-ZJ', ['China', 'Zhejiang']],
]
const AUTHORITIES = ['Air house', 'Fire house']
const TODAY = '2026-11-20'

const sku = fc.record({
  price: fc.option(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 30 })), { nil: undefined }),
  color: fc.option(fc.constantFrom('1001', '7016', '9010'), { nil: undefined }),
  hex: fc.option(fc.constantFrom('#a05228', '#9a4e2c', '#2f6f5f', '#3a3d40', '#d8d2c4'), { nil: undefined }),
  area: fc.option(fc.constantFrom(...AREAS), { nil: undefined }),
  custom: fc.constantFrom(0, 1, undefined),
  origin: fc.constantFrom('domestic' as const, 'imported' as const),
  stock: fc.constantFrom(0, 5, undefined),
  uses: fc.option(fc.subarray(['Home', 'Office', 'Outdoor'], { minLength: 1 }), { nil: undefined }),
  isWithdrawn: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
})
const product = fc.record({
  rank: fc.integer({ min: 0, max: 5 }),
  brand: fc.constantFrom('Ash', 'Birch', 'Cedar'),
  category: fc.constantFrom(...CATEGORIES),
  uses: fc.option(fc.subarray(['Home', 'Office', 'Outdoor'], { minLength: 1 }), { nil: undefined }),
  thickness: fc.option(fc.constantFrom(4, 8, 14, 20), { nil: undefined }),
  heated: fc.option(fc.boolean(), { nil: undefined }),
  certified: fc.array(fc.record({ by: fc.constantFrom(...AUTHORITIES), isValid: fc.boolean() }), { maxLength: 2 }),
  isWithdrawn: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  skus: fc.array(sku, { minLength: 1, maxLength: 4 }),
})
type Drawn = typeof product extends fc.Arbitrary<infer Value> ? Value : never

function lineOf(drawn: Drawn, index: number): unknown {
  const attrs = [
    ...(drawn.uses
      ? [{ name: '用途', enName: 'Use', type: 'choice' as const, value: drawn.uses, enValue: drawn.uses }]
      : []),
    ...(drawn.thickness ? [{ name: '厚度', enName: 'Thickness', unit: 'mm', value: drawn.thickness }] : []),
    ...(drawn.heated === undefined ? [] : [{ name: '地暖', enName: 'Heated', value: drawn.heated }]),
  ]
  return aProduct({
    key: `P-${index}`,
    name: `名 ${index}`,
    enName: `Name ${index}`,
    rank: drawn.rank,
    status: drawn.isWithdrawn ? 'withdrawn' : 'on_sale',
    brand: { englishName: drawn.brand },
    category: drawn.category.map((enName) => ({ name: enName, enName })),
    currencyUnit: 'CNY',
    measurementUnit: 'square_meter',
    attrs,
    auths: drawn.certified.map(({ by, isValid }, at) => ({
      enAuthority: by,
      scheme: 'low_emission',
      number: `${index}-${at}`,
      issuedOn: '2020-01-01',
      expiresOn: isValid ? '2030-01-01' : '2026-11-19',
    })),
    skus: drawn.skus.map((each, at) => ({
      model: `P-${index}-${at}`,
      status: each.isWithdrawn ? 'withdrawn' : 'on_sale',
      ...(each.price && { minPrice: each.price[0], maxPrice: each.price[0] + each.price[1] }),
      ...(each.color && { color: { system: 'RAL', name: each.color } }),
      ...(each.hex && { colorHex: each.hex }),
      ...(each.area && { origin: each.area[0] }),
      ...(each.custom !== undefined && { hasCustomOption: each.custom }),
      domesticOrImported: each.origin,
      ...(each.stock !== undefined && { stock: each.stock }),
      ...(each.uses && {
        attrs: [{ name: '用途', enName: 'Use', type: 'choice' as const, value: each.uses, enValue: each.uses }],
      }),
    })),
  })
}

function known(drawn: Drawn, index: number): Known[] {
  const skus = drawn.skus
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((each): KnownSku => ({
      price: each.price && [each.price[0], each.price[0] + each.price[1]],
      color: each.color,
      hex: each.hex,
      area: each.area?.[1] ?? [],
      custom: each.custom === 1 ? '1' : '0',
      origin: each.origin,
      stock: (each.stock ?? 0) > 0,
      uses: each.uses ?? drawn.uses ?? [],
      thickness: drawn.thickness,
      heated: drawn.heated === undefined ? undefined : String(Number(drawn.heated)),
    }))
  if (drawn.isWithdrawn || !skus.length) return []
  const certified = drawn.certified.filter(({ isValid }) => isValid).map(({ by }) => by)
  const { rank, brand, category } = drawn
  return [{ name: `Name ${index}`, rank, brand, category, certified, skus }]
}

/** A question in names; what each facet wants, absent where it is not filtered by. */
interface Question {
  category?: string | undefined
  brands?: string[] | undefined
  colors?: string[] | undefined
  authorities?: string[] | undefined
  area?: string | undefined
  custom?: '0' | '1' | undefined
  origin?: 'domestic' | 'imported' | undefined
  stock?: true | undefined
  uses?: string[] | undefined
  thickness?: [number, number] | undefined
  heated?: '0' | '1' | undefined
  price?: [number | undefined, number | undefined] | undefined
  /** A colour and how far from it. */
  near?: [string, number] | undefined
}

/** Without pictures a SKU's one colour is all of it: the nearest stands first. */
const apart = (each: KnownSku, [hex]: [string, number]): number =>
  each.hex === undefined ? Infinity : deltaE00(labOfHex(each.hex), labOfHex(hex))

const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const question: fc.Arbitrary<Question> = fc.record({
  category: rarely(fc.constantFrom('Flooring', 'Timber', 'Plank', 'Tile')),
  brands: rarely(fc.subarray(['Ash', 'Birch', 'Cedar'], { minLength: 1 })),
  colors: rarely(fc.subarray(['1001', '7016', '9010'], { minLength: 1 })),
  authorities: rarely(fc.subarray(AUTHORITIES, { minLength: 1 })),
  area: rarely(fc.constantFrom('China', 'Guangdong', 'Sweden')),
  custom: rarely(fc.constantFrom('0' as const, '1' as const)),
  origin: rarely(fc.constantFrom('domestic' as const, 'imported' as const)),
  stock: rarely(fc.constant(true as const)),
  uses: rarely(fc.subarray(['Home', 'Office', 'Outdoor'], { minLength: 1 })),
  thickness: rarely(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 4, max: 24 }))),
  heated: rarely(fc.constantFrom('0' as const, '1' as const)),
  price: rarely(
    fc
      .tuple(some(fc.integer({ min: 0, max: 120 })), some(fc.integer({ min: 0, max: 120 })))
      .filter(([low, high]) => low !== undefined || high !== undefined),
  ),
  near: rarely(fc.tuple(fc.constantFrom('#a05228', '#3b6b5e', '#d0d0d0'), fc.integer({ min: 0, max: 60 }))),
})

/** Whether one SKU meets every part of a question but one. */
function meets(owner: Known, each: KnownSku, asked: Question, except?: keyof Question): boolean {
  const checks: Record<keyof Question, () => boolean> = {
    category: () => owner.category.includes(asked.category ?? ''),
    brands: () => asked.brands?.includes(owner.brand) ?? true,
    colors: () => each.color !== undefined && (asked.colors?.includes(each.color) ?? true),
    authorities: () => owner.certified.some((by) => asked.authorities?.includes(by)),
    area: () => each.area.includes(asked.area ?? ''),
    custom: () => each.custom === asked.custom,
    origin: () => each.origin === asked.origin,
    stock: () => each.stock,
    uses: () => each.uses.some((use) => asked.uses?.includes(use)),
    thickness: () => {
      const [low, high] = asked.thickness ?? [0, 0]
      return each.thickness !== undefined && low <= each.thickness && each.thickness <= high
    },
    heated: () => each.heated === asked.heated,
    price: () => {
      const [low = 0, high = Infinity] = asked.price ?? []
      return each.price !== undefined && low <= high && each.price[1] >= low && each.price[0] <= high
    },
    near: () => asked.near !== undefined && apart(each, asked.near) <= asked.near[1],
  }
  return (Object.keys(checks) as (keyof Question)[]).every(
    (part) => part === except || asked[part] === undefined || checks[part](),
  )
}

describe.each([11, 12, 13])('catalogue %i and any filters', (seed) => {
  let quarry: TestApp
  let catalogue: Known[]
  const ids = new Map<string, string>()

  beforeAll(async () => {
    quarry = await createTestApp({ now: () => new Date(`${TODAY}T04:00:00Z`) })
    const drawn = fc.sample(product, { numRuns: 50, seed })
    await quarry.importLines(drawn.map(lineOf))
    catalogue = drawn.flatMap(known)
    for (const { id, enName } of (await quarry.ask(getCategoryList)).data) {
      ids.set(`category ${enName}`, id)
      for (const attribute of (await quarry.ask(getCategoryAttributes, { categoryId: id })).data)
        ids.set(`attribute ${attribute.enName}`, attribute.id)
    }
    for (const { id, englishName } of (await quarry.ask(getBrandList)).data) ids.set(`brand ${englishName}`, id)
    for (const { id, name } of (await quarry.ask(getColorList)).data) ids.set(`color ${name}`, id)
    const walk = (areas: OutputOf<typeof getAreaTree>): void => {
      for (const { id, enName, children } of areas) {
        if (!ids.has(`area ${enName}`)) ids.set(`area ${enName}`, id)
        walk(children)
      }
    }
    walk((await quarry.ask(getAreaTree)).data)
    const authorities = await quarry.db.selectFrom('authority').select(['id', 'en_name']).execute()
    for (const { id, en_name: name } of authorities) ids.set(`authority ${name}`, id)
  })
  afterAll(() => quarry.close())

  const idOf = (name: string) => ids.get(name) ?? '999999999'

  function queryOf(asked: Question): InputOf<typeof getProductFacets> & Record<string, unknown> {
    const [priceMin, priceMax] = asked.price ?? []
    return {
      ...(asked.category && { categoryId: idOf(`category ${asked.category}`) }),
      ...(asked.brands && { brandId: asked.brands.map((name) => idOf(`brand ${name}`)) }),
      ...(asked.colors && { colorId: asked.colors.map((name) => idOf(`color ${name}`)) }),
      ...(asked.authorities && { authorityId: asked.authorities.map((name) => idOf(`authority ${name}`)) }),
      ...(asked.area && { areaId: idOf(`area ${asked.area}`) }),
      ...(asked.custom && { hasCustomOption: asked.custom }),
      ...(asked.origin && { domesticOrImported: asked.origin }),
      ...(asked.stock && { inStock: '1' as const }),
      ...(asked.uses && { [`attrs.${idOf('attribute Use')}`]: asked.uses.join(',') }),
      ...(asked.thickness && { [`attrs.${idOf('attribute Thickness')}`]: asked.thickness.join('..') }),
      ...(asked.heated && { [`attrs.${idOf('attribute Heated')}`]: asked.heated }),
      ...(priceMin !== undefined && { priceMin }),
      ...(priceMax !== undefined && { priceMax }),
      ...(asked.near && { colorHex: asked.near[0], colorDistance: asked.near[1] }),
    }
  }

  /** Products that have a SKU with a value of a facet, under all filters but its own. */
  function countBy(
    asked: Question,
    part: keyof Question,
    valuesOf: (owner: Known, each: KnownSku) => string[],
  ): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const owner of catalogue) {
      const values = owner.skus
        .filter((each) => meets(owner, each, asked, part))
        .flatMap((each) => valuesOf(owner, each))
      for (const value of new Set(values)) counts[value] = (counts[value] ?? 0) + 1
    }
    return counts
  }

  /** What a product is ordered by: the editorial rank, or its nearest SKU where a colour is asked for. */
  const keyOf = (owner: Known, asked: Question): number => {
    const { near } = asked
    if (!near) return owner.rank
    return Math.min(...owner.skus.filter((each) => meets(owner, each, asked)).map((each) => apart(each, near)))
  }

  it('list what the oracle lists, in its order, and count what it counts', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const query = queryOf(asked)
        const page = await quarry.ask(getProductPage, { ...query, pageSize: 200 })
        const found = catalogue
          .filter((owner) => owner.skus.some((each) => meets(owner, each, asked)))
          .map((owner, place) => ({ ...owner, place, key: keyOf(owner, asked) }))
          .sort((one, other) => one.key - other.key || one.place - other.place)
        expect(page.data.list.map(({ enName }) => enName)).toEqual(found.map(({ name }) => name))
        const skuTotal = found.flatMap((owner) => owner.skus.filter((each) => meets(owner, each, asked))).length
        expect([page.data.total, page.data.skuTotal]).toEqual([found.length, skuTotal])

        const { data } = await quarry.ask(getProductFacets, query)
        expect([data.total, data.skuTotal]).toEqual([found.length, skuTotal])
        const named = (kind: string, counts: { id: string; count: number }[]) =>
          Object.fromEntries(
            counts.map(({ id, count }) => [
              [...ids].find(([name, known]) => known === id && name.startsWith(`${kind} `))?.[0].slice(kind.length + 1),
              count,
            ]),
          )
        expect(named('category', data.categories)).toEqual(countBy(asked, 'category', ({ category }) => category))
        expect(named('brand', data.brands)).toEqual(countBy(asked, 'brands', ({ brand }) => [brand]))
        expect(named('color', data.colors)).toEqual(
          countBy(asked, 'colors', (_, { color }) => (color === undefined ? [] : [color])),
        )
        expect(named('authority', data.authorities)).toEqual(
          countBy(asked, 'authorities', ({ certified }) => certified),
        )
        expect(named('area', data.areas)).toEqual(countBy(asked, 'area', (_, { area }) => area))
        const valued = (counts: { value: string; count: number }[]) =>
          Object.fromEntries(counts.map(({ value, count }) => [value, count]))
        expect(valued(data.customOptions)).toEqual(countBy(asked, 'custom', (_, { custom }) => [custom]))
        expect(valued(data.domesticOrImported)).toEqual(countBy(asked, 'origin', (_, { origin }) => [origin]))
        expect(valued(data.inStock)).toEqual(countBy(asked, 'stock', (_, { stock }) => (stock ? ['1'] : [])))
        const attribute = (name: string) =>
          valued(data.attrs.find(({ id }) => id === ids.get(`attribute ${name}`))?.values ?? [])
        const told = asked.category ? ['Use', 'Thickness', 'Heated'] : []
        const expected: Record<string, Record<string, number>> = {
          Use: countBy(asked, 'uses', (_, { uses }) => uses),
          Thickness: countBy(asked, 'thickness', (_, { thickness }) => (thickness ? [String(thickness)] : [])),
          Heated: countBy(asked, 'heated', (_, { heated }) => (heated === undefined ? [] : [heated])),
        }
        expect(told.map(attribute)).toEqual(told.map((name) => expected[name]))
        for (const { low, high, count } of data.prices) {
          const bar: Question = { ...asked, price: [low, high ?? undefined] }
          expect(count).toBe(catalogue.filter((owner) => owner.skus.some((each) => meets(owner, each, bar))).length)
        }
      }),
      { numRuns: 340, seed },
    )
  }, 120_000)
})

import type { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { ProductSort } from '../../contract/catalogue.ts'
import type { InputOf, OutputOf } from '../../contract/endpoint.ts'
import {
  getAreaTree,
  getBrandList,
  getCategoryAttributes,
  getCategoryList,
  getColorList,
} from '../../contract/lookups.ts'
import type { Language } from '../../contract/problem.ts'
import { choicesOf } from '../testing/facet-choices.ts'
import { aProduct } from '../testing/factories.ts'
import { certificatesMeeting, findsCoats, inOrder, meets, nameCoats } from '../testing/finding-oracle.ts'
import type { Coats, Known, KnownSku, Part, Price, Question } from '../testing/finding-oracle.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const CATEGORIES = [['Flooring', 'Timber', 'Plank'], ['Flooring', 'Timber', 'Chevron'], ['Flooring', 'Cork'], ['Tile']]
const AREAS: [string, string[]][] = [
  ['SE', ['Sweden']],
  ['IT', ['Italy']],
  ['CN-GD', ['China', 'Guangdong']],
  ['CN-ZJ', ['China', 'Zhejiang']],
]
const AUTHORITIES = ['Air house', 'Fire house']
const SCHEMES = ['low_emission', 'fire_reaction', 'slip_resistance']
/** Rates in yuan; the dollar has none. */
const RATES: Record<string, number | undefined> = { CNY: 1, rmb: 1, EUR: 7.7 }
/** Nothing on sale has it. */
const POUND = 9.13
const UNITS = ['square_meter', 'piece', 'box']
const NAMES = ['Oak', 'oak', 'Öak', 'Zelkova', 'ash', 'Ash-2']
const ZH_NAMES = ['橡木', '白蜡', '榉木', 'Oak 橡']
const TODAY = '2026-11-20'
/** Products that an import changes during the queries. */
const TURNED = 15

const COATS: Coats[] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [1, 2],
  [2, 3],
  [2, 4],
  [4, 6],
]

const sku = fc.record({
  price: fc.option(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 30 })), { nil: undefined }),
  packCoverage: fc.constantFrom(undefined, 0.5, 2),
  color: fc.option(fc.constantFrom('1001', '7016', '9010'), { nil: undefined }),
  hex: fc.option(fc.constantFrom('#a05228', '#9a4e2c', '#2f6f5f', '#3a3d40', '#d8d2c4'), { nil: undefined }),
  area: fc.option(fc.constantFrom(...AREAS), { nil: undefined }),
  custom: fc.constantFrom(0, 1, undefined),
  origin: fc.constantFrom('domestic' as const, 'imported' as const),
  stock: fc.constantFrom(0, 5, undefined),
  uses: fc.option(fc.subarray(['Home', 'Office', 'Outdoor'], { minLength: 1 }), { nil: undefined }),
  coats: fc.option(fc.constantFrom(...COATS), { nil: undefined, freq: 1 }),
  isWithdrawn: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
})
const product = fc.record({
  name: fc.constantFrom(...NAMES),
  zhName: fc.constantFrom(...ZH_NAMES),
  rank: fc.integer({ min: 0, max: 5 }),
  currency: fc.constantFrom('CNY' as const, 'CNY' as const, 'rmb' as const, 'EUR' as const, 'USD' as const),
  unit: fc.constantFrom(...UNITS),
  brand: fc.constantFrom('Ash', 'Birch', 'Cedar'),
  category: fc.constantFrom(...CATEGORIES),
  uses: fc.option(fc.subarray(['Home', 'Office', 'Outdoor'], { minLength: 1 }), { nil: undefined }),
  thickness: fc.option(fc.constantFrom(4, 8, 14, 20), { nil: undefined }),
  coats: fc.option(fc.constantFrom(...COATS), { nil: undefined }),
  heated: fc.option(fc.boolean(), { nil: undefined }),
  care: fc.constantFrom(undefined, 'Wipe, then dry', '2..3', '0'.repeat(500)),
  certified: fc.array(
    fc.record({ by: fc.constantFrom(...AUTHORITIES), for: fc.constantFrom(...SCHEMES), isValid: fc.boolean() }),
    {
      maxLength: 3,
    },
  ),
  isWithdrawn: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  skus: fc.array(sku, { minLength: 1, maxLength: 4 }),
})
type Drawn = typeof product extends fc.Arbitrary<infer Value> ? Value : never

function coatsOf([low, high]: Coats) {
  return { name: '涂层', enName: 'Coats', value: { low, high } }
}

function lineOf(drawn: Drawn, index: number): unknown {
  const attrs = [
    ...(drawn.uses
      ? [{ name: '用途', enName: 'Use', type: 'choice' as const, value: drawn.uses, enValue: drawn.uses }]
      : []),
    ...(drawn.thickness ? [{ name: '厚度', enName: 'Thickness', unit: 'mm', value: drawn.thickness }] : []),
    ...(drawn.care ? [{ name: '保养', enName: 'Care', type: 'text' as const, value: drawn.care }] : []),
    ...(drawn.coats ? [coatsOf(drawn.coats)] : []),
    ...(drawn.heated === undefined ? [] : [{ name: '地暖', enName: 'Heated', value: drawn.heated }]),
  ]
  return aProduct({
    key: `P-${index}`,
    name: `${drawn.zhName}${index}`,
    enName: `${drawn.name} ${index}`,
    rank: drawn.rank,
    status: drawn.isWithdrawn ? 'withdrawn' : 'on_sale',
    brand: { englishName: drawn.brand },
    category: drawn.category.map((enName) => ({ name: enName, enName })),
    currencyUnit: drawn.currency,
    measurementUnit: drawn.unit,
    attrs,
    auths: drawn.certified.map(({ by, for: scheme, isValid }, at) => ({
      enAuthority: by,
      scheme,
      number: `${index}-${at}`,
      issuedOn: '2020-01-01',
      expiresOn: isValid ? '2030-01-01' : '2026-11-19',
    })),
    skus: drawn.skus.map((each, at) => ({
      model: `P-${index}-${at}`,
      status: each.isWithdrawn ? 'withdrawn' : 'on_sale',
      ...(each.price && { minPrice: each.price[0], maxPrice: each.price[0] + each.price[1] }),
      ...(each.packCoverage && { packCoverage: each.packCoverage }),
      ...(each.color && { color: { system: 'RAL', name: each.color } }),
      ...(each.hex && { colorHex: each.hex }),
      ...(each.area && { origin: each.area[0] }),
      ...(each.custom !== undefined && { hasCustomOption: each.custom }),
      domesticOrImported: each.origin,
      ...(each.stock !== undefined && { stock: each.stock }),
      attrs: [
        ...(each.uses
          ? [{ name: '用途', enName: 'Use', type: 'choice' as const, value: each.uses, enValue: each.uses }]
          : []),
        ...(each.coats ? [coatsOf(each.coats)] : []),
      ],
    })),
  })
}

function known(drawn: Drawn, index: number): Known[] {
  const skus = drawn.skus
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((each): KnownSku => ({
      prices: pricesOf(drawn, each),
      color: each.color,
      hex: each.hex,
      area: each.area?.[1] ?? [],
      custom: each.custom === 1 ? '1' : '0',
      origin: each.origin,
      stock: (each.stock ?? 0) > 0,
      uses: each.uses ?? drawn.uses ?? [],
      thickness: drawn.thickness,
      coats: each.coats ?? drawn.coats,
      heated: drawn.heated === undefined ? undefined : String(Number(drawn.heated)),
    }))
  if (drawn.isWithdrawn || !skus.length) return []
  const certified = drawn.certified.filter(({ isValid }) => isValid)
  const { rank, brand, category } = drawn
  const names = { name: `${drawn.name} ${index}`, zhName: `${drawn.zhName}${index}` }
  return [{ ...names, rank, brand, category, certified, skus }]
}

function pricesOf({ currency, unit }: Drawn, { price, packCoverage }: Drawn['skus'][number]): KnownSku['prices'] {
  const rate = RATES[currency]
  if (!price || !rate) return {}
  const own = [price[0], price[0] + price[1]]
  // Whole hundredths first, whatever the currency; then the rate, exact in thousandths.
  const inYuan = (coverage: number): Price => {
    const [low = 0, high = 0] = own.map((each) => (Math.round((each * 100) / coverage) * (rate * 10)) / 1000)
    return [low, high]
  }
  const coverage = unit === 'square_meter' ? 1 : unit === 'box' ? packCoverage : undefined
  const perSquareMeter = coverage && { square_meter: inYuan(coverage) }
  return { [unit]: inYuan(1), ...perSquareMeter, '': perSquareMeter?.square_meter ?? inYuan(1) }
}

const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

const question: fc.Arbitrary<Question> = fc.record({
  category: rarely(fc.constantFrom('Flooring', 'Timber', 'Plank', 'Tile')),
  brands: rarely(fc.subarray(['Ash', 'Birch', 'Cedar'], { minLength: 1 })),
  colors: rarely(fc.subarray(['1001', '7016', '9010'], { minLength: 1 })),
  authorities: rarely(fc.subarray(AUTHORITIES, { minLength: 1 })),
  schemes: rarely(fc.subarray(SCHEMES, { minLength: 1, maxLength: 2 })),
  area: rarely(fc.constantFrom('China', 'Guangdong', 'Sweden')),
  custom: rarely(fc.constantFrom('0' as const, '1' as const)),
  origin: rarely(fc.constantFrom('domestic' as const, 'imported' as const)),
  stock: rarely(fc.constant(true as const)),
  uses: rarely(fc.subarray(['Home', 'Office', 'Outdoor'], { minLength: 1 })),
  thickness: rarely(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 4, max: 24 }))),
  coats: rarely(fc.subarray(COATS, { minLength: 1, maxLength: 2 })),
  heated: rarely(fc.constantFrom('0' as const, '1' as const)),
  price: rarely(
    fc
      .tuple(some(fc.integer({ min: 0, max: 120 })), some(fc.integer({ min: 0, max: 120 })))
      .filter(([low, high]) => low !== undefined || high !== undefined),
  ),
  unit: some(fc.constantFrom(...UNITS, 'litre')),
  currency: some(fc.constantFrom<[string, number]>(['CNY', 1], ['EUR', 7.7], ['GBP', POUND])),
  near: rarely(fc.tuple(fc.constantFrom('#a05228', '#3b6b5e', '#d0d0d0'), fc.integer({ min: 0, max: 60 }))),
})

/** The part of the list, and its order. */
const view = fc.record({
  sort: fc.constantFrom<Exclude<ProductSort, 'color'>>('relevance', 'newest', 'price-asc', 'price-desc', 'name'),
  language: fc.constantFrom<Language>('en', 'zh-CN'),
  pageNo: fc.integer({ min: 1, max: 3 }),
  pageSize: fc.constantFrom(2, 7, 200),
})

describe.each([
  [11, 'by the thread that answers', {}],
  [12, 'in a thread of its own', { threadFromSkus: 0 }],
  [13, 'in a thread of its own and counted by three', { threadFromSkus: 0, crew: { fromCodes: 0, threads: 2 } }],
])('catalogue %i, followed %s, and any filters', (seed, _, apart) => {
  let quarry: TestApp
  let drawn: Drawn[]
  let catalogue: Known[]
  const ids = new Map<string, string>()
  /** How often a thread that counts has answered. */
  let counted = 0
  const note = (worker: Worker) =>
    void worker.on('message', (answer: object) => {
      if ('counts' in answer) counted += 1
    })

  beforeAll(async () => {
    process.on('worker', note)
    quarry = await createTestApp({
      now: () => new Date(`${TODAY}T04:00:00Z`),
      ...apart,
    })
    drawn = fc.sample(product, { numRuns: 50, seed })
    const { rejections } = await quarry.importLines([
      { rate: { currency: 'EUR', date: TODAY, cny: RATES['EUR'] } },
      { rate: { currency: 'GBP', date: '2026-01-01', cny: POUND } },
      ...drawn.map(lineOf),
    ])
    if (rejections.length) throw new Error(`not imported: ${JSON.stringify(rejections[0])}`)
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
  afterAll(async () => {
    process.off('worker', note)
    await quarry.close()
  })

  const idOf = (name: string) => ids.get(name) ?? '999999999'

  function queryOf(asked: Question): InputOf<typeof getProductFacets> & Record<string, unknown> {
    const [priceMin, priceMax] = asked.price ?? []
    return {
      ...(asked.category && { categoryId: idOf(`category ${asked.category}`) }),
      ...(asked.brands && { brandId: asked.brands.map((name) => idOf(`brand ${name}`)) }),
      ...(asked.colors && { colorId: asked.colors.map((name) => idOf(`color ${name}`)) }),
      ...(asked.authorities && { authorityId: asked.authorities.map((name) => idOf(`authority ${name}`)) }),
      ...(asked.schemes && { scheme: asked.schemes }),
      ...(asked.area && { areaId: idOf(`area ${asked.area}`) }),
      ...(asked.custom && { hasCustomOption: asked.custom }),
      ...(asked.origin && { domesticOrImported: asked.origin }),
      ...(asked.stock && { inStock: '1' as const }),
      ...(asked.uses && { [`attrs.${idOf('attribute Use')}`]: asked.uses.join(',') }),
      ...(asked.thickness && { [`attrs.${idOf('attribute Thickness')}`]: asked.thickness.join('..') }),
      ...(asked.coats && { [`attrs.${idOf('attribute Coats')}`]: asked.coats.map(nameCoats).join(',') }),
      ...(asked.heated && { [`attrs.${idOf('attribute Heated')}`]: asked.heated }),
      ...(priceMin !== undefined && { priceMin }),
      ...(priceMax !== undefined && { priceMax }),
      ...(asked.unit && { priceUnit: asked.unit }),
      ...(asked.currency && { priceIn: asked.currency[0] }),
      ...(asked.near && { colorHex: asked.near[0], colorDistance: asked.near[1] }),
    }
  }

  /** Counts products that have a SKU with a value of a facet, under all filters except the facet's own. */
  function countBy(
    asked: Question,
    part: Part,
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

  /** As `countBy`, but a number or range counts for every value that it overlaps. */
  function countCoats(asked: Question): Record<string, number> {
    const left = catalogue.map((owner) => owner.skus.filter((each) => meets(owner, each, asked, 'coats')))
    const held = new Set(left.flat().flatMap(({ coats }) => (coats ? [nameCoats(coats)] : [])))
    return Object.fromEntries(
      COATS.filter((value) => held.has(nameCoats(value))).map((wanted) => [
        nameCoats(wanted),
        left.filter((skus) => skus.some(({ coats }) => coats && findsCoats(wanted, coats))).length,
      ]),
    )
  }

  it('list what the oracle lists, in its order, and count what it counts', async () => {
    await fc.assert(
      fc.asyncProperty(question, view, async (asked, shown) => {
        const query = queryOf(asked)
        const found = inOrder(catalogue, asked, shown)
        const { sort, language, pageNo, pageSize } = shown
        const listed = async (part: { pageNo?: number; after?: string }) =>
          (await quarry.ask(getProductPage, { ...query, sort, pageSize, ...part }, { 'accept-language': language }))
            .data
        const page = await listed({ pageNo })
        const names = found.map(({ name }) => name)
        expect(page.list.map(({ enName }) => enName)).toEqual(names.slice((pageNo - 1) * pageSize, pageNo * pageSize))
        const last = page.list.at(-1)
        const next = last ? (await listed({ after: last.spuId })).list.map(({ enName }) => enName) : []
        expect(next).toEqual(names.slice(pageNo * pageSize, (pageNo + 1) * pageSize))
        const skuTotal = found.flatMap((owner) => owner.skus.filter((each) => meets(owner, each, asked))).length
        expect([page.total, page.skuTotal]).toEqual([found.length, skuTotal])

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
          countBy(asked, 'authorities', (owner) =>
            certificatesMeeting(owner, asked, 'authorities').map(({ by }) => by),
          ),
        )
        expect(named('area', data.areas)).toEqual(countBy(asked, 'area', (_, { area }) => area))
        const valued = (counts: { value: string; count: number }[]) =>
          Object.fromEntries(counts.map(({ value, count }) => [value, count]))
        expect(valued(data.schemes)).toEqual(
          countBy(asked, 'schemes', (owner) => certificatesMeeting(owner, asked, 'schemes').map((each) => each.for)),
        )
        expect(valued(data.customOptions)).toEqual(countBy(asked, 'custom', (_, { custom }) => [custom]))
        expect(valued(data.domesticOrImported)).toEqual(countBy(asked, 'origin', (_, { origin }) => [origin]))
        expect(valued(data.inStock)).toEqual(countBy(asked, 'stock', (_, { stock }) => (stock ? ['1'] : [])))
        const attribute = (name: string) =>
          valued(data.attrs.find(({ id }) => id === ids.get(`attribute ${name}`))?.values ?? [])
        const told = asked.category ? ['Use', 'Thickness', 'Coats', 'Heated'] : []
        const expected: Record<string, Record<string, number>> = {
          Use: countBy(asked, 'uses', (_, { uses }) => uses),
          Thickness: countBy(asked, 'thickness', (_, { thickness }) => (thickness ? [String(thickness)] : [])),
          Coats: countCoats(asked),
          Heated: countBy(asked, 'heated', (_, { heated }) => (heated === undefined ? [] : [heated])),
        }
        expect(told.map(attribute)).toEqual(told.map((name) => expected[name]))
        const unitsOf = (_: Known, { prices }: KnownSku) => Object.keys(prices).filter(Boolean)
        expect(valued(data.priceUnits)).toEqual(countBy(asked, 'price', unitsOf))
        for (const { low, high, count } of data.prices) {
          const bar: Question = { ...asked, price: [low, high ?? undefined] }
          expect(count).toBe(catalogue.filter((owner) => owner.skus.some((each) => meets(owner, each, bar))).length)
        }
      }),
      { numRuns: tries(80, 340), seed },
    )
  })

  it('count for each value of each facet what choosing it alone lists', async () => {
    const roots = (await quarry.ask(getCategoryList)).data.filter(({ parentId }) => parentId === '0')
    for (const within of [{}, ...roots.map(({ id }) => ({ categoryId: id }))]) {
      const { data } = await quarry.ask(getProductFacets, within)
      for (const [choice, count] of choicesOf(data)) {
        const listed = await quarry.ask(getProductPage, { ...within, ...choice, pageSize: 1 })
        expect({ choice, total: listed.data.total }).toEqual({ choice, total: count })
        const counted = await quarry.ask(getProductFacets, { ...within, ...choice })
        expect({ choice, total: counted.data.total }).toEqual({ choice, total: count })
      }
    }
  })

  it('answer from the catalogue before an import or after it, never from a mixture, while imports run', async () => {
    const turned = drawn.map((each, index) =>
      index < TURNED ? { ...each, isWithdrawn: !each.isWithdrawn, rank: 5 - each.rank } : each,
    )
    const states = [drawn.flatMap(known), turned.flatMap(known)]
    const ending = new AbortController()
    const importing = (async () => {
      for (let turn = 1; !ending.signal.aborted || turn % 2 === 0; turn++) {
        const lines = (turn % 2 ? turned : drawn).slice(0, TURNED).map(lineOf)
        await quarry.importLines(lines, {}, `turn-${turn}.jsonl`)
      }
    })()
    try {
      await fc.assert(
        fc.asyncProperty(question, view, async (asked, shown) => {
          const expected = states.map((state) => {
            catalogue = state
            const found = inOrder(catalogue, asked, shown)
            const skuTotal = found.flatMap((owner) => owner.skus.filter((each) => meets(owner, each, asked))).length
            const totals = { total: found.length, skuTotal }
            const names = found.map(({ name }) => name).slice(0, shown.pageSize)
            const brands = countBy(asked, 'brands', ({ brand }) => [brand])
            return { page: { ...totals, names }, facets: { ...totals, brands } }
          })
          const query = queryOf(asked)
          const { sort, language, pageSize } = shown
          const [listed, counted] = await Promise.all([
            quarry.ask(getProductPage, { ...query, sort, pageSize }, { 'accept-language': language }),
            quarry.ask(getProductFacets, query),
          ])
          const { list, total, skuTotal } = listed.data
          expect(expected.map(({ page }) => page)).toContainEqual({
            total,
            skuTotal,
            names: list.map(({ enName }) => enName),
          })
          const { data } = counted
          const brands = Object.fromEntries(data.brands.map(({ id, count }) => [brandOf(id), count]))
          expect(expected.map(({ facets }) => facets)).toContainEqual({
            total: data.total,
            skuTotal: data.skuTotal,
            brands,
          })
        }),
        { numRuns: tries(30, 120), seed },
      )
    } finally {
      ending.abort()
      await importing
      catalogue = drawn.flatMap(known)
    }
  })

  function brandOf(id: string): string | undefined {
    return [...ids].find(([name, known]) => known === id && name.startsWith('brand '))?.[0].slice('brand '.length)
  }

  it('were counted by threads if there are any', () => {
    expect(counted > 0).toBe('crew' in apart)
  })
})

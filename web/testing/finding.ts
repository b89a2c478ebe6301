import { getProductFacets, getProductPage, productFacets, type ProductCard } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import { getAuthorityList, getBrandList, getCategoryAttributes, getColorList } from '../../contract/lookups.ts'
import { answerLookups } from './lookups.ts'
import { answer } from './server-answers.ts'

type Facets = OutputOf<typeof getProductFacets>

/** Counts of a rail: none but those that a test states. */
export function someFacets(facts: Partial<Facets> = {}): Facets {
  const { attrsNow: _, ...lists } = productFacets.shape
  const none = Object.fromEntries(Object.keys(lists).map((list) => [list, []]))
  return { ...none, total: 24, skuTotal: 24, ...facts } as Facets
}

/** A list of these cards that has no more. */
export function aWholeList(
  list: ProductCard[],
  facts: Partial<OutputOf<typeof getProductPage>> = {},
): OutputOf<typeof getProductPage> {
  return { list, total: list.length, skuTotal: list.length, understood: [], hints: [], ...facts }
}

/** The attributes of timber, by their ids. */
export const SPECIES = '11'
export const THICKNESS = '12'
export const HEATING = '13'
export const CARE = '14'

/** The lookups of a small shop, with those of its filters: eleven brands, two certifiers, two colours of RAL, four attributes. */
export function answerFilterLookups(): void {
  answerLookups()
  answer(
    getBrandList,
    Array.from({ length: 11 }, (_, index) => {
      const number = index + 1
      return { id: `${number}`, name: `${number}号`, englishName: `House ${number}`, count: 12 - number }
    }),
  )
  answer(getAuthorityList, [
    { id: '5', name: '空气研究所', enName: 'Institute of Air' },
    { id: '6', name: '石材委员会', enName: 'Board of Stone' },
  ])
  answer(getColorList, [
    { id: '1', name: '9010', hex: '#f1ece1', system: 'RAL', icon: null },
    { id: '2', name: '7016', hex: '#383e42', system: 'RAL', icon: null },
  ])
  answer(getCategoryAttributes, [
    {
      id: SPECIES,
      name: '树种',
      enName: 'Species',
      type: 'choice',
      unit: null,
      options: [
        { value: '橡木', name: '橡木', enName: 'Oak' },
        { value: '白蜡木', name: '白蜡木', enName: 'Ash' },
      ],
    },
    { id: THICKNESS, name: '厚度', enName: 'Thickness', type: 'number', unit: 'mm', options: [] },
    { id: HEATING, name: '适用地暖', enName: 'Underfloor heating', type: 'boolean', unit: null, options: [] },
    {
      id: CARE,
      name: '保养',
      enName: 'Care',
      type: 'text',
      unit: null,
      options: [{ value: '用湿布擦', name: '用湿布擦', enName: 'Wipe with a damp cloth' }],
    },
  ])
}

/** Facts of the table, with the attributes that they are. */
export const SLIP = '21'
export const USE = '23'
export const FIRE = '22'

type Attribute = OutputOf<typeof getCategoryAttributes>[number]

const aClass = (
  id: string,
  [name, enName]: [string, string],
  fact: Attribute['fact'],
  values: string[],
): Attribute => ({
  id,
  name,
  enName,
  type: 'choice',
  unit: null,
  options: values.map((value) => ({ value, name: value, enName: value })),
  fact,
})

/** Slip on one scale, fire on two with further classes behind each, and uses on two that go from less to more. */
export const someFacts: Attribute[] = [
  aClass(
    SLIP,
    ['防滑等级', 'Slip class'],
    {
      code: 'slip-ramp',
      scales: [{ key: '', name: '', enName: '', classes: ['R9', 'R10', 'R11', 'R12', 'R13'] }],
      isBetter: true,
      norm: 'EN 16165:2021，附录 B，斜坡，穿鞋；DIN 51130（2021 年废止）',
      enNorm: 'EN 16165:2021, annex B, ramp, shod; DIN 51130 (withdrawn 2021)',
    },
    ['R9', 'R10', 'R11', 'R12', 'on request'],
  ),
  aClass(
    FIRE,
    ['燃烧性能', 'Fire class'],
    {
      code: 'fire-en',
      scales: [
        { key: '', name: '墙面与顶面', enName: 'Walls and ceilings', classes: ['F', 'E', 'D', 'C', 'B', 'A2', 'A1'] },
        { key: 'fl', name: '地面', enName: 'Floors', classes: ['Ffl', 'Efl', 'Dfl', 'Cfl', 'Bfl', 'A2fl', 'A1fl'] },
      ],
      isBetter: true,
      norm: 'EN 13501-1:2018',
      enNorm: 'EN 13501-1:2018',
    },
    ['C-s2,d0', 'B-s1,d0', 'Bfl-s1'],
  ),
  aClass(
    USE,
    ['使用等级', 'Use class'],
    {
      code: 'use-class',
      scales: [
        { key: '2', name: '住宅', enName: 'Domestic', classes: ['21', '22', '23'] },
        { key: '3', name: '商用', enName: 'Commercial', classes: ['31', '32', '33', '34'] },
      ],
      isBetter: false,
      norm: 'EN ISO 10874:2012',
      enNorm: 'EN ISO 10874:2012',
    },
    ['23', '32', '33'],
  ),
]

/** Counts of those facts. */
export function countsOfFacts(): Facets['attrs'] {
  const counted = (values: Record<string, number>) => Object.entries(values).map(([value, count]) => ({ value, count }))
  return [
    {
      id: SLIP,
      values: counted({ R10: 20, R9: 6, R11: 9, R12: 5, 'on request': 2 }),
      atLeast: counted({ 'R9..': 40, 'R10..': 34, 'R11..': 14, 'R12..': 1 }),
    },
    {
      id: FIRE,
      values: counted({ 'B-s1,d0': 8, 'Bfl-s1': 4, 'C-s2,d0': 3 }),
      atLeast: counted({ 'F..': 11, 'E..': 11, 'D..': 11, 'C..': 11, 'B..': 8, 'Ffl..': 4, 'Efl..': 4, 'Bfl..': 4 }),
    },
    {
      id: USE,
      values: counted({ 33: 7, 32: 4, 23: 2 }),
      atLeast: counted({ '21..': 2, '22..': 2, '23..': 2, '31..': 11, '32..': 11, '33..': 7 }),
    },
  ]
}

/** Counts that give every group of the rail something to show. */
export function fullFacets(facts: Partial<Facets> = {}): Facets {
  const counted = (...values: string[]) => values.map((value, index) => ({ value, count: values.length - index }))
  const countedIds = (...ids: string[]) => counted(...ids).map(({ value, count }) => ({ id: value, count }))
  return someFacets({
    categories: countedIds('1', '2'),
    brands: countedIds(...Array.from({ length: 11 }, (_, index) => `${index + 1}`)),
    colors: countedIds('1', '2'),
    colorSystems: counted('RAL'),
    authorities: [{ id: '5', count: 2 }],
    schemes: counted('low_emission'),
    customOptions: counted('0', '1'),
    domesticOrImported: counted('domestic', 'imported'),
    places: counted('stairs', 'stairs:unstated', 'heated-floor'),
    areas: countedIds('86', '44'),
    inStock: counted('1'),
    attrs: [
      { id: SPECIES, values: counted('橡木', '白蜡木') },
      { id: THICKNESS, values: counted('8', '10', '12', '14', '16', '20') },
      { id: HEATING, values: counted('1', '0') },
      { id: CARE, values: counted('用湿布擦') },
    ],
    prices: [
      { low: 0, high: 50, count: 3 },
      { low: 50, high: 100, count: 0 },
      { low: 100, high: 150, count: 2 },
      { low: 150, high: null, count: 1 },
    ],
    ...facts,
  })
}

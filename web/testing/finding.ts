import { getProductFacets, getProductPage, productFacets, type ProductCard } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import { getAuthorityList, getBrandList, getCategoryAttributes, getColorList } from '../../contract/lookups.ts'
import { answerLookups } from './lookups.ts'
import { answer } from './server-answers.ts'

type Facets = OutputOf<typeof getProductFacets>

/** Counts of a rail: none but those that a test states. */
export function someFacets(facts: Partial<Facets> = {}): Facets {
  const none = Object.fromEntries(Object.keys(productFacets.shape).map((list) => [list, []]))
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
    { id: '1', name: '9010', hex: '#ffffff', system: 'RAL', icon: null },
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

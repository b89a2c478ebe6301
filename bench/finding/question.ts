import { getProductFacets, getProductPage, productSorts } from '../../contract/catalogue.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import type { Random } from '../generator/random.ts'
import type { KnownSku, KnownValue } from './known-skus.ts'

/** Filters, order and page of a list, as the API and its rivals are asked. */
export type Question = Partial<ParsedInputOf<typeof getProductPage>>

export const PAGE_SIZE = 50
const MOST_FILTERS = 5
const MOST_DELTA_E = 20

type Draw = (random: Random, sku: KnownSku, other: () => KnownSku) => Question

/** Draws a filter that one SKU meets; undefined if the SKU has no value for it. */
const FILTERS: Draw[] = [
  (random, { categories }) => ({ categoryId: random.pick(categories) }),
  (_, { brand }, other) => ({ brandId: [brand, other().brand] }),
  (_, { color }, other) => (color ? { colorId: [color, other().color ?? color] } : {}),
  (_, { system }) => (system ? { colorSystem: [system] } : {}),
  (_, { authorities }) => (authorities.length ? { authorityId: authorities } : {}),
  (random, { low, high }) => (low === null || high === null ? {} : priceRange(random, low, high)),
  (_, { custom }) => ({ hasCustomOption: custom }),
  (_, { origin }) => ({ domesticOrImported: origin }),
  (random, { areas }) => (areas.length ? { areaId: random.pick(areas) } : {}),
  (_, sku) => (sku.in_stock ? { inStock: '1' } : {}),
  (random, { attrs }) => (attrs.length ? { attrs: wanted(random, random.pick(attrs)) } : {}),
  (random, { attrs }) => (attrs.length ? { attrs: wanted(random, random.pick(attrs)) } : {}),
]

/** Up to five random filters that one SKU of the catalogue meets, in any order. */
export function drawQuestion(random: Random, skus: KnownSku[]): Question {
  const sku = random.pick(skus)
  const question: Question = { sort: random.pick(productSorts) }
  for (let left = random.between(0, MOST_FILTERS); left > 0; left -= 1) {
    const { attrs, ...rest } = random.pick(FILTERS)(random, sku, () => random.pick(skus))
    Object.assign(question, rest, attrs && { attrs: { ...question.attrs, ...attrs } })
  }
  return question
}

export function drawColor(random: Random): Question {
  const colorHex = `#${random.below(0x1000000).toString(16).padStart(6, '0')}`
  return { colorHex, colorDistance: random.between(1, MOST_DELTA_E) }
}

function priceRange(random: Random, low: number, high: number): Question {
  const share = random.between(40, 100) / 100
  return { priceMin: Math.floor(low * share), priceMax: Math.ceil(high / share) }
}

function wanted(random: Random, { id, type, value }: KnownValue): Record<string, string[]> {
  if (type !== 'number' && type !== 'range') return { [id]: [value] }
  const [low = 0, high = low] = value.split('..').map(Number)
  return {
    [id]: [`${Math.floor(low * (random.below(100) / 100))}..${Math.ceil(high * (1 + random.below(100) / 100))}`],
  }
}

export function pagePath(question: Question): string {
  return `${getProductPage.path}?${queryOf({ pageSize: PAGE_SIZE, ...question })}`
}

export function facetsPath({ sort: _sort, pageNo: _pageNo, nearest: _nearest, ...filters }: Question): string {
  return `${getProductFacets.path}?${queryOf(filters)}`
}

function queryOf({ attrs, ...rest }: Question): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) put(query, name, value)
  for (const [id, values] of Object.entries(attrs ?? {})) put(query, `attrs.${id}`, values)
  return query.toString()
}

// A value that contains a comma cannot be part of a comma-separated list.
function put(query: URLSearchParams, name: string, value: string | number | string[] | undefined): void {
  if (value === undefined) return
  if (!Array.isArray(value)) query.set(name, String(value))
  else if (value.some((each) => each.includes(','))) for (const each of value) query.append(`${name}[0]`, each)
  else query.set(name, value.join(','))
}

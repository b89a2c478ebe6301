import { search } from '@orama/orama'
import type { AnyOrama } from '@orama/orama'
import type { KnownSku } from '../finding/known-skus.ts'
import { PAGE_SIZE } from '../finding/question.ts'
import type { Question } from '../finding/question.ts'

type Condition = Record<string, unknown>

const ENUMS = ['brand', 'color', 'system', 'custom', 'origin', 'in_stock']
const ENUM_LISTS = ['categories', 'authorities', 'areas', 'attrs']
const FACETS = [...ENUMS, 'categories', 'authorities', 'areas']
const BARS = [0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].map((from, index, all) => ({
  from,
  to: all[index + 1] ?? 1e9,
}))

/** Each numeric attribute needs its own fields. */
export function skuSchema(skus: KnownSku[]): Record<string, 'enum' | 'enum[]' | 'number'> {
  const numeric = new Set(skus.flatMap(({ attrs }) => attrs.filter(isNumeric).map(({ id }) => id)))
  return {
    ...Object.fromEntries(ENUMS.map((name) => [name, 'enum' as const])),
    ...Object.fromEntries(ENUM_LISTS.map((name) => [name, 'enum[]' as const])),
    low: 'number',
    high: 'number',
    ...Object.fromEntries(
      [...numeric].flatMap((id) => [
        [`low${id}`, 'number' as const],
        [`high${id}`, 'number' as const],
      ]),
    ),
  }
}

export function skuDocument({ id, attrs, in_stock: inStock, ...sku }: KnownSku): Record<string, unknown> {
  const document: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(sku).filter(([, value]) => value !== null)),
    id,
    in_stock: inStock ? '1' : '0',
    attrs: attrs.map((attr) => `${attr.id}=${attr.value}`),
  }
  for (const attr of attrs.filter(isNumeric)) {
    const [low = 0, high = low] = attr.value.split('..').map(Number)
    document[`low${attr.id}`] = low
    document[`high${attr.id}`] = high
  }
  return document
}

function isNumeric({ type }: { type: string }): boolean {
  return type === 'number' || type === 'range'
}

/** A page and every facet: once with all filters, and once more for each filter without it. */
export async function askFacets(skus: AnyOrama, question: Question): Promise<void> {
  const conditions = conditionsOf(question)
  const isFree = (facet: string): boolean => !conditions.some(([name]) => name === facet)
  const names = [...FACETS, ...(question.categoryId ? ['attrs'] : []), 'low'].filter(isFree)
  await ask(skus, { conditions, names, limit: PAGE_SIZE })
  for (const [index, [name]] of conditions.entries())
    await ask(skus, { conditions: conditions.toSpliced(index, 1), names: [name], limit: 1 })
}

interface Asked {
  conditions: [string, Condition][]
  names: string[]
  limit: number
}

async function ask(skus: AnyOrama, { conditions, names, limit }: Asked): Promise<void> {
  const facets = Object.fromEntries(names.map((name) => [name, name === 'low' ? { ranges: BARS } : {}]))
  const where = Object.assign({}, ...conditions.map(([, condition]) => condition)) as Condition
  await search(skus, { term: '', ...(conditions.length && { where }), facets, limit } as never)
}

function conditionsOf(question: Question): [string, Condition][] {
  const { priceMin, priceMax } = question
  const conditions: [string, Condition | undefined][] = [
    ['categories', question.categoryId ? { categories: { containsAny: [question.categoryId] } } : undefined],
    ['brand', among('brand', question.brandId)],
    ['color', among('color', question.colorId)],
    ['system', among('system', question.colorSystem)],
    ['authorities', question.authorityId && { authorities: { containsAny: question.authorityId } }],
    ['areas', question.areaId ? { areas: { containsAny: [question.areaId] } } : undefined],
    ['custom', among('custom', question.hasCustomOption && [question.hasCustomOption])],
    ['origin', among('origin', question.domesticOrImported && [question.domesticOrImported])],
    ['in_stock', among('in_stock', question.inStock && ['1'])],
    ['low', priceMin === undefined ? undefined : { high: { gte: priceMin }, low: { lte: priceMax ?? 1e9 } }],
    ['attrs', attributesOf(question.attrs ?? {})],
  ]
  return conditions.flatMap(([name, condition]) => (condition ? [[name, condition]] : []))
}

function among(name: string, values: string[] | undefined): Condition | undefined {
  return values && { [name]: { in: values } }
}

// Text attributes share one field, so that they are one filter here.
function attributesOf(attrs: Record<string, string[]>): Condition | undefined {
  const entries = Object.entries(attrs).map(([id, [value = '']]) => [id, value, value.split('..').map(Number)] as const)
  const words = entries.flatMap(([id, value]) => (value.includes('..') ? [] : [`${id}=${value}`]))
  const ranges = entries.filter(([, value]) => value.includes('..'))
  if (!entries.length) return undefined
  return {
    ...(words.length && { attrs: { containsAll: words } }),
    ...Object.fromEntries(
      ranges.flatMap(([id, , [low = 0, high = low]]) => [
        [`high${id}`, { gte: low }],
        [`low${id}`, { lte: high }],
      ]),
    ),
  }
}

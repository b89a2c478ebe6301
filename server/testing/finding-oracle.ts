import type { ProductSort } from '../../contract/catalogue.ts'
import { deltaE00 } from '../../contract/colors/color-difference.ts'
import { labOfHex } from '../../contract/colors/lab.ts'
import type { Language } from '../../contract/problem.ts'

/** A product as it was imported, SKU by SKU, without using the read model. */
export interface Known {
  name: string
  zhName: string
  rank: number
  brand: string
  category: string[]
  /** Certificates in force. */
  certified: { by: string; for: string }[]
  skus: KnownSku[]
}

export interface KnownSku {
  /** Prices in yuan by unit: the unit of sale, the square metre if that follows, and '' for the search price. */
  prices: Record<string, Price>
  color: string | undefined
  hex: string | undefined
  area: string[]
  custom: '0' | '1'
  origin: 'domestic' | 'imported'
  stock: boolean
  uses: string[]
  thickness: number | undefined
  /** Low and high; equal for a plain number. */
  coats: Coats | undefined
  heated: string | undefined
}

export type Price = [number, number]
export type Coats = [number, number]

/** The value in filters and facets: a number, or `2..3`. */
export function nameCoats([low, high]: Coats): string {
  return low === high ? String(low) : `${low}..${high}`
}

/** Whether the filter `wanted` finds `coats`: if they overlap. */
export function findsCoats(wanted: Coats, coats: Coats): boolean {
  return coats[1] >= wanted[0] && coats[0] <= wanted[1]
}

/** A query by names: the wanted value of each facet, absent without a filter. */
export interface Question {
  category?: string | undefined
  brands?: string[] | undefined
  colors?: string[] | undefined
  authorities?: string[] | undefined
  schemes?: string[] | undefined
  area?: string | undefined
  custom?: '0' | '1' | undefined
  origin?: 'domestic' | 'imported' | undefined
  stock?: true | undefined
  uses?: string[] | undefined
  thickness?: [number, number] | undefined
  coats?: Coats[] | undefined
  heated?: '0' | '1' | undefined
  price?: [number | undefined, number | undefined] | undefined
  /** The unit of all prices; it filters nothing by itself. */
  unit?: string | undefined
  /** The currency of a price range, and its rate in yuan; CNY by default. */
  currency?: [name: string, yuan: number] | undefined
  /** A colour and the largest distance from it. */
  near?: [string, number] | undefined
}
export type Part = Exclude<keyof Question, 'unit' | 'currency'>

/** The distance to a SKU's colour. Without pictures a SKU has only one, so its share does not matter. */
const apart = (each: KnownSku, [hex]: [string, number]): number =>
  each.hex === undefined ? Infinity : deltaE00(labOfHex(each.hex), labOfHex(hex))

/** The order of a list, and the language of its names. */
export interface View {
  sort: Exclude<ProductSort, 'color'>
  language: Language
}

/** The certificates that meet the question's authority and scheme, leaving out `except`. */
export function certificatesMeeting({ certified }: Known, asked: Question, except?: Part): Known['certified'] {
  const { authorities, schemes } = asked
  return certified
    .filter(({ by }) => except === 'authorities' || (authorities?.includes(by) ?? true))
    .filter((each) => except === 'schemes' || (schemes?.includes(each.for) ?? true))
}

/** Whether one SKU meets every part of a question, leaving out `except`. */
export function meets(owner: Known, each: KnownSku, asked: Question, except?: Part): boolean {
  const checks: Record<Part, () => boolean> = {
    category: () => owner.category.includes(asked.category ?? ''),
    brands: () => asked.brands?.includes(owner.brand) ?? true,
    colors: () => each.color !== undefined && (asked.colors?.includes(each.color) ?? true),
    authorities: () => certificatesMeeting(owner, asked, except).length > 0,
    schemes: () => certificatesMeeting(owner, asked, except).length > 0,
    area: () => each.area.includes(asked.area ?? ''),
    custom: () => each.custom === asked.custom,
    origin: () => each.origin === asked.origin,
    stock: () => each.stock,
    uses: () => each.uses.some((use) => asked.uses?.includes(use)),
    thickness: () => {
      const [low, high] = asked.thickness ?? [0, 0]
      return each.thickness !== undefined && low <= each.thickness && each.thickness <= high
    },
    coats: () => {
      const { coats } = each
      return coats !== undefined && (asked.coats?.some((wanted) => findsCoats(wanted, coats)) ?? true)
    },
    heated: () => each.heated === asked.heated,
    price: () => {
      const [low = 0, high = Infinity] = asked.price ?? []
      const price = each.prices[asked.unit ?? '']
      const [, yuan = 1] = asked.currency ?? []
      // Rounded to hundredths, as prices are stated.
      const said = price?.map((each) => Math.round((each * 100) / yuan) / 100)
      return said !== undefined && low <= high && (said[1] ?? 0) >= low && (said[0] ?? 0) <= high
    },
    near: () => asked.near !== undefined && apart(each, asked.near) <= asked.near[1],
  }
  return (Object.keys(checks) as Part[]).every((part) => part === except || asked[part] === undefined || checks[part]())
}

/** The products that meet a question, in order; ties stay in the order of import. */
export function inOrder(catalogue: Known[], asked: Question, { sort, language }: View): Known[] {
  const { compare } = new Intl.Collator(language === 'en' ? 'en' : 'zh-CN-u-co-pinyin')
  const pricesOf = (owner: Known): Price[] =>
    owner.skus
      .filter((each) => meets(owner, each, asked))
      .flatMap(({ prices }) => {
        const price = prices[asked.unit ?? '']
        return price ? [price] : []
      })
  const least = (owner: Known) => Math.min(...pricesOf(owner).map(([low]) => low), 1e9)
  const most = (owner: Known) => Math.max(...pricesOf(owner).map(([, high]) => high), -1)
  const { near } = asked
  /** The editorial rank, or with a colour the distance of the nearest SKU. */
  const keyOf = (owner: Known): number =>
    near
      ? Math.min(...owner.skus.filter((each) => meets(owner, each, asked)).map((each) => apart(each, near)))
      : owner.rank
  const comparisons: Record<View['sort'], (one: Known, other: Known) => number> = {
    relevance: (one, other) => keyOf(one) - keyOf(other),
    newest: (one, other) => catalogue.indexOf(other) - catalogue.indexOf(one),
    name: (one, other) => (language === 'en' ? compare(one.name, other.name) : compare(one.zhName, other.zhName)),
    'price-asc': (one, other) => least(one) - least(other),
    'price-desc': (one, other) => most(other) - most(one),
  }
  const found = catalogue.filter((owner) => owner.skus.some((each) => meets(owner, each, asked)))
  return found.sort(comparisons[sort])
}

import type { ProductSort } from '../../contract/catalogue.ts'
import { deltaE00 } from '../../contract/colors/color-difference.ts'
import { labOfHex } from '../../contract/colors/lab.ts'
import type { Language } from '../../contract/problem.ts'

/** A product as it was imported: what is looked at, SKU by SKU, with nothing of the read model. */
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
  /** In yuan by what it is per: the unit of sale, the square metre where that follows, and '' for finding. */
  prices: Record<string, Price>
  color: string | undefined
  hex: string | undefined
  area: string[]
  custom: '0' | '1'
  origin: 'domestic' | 'imported'
  stock: boolean
  uses: string[]
  thickness: number | undefined
  /** From and to; a plain number is both. */
  coats: Coats | undefined
  heated: string | undefined
}

export type Price = [number, number]
export type Coats = [number, number]

/** As a filter and a facet name them: a number, or `2..3`. */
export function nameCoats([low, high]: Coats): string {
  return low === high ? String(low) : `${low}..${high}`
}

/** Whether choosing `wanted` finds what has `coats`: by overlap. */
export function findsCoats(wanted: Coats, coats: Coats): boolean {
  return coats[1] >= wanted[0] && coats[0] <= wanted[1]
}

/** A question in names; what each facet wants, absent where it is not filtered by. */
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
  /** What prices are per, wherever they matter; it filters nothing itself. */
  unit?: string | undefined
  /** The currency that a range of prices is in, and its yuan for one; CNY without. */
  currency?: [name: string, yuan: number] | undefined
  /** A colour and how far from it. */
  near?: [string, number] | undefined
}
export type Part = Exclude<keyof Question, 'unit' | 'currency'>

/** Without pictures a SKU's one colour is all of it: the nearest stands first. */
const apart = (each: KnownSku, [hex]: [string, number]): number =>
  each.hex === undefined ? Infinity : deltaE00(labOfHex(each.hex), labOfHex(hex))

/** The order of a list, and whose names it is by. */
export interface View {
  sort: Exclude<ProductSort, 'color'>
  language: Language
}

/** The certificates that meet both parts of a question that are about them, save one. */
export function certificatesMeeting({ certified }: Known, asked: Question, except?: Part): Known['certified'] {
  const { authorities, schemes } = asked
  return certified
    .filter(({ by }) => except === 'authorities' || (authorities?.includes(by) ?? true))
    .filter((each) => except === 'schemes' || (schemes?.includes(each.for) ?? true))
}

/** Whether one SKU meets every part of a question but one. */
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
      // As it is said: in hundredths.
      const said = price?.map((each) => Math.round((each * 100) / yuan) / 100)
      return said !== undefined && low <= high && (said[1] ?? 0) >= low && (said[0] ?? 0) <= high
    },
    near: () => asked.near !== undefined && apart(each, asked.near) <= asked.near[1],
  }
  return (Object.keys(checks) as Part[]).every((part) => part === except || asked[part] === undefined || checks[part]())
}

/** The products that meet a question, in order; those that share a place as they were imported. */
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
  /** The editorial rank, or how near the nearest SKU is where a colour is asked for. */
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

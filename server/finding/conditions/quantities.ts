import { ABOUT, AT_LEAST, AT_MOST } from './comparisons.ts'
import { amountOf, FIGURE, NO_MORE_FIGURE } from './figures.ts'
import type { PriceWords } from './price-words.ts'

/** How much somebody needs: "20 m2", "for 10 sqm of", 20平. */
interface Quantity {
  /** In square metres; undefined in other units. */
  area: number | undefined
  from: number
  to: number
}

const METRES = String.raw`m2|sqm|sq\.?\s?m|square met(?:re|er)s?|met(?:re|er)s? squared?|平方米|平米|平方|平(?![面板整滑织铺开口缝纹])`
const OTHERS = String.raw`sq\.?\s?(?:ft|yds?)|sqft|square (?:f(?:oo|ee)t|yards?)|ft2|平方英尺`
const QUANTITY = new RegExp(
  String.raw`(?:(?:(?<!\p{L})(?:for|of)|(?<!\p{L})${ABOUT}|一?共|总共)\s*)*(?<limit>(?:${AT_LEAST}|${AT_MOST})\s*)?(?<![\p{sc=Latin}\p{N}/×*#_-]|\p{N}[.,]|(?:per|每)\s*)(?<figure>${FIGURE})${NO_MORE_FIGURE}\s?(?:(?<metres>${METRES})|${OTHERS})(?![\p{sc=Latin}\p{N}/]|\s*(?:per\b|a\b|each\b|每))(?:\s*of(?!\p{L}))?`,
  'iu',
)
/** No slab is larger; a limit of less may be its own. */
const LEAST_LIMITED = 10
const MAY_HOLD_ONE = /m2|sq|ft2|平/iu

/** The first area in a plain text that is no figure of a product. */
export function readQuantity(plain: string): Quantity | null {
  const found = MAY_HOLD_ONE.test(plain) ? QUANTITY.exec(plain) : null
  if (!found) return null
  const { index, 0: text, groups = {} } = found
  // "Over 3 m2" is of a slab.
  const figure = amountOf((groups['figure'] ?? '').toLowerCase())
  if (groups['limit'] !== undefined && figure < LEAST_LIMITED) return null
  const area = groups['metres'] === undefined ? undefined : figure
  return { area, from: index, to: index + text.length }
}

const IN_ALL = /(?<!\p{L})(?:total|altogether|overall|all in)(?!\p{L})|总共|总价|一共|合计/iu
const BUDGET = /budget|spend|预算|花/iu
/** No budget for more than a square metre is less. */
const LEAST_BUDGET = 1000
const FOR_IT = /^\s*(?:budget\s*)?(?:for|to cover)(?!\p{L})/iu
const STOP = /[.!?。！？\n](?!\d)/u

type Price = Omit<PriceWords, 'from' | 'to'> & { text: string }

/** "2000 for 10 m2": what an area costs in all, by the square metre. */
export function perSquareMetre<Given extends Price>(price: Given, whole: string): Given {
  const at = price.priceUnit === null ? whole.indexOf(price.text.toLowerCase()) : -1
  if (at < 0) return price
  const [before = ''] = whole.slice(0, at).split(STOP).slice(-1)
  const [behind = ''] = whole.slice(at + price.text.length).split(STOP)
  const found = [before, behind].map(readQuantity)
  const area = found[0]?.area ?? found[1]?.area
  if (!area) return price
  const isForIt =
    found[1]?.from !== undefined && FOR_IT.test(behind) && behind.slice(0, found[1].from).trim().length < 8
  const besides = [before, behind].map((text, index) =>
    text.replace(text.slice(found[index]?.from ?? 0, found[index]?.to ?? 0), ' '),
  )
  if (!isForIt && !isOfAll(price, besides.join(` ${price.text} `))) return price
  const each = (amount: number | null) => amount && Math.round((amount / area) * 100) / 100
  return { ...price, priceMin: each(price.priceMin), priceMax: each(price.priceMax), priceUnit: 'square_meter' }
}

function isOfAll({ priceMax }: Price, sentence: string): boolean {
  return IN_ALL.test(sentence) || (BUDGET.test(sentence) && (priceMax ?? 0) >= LEAST_BUDGET)
}

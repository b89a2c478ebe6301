/** A price as somebody wrote it among other words. */
export interface PriceWords {
  /** Major units of `priceIn`; null: no limit. */
  priceMin: number | null
  priceMax: number | null
  priceIn: string
  /** What it is per, a value of product_measurement_unit, where that was written. */
  priceUnit: 'square_meter' | null
  /** What was written besides. */
  rest: string
}

const SIGNS: Record<string, string> = {
  CNY: String.raw`¥|cny|rmb|yuan|人民币|元|块钱?`,
  EUR: String.raw`€|eur(?:os?)?|欧元?`,
  USD: String.raw`us\$|\$|usd|dollars?|美元|美金`,
  GBP: String.raw`£|gbp|pounds?|英镑`,
}
const SIGN = Object.values(SIGNS).join('|')
const FIGURE = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?`
/** Not the beginning of a size, a share or a longer number. */
const NO_SIZE = String.raw`(?![\d.,]*\d|\s*(?:[mck]?m\b(?!2)|毫米|厘米|公分|米|kg\b|公斤|g\b|%|x|×|db\b))`
const PER = String.raw`(?:\s*(?:\/|per|a|每|一)\s*(?:m2|sqm|sq\.?\s?m|square met(?:re|er)|平方米|平米|平方|平))?`

const amountOf = (name: string) =>
  String.raw`(?<${name}Before>${SIGN})?\s*(?<${name}>${FIGURE})\s*(?:(?<${name}After>${SIGN})(?![a-z]))?${NO_SIZE}`

const UP_TO = String.raw`under|below|up to|less than|cheaper than|not over|at most|max(?:imum)?\.?|<=?|≤|低于|少于|不超过|不到|最多|小于`
const FROM = String.raw`over|above|more than|at least|min(?:imum)?\.?|>=?|≥|高于|超过|至少|不低于|大于`

const before = (words: string, name: string) =>
  String.raw`(?:^|(?<=[\s\p{sc=Han}]))(?:每(?:平方米|平米|平方|平)\s*)?(?:${words})\s*${amountOf(name)}${PER}`
const after = (words: string, name: string) => String.raw`${amountOf(name)}${PER}\s*(?:${words})`

const FORMS = [
  // "200-500元" and "between 200 and 500", before what an end of it alone would mean.
  String.raw`(?:between|from)\s+${amountOf('low')}\s*(?:and|to)\s*${amountOf('high')}${PER}`,
  String.raw`${amountOf('low')}\s*(?:-|–|~|至|到|to)\s*${amountOf('high')}${PER}`,
  before(UP_TO, 'high'),
  after('以下|以内|之内|or less|or under', 'high'),
  before(FROM, 'low'),
  after(String.raw`以上|起|or more|\+`, 'low'),
].map((form) => new RegExp(form, 'iu'))

/**
 * The first limit on prices in what somebody typed: "under 500", "below ¥300/m²", "500以下", "200–500 元". A figure without a
 * sign is in the currency that the person compares in; two figures without one are no prices but may be a size. Null for none.
 */
export function readPriceWords(text: string, priceIn = 'CNY'): PriceWords | null {
  const plain = text.normalize('NFKC').replaceAll('￥', '¥')
  for (const form of FORMS) {
    const found = form.exec(plain)
    const groups = found?.groups
    if (!found || !groups) continue
    const sign = [groups['lowBefore'], groups['lowAfter'], groups['highBefore'], groups['highAfter']].find(Boolean)
    const isPerArea = new RegExp(String.raw`m2|sq|平`, 'iu').test(found[0])
    const [low, high] = [groups['low'], groups['high']].map((figure) => figure && Number(figure.replaceAll(',', '')))
    if (low !== undefined && high !== undefined && !sign && !isPerArea) continue
    if (typeof low === 'number' && typeof high === 'number' && low > high) continue
    return {
      priceMin: typeof low === 'number' ? low : null,
      priceMax: typeof high === 'number' ? high : null,
      priceIn: sign === undefined ? priceIn : currencyOf(sign),
      priceUnit: isPerArea ? 'square_meter' : null,
      rest: `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }
  }
  return null
}

function currencyOf(sign: string): string {
  const entry = Object.entries(SIGNS).find(([, signs]) => new RegExp(`^(?:${signs})$`, 'i').test(sign))
  return entry?.[0] ?? 'CNY'
}

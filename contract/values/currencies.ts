/** Signs and names, plain and in lower case, with the currencies that they may mean (ISO 4217), the likeliest first. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '$|dollars?|dólares|美金': ['USD', 'CAD', 'AUD', 'HKD', 'SGD', 'NZD', 'TWD', 'MXN'],
  'us$|us dollars?|美元': ['USD'],
  'hk$|港币|港元': ['HKD'],
  'a$|au$|aud$|澳元': ['AUD'],
  'c$|ca$|can$|加元': ['CAD'],
  'nz$|纽元': ['NZD'],
  's$|新加坡元|新元': ['SGD'],
  'nt$|新台币|台币': ['TWD'],
  'mx$': ['MXN'],
  'r$|reais|real': ['BRL'],
  '¥|yen': ['CNY', 'JPY'],
  '元|圆|人民币|rmb|yuan|renminbi|块钱': ['CNY'],
  'cn¥': ['CNY'],
  'jp¥|円|日元|日圆': ['JPY'],
  '€|euros?|欧元': ['EUR'],
  '£|英镑|quid': ['GBP'],
  'kr|kronor|kroner': ['SEK', 'NOK', 'DKK', 'ISK'],
  'fr|sfr|franken|瑞士法郎|瑞郎': ['CHF'],
  '₩|韩元|원': ['KRW'],
  '₹|卢比': ['INR'],
  'rs': ['INR', 'PKR', 'LKR'],
  '₽|rub|руб': ['RUB'],
  '₺|tl': ['TRY'],
  '฿|泰铢': ['THB'],
  'zł|zl': ['PLN'],
  'kč': ['CZK'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₪': ['ILS'],
  '₴': ['UAH'],
  'dhs?|迪拉姆': ['AED'],
} // prettier-ignore

const CODES = new Set(Intl.supportedValuesOf('currency'))
/** Codes that are also written small; others are words: `all`, `try`, `top`. */
const WRITTEN_SMALL = /^(?:eur|usd|cny|gbp|chf|sek|nok|dkk|jpy|hkd|twd|krw|sgd|aud|cad|nzd|inr|pln|czk|aed|thb)$/

export const CURRENCY_SPELLINGS: readonly (readonly [string, readonly string[]])[] = Object.entries(SIGNS).map(
  ([spelled, codes]) => [spelled.replaceAll('$', String.raw`\$`), codes],
)

/** The signs of several currencies, such as `$`, with them; the likeliest first. */
export const SIGNS_OF_SEVERAL: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SIGNS).flatMap(([spelled, codes]) => (codes.length > 1 ? [[spelled.split('|')[0] ?? '', codes]] : [])),
)

/** The sign of several currencies by its meanings. */
export function signOf(codes: readonly string[]): string | undefined {
  if (codes.length < 2) return undefined
  return [...SIGNS_OF_SEVERAL].find(([, meanings]) => codes.every((code) => meanings.includes(code)))?.[0]
}

/** A code of ISO 4217: in capitals, or one that is often written small. */
export function currencyOfCode(word: string): string | undefined {
  const code = word.toUpperCase()
  return CODES.has(code) && (word === code || WRITTEN_SMALL.test(word)) ? code : undefined
}

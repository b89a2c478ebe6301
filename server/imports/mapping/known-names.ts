import { ownValue } from '../../../contract/own-value.ts'
import { plain } from './read-number.ts'

/** The parts of the catalogue by which a table's words are understood. */
export interface KnownCatalogue {
  /** The values of each dictionary, with their labels in both languages. */
  dictionaries: Record<string, { value: string; label: string; remark: string }[]>
  areas: { code: string; name: string; enName: string }[]
  /** Each category's path in both languages, from the root. */
  categories: { path: { name: string | null; enName: string | null }[] }[]
  brands: string[]
  /** Names of properties, to recognise columns. */
  attributes: { name: string | null; enName: string | null; unit: string }[]
}

const UNITS: Record<string, string> = {
  m: 'square_meter', 'm²': 'square_meter', m2: 'square_meter', sqm: 'square_meter', 'sq m': 'square_meter', mq: 'square_meter', qm: 'square_meter', 平方米: 'square_meter', 平方: 'square_meter', 平米: 'square_meter',
  'square meter': 'square_meter', 'square metre': 'square_meter', quadratmeter: 'square_meter', 'metro quadro': 'square_meter',
  lm: 'meter', rm: 'meter', lfm: 'meter', ml: 'meter', meter: 'meter', metre: 'meter', 'running meter': 'meter', 'linear meter': 'meter', 米: 'meter', 延米: 'meter',
  pc: 'piece', pcs: 'piece', piece: 'piece', pieces: 'piece', ea: 'piece', each: 'piece', stk: 'piece', stück: 'piece', st: 'piece', pz: 'piece', pezzo: 'piece', 件: 'piece', 个: 'piece', 片: 'piece', 块: 'piece', 张: 'piece', 套: 'piece', 支: 'piece',
  roll: 'roll', rolls: 'roll', rolle: 'roll', rotolo: 'roll', rouleau: 'roll', 卷: 'roll',
  l: 'litre', lt: 'litre', litre: 'litre', liter: 'litre', litro: 'litre', 升: 'litre',
  kg: 'kilogram', kilogram: 'kilogram', kilo: 'kilogram', 公斤: 'kilogram', 千克: 'kilogram',
} // prettier-ignore

const CURRENCIES: Record<string, string> = {
  '¥': 'CNY', '￥': 'CNY', 元: 'CNY', 人民币: 'CNY', rmb: 'CNY', yuan: 'CNY', cny: 'CNY', '€': 'EUR', euro: 'EUR', euros: 'EUR', eur: 'EUR', 欧元: 'EUR',
  $: 'USD', us$: 'USD', usd: 'USD', dollar: 'USD', 美元: 'USD', '£': 'GBP', gbp: 'GBP', 英镑: 'GBP', chf: 'CHF', sek: 'SEK', jpy: 'JPY', 日元: 'JPY',
} // prettier-ignore

const LANGUAGES = ['en', 'zh-CN', 'it', 'de', 'fr', 'es']

/** The dictionary value that a text means: by value, by label or by a term of the trade. */
export function dictionaryValueOf(text: string, type: string, known: KnownCatalogue): string | undefined {
  const word = plain(text)
    .toLowerCase()
    .replace(/^(per|pro|al|je|\/|每)\s*/, '')
  const entries = ownValue(known.dictionaries, type) ?? []
  const found = entries.find((entry) =>
    [entry.value, entry.label, entry.remark].some((name) => plain(name).toLowerCase() === word),
  )
  if (found) return found.value === 'rmb' ? 'CNY' : found.value
  const meant =
    type === 'product_measurement_unit'
      ? ownValue(UNITS, word)
      : type === 'product_currency_unit'
        ? ownValue(CURRENCIES, word)
        : undefined
  return entries.some(({ value }) => value === meant) ? meant : undefined
}

/** The currency or unit among the words of a longer text, such as `Prezzo (EUR/mq)`. */
export function dictionaryValueIn(text: string, type: string, known: KnownCatalogue): string | undefined {
  const words = plain(text).match(/[€$£¥]|[\p{L}]+[²2]?/gu) ?? []
  const parts = [...words, ...words.flatMap((word) => word.match(/人民币|平方米|平米|元|米|卷|件|升|片|块/g) ?? [])]
  // A lone `m` in a header usually means a length, unless it follows a slash.
  const after = plain(text)
    .split('/')
    .slice(1)
    .map((part) => part.replace(/[)\]）].*$/, '').trim())
  for (const part of [...after, ...parts.filter((word) => word.length > 1 || /\P{ASCII}|[€$£¥]/u.test(word))]) {
    const value = dictionaryValueOf(part, type, known)
    if (value !== undefined) return value
  }
  return undefined
}

/** The code of a country by its name in six languages, or of an area by its stored names. */
export function areaOf(text: string, { areas }: KnownCatalogue): string | undefined {
  const word = plain(text).toLowerCase()
  const own = areas.find(({ code, name, enName }) => [code, name, enName].some((one) => one.toLowerCase() === word))
  if (own) return own.code
  const codes = areas.filter(({ code }) => code.length === 2).map(({ code }) => code)
  return codes.find((code) =>
    LANGUAGES.some((language) => countryName(language, code) === word || word === ownValue(ALIASES, code)),
  )
}

const ALIASES: Record<string, string> = { CN: 'p.r. china', US: 'usa', GB: 'uk', NL: 'holland' }
const names = new Map<string, Intl.DisplayNames>()

function countryName(language: string, code: string): string | undefined {
  const display = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, display)
  return display.of(code)?.toLowerCase()
}

/** The category that a text names by its last name or by its path (`>` or `/` between), as a path, English if there is one. */
export function categoryOf(text: string, { categories }: KnownCatalogue): string | undefined {
  const wanted = nameForms(text).map((step) => step.toLowerCase())
  if (!wanted.length) return undefined
  const fits = categories.filter(({ path }) =>
    wanted.every((step, index) => {
      const place = path[path.length - wanted.length + index]
      return [place?.name, place?.enName].some((name) => name?.toLowerCase() === step)
    }),
  )
  const [only, other] = fits
  // A name of two categories is ambiguous.
  return only && !other ? only.path.map(({ name, enName }) => enName ?? name ?? '').join(' > ') : undefined
}

export function nameForms(text: string): string[] {
  return plain(text)
    .split(/\s*[>›»/\\]\s*|\s+-\s+/)
    .map((step) => step.trim())
    .filter(Boolean)
}

import { foldedAs } from '../../../contract/identity.ts'
import type { KnownProperty } from '../../../contract/import-property.ts'
import { ownValue } from '../../../contract/own-value.ts'
import { signOf } from '../../../contract/values/currencies.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { UNITS } from '../../../contract/values/units.ts'
import { wordsIn } from '../../../contract/values/words.ts'
import type { Token, Word } from '../../../contract/values/words.ts'
import { pathText, stepsOf } from './category-path.ts'
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
  attributes: KnownProperty[]
}

const LANGUAGES = ['en', 'zh-CN', 'it', 'de', 'fr', 'es']

/** The dictionary value that a text means: by value, by label or by a term of the trade. A word of several meanings has none here. */
export function dictionaryValueOf(text: string, type: string, known: KnownCatalogue): string | undefined {
  const entries = ownValue(known.dictionaries, type) ?? []
  const word = plain(text).toLowerCase()
  const said = wordsIn(plainValue(text)).filter(({ is }) => is !== 'per' && is !== 'slash')
  const [first, more] = said
  const meanings = first && !more ? meaningsOf(first, type) : []
  const inUse = meanings.filter((meant) => entries.some(({ value }) => value === meant))
  if (inUse.length > 0) return inUse.length === 1 ? inUse[0] : undefined
  const found = entries.find((entry) =>
    [entry.value, entry.label, entry.remark].some((name) => plain(name).toLowerCase() === word),
  )
  // `rmb` is a rule of what is shown (specification, section 9), and no file's currency.
  return found?.value === 'rmb' ? (word === 'rmb' ? 'CNY' : undefined) : found?.value
}

function meaningsOf(word: Token, type: string): readonly string[] {
  // In American lists M is a thousand.
  if (word.text === 'M') return []
  if (word.is === 'unit' && type === 'product_measurement_unit') return word.units
  return word.is === 'currency' && type === 'product_currency_unit' ? word.codes : []
}

/** The currency or unit among the words of a longer text, such as `Prezzo (EUR/mq)`. */
export function dictionaryValueIn(text: string, type: string, known: KnownCatalogue): string | undefined {
  const words = wordsIn(plainValue(text).replaceAll(/\d+/g, ' '))
  const isAfterPer = (at: number) => ['per', 'slash'].includes(words[at - 1]?.is ?? '')
  // A lone `m` in a header usually means a length, unless it follows a slash.
  const sayable = words.filter((word, at) => isAfterPer(at) || word.is === 'currency' || !isLength(word))
  const first = [...words.filter((_, at) => isAfterPer(at)), ...sayable]
  return first.map((word) => dictionaryValueOf(word.text, type, known)).find((value) => value !== undefined)
}

/** The first sign of several currencies in a text. */
export function signIn(text: string): string | undefined {
  const words = wordsIn(plainValue(text).replaceAll(/\d+/g, ' '))
  return words
    .map((word) => (word.is === 'currency' ? signOf(word.codes) : undefined))
    .find((sign) => sign !== undefined)
}

function isLength(word: Word): boolean {
  return word.is === 'unit' && word.units.some((unit) => UNITS[unit].dimension === 'length')
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

/** The category that a text names by its last name or by its path, as a path, English if there is one. */
export function categoryOf(text: string, { categories }: KnownCatalogue): string | undefined {
  const wanted = stepsOf(text).map((step) => step && foldedAs(step))
  if (!wanted.length || wanted.includes(null)) return undefined
  const fits = categories.filter(({ path }) =>
    wanted.every((step, index) => {
      const place = path[path.length - wanted.length + index]
      return [place?.name, place?.enName].some((name) => name != null && foldedAs(name) === step)
    }),
  )
  const [only, other] = fits
  // A name of two categories is ambiguous.
  return only && !other ? pathText(only.path.map(({ name, enName }) => enName ?? name)) : undefined
}

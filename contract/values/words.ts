import { CURRENCY_SPELLINGS, currencyOfCode } from './currencies.ts'
import { plainValue } from './plain-value.ts'
import { AMBIGUOUS_UNITS, isUnitName, UNITS } from './units.ts'
import type { UnitName } from './units.ts'

export type Bound = 'about' | 'from' | 'upTo'

/** A word beside a number. */
export type Word =
  | { is: 'unit'; units: readonly UnitName[] }
  | { is: 'currency'; codes: readonly string[] }
  | { is: 'bound'; bound: Bound }
  /** Also says up to where nothing stands before it. */
  | { is: 'range'; isUpTo: boolean }
  | { is: 'per' | 'dash' | 'open' | 'close' | 'slash' | 'fraction' | 'plus' | 'between' | 'and' }
  /** A quantity of a price in words: per hundred. */
  | { is: 'count'; count: string }
  | { is: 'tax'; isIncluded: boolean }
  /** `450/-`: and no paise, as Indian lists write it. */
  | { is: 'even' }
  /** Of a footnote, or words that change nothing. */
  | { is: 'note' }
  | { is: 'unknown' }

export type Token = Word & { text: string }

const TAX =
  '(?:vat|tax|taxes|gst|mwst|mehrwertsteuer|umsatzsteuer|ust|iva|tva|btw|moms|mva|alv|dph|kdv|pdv|podatku vat)'
/** What stands between the word for it and the tax: `zzgl. der gesetzlichen 19 % MwSt.` */
const TAXED = `(?:der )?(?:ges |gesetzl |gesetzlichen? |jeweils gültigen |sales )?(?:\\d+ ?% ?)?${TAX}`
const WITH_TAX = 'incl|inkl|including|includes?|inclusive of|inclusief|inc|with|mit|con|com|med|vč|včetně'
const WITHOUT_TAX =
  'excl|exkl|excluding|excludes?|exclusive of|exclusief|(?:do|does) not include|not including|net of|subject to|exc|ex|without|ohne|zzgl|zuzüglich|plus|hors|al netto di|sin|sem|senza|zonder|uten|utan|uden|bez|\\+'
const SAID: readonly (readonly [string, Word])[] = [
  ['/', { is: 'slash' }],
  ['per|pro|je|par|por|al|every|à|每', { is: 'per' }],
  ['hundred|hundert|cento|cien|百', { is: 'count', count: '100' }],
  ['thousand|tausend|mille|千', { is: 'count', count: '1000' }],
  ['⁄', { is: 'fraction' }],
  ['-', { is: 'dash' }],
  ['\\+', { is: 'plus' }],
  ['~|\\.\\.+|…|to|至|到|a', { is: 'range', isUpTo: false }],
  ['between|zwischen|entre|tra|介于', { is: 'between' }],
  ['and|und|et|y|e|和|与', { is: 'and' }],
  ['bis', { is: 'range', isUpTo: true }],
  ['ca|circa|approx|approximately|about|≈|约|大约|左右|env|environ|etwa|ungefähr|aprox|±', { is: 'bound', bound: 'about' }],
  ['from|starting (?:at|from)|ab|von|dès|à partir de|a partire da|da|desde|起|>=?|≥|min|mind|mindestens|minimum|at least|or more|以上|至少|不小于', { is: 'bound', bound: 'from' }],
  ['up to|bis zu|max|maximal|maximum|höchstens|jusqu\'à|fino a|hasta|<=?|≤|at most|or less|以下|以内|最多|不大于', { is: 'bound', bound: 'upTo' }],
  [`(?:${WITH_TAX}) ${TAXED}|${TAX} (?:incl|inkl|included|inclus[aoe]|inclu[ií]d[ao]|inbegrepen|comprise|compresa|dahil)|부가세 ?포함|ttc|含税|含增值税|税込み?|شامل الضريبة`, { is: 'tax', isIncluded: true }],
  [`(?:${WITHOUT_TAX}) ${TAXED}|${TAX} (?:excl|exkl|excluded|exclusive|not included|extra|esclus[ao]|exclu[ií]d[ao]|(?:no|não) inclu[ií]d[ao]|non comprise|hariç|dahil değil(?:dir)?)|부가세 ?별도|ht|hors taxes?|不含税|未税|税抜き?|税別|غير شامل الضريبة`, { is: 'tax', isIncluded: false }],
  ['[([{]', { is: 'open' }],
  ['[)\\]}]', { is: 'close' }],
  ['\\*+|†+|‡+|§|net|netto', { is: 'note' }],
  ['/-|/=', { is: 'even' }],
] // prettier-ignore

const LEXICON: readonly (readonly [RegExp, Word])[] = [
  ...SAID.map(([spelled, word]) => [spellingOf(spelled), word] as const),
  ...AMBIGUOUS_UNITS.map(([spelled, units]) => [spellingOf(spelled), { is: 'unit', units }] as const),
  ...CURRENCY_SPELLINGS.map(([spelled, codes]) => [spellingOf(spelled), { is: 'currency', codes }] as const),
  ...(Object.entries(UNITS) as [UnitName, { spelled: string }][]).map(
    ([name, { spelled }]) => [spellingOf(spelled), { is: 'unit', units: [name] }] as const,
  ),
]

/** At the place where a word may begin; its end is no letter, unless both are of no alphabet. */
function spellingOf(spelled: string): RegExp {
  const spaced = spelled.replaceAll(/(?<!\() (?!\?)/g, '[ .-]*').replaceAll(' ?', '[ .-]*')
  return new RegExp(String.raw`(?:${spaced})(?:(?<=\p{L})(?!\p{sc=Latin})|(?<=\p{sc=Han})|(?<!\p{L}))\.?`, 'iuy')
}

const known = new Map<string, readonly Token[]>()
const MOST_KNOWN = 5000

/** The words of plain text without numbers; most cells of a column have the same. */
export function wordsIn(text: string): readonly Token[] {
  const found = known.get(text) ?? split(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, found)
  return found
}

/** The units that a text without numbers may mean, if it is nothing else: `sq ft`, `square_foot`. */
export function unitsNamed(text: string): readonly UnitName[] {
  if (isUnitName(text)) return [text]
  const [word, more] = wordsIn(plainValue(text))
  return word?.is === 'unit' && !more ? word.units : []
}

function split(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    if (/[ ,;.:]/.test(text.charAt(at)) && !text.startsWith('..', at)) {
      at += 1
      continue
    }
    const { word, length } = longest(text, at)
    tokens.push({ ...word, text: text.slice(at, at + length) })
    at += length
  }
  return tokens
}

function longest(text: string, at: number): { word: Word; length: number } {
  let best: { word: Word; length: number } | undefined
  for (const [spelling, word] of LEXICON) {
    spelling.lastIndex = at
    const length = spelling.exec(text)?.[0].length ?? 0
    if (length > (best?.length ?? 0)) best = { word, length }
  }
  if (best) return best
  const run = /[\p{sc=Latin}\p{M}&]+|./uy
  run.lastIndex = at
  const unknown = run.exec(text)?.[0] ?? text.charAt(at)
  const code = currencyOfCode(unknown)
  return { word: code ? { is: 'currency', codes: [code] } : { is: 'unknown' }, length: unknown.length }
}

import { NAME_NEEDED, issueText } from '../issue-text.ts'

/**
 * The rules for the fields of a record, as plain values: a form reports by them at once what is wrong, in the server's words
 * (decisions/010). The schemas are made of the same limits and patterns, and a test checks that both agree.
 */

/** Patterns of texts, by the name that a refusal uses. */
export const patterns = {
  country: /^[A-Z]{2}$/,
  area_code: /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/,
  currency: /^[A-Z]{3}$/,
  dictionary_type: /^[a-z][a-z0-9_]*$/,
  hex_color: /^#[0-9a-f]{6}$/i,
  url: /^https?:\/\/[^\s/?#]/i,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
} as const

export const limits = { text: 500, key: 200, unit: 40, type: 100, longText: 20_000, address: 2000, word: 100, words: 101, sort: 1_000_000, rate: 1_000_000_000 } as const // prettier-ignore

type Rule =
  | { is: 'text'; most: number; isNeeded?: true; looks?: keyof typeof patterns }
  | { is: 'number'; most: number; isWhole?: true; isOptional?: true }
  | { is: 'words' }
  /** A choice: another record, or one of a few words. */
  | { is: 'chosen' }

const text = { is: 'text', most: limits.text } as const
const needed = { ...text, isNeeded: true } as const
const longText = { is: 'text', most: limits.longText } as const
const address = { is: 'text', most: limits.address, looks: 'url' } as const
const chosen = { is: 'chosen' } as const
const sort = { is: 'number', most: limits.sort, isWhole: true } as const
const names = { name: text, enName: text }

const rules = {
  brand: {
    englishName: text,
    name: text,
    country: { ...text, looks: 'country' },
    website: address,
    description: longText,
    enDescription: longText,
  },
  category: names,
  attr: { ...names, unit: { is: 'text', most: limits.unit }, type: chosen },
  'attr-option': { ...names, attributeId: chosen, sort },
  color: { name: needed, hex: { ...text, looks: 'hex_color' }, systemId: chosen },
  'color-system': { name: needed },
  dict: {
    remark: text,
    label: text,
    value: { is: 'text', most: limits.key, isNeeded: true },
    type: chosen,
    colorType: { is: 'text', most: limits.key },
    sort,
  },
  'dict-type': { ...names, type: { is: 'text', most: limits.type, isNeeded: true, looks: 'dictionary_type' } },
  words: { words: { is: 'words' }, kind: chosen },
  auth: { ...names, url: address },
  area: { ...names, code: { ...needed, looks: 'area_code' }, sort },
  rate: {
    currency: chosen,
    date: { ...needed, looks: 'date' },
    cny: { is: 'number', most: limits.rate, isOptional: true },
    perCny: { is: 'number', most: limits.rate, isOptional: true },
    source: text,
  },
} as const satisfies Record<string, Readonly<Record<string, Rule>>>

/** The kinds of records, as in `records`. */
export type RuledKind = keyof typeof rules

const inTwo: readonly [english: string, chinese: string] = ['enName', 'name']

/** The two name fields of a kind, one for each language. If one is empty, the other is used. */
export const namesOf = {
  brand: ['englishName', 'name'],
  category: inTwo,
  attr: inTwo,
  'attr-option': inTwo,
  dict: ['remark', 'label'],
  'dict-type': inTwo,
  auth: inTwo,
  area: inTwo,
} as const

export function pairOf(kind: RuledKind): readonly [english: string, chinese: string] | undefined {
  return (namesOf as Partial<Record<RuledKind, readonly [string, string]>>)[kind]
}

type Given = Readonly<Record<string, unknown>>

/** Whether a record has a name, if its kind has names in two languages. */
export function isNamed(kind: RuledKind, fields: Given): boolean {
  const pair = pairOf(kind)
  return !pair || pair.some((name) => typeof fields[name] === 'string' && fields[name].trim() !== '')
}

/** All faults in the given fields of a record, by field, as texts that follow the field's name. */
export function faultsOf(kind: RuledKind, said: Given, language: 'en' | 'zh'): Record<string, string> {
  const faults = Object.entries(said).flatMap(([field, value]) => {
    const rule = (rules[kind] as Readonly<Record<string, Rule>>)[field]
    const fault = rule && faultOf(rule, value, language)
    return fault ? [[field, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

/** The fault of a record without a name; nothing else. */
export function nameFaultOf(kind: RuledKind, whole: Given, language: 'en' | 'zh'): Record<string, string> {
  const [english = ''] = pairOf(kind) ?? []
  return isNamed(kind, whole) ? {} : { [english]: NAME_NEEDED[language] }
}

function faultOf(rule: Rule, value: unknown, language: 'en' | 'zh'): string | undefined {
  const say = (issue: Parameters<typeof issueText>[0]) => issueText(issue, language)
  const nothing = () => say({ code: 'invalid_type', expected: 'string', input: undefined })
  if (rule.is === 'words') {
    const words = value as readonly string[]
    if (words.length === 0) return nothing()
    if (words.length > limits.words) return say({ code: 'too_big', origin: 'array', maximum: limits.words, input: value }) // prettier-ignore
    const isLong = words.some((word) => word.length > limits.word)
    return isLong ? say({ code: 'too_big', origin: 'string', maximum: limits.word, input: value }) : undefined
  }
  if (value === null || value === '') {
    const isNeeded = rule.is === 'text' ? rule.isNeeded : rule.is !== 'number' || !rule.isOptional
    return isNeeded ? nothing() : undefined
  }
  if (rule.is === 'chosen') return undefined
  if (rule.is === 'text') {
    const typed = (typeof value === 'string' ? value : '').trim()
    if (typed.length > rule.most) return say({ code: 'too_big', origin: 'string', maximum: rule.most, input: value })
    const { looks } = rule
    return looks && !patterns[looks].test(typed)
      ? say({ code: 'invalid_format', format: looks, input: typed })
      : undefined
  }
  if (typeof value !== 'number') return say({ code: 'invalid_type', expected: 'number', input: value })
  if (rule.isWhole && !Number.isInteger(value)) return say({ code: 'invalid_type', expected: 'int', input: value })
  const isTooSmall = rule.isWhole ? value < 0 : value <= 0
  if (isTooSmall) return say({ code: 'too_small', origin: 'number', minimum: 0, inclusive: rule.isWhole ?? false, input: value }) // prettier-ignore
  return value > rule.most ? say({ code: 'too_big', origin: 'number', maximum: rule.most, input: value }) : undefined
}

import { absorptionAmong, fireClassAmong } from './facts.ts'
import type { FactWords, NamedFact } from './facts.ts'

/** The least αw of the classes of absorption, ISO 11654. */
const ABSORPTION_CLASSES: Record<string, number> = { a: 0.9, b: 0.8, c: 0.6, d: 0.3, e: 0.15 }

const APART = String.raw`(?<![\p{sc=Latin}\p{N}_+-])`
const END = String.raw`(?![\p{sc=Latin}\p{N}_+-]|\.\d)`
/** EN 13501-1 (A1 to F) and GB 8624 (A, B1 to B3): never E1, which is of formaldehyde. */
const FIRE_CLASS = '(?<class>a[12]?|b[123]?|[c-f])'
const GRADED = '(?<class>a[12]|b[123])'
const BURNING = '防火|阻燃|不燃|难燃|耐火|燃烧'
const RATED = '(?:rat(?:ed|ing)|retardan(?:t|cy)|resistan(?:t|ce)|proof|safety|reaction|class)'

/** Words about fire before or behind a class. */
const FIRE_FORMS = [
  String.raw`${APART}(?:euro[ -]?class|(?:reaction to fire|(?:fire|flame)(?:[ -](?:safety|reaction|resistance|performance))?)[ -](?:class(?:ification)?|rat(?:ing|ed)|grade)|fireproof class)(?: of| is| class)?\s*[:=]?\s*${FIRE_CLASS}${END}`,
  String.raw`${APART}class\s*${FIRE_CLASS}[ -](?:fire|flame)(?:[ -]?${RATED})?${END}`,
  String.raw`${APART}${GRADED}[ -](?:fire|flame)[ -]?${RATED}${END}`,
  String.raw`(?:${BURNING})(?:性能|性)?(?:等级|级别)[\s:为是达到]*${FIRE_CLASS}(?:\s?级)?${END}`,
  String.raw`(?:${BURNING})(?:性能|性)?[\s:为是达到]*(?:${FIRE_CLASS}\s?级|${GRADED.replace('class', 'graded')}${END})`,
  String.raw`${APART}(?:${FIRE_CLASS}\s?级\s*|${GRADED.replace('class', 'graded')}\s*)(?:${BURNING})(?:等级|级别|性能|级)?`,
].map((form) => new RegExp(form, 'u'))

/** Words about sound beside a class. */
const SOUND_FORMS = [
  String.raw`${APART}(?:(?:sound |noise |acoustic )?absor(?:ption|bing|ber)|sound|noise|acoustic|nrc|αw|alpha[ -]?w)(?: class(?:ification)?| rating| grade)(?: of| is)?\s*[:=]?\s*(?<class>[a-e])${END}`,
  String.raw`${APART}class\s*(?<class>[a-e])[ -](?:(?:sound|noise)[ -])?(?:absor(?:ption|bing|bers?)|acoustics?)${END}`,
  String.raw`(?:吸[声音]|声学)(?:性能|系数)?(?:等级|级别)?[\s:为是达到]*(?<class>[a-e])\s?级`,
  String.raw`${APART}(?<class>[a-e])\s?级(?:吸[声音]|声学)(?:性能|等级|级别|系数|效果|(?!\p{sc=Han}))`,
].map((form) => new RegExp(form, 'u'))

/** A class without a word for its property. In Chinese, A级 alone means reaction to fire. */
const ALONE = new RegExp(String.raw`${APART}(?:class\s*(?<class>[a-e])${END}|(?<han>a[12]?|b[12])\s?级)`, 'u')
/** Properties with classes of their own that the catalogue does not record. */
const OTHER =
  'insulation|insulating|soundproof(?:ing)?|slip|skid|wear|abrasion|abrasive|emission|voc|energy|light[ -]?fast(?:ness)?|stain|scratch|impact|durability|strength|quality|隔[音声]|防滑|耐磨|环保|甲醛|排放|抗污|耐污|节能|耐光|强度|硬度|品质|质量'
const OTHER_BEFORE = new RegExp(
  String.raw`(?:${OTHER})(?:ness|s|性能|性)?(?: rating| resistance| resistant)?(?:等级|级别)?[\s:为是达到-]*$`,
  'u',
)
const OTHER_AFTER = new RegExp(String.raw`^\s*(?:for |of )?(?:${OTHER})`, 'u')
const OF_SOUND = /acoustic|absor|\bsound|\bnois|\bnrc\b|αw|\balpha[ -]?w\b/u
const OF_FIRE = /\bfire|flame|combust|防火|阻燃|不燃|难燃|耐火|燃烧/u

/** "class A" beside words about fire is a reaction to fire, beside words about sound an absorption. The nearest word decides. */
export function readClassWords(
  plain: string,
  facts: readonly NamedFact[],
  told: ReadonlySet<NamedFact>,
): FactWords | null {
  if (!MAY_HOLD_ONE.test(plain)) return null
  const found =
    ofForms(plain, FIRE_FORMS, (letters) => fireClass(letters, facts)) ??
    ofForms(plain, SOUND_FORMS, (letters) => absorptionClass(letters, facts)) ??
    alone(plain, facts)
  return found && !told.has(found.fact) ? found : null
}

const MAY_HOLD_ONE = /class|rat(?:ed|ing)|grade|fire|flame|级|[防耐]火|阻燃|[不难]燃|燃烧/u

/** Whether the words beside a class name a property that the catalogue does not record. */
function isOfOther(before: string, after = ''): boolean {
  return OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)
}

type Told = Omit<FactWords, 'from' | 'to'> | null

function ofForms(plain: string, forms: RegExp[], tell: (letters: string) => Told): FactWords | null {
  for (const form of forms) {
    const found = form.exec(plain)
    const letters = found?.groups?.['class'] ?? found?.groups?.['graded']
    const told = letters === undefined ? null : tell(letters)
    if (found && told && !isOfOther(plain.slice(0, found.index)))
      return { ...told, from: found.index, to: found.index + found[0].length }
  }
  return null
}

function alone(plain: string, facts: readonly NamedFact[]): FactWords | null {
  const found = ALONE.exec(plain)
  if (!found) return null
  const place = { from: found.index, to: found.index + found[0].length }
  if (isOfOther(plain.slice(0, place.from), plain.slice(place.to))) return null
  const letters = found.groups?.['class']
  const isOfSound = letters !== undefined && OF_SOUND.test(plain) && !OF_FIRE.test(plain)
  // A class below A has no meaning without the word of its property.
  const told = isOfSound
    ? absorptionClass(letters, facts)
    : letters === undefined || letters === 'a'
      ? fireClass(found.groups?.['han'] ?? 'a', facts)
      : null
  return told && { ...told, ...place }
}

function fireClass(letters: string, facts: readonly NamedFact[]): Told {
  const fact = fireClassAmong(facts)
  return fact ? { kind: 'attribute', fact, low: null, high: null, value: letters.toUpperCase() } : null
}

function absorptionClass(letter: string, facts: readonly NamedFact[]): Told {
  const fact = absorptionAmong(facts)
  const low = ABSORPTION_CLASSES[letter] ?? null
  return fact ? { kind: 'attribute', fact, low, high: null, value: null } : null
}

/** The classes that a fire class includes: one of GB 8624 includes several of EN 13501-1. */
const HELD: Record<string, RegExp> = {
  B: /^B(?!\d)/,
  B1: /^(?:B1|[BC](?!\d))/,
  B2: /^(?:B2|[DE](?!\d))/,
  B3: /^(?:B3|F(?!\d))/,
}

/** Whether a class in the catalogue belongs to the requested one: A2-s1,d0 to A, and C-s1,d0 to B1. */
export function isOfClass(own: string, asked: string): boolean {
  const held = HELD[asked]
  return held ? held.test(own.toUpperCase()) : own.toUpperCase().startsWith(asked)
}

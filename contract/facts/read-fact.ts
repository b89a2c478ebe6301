import { plainValue } from '../values/plain-value.ts'
import type { ClassFact, Fact, Scale } from './fact.ts'
import { facts } from './facts.ts'
import { citesNormOf, withoutNorms } from './norms.ts'

/** What a value says on a scale of its fact. */
export interface Reading {
  /** The scale's key. */
  scale: string
  /** Places in the scale's classes, from 0; different for a value of several classes. */
  low: number
  high: number
  /** Places in the classes of the parts that the value states, by key. */
  parts: Readonly<Record<string, number>>
}

/** What a text says of a fact's classes. */
export interface ReadClasses {
  /** At most one for each scale; none if nothing was read. */
  readings: readonly Reading[]
  /** The classes in the spelling of the table, in the order of the text. */
  classes: readonly string[]
  /** Classes of other facts: `A+B` beside R10, M1 in a column of EN 13501-1. Where several facts write it so (B1), it is there for each. */
  others: readonly OfOther[]
  /** The norms that it cites, as written. */
  norms: readonly string[]
  /** What was not understood; empty where all was. */
  rest: string
}

export interface OfOther {
  code: string
  text: string
}

/**
 * Reads the classes of a fact in a value as written, in time that grows as its length. Several classes of one scale are a span; what is
 * denied is not read. A class beside the norm of another fact of the group is that fact's.
 */
export function readClasses(fact: ClassFact, text: string): ReadClasses {
  const { norms, plain } = withoutNorms(plainText(text))
  const own = scan(fact, plain)
  const cited = norms.some((norm) => citesNormOf(fact, norm)) ? [] : citedFacts(fact, norms)
  const named = own.others.filter(({ code }) => cited.some((other) => other.code === code))
  const others = named.length > 0 ? named : own.others
  const [other] = cited
  const theirs = other && own.readings.length > 0 ? scan(other, plain) : undefined
  if (!other || !theirs || theirs.readings.length === 0) return { ...own, others, norms }
  return { readings: [], classes: [], others: [{ code: other.code, text: theirs.classes.join(' / ') }], norms, rest: theirs.rest } // prettier-ignore
}

/** Facets, columns and catalogues have tens of values of a fact; the bound is for texts that are each their own. */
const MOST_KEPT = 10_000
const kept = new WeakMap<ClassFact, Map<string, readonly Reading[]>>()

/** What `readClasses` reads on each scale, of a text that is read again and again: kept by fact and text. */
export function readingsOf(fact: ClassFact, text: string): readonly Reading[] {
  const known = kept.get(fact) ?? new Map<string, readonly Reading[]>()
  kept.set(fact, known)
  const found = known.get(text)
  if (found) return found
  if (known.size >= MOST_KEPT) known.clear()
  const { readings } = readClasses(fact, text)
  known.set(text, readings)
  return readings
}

function citedFacts(fact: ClassFact, norms: readonly string[]): ClassFact[] {
  return facts.filter(
    (other): other is ClassFact =>
      other.kind === 'class' &&
      other !== fact &&
      other.group === fact.group &&
      norms.some((norm) => citesNormOf(other, norm)),
  )
}

/** Letters of other scripts that look as those of classes, in words of such letters alone: `А2`, `Е1`. */
const ALIKE: Readonly<Record<string, string>> = { А: 'A', В: 'B', С: 'C', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', Т: 'T', Х: 'X', Α: 'A', Β: 'B', Ε: 'E', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Χ: 'X' } // prettier-ignore
const LOOK_ALIKE = /(?<!\p{L})[АВСЕКМНОРТХΑΒΕΙΚΜΝΟΡΤΧA-Z]{1,4}(?![\p{Script=Cyrillic}\p{Script=Greek}])/gu

function plainText(text: string): string {
  // M2 is no square metre here.
  const plain = plainValue(text).replaceAll('²', '2').replaceAll('³', '3')
  return plain.replaceAll(LOOK_ALIKE, (word) => word.replaceAll(/./gu, (letter) => ALIKE[letter] ?? letter))
}

type Scanned = Omit<ReadClasses, 'norms'>
interface OtherAt extends OfOther {
  from: number
  to: number
}

function scan(fact: ClassFact, plain: string): Scanned {
  const found: (Found & { at: number })[] = []
  const others: OtherAt[] = []
  const rest: { word: string; at: number }[] = []
  let bound: 'atLeast' | 'atMost' | undefined
  let joint = ''
  for (let at = 0; at < plain.length;) {
    const own = classAt(fact, plain, at)
    if (own) {
      found.push({ ...own, joint, at })
      joint = ''
      at += own.length
      continue
    }
    const theirs = othersAt(fact, plain, at)
    if (theirs.length > 0) {
      at = addOthers(others, theirs, plain, at)
      joint = ''
      continue
    }
    const { is, length } = wordAt(fact, plain, at)
    if (is === 'atLeast' || is === 'atMost') bound = is
    else if (is === 'and') joint = '+'
    else if (is === 'rest') rest.push({ word: plain.slice(at, at + length), at })
    at += length
  }
  const last = found.at(-1)?.at ?? plain.length
  const isDenied = rest.some(({ word, at }) => at < last && DENIED.test(word))
  return {
    readings: isDenied ? [] : spansOf(fact, found, bound),
    classes: isDenied ? [] : found.map((one) => one.text),
    others: others.map(({ code, text: own }) => ({ code, text: own })),
    rest: isDenied ? plain : rest.map(({ word }) => word).join(' '),
  }
}

/** Notes classes of other facts, joined to what was noted of the same fact just before. Returns the place behind them. */
function addOthers(
  others: OtherAt[],
  theirs: readonly { code: string; length: number }[],
  plain: string,
  at: number,
): number {
  const to = at + Math.max(...theirs.map(({ length }) => length))
  for (const { code } of theirs) {
    const before = others.findLastIndex((other) => other.code === code)
    const last = others[before]
    const isJoined = last && at - last.to < LONGEST_JOINT && JOINED.test(plain.slice(last.to, at))
    const from = isJoined ? last.from : at
    const other = { code, text: plain.slice(from, to), from, to }
    if (isJoined) others[before] = other
    else others.push(other)
  }
  return to
}

const LONGEST_JOINT = 8
const DENIED = /^(?:not?|non|nicht|kein\w*|sans|sin|senza|pas|without)$|^[非未不]/iu
const JOINED = /^\s*(?:[+&/,]|and|und)?\s*$/iu

type Is = 'atLeast' | 'atMost' | 'and' | 'plain' | 'rest'

const WORDS: [is: Is, pattern: RegExp][] = [
  [
    'atLeast',
    /(?:≥|>=|⩾|at least|or (?:better|higher|above)|\+(?=\s*(?:$|[,;)|]))|min(?:imum|destens|\.)?(?!\p{L})|mind\.|ab(?!\p{L})|au moins|al menos|almeno|不低于|不小于|至少|以上|及以上)/iuy,
  ],
  [
    'atMost',
    /(?:≤|<=|⩽|at most|up to|or (?:worse|lower|below)|max(?:imum|imal|\.)?(?!\p{L})|höchstens|bis zu|不高于|不大于|以下)/iuy,
  ],
  ['and', /(?:[+&]|(?:and|und|et|e|y)(?!\p{L})|[和及])/iuy],
  [
    'plain',
    /(?:class(?:ification|e[sn]?)?|klassen?|kl|gruppe|gruppo|groupe|group|grade|rating|clase|level|stufe|note|cat(?:egory)?|type|typ|tipo|source|crib)\.?(?!\p{L})|等级|级别|[级类]|[不难可易]燃(?:性|材料)?/iuy,
  ],
  ['plain', /(?:to|bis|à|or|oder|ou|o)(?!\p{L})|至|到|或/iuy],
  ['plain', /[\s/,;|、~.:…()[\]{}（）【】：。"'-]+/uy],
]
const WORD = /[\p{Script=Han}]+|[\p{Script=Latin}\p{M}\p{N}]+|[\p{L}\p{M}]+|./uy

function wordAt(fact: ClassFact, plain: string, at: number): { is: Is; length: number } {
  const named = isApart(plain, at) ? lengthAt(namesOf(fact), plain, at) : 0
  if (named > 0) return { is: 'plain', length: named }
  for (const [is, pattern] of WORDS) {
    const length = lengthAt(pattern, plain, at)
    if (length > 0) return { is, length }
  }
  return { is: 'rest', length: lengthAt(WORD, plain, at) || 1 }
}

/** How much of the text the sticky pattern takes at a place. */
function lengthAt(pattern: RegExp, plain: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(plain)?.[0].length ?? 0
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
const longestFirst = (texts: readonly string[]) => texts.toSorted((one, other) => other.length - one.length)

const names = new WeakMap<Fact, RegExp>()

/** The names and headers of a fact, at a place of a text. */
export function namesOf(fact: Fact): RegExp {
  const known = names.get(fact)
  if (known) return known
  const all = longestFirst([fact.name, fact.enName, ...Object.values(fact.headers).flat()])
  const pattern = new RegExp(`(?:${all.map(escaped).join('|')})(?!\\p{Script=Latin})`, 'iuy')
  names.set(fact, pattern)
  return pattern
}

export interface Found extends Reading {
  /** As the table spells it. */
  text: string
  length: number
  /** The sign between it and the class before: `+`, or empty. */
  joint?: string
}

function isApart(plain: string, at: number): boolean {
  return at === 0 || !/[\p{Script=Latin}\p{N}]/u.test(plain[at - 1] ?? '')
}

/** The class of the fact at a place of the text, of the scale that takes most of it. */
export function classAt(fact: ClassFact, plain: string, at: number, scales = fact.scales): Found | undefined {
  if (!isApart(plain, at)) return undefined
  let best: { scale: Scale; place: number; length: number } | undefined
  for (const scale of scales) {
    const length = lengthAt(patternOf(fact, scale), plain, at)
    const place = length > (best?.length ?? 0) ? placeOf(scale, plain.slice(at, at + length)) : -1
    if (place >= 0) best = { scale, place, length }
  }
  return best && withParts(fact, plain, at, best)
}

function withParts(
  fact: ClassFact,
  plain: string,
  at: number,
  { scale, place, length: own }: { scale: Scale; place: number; length: number },
): Found {
  const parts: Record<string, number> = {}
  let length = own
  for (const part of fact.parts ?? []) {
    const said = partPattern(fact, part.key)
    said.lastIndex = at + length
    const [whole = '', written = ''] = said.exec(plain) ?? []
    if (!whole) continue
    parts[part.key] = part.classes.findIndex((one) => one.toLowerCase() === written.toLowerCase())
    length += whole.length
  }
  const behind = (fact.parts ?? []).map(({ key, before, classes }) =>
    parts[key] === undefined ? '' : `${before}${classes[parts[key]] ?? ''}`,
  )
  return { scale: scale.key, low: place, high: place, parts, text: `${scale.classes[place]}${behind.join('')}`, length }
}

const patterns = new WeakMap<Scale, RegExp>()

/** A class ends where no letter or figure follows, or a part of it: `Bs1d0`. */
function endOf({ parts = [] }: ClassFact): string {
  const behind = parts.flatMap(({ classes }) => classes).join('|')
  return String.raw`(?:(?![\p{Script=Latin}\p{N}])${behind && `|(?=${behind})`})`
}

function patternOf(fact: ClassFact, scale: Scale): RegExp {
  const known = patterns.get(scale)
  if (known) return known
  const classes = longestFirst([...scale.classes, ...Object.keys(scale.also ?? {}), ...Object.values(scale.zh ?? {})])
  const written = [scale.written, ...classes.map(escaped)].filter((one) => one !== undefined)
  const pattern = new RegExp(`(?:${written.join('|')})${endOf(fact)}`, 'iuy')
  patterns.set(scale, pattern)
  return pattern
}

/** How the classes of some scales of a fact are spelt, as a part of a regular expression with the flags `iu`. */
export function spellingsOfClasses(fact: ClassFact, scales = fact.scales): string {
  return scales.map((scale) => patternOf(fact, scale).source).join('|')
}

/** Of these facts those of which a class may begin at a place of a text: one look in place of one for each scale. */
export function beginningsOfClasses(facts: readonly ClassFact[]): (plain: string, at: number) => ClassFact[] {
  const each = new RegExp(facts.map((fact) => `(?=(${spellingsOfClasses(fact)})?)`).join(''), 'iuy')
  return (plain, at) => {
    each.lastIndex = at
    const [, ...begun] = each.exec(plain) ?? []
    return facts.filter((_, place) => begun[place] !== undefined)
  }
}

const partPatterns = new WeakMap<ClassFact, Map<string, RegExp>>()

function partPattern(fact: ClassFact, key: string): RegExp {
  const known = partPatterns.get(fact) ?? new Map<string, RegExp>()
  partPatterns.set(fact, known)
  const part = fact.parts?.find((one) => one.key === key)
  const pattern =
    known.get(key) ?? new RegExp(String.raw`\s?[-,;/.]?\s?(${part?.classes.join('|')})${endOf(fact)}`, 'iuy')
  known.set(key, pattern)
  return pattern
}

const places = new WeakMap<Scale, Map<string, number>>()

function placeOf(scale: Scale, written: string): number {
  const known = places.get(scale) ?? placesOf(scale)
  places.set(scale, known)
  const bare = bareOf(written)
  return known.get(bare) ?? known.get(bare.replaceAll(/[-_.:()]/g, '')) ?? -1
}

const bareOf = (text: string) => text.toUpperCase().replaceAll(/\s/g, '')

/** Places by spelling. What a class itself says comes before what it is also called, and that before its spelling without signs. */
function placesOf({ classes, also = {}, zh = {} }: Scale): Map<string, number> {
  const known = new Map<string, number>()
  const add = (text: string, at: number) => known.has(text) || known.set(text, at)
  for (const [at, one] of classes.entries()) add(bareOf(one), at)
  for (const [spelled, one] of Object.entries(also)) add(bareOf(spelled), classes.indexOf(one))
  for (const [one, spelled] of Object.entries(zh)) add(bareOf(spelled), classes.indexOf(one))
  for (const [at, one] of classes.entries()) add(bareOf(one).replaceAll(/[-_.:()]/g, ''), at)
  return known
}

const othersOf = new WeakMap<ClassFact, { fact: ClassFact; scales: readonly Scale[]; telling?: RegExp }[]>()

/** Other facts of the group, and those whose spelling says which they are. */
function otherFacts(fact: ClassFact): { fact: ClassFact; scales: readonly Scale[]; telling?: RegExp }[] {
  const known = othersOf.get(fact)
  if (known) return known
  const all = facts.flatMap((other) => {
    if (other === fact || other.kind !== 'class') return []
    if (other.group === fact.group) return [{ fact: other, scales: other.scales }]
    return other.scales.flatMap(
      (scale) =>
      scale.isTelling === undefined || scale.isTelling === false
        ? []
        : [{ fact: other, scales: [scale], ...(scale.isTelling !== true && { telling: new RegExp(`^(?:${scale.isTelling})`, 'iu') }) }], // prettier-ignore
    )
  })
  othersOf.set(fact, all)
  return all
}

/** More facts than these that write a class so are no offer: it is a lone figure. */
const MOST_OTHERS = 3

/**
 * The longest class of other facts at a place: of the group, or one whose spelling says which it is. None where a class of the fact
 * itself follows a word for "class".
 */
function othersAt(fact: ClassFact, plain: string, at: number): { code: string; length: number }[] {
  if (!isApart(plain, at)) return []
  const all = otherFacts(fact).flatMap(({ fact: other, scales, telling }) => {
    const found = classAt(other, plain, at, scales)
    const isTold = found && (!telling || telling.test(plain.slice(at, at + found.length)))
    return found && isTold ? [{ code: other.code, length: found.length }] : []
  })
  if (all.length === 0) return []
  const behind = behindPlainWords(fact, plain, at)
  if (behind > at && classAt(fact, plain, behind)) return []
  const longest = Math.max(...all.map(({ length }) => length))
  const theirs = all.filter(({ length }) => length === longest)
  return theirs.length > MOST_OTHERS ? [] : theirs
}

/** The place behind words that only say that a class follows: two of them at most. */
function behindPlainWords(fact: ClassFact, plain: string, at: number): number {
  let behind = at
  for (let step = 0; step < 4; step += 1) {
    const { is, length } = wordAt(fact, plain, behind)
    if (is !== 'plain') break
    behind += length
  }
  return behind
}

/** Several classes of one scale are a span. Where a class includes those before it, `A+B` is its best. */
function spansOf(fact: ClassFact, found: readonly Found[], bound: 'atLeast' | 'atMost' | undefined): Reading[] {
  const byScale = Map.groupBy(found, ({ scale }) => scale)
  return [...byScale].map(([scale, all]) => {
    const places = all.map(({ low }) => low)
    const isSum = fact.isCumulative === true && all.slice(1).every(({ joint }) => joint === '+')
    const highest = Math.max(...places)
    const last = (fact.scales.find(({ key }) => key === scale)?.classes.length ?? 1) - 1
    const parts: Record<string, number> = {}
    for (const { key } of fact.parts ?? [])
      if (all.every((one) => one.parts[key] !== undefined))
        parts[key] = Math.min(...all.map((one) => one.parts[key] ?? 0))
    const lowest = isSum ? highest : Math.min(...places)
    return { scale, low: bound === 'atMost' ? 0 : lowest, high: bound === 'atLeast' ? last : highest, parts }
  })
}

/**
 * Whether a value meets a class or better: on the same scale, by its lowest class, and in each part that is asked for. The best class of
 * a scale has no parts (A1), and meets any.
 */
export function isAtLeast(fact: ClassFact, own: Reading, asked: Reading): boolean {
  if (own.scale !== asked.scale || own.low < asked.low) return false
  const last = (fact.scales.find(({ key }) => key === own.scale)?.classes.length ?? 1) - 1
  return Object.entries(asked.parts).every(([key, place]) => own.low === last || (own.parts[key] ?? -1) >= place)
}

/** Whether a value is of a class or below. */
export function isAtMost(own: Reading, asked: Reading): boolean {
  return own.scale === asked.scale && own.high <= asked.high
}

/** From one class to another, both included. */
export interface ClassBounds {
  low?: Reading | undefined
  high?: Reading | undefined
}

import { plainValue } from '../values/plain-value.ts'
import type { ClassFact, Scale } from './fact.ts'
import { facts } from './facts.ts'

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
  /** Classes of other facts: `A+B` beside R10, B1 of GB 8624 in a column of EN 13501-1. */
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

/** Reads the classes of a fact in a value as written. Several classes of one scale are a span; what is denied is not read. */
export function readClasses(fact: ClassFact, text: string): ReadClasses {
  const norms: string[] = []
  const plain = plainValue(text)
    .replaceAll(NORM, (norm) => {
      norms.push(norm.trim())
      return ' '
    })
    .replaceAll(SPACED, '$1')
  const found: Found[] = []
  const others: (OfOther & { from: number; to: number })[] = []
  const rest: string[] = []
  let isOpen = false
  let joint = ''
  for (let at = 0; at < plain.length;) {
    const own = classAt(fact, plain, at)
    const other = own ? undefined : otherAt(fact, plain, at)
    const read = own ?? other
    if (own) found.push({ ...own, joint })
    else if (other) {
      const last = others.at(-1)
      const isJoined = last?.code === other.code && JOINED.test(plain.slice(last.to, at))
      if (isJoined)
        others[others.length - 1] = { ...last, text: plain.slice(last.from, at + other.length), to: at + other.length }
      else others.push({ code: other.code, text: plain.slice(at, at + other.length), from: at, to: at + other.length })
    }
    if (read) {
      joint = ''
      at += read.length
      continue
    }
    const { is, length } = wordAt(fact, plain, at)
    if (is === 'atLeast') isOpen = true
    else if (is === 'and') joint = '+'
    else if (is === 'rest') rest.push(plain.slice(at, at + length))
    at += length
  }
  const isDenied = rest.some((word) => DENIED.test(word))
  return {
    readings: isDenied ? [] : readingsOf(fact, found, isOpen),
    classes: isDenied ? [] : found.map((one) => one.text),
    others: others.map(({ code, text: own }) => ({ code, text: own })),
    norms,
    rest: (isDenied ? [plain] : rest).join(' '),
  }
}

/** `R 10`. */
const SPACED = /(?<![\p{L}\p{N}])(\p{Lu}{1,3}) (?=\d)/gu
const NORM =
  /(?:(?:acc(?:ording|\.)? to|nach|gem(?:äß|\.)?|selon|según|secondo|依据|符合)\s*)?(?<![\p{L}\p{N}])(?:DIN|EN|ISO|GB|BS|ASTM|ANSI|NF|UNI|UNE|JIS|CEN|NFPA)(?:[\s/-]+(?:DIN|EN|ISO|T|TS|IEC|NZS|P))*[\s/-]*(?:\p{L}{1,2}[\s-]?)?\d[\d.]*(?:-\d{1,2}(?!\d))*(?:[-:]\s?(?:19|20)\d\d)?/giu
const DENIED = /^(?:not?|non|nicht|kein\w*|sans|sin|senza|pas|without)$|^[非无未不]/iu
const JOINED = /^\s*(?:[+&/,]|and|und)?\s*$/iu

const WORDS: [is: 'atLeast' | 'and' | 'plain', pattern: RegExp][] = [
  [
    'atLeast',
    /(?:≥|>=|⩾|at least|or (?:better|higher|above)|min(?:imum|destens|\.)?(?!\p{L})|mind\.|ab(?!\p{L})|au moins|al menos|almeno|不低于|不小于|至少|以上)/iuy,
  ],
  ['and', /(?:[+&]|(?:and|und|et|e|y)(?!\p{L})|[和及])/iuy],
  [
    'plain',
    /(?:class(?:ification|e)?|klasse|gruppe|group|grade|rating|clase|level|stufe|cat(?:egory)?)\.?(?!\p{L})|等级|级别|级|类/iuy,
  ],
  ['plain', /(?:to|bis|à|or|oder|ou|o)(?!\p{L})|至|到|或/iuy],
  ['plain', /[\s/,;|、~.:…()[\]{}（）【】：。"'-]+/uy],
]

function wordAt(
  fact: ClassFact,
  plain: string,
  at: number,
): { is: 'atLeast' | 'and' | 'plain' | 'rest'; length: number } {
  const name = namesOf(fact)
  name.lastIndex = at
  const named = isApart(plain, at) ? name.exec(plain)?.[0].length : undefined
  if (named) return { is: 'plain', length: named }
  for (const [is, pattern] of WORDS) {
    pattern.lastIndex = at
    const found = pattern.exec(plain)
    if (found) return { is, length: found[0].length }
  }
  const word = /[\p{L}\p{M}\p{N}]+|./uy
  word.lastIndex = at
  return { is: 'rest', length: word.exec(plain)?.[0].length ?? 1 }
}

const names = new WeakMap<ClassFact, RegExp>()

function namesOf(fact: ClassFact): RegExp {
  const known = names.get(fact)
  if (known) return known
  const all = [fact.name, fact.enName, ...Object.values(fact.headers).flat()].toSorted(
    (one, other) => other.length - one.length,
  )
  const pattern = new RegExp(
    `(?:${all.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')})(?!\\p{Script=Latin})`,
    'iuy',
  )
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
export function classAt(fact: ClassFact, plain: string, at: number): Found | undefined {
  if (!isApart(plain, at)) return undefined
  const all = fact.scales.flatMap((scale) => {
    const pattern = patternOf(scale)
    pattern.lastIndex = at
    const written = pattern.exec(plain)?.[0]
    const place = written === undefined ? -1 : placeOf(scale, written)
    return written === undefined || place < 0 ? [] : [{ scale, place, length: written.length }]
  })
  const [best] = all.toSorted((one, other) => other.length - one.length)
  if (!best) return undefined
  const { scale, place } = best
  let { length } = best
  let text = scale.classes[place] ?? ''
  const parts: Record<string, number> = {}
  for (const part of fact.parts ?? []) {
    const pattern = new RegExp(String.raw`\s*[-,;/]?\s*(${part.classes.join('|')})(?![\p{Script=Latin}\p{N}])`, 'iuy')
    pattern.lastIndex = at + length
    const said = pattern.exec(plain)
    if (!said) continue
    parts[part.key] = part.classes.findIndex((own) => own.toLowerCase() === said[1]?.toLowerCase())
    text += `${part.before}${part.classes[parts[part.key] ?? 0] ?? ''}`
    length += said[0].length
  }
  return { scale: scale.key, low: place, high: place, parts, text, length }
}

const patterns = new WeakMap<Scale, RegExp>()

function patternOf(scale: Scale): RegExp {
  const known = patterns.get(scale)
  if (known) return known
  const classes = [...scale.classes, ...Object.keys(scale.also ?? {})].toSorted(
    (one, other) => other.length - one.length,
  )
  const written =
    scale.written ??
    classes
      .map((one) => one.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replaceAll(String.raw`\-`, '-'))
      .join('|')
  const pattern = new RegExp(String.raw`(?:${written})(?![\p{Script=Latin}\p{N}])`, 'iuy')
  patterns.set(scale, pattern)
  return pattern
}

function placeOf({ classes, also = {} }: Scale, written: string): number {
  const bare = written.toUpperCase().replaceAll(/\s/g, '')
  const plain = bare.replaceAll(/[-_.:]/g, '')
  const exact = classes.findIndex((one) => one.toUpperCase() === bare)
  if (exact >= 0) return exact
  const other = also[bare] ?? also[plain]
  return classes.findIndex((one) => one === other || one.toUpperCase() === plain)
}

/** A class of another fact: of the same group, or one whose spelling says which it is. */
function otherAt(fact: ClassFact, plain: string, at: number): { code: string; length: number } | undefined {
  const others = facts.flatMap((other) => {
    if (other === fact || other.kind !== 'class') return []
    const scales = other.group === fact.group ? other.scales : other.scales.filter(({ isTelling }) => isTelling)
    const found = scales.length ? classAt({ ...other, scales }, plain, at) : undefined
    return found ? [{ code: other.code, length: found.length }] : []
  })
  return others.toSorted((one, other) => other.length - one.length)[0]
}

/** Several classes of one scale are a span. Where a class includes those before it, `A+B` is its best. */
function readingsOf(fact: ClassFact, found: readonly Found[], isOpen: boolean): Reading[] {
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
    return { scale, low: isSum ? highest : Math.min(...places), high: isOpen ? last : highest, parts }
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

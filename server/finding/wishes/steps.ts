import { singularOf, stemOf } from '../read-model/words/spelling/spelling.ts'
import { plainNumber, tokensOf } from '../read-model/words/tokens.ts'

/** A word, a number or a Han character of a text, with its key of comparison. */
export interface Step {
  key: string
  /** As phrases of the trade are compared. */
  stem: string
  /** UTF-16 units of the text as typed. */
  from: number
  to: number
  isHan: boolean
  /** What stands before it. */
  gap: Gap
}

/**
 * Nothing, or a space; a space beside Han, which stands for a comma; a hyphen; a sign that says "or", or "and"; a comma; or the end of a
 * sentence.
 */
export type Gap = 'none' | 'hyphen' | 'space' | 'or' | 'and' | 'comma' | 'stop'

const SIGNS: readonly [Gap, RegExp][] = [
  ['stop', /[.!?。！？\n\r…]/u],
  ['comma', /[,;:，；：()（）[\]【】"“”「」<>《》•·—–]|\s-\s/u],
  ['or', /[/／、|｜]/u],
  ['and', /[&＆+＋]/u],
  ['hyphen', /[-‐‑_]/u],
]

export function gapOf(between: string): Gap {
  if (between.trim() === '') return between.includes('\n') ? 'stop' : 'none'
  return SIGNS.find(([, sign]) => sign.test(between))?.[0] ?? 'none'
}

/** Whether a gap parts what stands beside it. */
export function isApart(gap: Gap): boolean {
  return gap !== 'none' && gap !== 'hyphen'
}

const STRENGTH: readonly Gap[] = ['none', 'hyphen', 'space', 'or', 'and', 'comma', 'stop']

export function strongerOf(one: Gap, other: Gap): Gap {
  return STRENGTH.indexOf(one) < STRENGTH.indexOf(other) ? other : one
}

/** The place of the first of a sorted list that has come so far; its length if none has. */
export function firstReached<One>(sorted: readonly One[], isReached: (one: One) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const one = sorted[middle]
    if (one !== undefined && isReached(one)) high = middle
    else low = middle + 1
  }
  return low
}

export function stepsOf(text: string): Step[] {
  const steps: Step[] = []
  let at = 0
  let wasHan = false
  for (const { kind, text: folded, from, to } of tokensOf(text)) {
    const between = text.slice(at, from)
    const sign = isOfNumber(steps.at(-1), between, kind) ? 'none' : gapOf(between)
    const isSpace = sign === 'none' && from > at && at > 0 && (wasHan || kind === 'han')
    const gap = isSpace ? 'space' : sign
    wasHan = kind === 'han'
    if (kind === 'han')
      for (let index = 0; index < folded.length; index++) {
        const key = folded.charAt(index)
        const place = { from: from + index, to: from + index + 1 }
        steps.push({ key, stem: key, ...place, isHan: true, gap: index ? 'none' : gap })
      }
    else if (kind === 'word') steps.push({ key: singularOf(folded), stem: stemOf(folded), from, to, isHan: false, gap })
    else steps.push({ key: plainNumber(folded), stem: plainNumber(folded), from, to, isHan: false, gap })
    at = to
  }
  return steps
}

/** The point of "No. 3" ends no sentence. */
function isOfNumber(before: Step | undefined, between: string, kind: string): boolean {
  return before?.key === 'no' && kind === 'number' && /^\.\s?$/.test(between)
}

/** What stands before a space in these keys: no phrase begins with anything else. */
export function beginningsOf(keys: Iterable<string>): Set<string> {
  const beginnings = new Set<string>()
  for (const key of keys)
    for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) beginnings.add(key.slice(0, at))
  return beginnings
}

/** The key of a phrase of ours: the keys of its steps. */
export function keyOf(phrase: string): string {
  return stepsOf(phrase)
    .map(({ key }) => key)
    .join(' ')
}

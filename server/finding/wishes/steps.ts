import { stemOf } from '../read-model/words/spelling/spelling.ts'
import { plainNumber, tokensOf } from '../read-model/words/tokens.ts'

/** A word, a number or a Han character of a text, with its key of comparison. */
export interface Step {
  key: string
  /** UTF-16 units of the text as typed. */
  from: number
  to: number
  isHan: boolean
  /** What stands before it. */
  gap: Gap
}

/** Nothing or a space; a hyphen; a sign that says "or", or "and"; a comma; or the end of a sentence. */
export type Gap = 'none' | 'hyphen' | 'or' | 'and' | 'comma' | 'stop'

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

export function stepsOf(text: string): Step[] {
  const steps: Step[] = []
  let at = 0
  for (const { kind, text: folded, from, to } of tokensOf(text)) {
    const gap = gapOf(text.slice(at, from))
    if (kind === 'han')
      for (let index = 0; index < folded.length; index++)
        steps.push({
          key: folded.charAt(index),
          from: from + index,
          to: from + index + 1,
          isHan: true,
          gap: index ? 'none' : gap,
        })
    else steps.push({ key: kind === 'word' ? stemOf(folded) : plainNumber(folded), from, to, isHan: false, gap })
    at = to
  }
  return steps
}

/** The key of a phrase: of its steps, joined as in `phraseKey`, but with the words that only join. */
export function keyOf(phrase: string): string {
  return stepsOf(phrase)
    .map(({ key }) => key)
    .join(' ')
}

import { isOr } from './scopes.ts'
import type { Scoped } from './scopes.ts'
import { isApart } from './steps.ts'

/** What stands between two wishes: a word or a stroke that says "or", what only lists, or a comma. */
type Joint = 'or' | 'stroke' | 'listing' | 'comma'

interface Joined {
  piece: Scoped
  joint: Joint
  /** The place behind it. */
  end: number
}

/** Joins wishes of which any one is enough: "white or cream", "honed, brushed or flamed", 白色、米色. Things are joined before. */
export function joinAlternatives(pieces: readonly Scoped[], text: string): Scoped[] {
  const joined: Scoped[] = []
  for (let at = 0; at < pieces.length;) {
    const first = pieces[at]
    if (!first) break
    const pair = pairAt(pieces, at, text)
    if (pair) {
      joined.push(pair.piece)
      at = pair.end
      continue
    }
    const listed = listedAfter(first, at + 1, { pieces, text })
    // What stands behind a comma is one more only if "or" follows it.
    const others = listed.slice(0, listed.findLastIndex(({ joint }) => joint !== 'comma') + 1)
    const last = others.at(-1)
    const end = last?.end ?? Math.max(at + 1, (listed.at(-1)?.end ?? 0) - 1)
    if (!last) joined.push(...pieces.slice(at, end))
    else {
      const means = eitherOf([first, ...others.map(({ piece }) => piece)])
      joined.push({ ...first, to: closedAt(text, first.from, last.piece.to), means })
    }
    at = end
  }
  return joined
}

/** With the bracket that "white (or cream)" opens. */
function closedAt(text: string, from: number, to: number): number {
  const isOpen = /[(（][^)）]*$/u.test(text.slice(from, to))
  return isOpen && /^[)）]/u.test(text.slice(to)) ? to + 1 : to
}

/** "Matt white or matt black": either of two pairs. */
function pairAt(pieces: readonly Scoped[], at: number, text: string): { piece: Scoped; end: number } | undefined {
  const [one, two, or, other, last] = pieces.slice(at, at + 5)
  if (!one || !two || !or || !other || !last || or.means.is !== 'or') return undefined
  const isBeside = [two, other, last].every(({ gap }) => !isApart(gap))
  const sorts = [one, two, other, last].map(sortOf)
  const isPair = sorts[0] !== sorts[1] && sorts[0] === sorts[2] && sorts[1] === sorts[3]
  if (
    !isBeside ||
    !isPair ||
    [one, two, other, last].some(({ isNot, isLike, means }) => isNot || isLike || means.is !== 'words')
  )
    return undefined
  const whole = (first: Scoped, second: Scoped): Scoped => ({
    ...first,
    to: second.to,
    means: { is: 'words', words: text.slice(first.from, second.to), isNamed: false },
  })
  const piece = { ...one, to: last.to, means: eitherOf([whole(one, two), whole(other, last)]) }
  return { piece, end: at + 5 }
}

function eitherOf(of: readonly Scoped[]): Scoped['means'] {
  return { is: 'either', of }
}

/** What is listed with a wish: where it is no alternative to it, none of the list is one to another. */
function listedAfter(
  first: Scoped,
  from: number,
  { pieces, text }: { pieces: readonly Scoped[]; text: string },
): Joined[] {
  const found: Joined[] = []
  let before = first
  for (let next = nextAt(pieces, from, { before, text }); next; next = nextAt(pieces, next.end, { before, text })) {
    if (!areAlike(before, next.piece, next.joint)) break
    found.push(next)
    before = next.piece
  }
  return found
}

function nextAt(
  pieces: readonly Scoped[],
  at: number,
  { before, text }: { before: Scoped; text: string },
): Joined | undefined {
  const [next, after] = [pieces[at], pieces[at + 1]]
  if (!next || next.gap === 'stop') return undefined
  if (isOr(next)) {
    const joint = next.means.is === 'or' ? 'or' : 'listing'
    const isIn = after?.means.is === 'apart'
    const piece = isIn ? pieces[at + 2] : after
    return piece && piece.gap !== 'stop' ? { piece, joint, end: at + (isIn ? 3 : 2) } : undefined
  }
  if (next.gap === 'comma') {
    const joint = sortOf(before) === 'origin' && sortOf(next) === 'origin' ? 'listing' : 'comma'
    return { piece: next, joint, end: at + 1 }
  }
  if (next.gap !== 'or') return undefined
  const joint = /[/／|｜]/u.test(text.slice(before.to, next.from)) ? 'stroke' : 'listing'
  return { piece: next, joint, end: at + 1 }
}

/** Only "or" joins what is not of one sort, and only of colours, woods and countries a list means any. */
function areAlike(one: Scoped, other: Scoped, joint: Joint): boolean {
  if (one.isNot || other.isNot || one.isLike !== other.isLike) return false
  const [sort, otherSort] = [sortOf(one), sortOf(other)]
  if (!sort || !otherSort) return false
  if (joint === 'or') return true
  // NH/WAL is a number.
  if (joint === 'stroke' && (isLoose(one) || isLoose(other))) return false
  return sort === otherSort && (joint !== 'listing' || LISTED.has(sort))
}

function isLoose({ means }: Scoped): boolean {
  return means.is === 'words' && means.isLoose === true
}

const LISTED: ReadonlySet<string> = new Set(['color', 'wood', 'origin'])
/** A price and a stock are no choices. */
const CHOICES: ReadonlySet<string> = new Set(['size', 'thickness', 'color', 'attribute', 'look', 'origin', 'place'])

function sortOf({ means }: Scoped): string | undefined {
  if (means.is === 'condition') return CHOICES.has(means.condition.kind) ? means.condition.kind : undefined
  if (means.is !== 'words') return undefined
  if (means.isColor) return 'color'
  return means.of === 'wood' ? 'wood' : means.isNamed ? 'named' : 'words'
}

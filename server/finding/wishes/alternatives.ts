import { isOr } from './scopes.ts'
import type { Scoped } from './scopes.ts'

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
    const listed = listedAfter(first, at + 1, { pieces, text })
    // What stands behind a comma is one more only if "or" follows it.
    const others = listed.slice(0, listed.findLastIndex(({ joint }) => joint !== 'comma') + 1)
    const last = others.at(-1)
    const end = (last ?? listed.at(-1))?.end ?? at + 1
    if (last)
      joined.push({ ...first, to: last.piece.to, means: eitherOf([first, ...others.map(({ piece }) => piece)]) })
    else joined.push(...pieces.slice(at, end))
    at = end
  }
  return joined
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
    return after && after.gap !== 'stop' ? { piece: after, joint, end: at + 2 } : undefined
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

import type { Piece } from './pieces.ts'
import { isApart } from './steps.ts'

/** A piece that is wished, or a word that stands between wishes. */
export interface Scoped extends Omit<Piece, 'means'> {
  means: Piece['means'] | Alternatives
  isNot: boolean
  isLike: boolean
}

type Scope = 'phrase' | 'word' | 'sentence'

/** Marks what is refused and what is only liked, and leaves out the words that say so. */
export function scopesOf(pieces: readonly Piece[]): Scoped[] {
  const scoped = pieces.map((piece): Scoped => ({ ...piece, isNot: false, isLike: false }))
  markRefused(scoped)
  markLiked(scoped)
  return scoped
}

/** Wishes of which any one is enough. */
interface Alternatives {
  is: 'either'
  of: readonly Scoped[]
}

const WISHES: ReadonlySet<string> = new Set(['condition', 'unread', 'words', 'third', 'thing', 'part', 'either'])

/** Whether a piece is a wish. */
export function isWish({ means: { is } }: Pick<Scoped, 'means'>): boolean {
  return WISHES.has(is)
}

/** Whether a piece stands between what is asked for either way. */
export function isOr({ means: { is } }: Pick<Scoped, 'means'>): boolean {
  return is === 'or' || is === 'listing'
}

function endsClause({ gap, means: { is } }: Scoped): boolean {
  return gap === 'comma' || gap === 'stop' || is === 'apart' || is === 'and' || is === 'with'
}

function markRefused(pieces: Scoped[]): void {
  for (const [at, { means }] of pieces.entries()) {
    if (means.is === 'against')
      for (const piece of refusedAfter(pieces, at, 'phrase').filter(hasOpposite)) piece.isNot = true
    if (means.is === 'againstBefore')
      for (const piece of pieces.slice(Math.max(0, at - 1), at).filter(hasOpposite)) piece.isNot = true
    if (means.is === 'refusedBefore') refuseBefore(pieces, at)
    if (means.is === 'noneOf') for (const piece of saidOfAll(refusedAfter(pieces, at, 'sentence'))) piece.isNot = true
    if (means.is === 'lacking')
      for (const piece of pieces.slice(Math.max(0, at - 1), at).filter(isWish)) piece.isNot = true
    if (means.is !== 'refusal' && means.is !== 'degree') continue
    const refused = refusedAfter(pieces, at, means.is === 'degree' ? 'word' : 'phrase')
    for (const piece of refused) piece.isNot = true
    if (!refused.length && !hasMoreAfter(pieces, at)) refuseBefore(pieces, at)
  }
}

/** What is said of the things, or the things themselves if nothing is. */
function saidOfAll(pieces: readonly Scoped[]): readonly Scoped[] {
  const said = pieces.filter(({ means }) => means.is !== 'thing')
  return said.length ? said : pieces
}

function hasOpposite({ means }: Scoped): boolean {
  return means.is === 'words' && means.opposite !== undefined
}

/** Whether a refusal goes on behind its word: with a wish, or with another word that refuses, as in "not not glossy". */
function hasMoreAfter(pieces: readonly Scoped[], at: number): boolean {
  const next = pieces[at + 1]
  if (!next || (next.gap !== 'space' && isApart(next.gap))) return false
  return isWish(next) || next.means.is === 'refusal' || next.means.is === 'degree'
}

/** What is refused by the word at a place: up to a comma or a joining word; of "not too" only the next word. */
function refusedAfter(pieces: Scoped[], at: number, scope: Scope): Scoped[] {
  const refused: Scoped[] = []
  let isJoined = false
  for (let next = at + 1; next < pieces.length; next++) {
    const piece = pieces[next]
    if (!piece || isOver(pieces, next, refused)) break
    const { is } = piece.means
    if (isOr(piece)) isJoined = true
    if (is === 'closing' && refused.length) break
    if (is === 'refusal' || is === 'degree' || is === 'liking' || is === 'refusedBefore') break
    if (refused.length && beginsAnew(piece)) break
    if (!isWish(piece)) continue
    // "No glossy tiles" refuses the gloss.
    if (is === 'thing' && refused.some(({ means }) => means.is !== 'thing') && !isJoined) break
    if (scope === 'word' && refused.length && !isJoined && piece.gap !== 'or') break
    isJoined = false
    refused.push(piece)
  }
  return refused
}

/** "Anything but beige for a bathroom": the words that part wishes are a part of the condition. */
function beginsAnew({ means }: Scoped): boolean {
  return means.is === 'condition' && /^(?:for|in|on|at|as|from|suitable|用|适|可)/iu.test(means.condition.text)
}

/** Whether a refusal is over before a piece: at a comma, unless a list goes on ("no pink, red or orange"). */
function isOver(pieces: readonly Scoped[], at: number, refused: readonly Scoped[]): boolean {
  const piece = pieces[at]
  if (!piece) return true
  if (piece.gap === 'comma') return !refused.length || !isListOn(pieces, at)
  if (piece.gap === 'space' && refused.length) return true
  return endsClause(piece)
}

function isListOn(pieces: readonly Scoped[], at: number): boolean {
  const [first, second, third] = pieces.slice(at, at + 3)
  if (!first) return false
  if (isOr(first)) return true
  if (!isWish(first) || !second) return false
  if (second.gap === 'comma') return isListOn(pieces, at + 1)
  return isOr(second) && third !== undefined && isWish(third)
}

/** "Marble is out", 亮面的不要. */
function refuseBefore(pieces: Scoped[], at: number): void {
  for (const piece of clauseBefore(pieces, at)) piece.isNot = true
}

const BEFORE_CLAUSE: ReadonlySet<string> = new Set([
  'comma',
  'stop',
  'space',
  'apart',
  'with',
  'and',
  'refusal',
  'degree',
])

/** The wishes before a place, back to a comma or a joining word. */
function clauseBefore(pieces: Scoped[], at: number): Scoped[] {
  const before: Scoped[] = []
  for (let index = at - 1; index >= 0; index--) {
    const piece = pieces[index]
    const after = pieces[index + 1]
    if (!piece || !after || BEFORE_CLAUSE.has(after.gap) || BEFORE_CLAUSE.has(piece.means.is)) break
    if (isWish(piece)) before.push(piece)
  }
  return before
}

function markLiked(pieces: Scoped[]): void {
  for (const [at, { means }] of pieces.entries()) {
    if (means.is !== 'liking' && means.is !== 'likedBefore') continue
    const [before, after] = [clauseBefore(pieces, at), likedAfter(pieces, at)]
    const next = pieces[at + 1]
    const isOver = !next || next.gap === 'comma' || next.gap === 'stop'
    const [first, second] = means.is === 'liking' && !isOver ? [after, before] : [before, after]
    for (const piece of first.length ? first : second) piece.isLike = true
  }
  // Who only likes the one thing that is named asks for it.
  const things = pieces.filter(({ means, isNot }) => means.is === 'thing' && !isNot)
  if (things.every(({ isLike }) => isLike)) for (const thing of things) thing.isLike = false
}

function likedAfter(pieces: Scoped[], at: number): Scoped[] {
  const after: Scoped[] = []
  for (let next = at + 1; next < pieces.length; next++) {
    const piece = pieces[next]
    if (!piece || piece.gap === 'stop' || ((piece.gap === 'comma' || piece.gap === 'space') && after.length)) break
    if (piece.means.is === 'refusal' || piece.means.is === 'degree' || piece.means.is === 'liking') break
    if (isWish(piece)) after.push(piece)
  }
  return after
}

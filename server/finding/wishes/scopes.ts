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
    if (means.is === 'complaint') refuseComplained(pieces, at)
    if (means.is !== 'refusal' && means.is !== 'degree') continue
    const refused = refusedAfter(pieces, at, means.is === 'degree' ? 'word' : 'phrase')
    for (const piece of refused) piece.isNot = true
    if (!refused.length && !pieces[at]?.isSpent && !hasMoreAfter(pieces, at)) refuseBefore(pieces, at)
  }
}

/** "Too cold" refuses the cold; "marble is too cold, carpet" the marble as well. */
function refuseComplained(pieces: Scoped[], at: number): void {
  const refused = refusedAfter(pieces, at, 'word')
  for (const piece of refused) piece.isNot = true
  const [subject, complaint] = [pieces[at - 1], pieces[at]]
  if (!refused.length || !subject || !complaint || isApart(complaint.gap) || !isOfMaterial(subject)) return
  if (pieces.some((other) => other !== subject && other.means.is === 'thing' && !other.isNot)) subject.isNot = true
}

function isOfMaterial({ means }: Scoped): boolean {
  return means.is === 'thing' ? !means.thing.isUse : means.is === 'words' && means.isNamed
}

/** What is said of the things, or the things themselves if nothing is. */
function saidOfAll(pieces: readonly Scoped[]): readonly Scoped[] {
  const said = pieces.filter(({ means }) => means.is !== 'thing')
  return said.length ? said : pieces
}

function hasOpposite({ means }: Scoped): boolean {
  return means.is === 'words' && means.opposite !== undefined
}

const REFUSALS: ReadonlySet<string> = new Set(['refusal', 'degree', 'complaint'])

/** Whether a refusal goes on behind its word: with a wish, or with another word that refuses, as in "not not glossy". */
function hasMoreAfter(pieces: readonly Scoped[], at: number): boolean {
  const next = pieces[at + 1]
  if (!next || (next.gap !== 'space' && isApart(next.gap))) return false
  return isWish(next) || REFUSALS.has(next.means.is)
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
    if (is === 'closing' && refused.length && !isListedOn(pieces, next)) break
    if (is === 'refusal' || is === 'degree' || is === 'liking' || is === 'refusedBefore') break
    if (refused.length && (beginsAnew(piece) || isRefusedApart(pieces, next))) break
    // "Not white under 300" demands the limit.
    if (is === 'condition' && refused.some(({ means }) => means.is !== 'condition') && !isJoined) break
    if (!isWish(piece)) continue
    // "No glossy tiles" refuses the gloss.
    if (is === 'thing' && refused.some(({ means }) => means.is !== 'thing') && !isJoined && !piece.isOf) break
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

/** 不要粉的绿的: colours or things with a 的 each are a list. */
function isListedOn(pieces: readonly Scoped[], at: number): boolean {
  const [before, , next, closing] = pieces.slice(at - 1, at + 3)
  if (!before || !next || isApart(next.gap)) return false
  if (closing?.means.is !== 'closing' || isApart(closing.gap)) return false
  return sortOf(before) !== undefined && sortOf(before) === sortOf(next)
}

function sortOf({ means }: Scoped): string | undefined {
  if (means.is === 'thing') return 'thing'
  return means.is === 'words' && means.isColor ? 'color' : undefined
}

/** 没声音、缝不积灰: what stands behind a sign of a list and has a refusal of its own goes on with none. */
function isRefusedApart(pieces: readonly Scoped[], at: number): boolean {
  if (pieces[at]?.gap !== 'or') return false
  for (const { gap, means } of pieces.slice(at + 1)) {
    if (isApart(gap)) return false
    if (means.is === 'refusal' || means.is === 'degree') return true
  }
  return false
}

/** Whether a refusal is over before a piece: at a comma, unless a list goes on ("no pink, red or orange"). */
function isOver(pieces: readonly Scoped[], at: number, refused: readonly Scoped[]): boolean {
  const piece = pieces[at]
  if (!piece) return true
  if (piece.gap === 'comma') {
    const [last] = refused.slice(-1)
    return !last || !isListOn(pieces, at, last)
  }
  if (piece.gap === 'space' && refused.length) return true
  return endsClause(piece)
}

/** A measure goes on with no list but its own: behind 不要圈圈绒，耐磨五万转 is demanded. */
function isListOn(pieces: readonly Scoped[], at: number, before: Scoped): boolean {
  const [first, second, third] = pieces.slice(at, at + 3)
  if (!first) return false
  if (isOr(first)) return second !== undefined && isOfList(second, before)
  if (!isWish(first) || !isOfList(first, before) || !second) return false
  if (second.gap === 'comma') return isListOn(pieces, at + 1, before)
  return isOr(second) && third !== undefined && isWish(third) && isOfList(third, before)
}

/** Colours go on with a list of colours, and woods with one of materials: "no shine, maple or beech" wishes these. */
function isOfList({ means }: Scoped, { means: before }: Scoped): boolean {
  if (means.is === 'words' && before.is === 'words') {
    if (means.isColor && !before.isColor) return false
    if (means.of === 'wood' && !before.isNamed) return false
  }
  if (means.is !== 'condition') return true
  return before.is === 'condition' && before.condition.kind === means.condition.kind
}

/** "Marble is out", 亮面的不要; 亮面的砖不要 refuses the gloss. */
function refuseBefore(pieces: Scoped[], at: number): void {
  const before = clauseBefore(pieces, at)
  const others = before.filter(({ means, isNot }) => means.is !== 'thing' && !isNot)
  for (const piece of others.length ? others : before) piece.isNot = true
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

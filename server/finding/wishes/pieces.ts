import type { Condition } from '../conditions/conditions-in.ts'
import { isStopWord } from '../read-model/words/spelling/spelling.ts'
import { lexiconOf } from './lexicon.ts'
import type { Entry, Lexicon } from './lexicon.ts'
import { firstReached, isApart } from './steps.ts'
import type { Gap, Step } from './steps.ts'
import type { ThingCode } from './things.ts'
import type { WishGround } from './wish.ts'

/** A stretch of a text that is one wish, or a word that says how things are wished. */
export interface Piece {
  /** UTF-16 units of the text. */
  from: number
  to: number
  gap: Gap
  /** "Rings from glasses": it stands behind a word that says of what. */
  isOf?: true
  /** "That won't come off": what a refusal refuses is no wish. */
  isSpent?: true
  means: Entry | { is: 'condition'; condition: Condition } | { is: 'unread' }
}

/** A stretch that is read already. */
export interface Taken {
  from: number
  to: number
  means: Piece['means']
}

/** Asking the catalogue costs more than all else; in one text so many words are asked for, nearly as typed and as typed. */
const MOST_ASKED = 40
const MOST_STOOD = 200
/** No unknown word in Han is longer; in a longer run nothing is looked for. */
const LONGEST_HAN = 4
const LONGEST_RUN = 16
/** In words, or in characters of Han. */
const LONGEST_BRAND = 8

type ReadPieces = (steps: readonly Step[], taken: readonly Taken[]) => Piece[]

/** Reads parts of a text, as steps, into their pieces in its order. */
export function piecesReader(text: string, ground: WishGround): ReadPieces {
  const lexicon = lexiconOf(ground.categories)
  const stands = askedFor(ground.stands, MOST_STOOD)
  const isNearlyKnown = askedFor(ground.isKnown, MOST_ASKED)
  const isKnown = (words: string) => (NUMBERED.test(words) ? stands(words) : isNearlyKnown(words))
  return (steps, taken) => readPieces(steps, taken, text, { lexicon, ground, isKnown, stands })
}

/** Asks once for each word, and for so many words. */
function askedFor(ask: (words: string) => boolean, most: number): (words: string) => boolean {
  const known = new Map<string, boolean>()
  return (words) => {
    const answer = known.get(words) ?? (known.size < most && ask(words))
    known.set(words, answer)
    return answer
  }
}

function readPieces(steps: readonly Step[], taken: readonly Taken[], text: string, reading: Reading): Piece[] {
  const pieces: Piece[] = []
  const owners = ownersOf(steps, taken)
  for (let at = 0; at < steps.length;) {
    const step = steps[at]
    if (!step) break
    const own = owners[at]
    let end = at + 1
    if (own) {
      while ((steps[end]?.from ?? text.length) < own.to) end++
      pieces.push({ from: own.from, to: own.to, gap: step.gap, means: own.means })
    } else {
      while (end < steps.length && !owners[end] && !isApart(steps[end]?.gap ?? 'stop')) end++
      pieces.push(...readRun(steps.slice(at, end), text, { ...reading, behind: steps[end] }))
    }
    at = end
  }
  return pieces
}

/** What has taken each step. */
function ownersOf(steps: readonly Step[], taken: readonly Taken[]): (Taken | undefined)[] {
  const owners: (Taken | undefined)[] = steps.map(() => undefined)
  for (const one of taken)
    for (let at = firstReached(steps, ({ to }) => to > one.from); (steps[at]?.from ?? one.to) < one.to; at++)
      owners[at] ??= one
  return owners
}

interface Reading {
  lexicon: Lexicon
  ground: WishGround
  isKnown: (words: string) => boolean
  stands: (words: string) => boolean
  /** The step behind the run. */
  behind?: Step | undefined
}

interface Found {
  /** In steps. */
  length: number
  cost: number
  means: Piece['means']
  /** The thing with which a phrase of the trade ends, and where it begins. */
  thing?: { from: number; means: Entry }
}

/** "Subway tile" is searched as that, and is a tile. */
function splitThing(piece: Piece, thing: Found['thing'], text: string): Piece[] {
  if (!thing) return [piece]
  const { from, to } = piece
  const head = text.slice(from, thing.from).trimEnd()
  const words = { is: 'words', words: text.slice(from, to), isNamed: true } as const
  return [
    { ...piece, to: from + head.length, means: words },
    { from: thing.from, to, gap: 'none', means: thing.means },
  ]
}

/** Splits a run of steps so that as little as possible is unknown, into as few pieces as possible. */
function readRun(run: readonly Step[], text: string, reading: Reading): Piece[] {
  const best: Found[] = []
  const totals: number[] = []
  for (let at = run.length - 1; at >= 0; at--)
    for (const one of foundAt(run, at, reading)) {
      const total = one.cost + (totals[at + one.length] ?? 0)
      // Of equals the longest counts, which comes last.
      if (total > (totals[at] ?? Infinity)) continue
      totals[at] = total
      best[at] = one
    }
  const pieces: Piece[] = []
  for (let at = 0; at < run.length;) {
    const { means, length, thing } = best[at] ?? UNKNOWN
    const [first, last] = [run[at], run[at + length - 1]]
    if (first && last) pieces.push(...splitThing({ from: first.from, to: last.to, gap: first.gap, means }, thing, text))
    at += length
  }
  return mergeUnknown(brandsIn(pieces, text, reading.ground), text, reading)
}

const UNKNOWN: Found = { length: 1, cost: 6, means: { is: 'unread' } }
/** A Han character alone is seldom a word of its own. */
const ALONE = 3

function foundAt(run: readonly Step[], at: number, { lexicon, ground, behind }: Reading): Found[] {
  const found: Found[] = [UNKNOWN]
  let key = ''
  let plain = ''
  // "Black or white" is no "black and white".
  let hasOr = false
  let isBegun = true
  for (let length = 1; isBegun && length <= lexicon.longest; length++) {
    const step = run[at + length - 1]
    if (!step) break
    // Of Han both are one text, whose place in a table is reckoned once.
    const isOne = step.isHan && plain === key
    key = key ? `${key} ${step.key}` : step.key
    // Phrases of the trade are compared without words that only join.
    if (isOne) plain = key
    else if (step.isHan || !isJoining(step.key)) plain = plain ? `${plain} ${step.stem}` : step.stem
    const isAlone = length === 1 && step.isHan
    hasOr ||= step.key === 'or'
    const own = lexicon.entries.get(key)
    const entry = isAlone && own?.is === 'thing' ? (ofWood(lexicon.entries, run[at - 1], key) ?? own) : own
    if (length === 2 && isNumbered(run[at], step)) found.push({ length, cost: 1, means: { is: 'unread' } })
    else if (entry && !isPrefix(entry, run[at + length]) && !(isAlone && isThingInside(entry, run[at + 1] ?? behind)))
      found.push({ length, cost: isAlone ? ALONE : 1, means: entry })
    else if (
      !isAlone &&
      plain &&
      !hasOr &&
      !isStopWord(step.key) &&
      !isStopWord(run[at]?.key ?? '') &&
      ground.isPhrase(plain)
    ) {
      const thing = thingAtEnd(run.slice(at, at + length), lexicon)
      const cost = length === 1 ? 1.5 : thing ? 2.5 : 1.05
      const of = aboutAtEnd(run.slice(at, at + length), lexicon)
      found.push({ length, cost, means: { is: 'words', isNamed: false, ...(of && { of }) }, ...(thing && { thing }) })
    }
    isBegun = lexicon.beginnings.has(key) || ground.isPhraseBegun(plain)
  }
  return found
}

function thingAtEnd(phrase: readonly Step[], { entries }: Lexicon): Found['thing'] {
  const [head] = phrase
  const { is } = entries.get(head?.key ?? '') ?? { is: 'words' }
  if (is === 'lookLike' || (is === 'filler' && !head?.isHan)) return undefined
  for (let first = 1; first < phrase.length; first++) {
    const means = entries.get(
      phrase
        .slice(first)
        .map(({ key }) => key)
        .join(' '),
    )
    const from = phrase[first]?.from
    if (means?.is === 'thing' && from !== undefined) return { from, means }
  }
  return undefined
}

/** What the end of a phrase of the trade is said of: "brushed stainless steel" of metal. */
function aboutAtEnd(phrase: readonly Step[], { entries }: Lexicon): ThingCode | undefined {
  const keys = phrase.map(({ key }) => key)
  const ends = keys.map((_, first) => entries.get(keys.slice(first).join(' ')))
  const last = ends.find((entry) => entry?.is === 'words' && entry.of !== undefined)
  return last?.is === 'words' ? last.of : undefined
}

const JOINING = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

function isJoining(key: string): boolean {
  return JOINING.has(key)
}

/** The 皮 of 面皮四毫米: one character is a thing only at the end of what is said. */
function isThingInside({ is }: Entry, next: Step | undefined): boolean {
  return is === 'thing' && next?.isHan === true && next.gap === 'none' && !AFTER_THING.has(next.key)
}

/** The 皮 of 杉木皮 is veneer: a wood shares its last character. */
function ofWood(entries: Lexicon['entries'], before: Step | undefined, key: string): Entry | undefined {
  const entry = before?.key === '木' ? entries.get(`木 ${key}`) : undefined
  return entry?.is === 'thing' ? entry : undefined
}

const AFTER_THING = new Set('，的用要或和与及也都不别能想上做有在最只就又还得该须应可是我给求吗呢吧铺贴刷免怕耐防抗比')

/** The "no" of "no-grout", the "non" of "non-slip": a part of a word, and no refusal. */
function isPrefix({ is }: Entry, next: Step | undefined): boolean {
  return (is === 'refusal' || is === 'degree') && next?.gap === 'hyphen'
}

/** Its two words alone are in many texts. */
const NUMBERED = /^no\.?\s?\d/iu

/** "No 12", "No. 3": a number's name. */
function isNumbered(step: Step | undefined, next: Step): boolean {
  return step?.key === 'no' && /^\d/.test(next.key) && next.gap === 'none'
}

/** Unknown words side by side that are a brand's name. */
function brandsIn(pieces: readonly Piece[], text: string, { isBrand }: WishGround): Piece[] {
  const found: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (!piece) break
    let end = at + 1
    if (piece.means.is === 'unread') while (pieces[end]?.means.is === 'unread' && end - at < LONGEST_BRAND) end++
    const to = pieces[end - 1]?.to ?? piece.to
    const isName = end > at + 1 && isBrand(text.slice(piece.from, to))
    if (isName) found.push({ ...piece, to, means: { is: 'words', isNamed: true } })
    else found.push(...pieces.slice(at, end))
    at = end
  }
  return found
}

/** What nothing has stays one piece in Han, unless the catalogue has some of it. */
function mergeUnknown(found: readonly Piece[], text: string, reading: Reading): Piece[] {
  const pieces = found.map((piece, at) => (isBegunWord(piece, found[at + 1], text, reading) ? asUnread(piece) : piece))
  const merged: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (!piece) break
    let end = at + 1
    if (piece.means.is === 'unread') while (isUnknownHan(pieces[end], text) && isUnknownHan(piece, text)) end++
    const to = pieces[end - 1]?.to ?? piece.to
    merged.push(...(piece.means.is === 'unread' ? askedIn({ ...piece, to }, text, reading) : [piece]))
    at = end
  }
  return merged
}

const asUnread = (piece: Piece): Piece => ({ ...piece, means: { is: 'unread' } })

/** The 粉 of 粉笔 is no colour where some text has the two together. */
function isBegunWord(piece: Piece, next: Piece | undefined, text: string, { stands }: Reading): boolean {
  const isAlone = piece.means.is === 'words' && /^\p{sc=Han}$/u.test(text.slice(piece.from, piece.to))
  return isAlone && next?.gap === 'none' && isUnknownHan(next, text) && stands(text.slice(piece.from, next.from + 1))
}

function isUnknownHan(piece: Piece | undefined, text: string): boolean {
  return piece?.means.is === 'unread' && /^\p{sc=Han}/u.test(text.slice(piece.from, piece.to))
}

const LOOSE = { is: 'words', isNamed: false, isLoose: true } as const

function askedIn(piece: Piece, text: string, { isKnown, stands }: Reading): Piece[] {
  const whole = text.slice(piece.from, piece.to)
  const isHan = /^\p{sc=Han}/u.test(whole)
  if (isHan && whole.length === 1) return [piece]
  const inside = isHan && whole.length > 2 && whole.length <= LONGEST_RUN ? standingIn(piece, text, stands) : [piece]
  if (inside.length > 1 && !stands(whole)) return inside
  return [isKnown(whole) ? { ...piece, means: LOOSE } : piece]
}

/** Of a run of Han only what some text has as it is typed: nearly so, two characters across two words stand for some other word. */
function standingIn(piece: Piece, text: string, stands: (words: string) => boolean): Piece[] {
  const { from, to } = piece
  for (let length = Math.min(LONGEST_HAN, to - from); length > 1; length--)
    for (let first = from; first + length <= to; first++) {
      const last = first + length
      if (!stands(text.slice(first, last))) continue
      const before = first > from ? standingIn({ ...piece, to: first }, text, stands) : []
      const after = last < to ? standingIn({ ...piece, from: last, gap: 'none' }, text, stands) : []
      const own = { ...piece, from: first, to: last, gap: first > from ? 'none' : piece.gap, means: LOOSE } as const
      return [...before, own, ...after]
    }
  return [piece]
}

import type { CategoryKind } from '../../../contract/facts/category-kinds.ts'
import { conditionsIn } from '../conditions/conditions-in.ts'
import type { Condition, Stretch } from '../conditions/conditions-in.ts'
import { joinThings, onlyInEach, thingsAbout } from './join-things.ts'
import { lexiconOf } from './lexicon.ts'
import type { KnownThing, Lexicon } from './lexicon.ts'
import { piecesReader } from './pieces.ts'
import type { Piece, Taken } from './pieces.ts'
import { isWish, scopesOf } from './scopes.ts'
import type { Scoped } from './scopes.ts'
import { isApart, stepsOf, strongerOf } from './steps.ts'
import type { Gap, Step } from './steps.ts'
import type { ThingCode } from './things.ts'
import type { Meaning, ThingMeaning, Wish, WishGround } from './wish.ts'

/** The wishes of a text, in its order; they do not overlap (decisions/219). */
export function readWishes(text: string, ground: WishGround): Wish[] {
  const steps = stepsOf(text)
  const lexicon = lexiconOf(ground.categories)
  const read = piecesReader(text, ground)
  const parts = partsOf(text)
  const sure = parts.flatMap((part) => takenIn(text, part, { ground, steps, lexicon }))
  const first = read(steps, sure)
  const more = parts.flatMap((part) => deniedIn(text, part, { ground, pieces: first, taken: sure }))
  const pieces = more.length ? read(steps, [...sure, ...more]) : first
  const scoped = scopesOf(withoutFillers(pieces))
  const joined = joinThings(scoped, text, lexicon)
  const hasThing = joined.some(({ means, isNot }) => means.is === 'thing' && !isNot)
  const about = hasThing ? NONE : aboutOf(joined, lexicon)
  return joined.filter(isWish).map((piece) => wishOf(piece, text, { ground, lexicon, hasThing, about }))
}

/** A comma before a filler stands before what follows it. */
function withoutFillers(pieces: readonly Piece[]): Piece[] {
  const left: Piece[] = []
  let gap: Gap = 'none'
  for (const piece of pieces) {
    gap = isApart(piece.gap) ? strongerOf(gap, piece.gap) : gap
    const means = isLookAlone(piece, left.at(-1)) ? piece.means.alone : piece.means
    if (means.is === 'filler') continue
    left.push({ ...piece, means, gap: isApart(gap) ? gap : piece.gap })
    gap = 'none'
  }
  return left
}

type LookPiece = Piece & { means: Extract<Piece['means'], { is: 'lookOf' }> }

/** "Look" behind a thing or a material says that it only looks so. */
function isLookAlone(piece: Piece, before: Piece | undefined): piece is LookPiece {
  if (piece.means.is !== 'lookOf') return false
  const isMaterial = before?.means.is === 'thing' || (before?.means.is === 'words' && before.means.isNamed)
  return isApart(piece.gap) || !isMaterial
}

interface Part {
  from: number
  to: number
}

/** Conditions are looked for in so many characters at once: looking takes longer with the square of the length. */
const LONGEST_PART = 40
const LONGEST_CLAUSE = 120
const CLAUSE = /(?:[^，；。！？;!?\n\r,.]|[,.](?![\s\p{sc=Han}]|$))*(?:[，；。！？;!?\n\r,.]+|$)/gu

/** The parts of a text in which conditions are looked for: whole clauses, as many as fit. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  const clauses = Array.from(text.matchAll(CLAUSE), ({ 0: { length }, index }) => ({ from: index, to: index + length }))
  for (const { from, to } of clauses.flatMap((clause) => shortened(clause, text))) {
    const last = parts.at(-1)
    if (last && to - last.from <= LONGEST_PART) last.to = to
    else if (to > from) parts.push({ from, to })
  }
  return parts
}

/** A clause without end is cut between words. */
function shortened({ from, to }: Part, text: string): Part[] {
  if (to - from <= LONGEST_CLAUSE) return [{ from, to }]
  const space = text.lastIndexOf(' ', from + LONGEST_CLAUSE)
  const cut = space > from ? space : from + LONGEST_CLAUSE
  return [{ from, to: cut }, ...shortened({ from: cut, to }, text)]
}

interface PartReading {
  ground: WishGround
  steps: readonly Step[]
  lexicon: Lexicon
}

/** What reads as a condition, but for what is a part of a thing's name: 户外 of 户外地板. */
function takenIn(text: string, { from, to }: Part, { ground, steps, lexicon }: PartReading): Taken[] {
  const { conditions, unread } = conditionsIn(text.slice(from, to), ground.conditions)
  const read = conditions
    .map((condition) => movedBy(condition, from))
    .flatMap((condition) => withThing(condition, steps, lexicon))
  const isFree = (one: Taken) => read.every((other) => other.to <= one.from || one.to <= other.from)
  const measures = unread
    .map(({ start, end }): Taken => ({ from: start + from, to: end + from, means: { is: 'unread' } }))
    .filter(isFree)
  return [...read, ...measures].sort((one, other) => one.from - other.from)
}

function movedBy<Place extends Stretch>(place: Place, by: number): Place {
  const moved = { ...place, start: place.start + by, end: place.end + by }
  return 'also' in moved && Array.isArray(moved.also)
    ? { ...moved, also: moved.also.map((also: Stretch) => movedBy(also, by)) }
    : moved
}

/** Of a price that is said in several places the last is the wish. */
function takenOf(condition: Condition): Taken[] {
  const also = condition.kind === 'price' ? (condition.also ?? []) : []
  const silent = also.map(({ start, end }): Taken => ({ from: start, to: end, means: { is: 'filler' } }))
  return [...silent, { from: condition.start, to: condition.end, means: { is: 'condition', condition } }]
}

/** 户外地板 is a thing alone; "facade panels" are panels of a place. */
function withThing(condition: Condition, steps: readonly Step[], lexicon: Lexicon): Taken[] {
  const around = thingAround(condition, steps, lexicon)
  if (!around) return takenOf(condition)
  const { thing, first, to } = around
  if (!thing.isUse) return []
  const isBehind = first !== undefined && first.from < to
  return [
    ...takenOf(condition),
    ...(isBehind ? [{ from: first.from, to, means: { is: 'thing', thing } } as const] : []),
  ]
}

/** So many steps before and behind may belong to a name. */
const MOST_BESIDE = 3

/** The thing of which a place or a look is a part: its entry, and where it ends. */
function thingAround(
  condition: Condition,
  steps: readonly Step[],
  { entries }: Lexicon,
): { thing: KnownThing; first: Step | undefined; to: number } | undefined {
  const { kind, start, end } = condition
  const isSoft = kind === 'place' || kind === 'look' || (kind === 'attribute' && condition.isYes)
  if (!isSoft) return undefined
  const first = steps.findIndex(({ to }) => to > start)
  const behind = steps.findIndex(({ from }) => from >= end)
  const after = behind < 0 ? steps.length : behind
  for (let from = Math.max(0, first - MOST_BESIDE); from <= first; from++)
    for (let to = Math.min(steps.length, after + MOST_BESIDE); to >= after; to--) {
      if (from === first && to === after) continue
      const key = steps.slice(from, to).map((step) => step.key)
      const entry = entries.get(key.join(' '))
      if (entry?.is === 'thing') return { thing: entry.thing, first: steps[after], to: steps[to - 1]?.to ?? end }
    }
  return undefined
}

/**
 * What reads as a condition once the words that refuse are left out ("not from Italy"), and what reads as one more of its kind: a second
 * size.
 */
function deniedIn(
  text: string,
  { from: start, to: end }: Part,
  { ground, pieces, taken }: { ground: WishGround; pieces: readonly Piece[]; taken: readonly Taken[] },
): Taken[] {
  const own = pieces.filter(({ from, to }) => start <= from && to <= end)
  const marks = own.filter(({ means: { is } }) => is === 'refusal' || is === 'degree' || is === 'refusedBefore')
  const hasFigures = own.some(({ from, to, means }) => means.is === 'unread' && /\p{N}/u.test(text.slice(from, to)))
  if (!marks.length && !hasFigures) return []
  const read = [...marks, ...taken].filter(({ from, to }) => start <= from && to <= end)
  const rest = read.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text.slice(0, end),
  )
  return conditionsIn(rest.slice(start), ground.conditions).conditions.flatMap((condition) =>
    takenOf(movedBy(condition, start)),
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The categories that words of a text without a thing are said of. */
function aboutOf(pieces: readonly Scoped[], lexicon: Lexicon): ReadonlySet<string> {
  const [first, ...others] = thingsAbout(pieces, lexicon).filter(({ ids }) => ids.size)
  return first ? onlyInEach(first, others).ids : NONE
}

interface Telling {
  ground: WishGround
  lexicon: Lexicon
  hasThing: boolean
  about: ReadonlySet<string>
}

function wishOf(piece: Scoped, text: string, telling: Telling): Wish {
  const { from, to, isLike } = piece
  const typed = text.slice(from, to)
  const { means, isNot } = meaningOf(piece, typed, telling)
  return { text: typed, start: from, end: to, means, isNot, isLike }
}

function meaningOf({ means, isNot }: Scoped, typed: string, telling: Telling): { means: Meaning; isNot: boolean } {
  switch (means.is) {
    case 'condition': {
      const { condition } = means
      const categoryIds = telling.hasThing || isNot ? [] : categoriesOfPlace(condition, telling)
      return { means: { kind: 'condition', condition, ...(categoryIds.length && { categoryIds }) }, isNot }
    }
    case 'thing':
      return { means: thingMeaning(means.thing, telling.lexicon), isNot }
    case 'third': {
      const of = isNot ? (means.of === 'cheap' ? 'dear' : 'cheap') : means.of
      return { means: { kind: 'third', of }, isNot: false }
    }
    case 'words': {
      const { famous, opposite } = means
      if (isNot && opposite !== undefined)
        return { means: { kind: 'words', words: opposite, isNamed: false, isOpposite: true }, isNot: false }
      if (famous && !telling.ground.stands(typed)) {
        const words = telling.hasThing ? famous.look : `${famous.look} ${famous.material}`
        return { means: { kind: 'words', words, isNamed: true, isByLook: true, ...ofWords(means, telling) }, isNot }
      }
      const isNamed = means.isNamed || telling.ground.isBrand(typed)
      const words = { kind: 'words', words: means.words ?? typed, isNamed } as const
      const isLoose = means.isLoose && !isNamed
      return { means: { ...words, ...(isLoose && { isLoose }), ...ofWords(means, telling) }, isNot }
    }
    default:
      return { means: { kind: 'unread' }, isNot }
  }
}

function ofWords({ of }: { of?: ThingCode }, { about, lexicon }: Telling): { categoryIds?: string[] } {
  return of === undefined || !about.size ? {} : { categoryIds: wholeOf(about, lexicon) }
}

/** The categories that a place is asked of. */
function categoriesOfPlace(condition: Condition, { ground, lexicon, about }: Telling): string[] {
  if (condition.kind !== 'place') return []
  const place = ground.conditions.places?.find(({ code }) => code === condition.place)
  const isOf = (kinds: readonly CategoryKind[], wanted: readonly CategoryKind[] = []) =>
    wanted.some((kind) => kinds.includes(kind))
  const own = ground.categories.filter(({ kinds }) => isOf(kinds, place?.of) && !isOf(kinds, place?.except))
  const ids = new Set(own.map(({ id }) => id))
  const both = new Set([...ids].filter((id) => about.has(id)))
  return topsOf(both.size ? both : ids, lexicon)
}

/** The highest of these categories that hold no others. */
function wholeOf(ids: ReadonlySet<string>, lexicon: Lexicon): string[] {
  const whole = [...ids].filter((id) => [...(lexicon.below.get(id) ?? [])].every((below) => ids.has(below)))
  return topsOf(new Set(whole), lexicon)
}

function topsOf(ids: ReadonlySet<string>, { parentOf }: Lexicon): string[] {
  return [...ids].filter((id) => !ids.has(parentOf.get(id) ?? ''))
}

/** What lies below the highest of these and is none of them: walls' tiles among tiles for floors. */
function exceptionsOf(ids: ReadonlySet<string>, { below, parentOf }: Lexicon): string[] {
  const all = new Set([...ids].flatMap((id) => [...(below.get(id) ?? [])]))
  return [...all].filter((id) => !ids.has(id) && ids.has(parentOf.get(id) ?? ''))
}

function thingMeaning({ ids, insteadIds, name, enName, isUse }: KnownThing, lexicon: Lexicon): ThingMeaning {
  const exceptIds = exceptionsOf(ids, lexicon)
  return {
    kind: 'thing',
    categoryIds: topsOf(ids, lexicon),
    ...(exceptIds.length && { exceptIds }),
    ...(!ids.size && insteadIds.size && { insteadIds: topsOf(insteadIds, lexicon) }),
    name,
    enName,
    ...(isUse && { isUse }),
  }
}

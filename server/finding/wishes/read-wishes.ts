import type { CategoryKind } from '../../../contract/facts/category-kinds.ts'
import { conditionsIn } from '../conditions/conditions-in.ts'
import type { Condition, ConditionReading, Stretch } from '../conditions/conditions-in.ts'
import { plainText } from '../conditions/plain-text.ts'
import { areaCalled } from '../conditions/supply-words.ts'
import { joinAlternatives } from './alternatives.ts'
import { withoutFillers } from './fillers.ts'
import { joinThings, onlyInEach, thingsAbout } from './join-things.ts'
import { lexiconOf } from './lexicon.ts'
import type { KnownThing, Lexicon } from './lexicon.ts'
import { piecesReader } from './pieces.ts'
import type { Piece, Taken } from './pieces.ts'
import { isOr, isWish, scopesOf } from './scopes.ts'
import type { Scoped } from './scopes.ts'
import { firstReached, isApart, stepsOf } from './steps.ts'
import type { Step } from './steps.ts'
import type { ThingCode } from './things.ts'
import type { Meaning, ThingMeaning, Wish, WishGround } from './wish.ts'

/** The wishes of a text, in its order; they do not overlap (decisions/219). */
export function readWishes(text: string, ground: WishGround): Wish[] {
  const words = stepsOf(text)
  const lexicon = lexiconOf(ground.categories)
  const read = piecesReader(text, ground)
  const parts = partsOf(text)
  const conditions = { ...ground.conditions, whole: plainText(text).plain }
  const sure = parts.flatMap((part) => takenIn(text, part, { conditions, steps: words, lexicon }))
  const steps = withSigns(words, sure)
  let taken = sure
  let pieces = read(steps, taken)
  for (let round = 0; round < MOST_OF_A_KIND; round++) {
    const more = parts.flatMap((part) => deniedIn(text, part, { conditions, pieces, taken }))
    if (!more.length) break
    taken = [...more, ...taken].sort((one, other) => one.from - other.from)
    pieces = read(steps, taken)
  }
  const scoped = scopesOf(withCountries(withoutFillers(pieces, text), text, ground))
  const joined = joinAlternatives(joinThings(scoped, text, lexicon), text)
  const hasThing = joined.some(({ means, isNot }) => means.is === 'thing' && !isNot)
  const about = hasThing ? undefined : aboutOf(joined, lexicon)
  return withoutGlue(joined.filter(isWish), text).map((piece) =>
    wishOf(piece, text, { ground, lexicon, hasThing, about }),
  )
}

/** One character of Han that nothing has, as the 挂 of 墙上挂毛毡, wishes nothing beside what does. */
function withoutGlue(wishes: readonly Scoped[], text: string): readonly Scoped[] {
  const left = wishes.filter(
    ({ means, from, to, isNot }) => means.is !== 'unread' || isNot || !/^\p{sc=Han}$/u.test(text.slice(from, to)),
  )
  return left.length ? left : wishes
}

/** How many further sizes are read: conditions are looked for anew for each. */
const MOST_OF_A_KIND = 4

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

/** What is read and has no word, as ½, is a step too. */
function withSigns(steps: readonly Step[], taken: readonly Taken[]): readonly Step[] {
  const signs = taken
    .filter(({ from, to }) => (steps[firstReached(steps, (step) => step.to > from)]?.from ?? to) >= to)
    .map(({ from, to }): Step => ({ key: '', stem: '', from, to, isHan: false, gap: 'none' }))
  return signs.length ? [...steps, ...signs].sort((one, other) => one.from - other.from) : steps
}

interface PartReading {
  conditions: ConditionReading
  steps: readonly Step[]
  lexicon: Lexicon
}

/** What reads as a condition, but for what is a part of a thing's name: 户外 of 户外地板. */
function takenIn(text: string, { from, to }: Part, reading: PartReading): Taken[] {
  const { conditions, silent, unread } = conditionsIn(text.slice(from, to), reading.conditions)
  const read = [
    ...conditions.map((condition) => movedBy(condition, from)).flatMap((condition) => withThing(condition, reading)),
    ...silent.map(({ start, end }): Taken => ({ from: start + from, to: end + from, means: { is: 'filler' } })),
  ]
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
function withThing(condition: Condition, { steps, lexicon }: PartReading): Taken[] {
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
  const first = firstReached(steps, ({ to }) => to > start)
  const after = firstReached(steps, ({ from }) => from >= end)
  for (let from = Math.max(0, first - MOST_BESIDE); from <= first && first < steps.length; from++)
    for (let to = Math.min(steps.length, after + MOST_BESIDE); to >= after; to--) {
      if (from === first && to === after) continue
      if (steps.slice(from + 1, to).some(({ gap }) => isApart(gap))) continue
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
  { conditions, pieces, taken }: { conditions: ConditionReading; pieces: readonly Piece[]; taken: readonly Taken[] },
): Taken[] {
  const own = within(pieces, start, end)
  const marks = own.filter(({ means: { is } }) => MARKS.has(is))
  const hasFigures = own.some(
    ({ from, to, means }) => (means.is === 'unread' || means.is === 'words') && /\p{N}/u.test(text.slice(from, to)),
  )
  if (!marks.length && !hasFigures) return []
  const known = within(taken, start, end).filter(({ means }) => means.is !== 'unread')
  const rest = [...marks, ...known].reduce(
    (left, { from, to }) => left.slice(0, from - start) + ' '.repeat(to - from) + left.slice(to - start),
    text.slice(start, end),
  )
  return conditionsIn(rest, conditions).conditions.flatMap((condition) => takenOf(movedBy(condition, start)))
}

const MARKS: ReadonlySet<string> = new Set(['refusal', 'degree', 'complaint', 'refusedBefore', 'noneOf'])

/** "From Spain or Portugal": a country that is joined to an origin is one too. */
function withCountries(pieces: readonly Piece[], text: string, { conditions }: WishGround): Piece[] {
  const read: Piece[] = []
  for (const piece of pieces) {
    const [before, last] = [read.at(-2), read.at(-1)]
    const joined = last && isOr(last) ? before : piece.gap === 'or' || piece.gap === 'comma' ? last : undefined
    const isOrigin = joined?.means.is === 'condition' && joined.means.condition.kind === 'origin'
    const { from: start, to: end } = piece
    const said = text.slice(start, end)
    const area = isOrigin && piece.means.is !== 'condition' ? areaCalled(said, conditions.areas) : undefined
    const condition = area && ({ kind: 'origin', area, text: said, start, end } as const)
    read.push(condition ? { ...piece, means: { is: 'condition', condition } } : piece)
  }
  return read
}

/** Those of a sorted list that lie between two places. */
function within<Place extends Part>(sorted: readonly Place[], start: number, end: number): Place[] {
  const first = firstReached(sorted, ({ from }) => from >= start)
  const after = firstReached(sorted, ({ from }) => from >= end)
  return sorted.slice(first, after).filter(({ to }) => to <= end)
}

/** What words of a text without a thing are said of. */
function aboutOf(pieces: readonly Scoped[], lexicon: Lexicon): KnownThing | undefined {
  const [first, ...others] = thingsAbout(pieces, lexicon).filter(({ ids }) => ids.size)
  return first && onlyInEach(first, others)
}

interface Telling {
  ground: WishGround
  lexicon: Lexicon
  hasThing: boolean
  about: KnownThing | undefined
}

function wishOf(piece: Scoped, text: string, telling: Telling): Wish {
  const { from, to, isLike } = piece
  const { means, isNot } = meaningOf(piece, text, telling)
  return { text: text.slice(from, to), start: from, end: to, means, isNot, isLike }
}

function meaningOf(piece: Scoped, text: string, telling: Telling): { means: Meaning; isNot: boolean } {
  const { means, isNot } = piece
  const typed = text.slice(piece.from, piece.to)
  const denied = isNot ? deniedAs(means, typed, telling.ground) : undefined
  if (denied !== undefined)
    return { means: { kind: 'words', words: denied, isNamed: false, refused: typed }, isNot: false }
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
      if (isNot && opposite !== undefined) {
        const refused = means.words ?? typed
        return { means: { kind: 'words', words: opposite, isNamed: false, refused }, isNot: false }
      }
      if (famous && !telling.ground.stands(typed)) {
        const words = telling.hasThing ? famous.look : `${famous.look} ${famous.material}`
        return { means: { kind: 'words', words, isNamed: true, isByLook: true, ...ofWords(means, telling) }, isNot }
      }
      const isNamed = means.isNamed || telling.ground.isBrand(typed)
      const words = { kind: 'words', words: means.words ?? typed, isNamed } as const
      const isLoose = means.isLoose && !isNamed
      return { means: { ...words, ...(isLoose && { isLoose }), ...ofWords(means, telling) }, isNot }
    }
    case 'either':
      return { means: { kind: 'either', of: means.of.map((one) => meaningOf(one, text, telling).means) }, isNot }
    default:
      return { means: { kind: 'unread' }, isNot }
  }
}

/** What products say of themselves as it is refused: 不崩刃, 不硌. */
function deniedAs(means: Scoped['means'], typed: string, { stands }: WishGround): string | undefined {
  const isPlain = means.is === 'unread' || (means.is === 'words' && !means.isNamed && !means.opposite && !means.of)
  const said = means.is === 'words' ? (means.words ?? typed) : typed
  if (!isPlain || !/^\p{sc=Han}{1,4}$/u.test(said)) return undefined
  return ['不', '不会', '没有'].map((no) => `${no}${said}`).find(stands)
}

function ofWords({ of }: { of?: ThingCode }, { about, lexicon }: Telling): { said?: ThingMeaning } {
  return of === undefined || !about ? {} : { said: thingMeaning(about, lexicon) }
}

/** The categories that a place is asked of. */
function categoriesOfPlace(condition: Condition, { ground, lexicon, about }: Telling): string[] {
  if (condition.kind !== 'place') return []
  const place = ground.conditions.places?.find(({ code }) => code === condition.place)
  const isOf = (kinds: readonly CategoryKind[], wanted: readonly CategoryKind[] = []) =>
    wanted.some((kind) => kinds.includes(kind))
  const own = ground.categories.filter(({ kinds }) => isOf(kinds, place?.of) && !isOf(kinds, place?.except))
  const ids = new Set(own.map(({ id }) => id))
  const both = new Set([...ids].filter((id) => about?.ids.has(id)))
  return topsOf(both.size ? both : ids, lexicon)
}

function topsOf(ids: ReadonlySet<string>, { parentOf }: Lexicon): string[] {
  return [...ids].filter((id) => !ids.has(parentOf.get(id) ?? ''))
}

/** What lies below the highest of these and is none of them: walls' tiles among tiles for floors. */
function exceptionsOf(ids: ReadonlySet<string>, { below, parentOf }: Lexicon): string[] {
  const all = new Set([...ids].flatMap((id) => [...(below.get(id) ?? [])]))
  return [...all].filter((id) => !ids.has(id) && ids.has(parentOf.get(id) ?? ''))
}

const meanings = new WeakMap<KnownThing, ThingMeaning>()

function thingMeaning(thing: KnownThing, lexicon: Lexicon): ThingMeaning {
  const known = meanings.get(thing)
  if (known) return known
  const { ids, insteadIds, name, enName, isUse } = thing
  const exceptIds = exceptionsOf(ids, lexicon)
  const meaning: ThingMeaning = {
    kind: 'thing',
    categoryIds: topsOf(ids, lexicon),
    ...(exceptIds.length && { exceptIds }),
    ...(!ids.size && insteadIds.size && { insteadIds: topsOf(insteadIds, lexicon) }),
    name,
    enName,
    ...(isUse && { isUse }),
  }
  meanings.set(thing, meaning)
  return meaning
}

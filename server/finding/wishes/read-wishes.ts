import { conditionsIn } from '../conditions/conditions-in.ts'
import type { Condition } from '../conditions/conditions-in.ts'
import { joinThings } from './join-things.ts'
import { lexiconOf } from './lexicon.ts'
import type { KnownThing, Lexicon } from './lexicon.ts'
import { piecesOf } from './pieces.ts'
import type { Piece, Taken } from './pieces.ts'
import { isWish, scopesOf } from './scopes.ts'
import type { Scoped } from './scopes.ts'
import { isApart, stepsOf, strongerOf } from './steps.ts'
import type { Gap, Step } from './steps.ts'
import type { Meaning, ThingMeaning, Wish, WishGround } from './wish.ts'

/** The wishes of a text, in its order; they do not overlap (decisions/219). */
export function readWishes(text: string, ground: WishGround): Wish[] {
  const steps = stepsOf(text)
  const lexicon = lexiconOf(ground.categories)
  const sure = takenIn(text, ground, steps, lexicon)
  const first = piecesOf(steps, text, sure, ground)
  const more = deniedIn(text, first, sure, ground)
  const pieces = more.length ? piecesOf(steps, text, [...sure, ...more], ground) : first
  const scoped = scopesOf(withoutFillers(pieces))
  const joined = joinThings(scoped, text, lexicon)
  const hasThing = joined.some(({ means, isNot }) => means.is === 'thing' && !isNot)
  return joined.filter(isWish).map((piece) => wishOf(piece, text, { ground, lexicon, hasThing }))
}

/** A comma before a filler stands before what follows it. */
function withoutFillers(pieces: readonly Piece[]): Piece[] {
  const left: Piece[] = []
  let gap: Gap = 'none'
  for (const piece of pieces) {
    gap = isApart(piece.gap) ? strongerOf(gap, piece.gap) : gap
    if (piece.means.is === 'filler') continue
    left.push({ ...piece, gap: isApart(gap) ? gap : piece.gap })
    gap = 'none'
  }
  return left
}

/** What reads as a condition, but for what is a part of a thing's name: 户外 of 户外地板. */
function takenIn(text: string, { conditions: reading }: WishGround, steps: readonly Step[], lexicon: Lexicon): Taken[] {
  const { conditions, unread } = conditionsIn(text, reading)
  const read = conditions.filter((condition) => !isInThing(condition, steps, lexicon)).flatMap(takenOf)
  const isFree = ({ start, end }: { start: number; end: number }) =>
    read.every(({ from, to }) => to <= start || end <= from)
  const measures = unread
    .filter(isFree)
    .map(({ start, end }): Taken => ({ from: start, to: end, means: { is: 'unread' } }))
  return [...read, ...measures].sort((one, other) => one.from - other.from)
}

function takenOf(condition: Condition): Taken[] {
  const { start, end } = condition
  return [{ from: start, to: end, means: { is: 'condition', condition } }]
}

/** So many steps before and behind may belong to a name. */
const MOST_BESIDE = 3

function isInThing(condition: Condition, steps: readonly Step[], { entries }: Lexicon): boolean {
  const isSoft =
    condition.kind === 'place' || condition.kind === 'look' || (condition.kind === 'attribute' && condition.isYes)
  if (!isSoft) return false
  const first = steps.findIndex(({ to }) => to > condition.start)
  const after = steps.findIndex(({ from }) => from >= condition.end)
  const end = after < 0 ? steps.length : after
  for (let from = Math.max(0, first - MOST_BESIDE); from <= first; from++)
    for (let to = end; to <= Math.min(steps.length, end + MOST_BESIDE); to++) {
      if (from === first && to === end) continue
      const key = steps.slice(from, to).map((step) => step.key)
      if (entries.get(key.join(' '))?.is === 'thing') return true
    }
  return false
}

/**
 * What reads as a condition once the words that refuse are left out ("not from Italy"), and what reads as one more of its kind: a second
 * size.
 */
function deniedIn(
  text: string,
  pieces: readonly Piece[],
  taken: readonly Taken[],
  { conditions }: WishGround,
): Taken[] {
  const marks = pieces.filter(({ means: { is } }) => is === 'refusal' || is === 'degree' || is === 'refusedBefore')
  const hasFigures = pieces.some(({ from, to, means }) => means.is === 'unread' && /\p{N}/u.test(text.slice(from, to)))
  if (!marks.length && !hasFigures) return []
  const rest = [...marks, ...taken].reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
  return conditionsIn(rest, conditions).conditions.flatMap(takenOf)
}

interface Telling {
  ground: WishGround
  lexicon: Lexicon
  hasThing: boolean
}

function wishOf(piece: Scoped, text: string, telling: Telling): Wish {
  const { from, to, isLike } = piece
  const typed = text.slice(from, to)
  const { means, isNot } = meaningOf(piece, typed, telling)
  return { text: typed, start: from, end: to, means, isNot, isLike }
}

function meaningOf({ means, isNot }: Scoped, typed: string, telling: Telling): { means: Meaning; isNot: boolean } {
  switch (means.is) {
    case 'condition':
      return { means: { kind: 'condition', condition: means.condition }, isNot }
    case 'thing':
      return { means: thingMeaning(means.thing, telling.lexicon), isNot }
    case 'third': {
      const of = isNot ? (means.of === 'cheap' ? 'dear' : 'cheap') : means.of
      return { means: { kind: 'third', of }, isNot: false }
    }
    case 'words': {
      const { famous, opposite } = means
      if (isNot && opposite !== undefined)
        return { means: { kind: 'words', words: opposite, isNamed: false }, isNot: false }
      if (famous && !telling.ground.stands(typed)) {
        const words = telling.hasThing ? famous.look : `${famous.look} ${famous.material}`
        return { means: { kind: 'words', words, isNamed: true, isByLook: true }, isNot }
      }
      const isNamed = means.isNamed || telling.ground.isBrand(typed)
      return { means: { kind: 'words', words: means.words ?? typed, isNamed }, isNot }
    }
    default:
      return { means: { kind: 'unread' }, isNot }
  }
}

function thingMeaning({ ids, insteadIds, name, enName, isUse }: KnownThing, { parentOf }: Lexicon): ThingMeaning {
  const tops = (all: ReadonlySet<string>) => [...all].filter((id) => !all.has(parentOf.get(id) ?? ''))
  return {
    kind: 'thing',
    categoryIds: tops(ids),
    ...(!ids.size && insteadIds.size && { insteadIds: tops(insteadIds) }),
    name,
    enName,
    ...(isUse && { isUse }),
  }
}

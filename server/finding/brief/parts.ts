import type { Wish } from '../wishes/wish.ts'
import type { Span } from './lines.ts'

/** Reads the wishes of a stretch; their places are those in the whole brief. */
export type ReadSpan = (span: Span) => Wish[]

/** A part of a sentence that is for one thing, or for all of them. */
export interface Part extends Span {
  wishes: Wish[]
  /** "All Euroclass B": it says that it belongs to all. */
  isForAll: boolean
}

const FOR_ALL =
  /(?<![\p{L}-])(?:(?<!\bat )all|both|each|every|everything|everywhere|throughout|overall|in general|general|budget|altogether)(?![\p{L}-])|全部|全都|所有|一律|统一|整体|总体|整个|通用|每[种个样款件项]|预算|均|皆|都(?!市)/iu
const JOIN =
  /[,，]?\s*\b(?:and also|as well as|and|plus|or)\b|[,，]?\s*(?:以及|还有|另外|加上|或者|或)|[;；,，、]|和|与|及|\s[+&/]\s/giu
const OR = /(?:or|或者|或|\/)\s*$/iu
const COMMA = /^[,，、]$/u
/** Joins that stand between things, where others may stand between what one thing is to be. */
const STRONG = /[;；]|[,，]\s*\S|以及|还有|另外|加上|as well|also|plus|\+/iu

const PAIR = /^(?:and|[&/、和与及])$/iu
const USED = /\b(?:for|on|in|of|to|as)\b|[用铺贴]/iu

/** Whether a wish names what is looked for. */
export function isThing({ means, isNot }: Wish): boolean {
  return means.kind === 'thing' && !isNot
}

export function saysForAll(text: string): boolean {
  return FOR_ALL.test(text)
}

/** A stretch between two joins that names things, from the first of them to the last. */
interface Named extends Span {
  categoryIds: ReadonlySet<string>
  /** "Floor" of "floor and wall tiles" may say where another thing is used. */
  isBareUse: boolean
}

/** The parts of a sentence: "and" begins another thing, "or" does not; what belongs to all of them stands last. */
export function partsOf(text: string, sentence: Span, read: ReadSpan): Part[] {
  const wishes = read(sentence)
  if (!wishes.some(isThing))
    return [{ ...sentence, wishes, isForAll: saysForAll(text.slice(sentence.start, sentence.end)) }]
  const joins = joinsOf(text, sentence, wishes)
  const named = joins.length ? namedBetween(text, sentence, joins, read) : []
  const cuts = cutsBetween(text, named, joins)
  const reached = named.at(-1)?.end ?? sentence.end
  const forAll = joins.find(({ start, end }) => start >= reached && beginsForAll(text.slice(end, sentence.end)))
  if (forAll) cuts.push(forAll)
  if (!cuts.length) return [{ ...sentence, wishes, isForAll: false }]
  return between(sentence, cuts).map((stretch) => {
    const span = trimmed(text, stretch)
    return { ...span, wishes: read(span), isForAll: forAll !== undefined && stretch.start === forAll.end }
  })
}

/** The stretches before, between and behind others. */
function between({ start, end }: Span, cuts: readonly Span[]): Span[] {
  const starts = [start, ...cuts.map((cut) => cut.end)]
  return starts.map((from, place) => ({ start: from, end: cuts[place]?.start ?? end }))
}

function trimmed(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end)
  return { start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length }
}

function beginsForAll(text: string): boolean {
  return FOR_ALL.exec(text.trimStart())?.index === 0
}

type Join = Span & { words: string }

/** What joins words, also those of a thing, but not those of another wish, as in "black and white". */
function joinsOf(text: string, sentence: Span, wishes: readonly Wish[]): Join[] {
  return [...text.slice(sentence.start, sentence.end).matchAll(JOIN)].flatMap(({ 0: words, index }) => {
    const start = sentence.start + index
    const end = start + words.length
    const isWithin = wishes.some(
      (wish) => !isThing(wish) && wish.start < end && start < wish.end && (wish.start < start || end < wish.end),
    )
    return isWithin ? [] : [{ start, end, words: words.trim() }]
  })
}

/** Read by itself, each stretch has its own things: two together might be read as one that is both. */
function namedBetween(text: string, sentence: Span, joins: readonly Join[], read: ReadSpan): Named[] {
  return between(sentence, joins).flatMap((stretch) => {
    const span = trimmed(text, stretch)
    if (span.start >= span.end) return []
    const wishes = read(span)
    const things = wishes.filter(isThing)
    const [first, last] = [things[0], things.at(-1)]
    if (!first || !last) return []
    const meant = things.flatMap(({ means }) => (means.kind === 'thing' ? [means] : []))
    const isBareUse = wishes.length === 1 && meant[0]?.isUse === true
    const categoryIds = new Set(meant.flatMap((means) => means.categoryIds))
    return [{ start: first.start, end: last.end, categoryIds, isBareUse }]
  })
}

/** Where one thing ends and the next begins; from the last on, since "oak, ash or walnut" are one. */
function cutsBetween(text: string, named: readonly Named[], joins: readonly Join[]): Join[] {
  const cuts: Join[] = []
  let isOr = false
  for (let place = named.length - 1; place > 0; place--) {
    const [one, next] = [named[place - 1], named[place]]
    const join = one && next && joinBetween(text, { one, next }, joins)
    if (!join) continue
    isOr = OR.test(join.words) || (isOr && COMMA.test(join.words))
    if (!isOr && !(PAIR.test(join.words) && areOfOne(text, { one, next }, join))) cuts.unshift(join)
  }
  return cuts
}

/** "Floor and wall tiles", "paint for walls and ceilings". */
function areOfOne(text: string, { one, next }: { one: Named; next: Named }, join: Join): boolean {
  if (!one.isBareUse && !next.isBareUse) return false
  if (next.isBareUse && USED.test(text.slice(one.start, join.start))) return true
  return [...one.categoryIds].some((id) => next.categoryIds.has(id))
}

/** The join where the words of one thing end: a strong one, else the one right after it, else the last comma, else the last. */
function joinBetween(text: string, { one, next }: { one: Span; next: Span }, joins: readonly Join[]): Join | undefined {
  const possible = joins.filter(({ start, end }) => start >= one.end && end <= next.start)
  return (
    possible.findLast(({ words }) => STRONG.test(words)) ??
    possible.find(({ start, words }) => !COMMA.test(words) && text.slice(one.end, start).trim() === '') ??
    possible.findLast(({ words }) => COMMA.test(words)) ??
    possible.at(-1)
  )
}

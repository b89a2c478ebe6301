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

/** Whether a wish names what is looked for. */
export function isThing({ means, isNot }: Wish): boolean {
  return means.kind === 'thing' && !isNot
}

export function saysForAll(text: string): boolean {
  return FOR_ALL.test(text)
}

/** The parts of a sentence: "and" begins another thing, "or" does not; what belongs to all of them stands last. */
export function partsOf(text: string, sentence: Span, read: ReadSpan): Part[] {
  const wishes = read(sentence)
  const things = wishes.filter(isThing)
  const last = things.at(-1)
  if (!last) return [{ ...sentence, wishes, isForAll: saysForAll(text.slice(sentence.start, sentence.end)) }]
  const joins = joinsOf(text, sentence, wishes)
  const cuts = cutsBetween(things, joins, text)
  const forAll = joins.find(({ start, end }) => start >= last.end && beginsForAll(text.slice(end, sentence.end)))
  if (forAll) cuts.push(forAll)
  if (!cuts.length) return [{ ...sentence, wishes, isForAll: false }]
  const starts = [sentence.start, ...cuts.map(({ end }) => end)]
  const ends = [...cuts.map(({ start }) => start), sentence.end]
  return starts.map((start, place) => {
    const span = trimmed(text, { start, end: ends[place] ?? sentence.end })
    return { ...span, wishes: read(span), isForAll: forAll !== undefined && start === forAll.end }
  })
}

function trimmed(text: string, { start, end }: Span): Span {
  const piece = text.slice(start, end)
  return { start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length }
}

function beginsForAll(text: string): boolean {
  return FOR_ALL.exec(text.trimStart())?.index === 0
}

type Join = Span & { words: string }

/** What joins words, outside of wishes: the "and" of "black and white" joins none. */
function joinsOf(text: string, sentence: Span, wishes: readonly Wish[]): Join[] {
  return [...text.slice(sentence.start, sentence.end).matchAll(JOIN)].flatMap(({ 0: words, index }) => {
    const start = sentence.start + index
    const end = start + words.length
    const isWithin = wishes.some(
      (wish) => wish.start < end && start < wish.end && (wish.start < start || end < wish.end),
    )
    return isWithin ? [] : [{ start, end, words: words.trim() }]
  })
}

/** Where one thing ends and the next begins; from the last on, since "oak, ash or walnut" are one. */
function cutsBetween(things: readonly Wish[], joins: readonly Join[], text: string): Join[] {
  let isOr = false
  return things
    .slice(1)
    .flatMap((thing, place): (Join | undefined)[] => {
      const before = things[place]
      return [before && joinBetween(before, thing, joins, text)]
    })
    .toReversed()
    .flatMap((join) => {
      isOr = join !== undefined && (OR.test(join.words) || (isOr && COMMA.test(join.words)))
      return join && !isOr ? [join] : []
    })
    .toReversed()
}

/** The join where the words of one thing end: a strong one, else the one right after it, else the last comma, else the last. */
function joinBetween(one: Span, next: Span, joins: readonly Join[], text: string): Join | undefined {
  const between = joins.filter(({ start, end }) => start >= one.end && end <= next.start)
  return (
    between.findLast(({ words }) => STRONG.test(words)) ??
    between.find(({ start, words }) => !COMMA.test(words) && text.slice(one.end, start).trim() === '') ??
    between.findLast(({ words }) => COMMA.test(words)) ??
    between.at(-1)
  )
}

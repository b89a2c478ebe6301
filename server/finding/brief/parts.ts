import type { Wish } from '../wishes/wish.ts'
import type { Span } from './lines.ts'

/** What is needed to read a brief. */
export interface BriefGround {
  readWishes: (text: string) => Wish[]
  /** Whether something may be of both: a floor and a tile. */
  areKin: (one: ReadonlySet<string>, other: ReadonlySet<string>) => boolean
}

/** Reads the wishes of a stretch; their places are those in the whole brief. */
export type ReadSpan = (span: Span) => Wish[]

/** A part of a sentence that is for one thing, or for all of them. */
export interface Part extends Span {
  wishes: Wish[]
  /** "All Euroclass B": it says that it belongs to all. */
  isForAll: boolean
}

const FOR_ALL =
  /(?<![\p{L}-])(?:(?<!\bat )all|both|each|every|everything|everywhere|throughout|overall|in general|general|budget|we have|altogether)(?![\p{L}-])|全部|全都|所有|一律|统一|整体|总体|整个|通用|每[种个样款件项]|预算|均|皆|都(?![市行好可能会没看])/iu
const JOIN =
  /[,，]?\s*\b(?:and also|as well as|and|plus|or)\b|[,，]?\s*(?:以及|还有|另外|加上|或者|或)|[;；,，、]|和|与|及|\s[+&/]\s/giu
const OR = /(?:or|或者|或|\/)\s*$/iu
const COMMA = /^[,，、]$/u
const PAIR = /^(?:and|[&/、和与及])$/iu
/** Joins that stand between things, where others may stand between what one thing is to be. */
const STRONG = /[;；]|[,，]\s*\S|以及|还有|另外|加上|as well|also|plus|\+/iu
/** Says how the thing named before it is to be. */
const SAYS_HOW = /^[用要做选贴铺挂]/u
const WHERE = /^(?:for|on|in|as) (?:the|an?|our|all)\b/iu
const USED = /\b(?:for|on|in|of|to|as)\b|[用铺贴]/iu
const SEVERAL = /(?:s|(?<!ceil)ing)$/iu
/** Names what something only looks like. */
const LIKE_IT = /(?<!\p{L})(?:look|effect|finish|style|imitation|colou?r)(?!\p{L})|仿|效果|风格/iu
/** What is told before it is said what is needed. */
const INTRO =
  /^(?:(?:also|and)\s+)?(?:(?:.*?\b(?:we|i)(?:['’]\w+)?\s(?:.{0,60}?\s)?)?(?:need|want|require|looking for)\b|.*?我们?.{0,20}?(?:需要|想要|想找|要找)|需要|想要|.*[:：](?=\s|\p{sc=Han}))(?:\s+(?:an?|some|the)\b)?\s*/iu

/** Whether a wish names what is looked for. */
export function isThing({ means, isNot }: Wish): boolean {
  return means.kind === 'thing' && !isNot
}

export function saysForAll(text: string): boolean {
  return FOR_ALL.test(text)
}

/** Splits the sentences of a brief. `isItem`: of a line that names one thing, as a rule, with what it is to be behind commas. */
export function partsOf(
  text: string,
  { sentence, isItem }: { sentence: Span; isItem: boolean },
  { read, areKin }: { read: ReadSpan } & Pick<BriefGround, 'areKin'>,
): Part[] {
  const wishes = read(sentence)
  if (!wishes.some(isThing)) return [partOf(sentence, wishes, saysForAll(text.slice(sentence.start, sentence.end)))]
  const joins = joinsOf(text, sentence, wishes)
  const named = mayNameMore(wishes, joins)
    ? namedBetween(text, sentence, joins, { read, liked: wishes.filter((wish) => wish.isLike) })
    : wishes.filter(isThing).map(({ start, end }) => ({ ...NAMED, from: sentence.start, start, end }))
  const cuts = cutsBetween(text, named, joins, { isItem, areKin })
  const ends = cuts.map(({ start }) => start)
  const forAll = named.flatMap((one, place) => {
    const end = ends.find((cut) => cut >= one.end) ?? sentence.end
    const isLast = named[place + 1] === undefined || (named[place + 1]?.start ?? 0) >= end
    const join = joins.find(
      (join) => join.start >= one.end && join.end <= end && beginsForAll(text.slice(join.end, end)),
    )
    return isLast && join ? [join] : []
  })
  const intro = introOf(text, sentence, named[0])
  const all = [...intro, ...cuts, ...forAll].toSorted((one, other) => one.start - other.start)
  if (!all.length) return [partOf(sentence, wishes, false)]
  return between(sentence, all).flatMap((stretch) => {
    const span = trimmed(text, stretch)
    const isForAll = forAll.some(({ end }) => end === stretch.start)
    return span.start < span.end ? [partOf(span, read(span), isForAll)] : []
  })
}

/** "Everything" itself is no wish. */
function partOf(span: Span, wishes: Wish[], isForAll: boolean): Part {
  const isSaid = ({ text }: Wish) => isForAll && text.replace(FOR_ALL, '').trim() === ''
  return { start: span.start, end: span.end, wishes: wishes.filter((wish) => !isSaid(wish)), isForAll }
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

/** "We refurbish a school and need" is apart from what is needed. */
function introOf(text: string, { start }: Span, first: Span | undefined): Span[] {
  const length = INTRO.exec(text.slice(start, first?.start))?.[0].length ?? 0
  return length ? [{ start: start + length, end: start + length }] : []
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

/** A stretch between two joins that names things, from the first of them to the last. */
interface Named extends Span {
  /** The whole stretch begins here. */
  from: number
  categoryIds: ReadonlySet<string>
  /** "Floor" of "floor and wall tiles" may say where another thing is used. */
  isBareUse: boolean
  /** All its things are only uses. */
  isUse: boolean
  /** It begins with a refusal, or is only liked. */
  isNoMust: boolean
}

const NAMED = { categoryIds: new Set<string>(), isBareUse: false, isUse: false, isNoMust: false }

/** Of things that nothing but commas part none is lost where they are read together. */
function mayNameMore(wishes: readonly Wish[], joins: readonly Join[]): boolean {
  return wishes.filter(isThing).length > 1 || joins.some(({ words }) => !COMMA.test(words))
}

/** Read by itself, each stretch has its own things: two together might be read as one that is both. */
function namedBetween(
  text: string,
  sentence: Span,
  joins: readonly Join[],
  { read, liked }: { read: ReadSpan; liked: readonly Wish[] },
): Named[] {
  return between(sentence, joins).flatMap((stretch, place) => {
    const span = trimmed(text, stretch)
    if (span.start >= span.end || (place > 0 && LIKE_IT.test(text.slice(span.start, span.end)))) return []
    const wishes = read(span)
    const things = wishes.filter(isThing)
    const [first, last] = [things[0], things.at(-1)]
    if (!first || !last) return []
    const meant = things.flatMap(({ means }) => (means.kind === 'thing' ? [means] : []))
    const isUse = meant.every((means) => means.isUse)
    const isBareUse = wishes.length === 1 && isUse
    const isNoMust = wishes[0]?.isNot === true || liked.some((wish) => wish.start < last.end && first.start < wish.end)
    const categoryIds = new Set(meant.flatMap((means) => means.categoryIds))
    return [{ from: span.start, start: first.start, end: last.end, categoryIds, isBareUse, isUse, isNoMust }]
  })
}

/** Where one thing ends and the next begins; from the last on, since "oak, ash or walnut" are one. */
function cutsBetween(
  text: string,
  named: readonly Named[],
  joins: readonly Join[],
  { isItem, areKin }: { isItem: boolean } & Pick<BriefGround, 'areKin'>,
): Join[] {
  const cuts: Join[] = []
  let isOr = false
  for (let place = named.length - 1; place > 0; place--) {
    const [one, next] = [named[place - 1], named[place]]
    const join = one && next && joinBetween(text, { one, next }, joins)
    if (!join) continue
    isOr = OR.test(join.words) || (isOr && COMMA.test(join.words))
    const isNarrower = isItem && COMMA.test(join.words) && areKin(one.categoryIds, next.categoryIds)
    const isUsed = PAIR.test(join.words) && areOfOne(text, { one, next, join }, areKin)
    if (!isOr && !isNarrower && !isUsed && !saysMore(text, { one, next, join }, areKin)) cuts.unshift(join)
  }
  return cuts
}

/** 墙要吸音，用木格栅: the second says of what the first is to be, how it would be best, or what it is not. */
function saysMore(
  text: string,
  { one, next, join }: { one: Named; next: Named; join: Join },
  areKin: BriefGround['areKin'],
): boolean {
  if (!COMMA.test(join.words) || !areKin(one.categoryIds, next.categoryIds)) return false
  const isSaid = SAYS_HOW.test(text.slice(next.from, next.start)) || WHERE.test(text.slice(one.from, one.start))
  return next.isNoMust || (one.isUse && isSaid)
}

/** "Floor and wall tiles", "paint for walls and ceilings". */
function areOfOne(
  text: string,
  { one, next, join }: { one: Named; next: Named; join: Join },
  areKin: BriefGround['areKin'],
): boolean {
  if (next.isBareUse && USED.test(text.slice(one.from, join.start))) return true
  return one.isBareUse && !SEVERAL.test(text.slice(one.start, one.end)) && areKin(one.categoryIds, next.categoryIds)
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

import type { Wish } from '../wishes/wish.ts'
import { linesOf } from './lines.ts'
import type { BriefLine, Span } from './lines.ts'
import { isThing, partsOf, saysForAll } from './parts.ts'
import type { BriefGround, Part, ReadSpan } from './parts.ts'
import { isMeant, isOfMaterial, movedBy, ofHeading, onceEach, standsAlone, withAlso } from './wishes-of-row.ts'

/** What a brief asks for; the places of all wishes are those in its text. */
export interface ReadBrief {
  /** What belongs to all rows. Each has it among its own wishes as well, behind them, unless it asks for something else there. */
  shared: Wish[]
  rows: BriefThing[]
}

export interface BriefThing extends Span {
  wishes: Wish[]
  /** Those that it says itself. */
  own: readonly Wish[]
}

/** A row while the brief is read. */
interface Row extends Span {
  own: Wish[]
  line: BriefLine
  /** The number of its sentence in the brief. */
  sentence: number
  isHeadingRead: boolean
}

/** What names no thing of its own: it is for the rows of a sentence, a line, a section, or of the whole brief. */
interface Beside {
  wishes: Wish[]
  reach: 'sentence' | 'line' | 'section'
  line: BriefLine
  sentence: number
  isForAll: boolean
}

/** Wishes of a row; who writes more words of one thing writes prose. */
const MOST_WISHES = 40
/** Sentences that are read without a pause. */
const AT_ONCE = 8
/** More words without a meaning of their own are a letter. */
const MOST_UNMEANT = 3
const NOTHING = /^\s*(?:nothing|avoid)\b/iu
const BUDGET = /budget|we have|预算/iu
/** A sentence of the whole, which names no thing, and one of how things are bought. */
const OF_WHOLE = /^(?:整体|总体|总的|风格|the (?:whole |overall )?(?:look|mood|feel|style)\b|overall\b)/iu
const OF_BUYING =
  /^(?:发票|样板|报价|工期|请注明|please (?:quote|send|note|mark|tell|state)\b|invoices?\b|samples?\b|we open\b)|报价里|提前告诉|送货|货送/iu
/** Begins a sentence about what was named before. */
const GOES_ON =
  /^\s*(?:(?:it|its|they|their|this|these|that|those|must|should|shall|needs?|ha(?:s|ve) to|with|without|no|not|nothing|never|avoid|also|and|but|ideally|prefer\w*|maybe|perhaps|under|over|max|min|at|around|about|between|up to|delivered|in stock|colou?rs?|finish|size|thickness|price)\b|[它其要不无需应应最别也且但可]|颜色|表面|尺寸|厚度|价格|单价|交货|现货)/iu

/** Reads the things of a brief, each with its wishes, with what reads the wishes of a text. It pauses after some sentences each. */
export function* readBrief(text: string, { readWishes, areKin }: BriefGround): Generator<undefined, ReadBrief> {
  const readOnce = onceEachText(readWishes)
  const read: ReadSpan = ({ start, end }) => readOnce(text.slice(start, end)).map((wish) => movedBy(wish, start))
  const lines = linesOf(text, (span) => read(span).some((wish) => isThing(wish) || isOfMaterial(wish)))
  const { rows, beside } = yield* rowsOf(text, lines, { read, areKin })
  if (!rows.length) return { shared: [], rows: onlyRow(text, beside) }
  const reached = beside.map((one) => ({ ...one, rows: rowsReached(one, rows) }))
  const isOfAll = (one: { rows: ReadonlySet<Row> }) => rows.length > 1 && one.rows.size === rows.length
  const shared = onceEach(reached.filter(isOfAll).flatMap(wishesBeside))
  return {
    shared,
    rows: rows.map((row, place) => {
      const { line } = row
      const headings = [row.isHeadingRead ? undefined : line.heading, line.section?.heading].flatMap(
        (span) => span ?? [],
      )
      const named = headings.find((heading) => read(heading).some(isThing))
      const under = named && readUnder(text, { heading: named, row }, readOnce)
      const isLater = named === line.heading && rows[place - 1]?.line === line
      const ofThing = under && isBelow(row.own, under, isLater) ? named : undefined
      const own = ofThing && under ? under : row.own
      const above = headings.filter((heading) => heading !== ofThing).flatMap(read)
      const besides = reached.filter((one) => !isOfAll(one) && one.rows.has(row)).flatMap(wishesBeside)
      const wishes = withAlso(own, [...besides, ...ofHeading(above, own)]).toSorted(
        (one, other) => one.start - other.start,
      )
      return { start: row.start, end: row.end, wishes: withAlso(wishes, shared).slice(0, MOST_WISHES), own }
    }),
  }
}

type Reading = { read: ReadSpan } & Pick<BriefGround, 'areKin'>

function* rowsOf(
  text: string,
  lines: readonly BriefLine[],
  reading: Reading,
): Generator<undefined, { rows: Row[]; beside: Beside[] }> {
  const rows: Row[] = []
  const beside: Beside[] = []
  let sentence = 0
  for (const line of lines) {
    let ofRows: number | undefined
    for (const [place, span] of line.sentences.entries()) {
      sentence += 1
      if (sentence % AT_ONCE === 0) yield
      const said = text.slice(span.start, span.end).trimStart()
      if (OF_BUYING.test(said)) continue
      if (OF_WHOLE.test(said)) {
        const wishes = reading.read(span).filter((wish) => !isThing(wish))
        beside.push({ wishes, isForAll: true, reach: 'section', line, sentence })
        continue
      }
      const { parts, isHeadingRead } = partsOfSentence(text, { line, span, isFirst: place === 0 }, reading)
      const isLater = ofRows !== undefined
      const [named, others] = partition(parts, (part) => isRow(text, part, { line, isLater }))
      const isSaid = (part: Part) => isSaidAgain(part, { rows, sentence }, reading.areKin)
      const things = !line.isItem && named.length > 1 && named.every(isSaid) ? [] : named
      for (const { start, end, wishes } of things) rows.push({ start, end, own: wishes, line, sentence, isHeadingRead })
      if (things.length) ofRows = sentence
      beside.push(
        ...others.map((part) => besideOf(text, part, { line, sentence, ofRows, isAlone: parts.length === 1 })),
      )
    }
  }
  return { rows, beside }
}

/** "Tiles and floor meet in the doorway": of a thing that an earlier sentence asks for nothing more is asked. */
function isSaidAgain(
  { wishes }: Part,
  { rows, sentence }: { rows: readonly Row[]; sentence: number },
  areKin: BriefGround['areKin'],
): boolean {
  if (wishes.some((wish) => !isThing(wish) && isMeant(wish))) return false
  const ids = idsOf(wishes)
  return ids.size > 0 && rows.some((row) => row.sentence !== sentence && areKin(ids, idsOf(row.own)))
}

function idsOf(wishes: readonly Wish[]): Set<string> {
  return new Set(wishes.flatMap((wish) => (wish.means.kind === 'thing' && !wish.isNot ? wish.means.categoryIds : [])))
}

function partition(parts: readonly Part[], isIn: (part: Part) => boolean): [Part[], Part[]] {
  const grouped = Map.groupBy(parts, isIn)
  return [grouped.get(true) ?? [], grouped.get(false) ?? []]
}

/** What comes before the things of a sentence gives them its places; a letter begins so. */
function besideOf(
  text: string,
  part: Part,
  {
    line,
    sentence,
    ofRows,
    isAlone,
  }: { line: BriefLine; sentence: number; ofRows: number | undefined; isAlone: boolean },
): Beside {
  const { wishes, isForAll } = part
  if (isAlone) return { wishes, isForAll, reach: reachOf(text, part, ofRows), line, sentence: ofRows ?? sentence }
  const given = isForAll ? wishes : wishes.filter(({ means }) => means.kind === 'condition')
  return { wishes: given, isForAll, reach: 'sentence', line, sentence }
}

/** "Finish: matt" is read as a whole, "Lobby: a stone floor and oak doors" without what stands before its things. */
function partsOfSentence(
  text: string,
  { line, span, isFirst }: { line: BriefLine; span: Span; isFirst: boolean },
  reading: Reading,
): { parts: Part[]; isHeadingRead: boolean } {
  const { isItem } = line
  const parts = partsOf(text, { sentence: span, isItem }, reading)
  if (!isFirst || !line.heading || parts.some(({ wishes }) => wishes.some(isThing)))
    return { parts, isHeadingRead: false }
  const sentence = { start: line.heading.start, end: span.end }
  return { parts: partsOf(text, { sentence, isItem }, reading), isHeadingRead: true }
}

function isRow(
  text: string,
  { start, end, wishes, isForAll }: Part,
  { line, isLater }: { line: BriefLine; isLater: boolean },
): boolean {
  if (wishes.some(isThing)) return true
  const { section, isItem } = line
  if (isForAll || (section && saysForAll(text.slice(section.heading.start, section.heading.end)))) return false
  return !(isLater && GOES_ON.test(text.slice(start, end))) && standsAlone(wishes, isItem && !isLater)
}

/** A row together with the thing above it: "Worktops" and "quartz" narrow each other, as side by side. */
function readUnder(
  text: string,
  { heading, row }: { heading: Span; row: Span },
  readWishes: BriefGround['readWishes'],
): Wish[] {
  const above = `${text.slice(heading.start, heading.end)}: `
  const isOfBoth = ({ start, end }: Span) => start < above.length && end > above.length
  const wishes = readWishes(above + text.slice(row.start, row.end)).filter((wish) => !isOfBoth(wish))
  return wishes.map((wish) => movedBy(wish, wish.end <= above.length ? heading.start : row.start - above.length))
}

/** Whether a row is of the thing above it: "worktops: quartz; granite for the bar", but not "floor tiles: …; wall tiles". */
function isBelow(own: readonly Wish[], under: readonly Wish[], isLater: boolean): boolean {
  if (!own.some(isThing)) return true
  const things = under.filter(isThing).flatMap(({ means }) => (means.kind === 'thing' ? [means] : []))
  return (
    new Set(things.map(({ categoryIds }) => categoryIds.join())).size <= 1 && (!isLater || things[0]?.isUse === true)
  )
}

/** Of what is said beside the rows, what means something; "see you on Monday" does not. */
function wishesBeside({ wishes, reach, isForAll }: Beside): Wish[] {
  const [meant, others] = [wishes.filter(isMeant), wishes.filter((wish) => !isMeant(wish))]
  if (reach === 'sentence') return meant.length ? wishes : []
  return isForAll && others.length <= MOST_UNMEANT ? wishes : meant
}

/** Where something belongs that is no row; `ofRows` is the sentence of its line that last named things. */
function reachOf(text: string, { start, end, isForAll }: Part, ofRows: number | undefined): Beside['reach'] {
  const said = text.slice(start, end)
  if (isForAll) return BUDGET.test(said) ? 'line' : 'section'
  if (ofRows === undefined) return 'section'
  return NOTHING.test(said) ? 'line' : 'sentence'
}

/** "All matt" is for all things of its sentence, its section or the brief; a budget in a line with things is for these. */
function rowsReached({ reach, line, sentence }: Beside, rows: readonly Row[]): Set<Row> {
  const ofSentence = rows.filter((row) => row.sentence === sentence)
  if (reach === 'sentence') return new Set(ofSentence)
  const ofLine = rows.filter((row) => row.line === line)
  if (reach === 'line' && ofLine.length) return new Set(ofLine)
  const ofSection = rows.filter((row) => row.line.section === line.section)
  return new Set(line.section && ofSection.length ? ofSection : rows)
}

/** A brief that names no thing is one row, if it asks for anything. */
function onlyRow(text: string, beside: readonly Beside[]): BriefThing[] {
  const wishes = onceEach(beside.flatMap((one) => one.wishes)).slice(0, MOST_WISHES)
  const start = text.length - text.trimStart().length
  return wishes.length ? [{ start, end: text.trimEnd().length, wishes, own: wishes }] : []
}

/** Briefs repeat themselves, and parts of sentences are read again. */
function onceEachText(readWishes: BriefGround['readWishes']): BriefGround['readWishes'] {
  const known = new Map<string, Wish[]>()
  return (text) => {
    const wishes = known.get(text) ?? readWishes(text)
    known.set(text, wishes)
    return wishes
  }
}

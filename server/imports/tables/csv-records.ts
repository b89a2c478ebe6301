import type { Reason } from '../../../contract/import-table.ts'
import { shapeOf } from './csv-shape.ts'
import type { CsvShape } from './csv-shape.ts'
import { TOO_LONG } from './table-refused.ts'

/** In UTF-16 code units. */
const LONGEST_ROW = 4 * 1024 * 1024
/** The shape of a table is learned from so many code units. */
const HEAD = 64 * 1024
/** So many lines of a cell are looked at. */
const MOST_JUDGED = 100

/** One row, with or without line breaks in its cells. */
export interface CsvRecord {
  cells: string[]
  /** Few rows have as many cells. */
  isOdd: boolean
  problem?: Reason
  note?: Reason
}

/** The lines from `at` on are not yet read. `number` is that of the first line in the file, from 1. */
interface Lines {
  texts: string[]
  /** What ends each line. */
  ends: string[]
  at: number
  number: number
  /** Whether no more lines come. */
  isEnd: boolean
}

interface Scan {
  cells: string[]
  /** The line behind the record. */
  next: number
  wrapped: Wrapped[]
}

/** A cell with line breaks, and what would stand beside it if its quotation marks were no pair. */
interface Wrapped {
  column: number
  /** Its first and its last line. */
  first: number
  last: number
  /** The cells behind it in its first line, and those before it in its last. */
  tail: string[]
  head: string[]
}

const NONE: Wrapped[] = []

/**
 * Divides a text into records, piece by piece. Quotation marks are those of RFC 4180; others are part of a text. A mark that would
 * swallow rows costs its own line alone: that is a record with a problem, and the next line begins another.
 */
export function createCsvRecords(delimiter: string) {
  const lines: Lines = { texts: [], ends: [], at: 0, number: 1, isEnd: false }
  let rest = ''
  let hasReturn = false
  let size = 0
  /** Reading on makes sense with so much text: what waits for its end is read twice at most. */
  let wanted = HEAD
  let isBegun = false
  let isSkipping = false
  let read: ReturnType<typeof createReading> | undefined

  function* take(text: string): Generator<CsvRecord> {
    if (text === '') return
    divide(!isBegun && text.startsWith('\uFEFF') ? text.slice(1) : text)
    isBegun = true
    if (size >= wanted) yield* records()
  }

  function* end(): Generator<CsvRecord> {
    if (rest.endsWith('\r')) addLine(rest.slice(0, -1), '\r')
    else if (rest !== '') addLine(rest, '')
    lines.isEnd = true
    yield* records()
  }

  function divide(text: string): void {
    rest += text
    // A long line comes in many pieces: it is looked through once.
    if (hasReturn || /[\n\r]/.test(text)) divideRest()
    hasReturn = text.endsWith('\r')
    if (rest.length <= LONGEST_ROW) return
    // Its start is enough to tell it.
    if (!isSkipping) addLine(rest, '')
    isSkipping = true
    rest = ''
  }

  function divideRest(): void {
    let from = 0
    let lf = rest.indexOf('\n')
    let cr = rest.indexOf('\r')
    for (;;) {
      const stop = cr >= 0 && (lf < 0 || cr < lf) ? cr : lf
      // What follows a return at the end is not known yet.
      if (stop < 0 || (stop === cr && stop === rest.length - 1)) break
      const ending = stop === lf ? '\n' : lf === stop + 1 ? '\r\n' : '\r'
      addLine(rest.slice(from, stop), ending)
      from = stop + ending.length
      if (lf >= 0 && lf < from) lf = rest.indexOf('\n', from)
      if (cr >= 0 && cr < from) cr = rest.indexOf('\r', from)
    }
    rest = rest.slice(from)
  }

  function addLine(line: string, ending: string): void {
    const isTail = isSkipping
    isSkipping = false
    if (isTail) return
    lines.texts.push(line)
    lines.ends.push(ending)
    size += line.length + ending.length
  }

  function* records(): Generator<CsvRecord> {
    read ??= createReading(lines, delimiter, shapeOf(firstRecords(lines, delimiter)))
    for (let record = read(); record; record = read()) yield record
    const { at, texts, ends } = lines
    lines.texts = texts.slice(at)
    lines.ends = ends.slice(at)
    lines.number += at
    lines.at = 0
    size = lines.texts.reduce((sum, line) => sum + line.length, 0)
    wanted = size * 2
  }

  return { take, end }
}

function firstRecords(lines: Lines, delimiter: string): string[][] {
  const found: string[][] = []
  let length = 0
  for (let line = 0; line < lines.texts.length && length < HEAD;) {
    const scan = scanRecord({ ...lines, at: line, isEnd: true }, delimiter)
    found.push(typeof scan === 'string' ? cellsOfLine(lines.texts[line], delimiter) : scan.cells)
    const next = typeof scan === 'string' ? line + 1 : scan.next
    for (; line < next; line += 1) length += lines.texts[line]?.length ?? 0
  }
  return found
}

/** The next record of the lines, and `lines.at` behind it; undefined while its end or the line behind it is missing. */
function createReading(lines: Lines, delimiter: string, shape: CsvShape): () => CsvRecord | undefined {
  const { usual, isCommon, likeness } = shape
  let isBehindBreak = false
  /** The number of the line in which rows that are no text end. */
  let closing = 0

  return function readRecord() {
    if (lines.at >= lines.texts.length) return undefined
    const scan = scanRecord(lines, delimiter)
    if (scan === 'more') return undefined
    if (scan === 'open') return broken(notClosed)
    if (scan === 'long') return broken(() => TOO_LONG)
    if (scan === 'inner') return readMarks()
    const swallows = new Set(scan.wrapped.map((one) => holdsRows(one, scan.cells.length)))
    if (swallows.has('yes')) {
      closing = lines.number + scan.next - 1
      return broken(notClosed)
    }
    if (isOdd(scan.cells) && scan.cells.length > 1 && scan.cells.length < usual) {
      if (scan.next >= lines.texts.length && !lines.isEnd) return undefined
      if (isFirstHalf(scan)) return broken(divided)
    }
    return whole(scan.cells, scan.next, swallows.has('perhaps') ? PERHAPS : undefined)
  }

  function isOdd(cells: readonly string[]): boolean {
    return !isCommon(cells.length)
  }

  function whole(cells: string[], next: number, given?: Reason): CsvRecord {
    const line = lines.number + lines.at
    lines.at = next
    const note = given ?? (line === closing ? LITERAL : undefined)
    const isFragment = isBehindBreak && isOdd(cells) && cells.some((cell) => cell.trim() !== '')
    isBehindBreak &&= isOdd(cells)
    return { cells, isOdd: isOdd(cells), ...(isFragment ? { problem: fragment(line) } : note && { note }) }
  }

  /** The line alone. Lines behind it that are no rows may be parts of it. */
  function broken(why: (line: number) => Reason): CsvRecord {
    const problem = why(lines.number + lines.at)
    const text = problem === TOO_LONG ? '' : lines.texts[lines.at]
    lines.at += 1
    isBehindBreak = true
    return { cells: cellsOfLine(text, delimiter), isOdd: true, problem }
  }

  /** Marks within a line that are no pairs may be part of its texts. */
  function readMarks(): CsvRecord {
    const text = lines.texts[lines.at] ?? ''
    const next = lines.at + 1
    const [relaxed, literal] = [cellsOfLine(text, delimiter, true), cellsOfLine(text, delimiter)]
    if (relaxed.length === usual) return whole(relaxed, next)
    if (literal.length !== usual) return broken(notClosed)
    return whole(literal, next, text.split('"').length % 2 ? undefined : LITERAL)
  }

  function holdsRows({ column, first, last, tail, head }: Wrapped, count: number): 'yes' | 'perhaps' | 'no' {
    if (usual < 2) return 'no'
    const [isFirstWhole, isLastWhole] = [isCommon(column + 1 + tail.length), isCommon(head.length + count - column)]
    const sum = likeness(tail, column + 1) + likeness(head, 0)
    if (sum > 0 && (isFirstWhole || isLastWhole || !isCommon(count))) return 'yes'
    const within = lines.texts.slice(first + 1, Math.min(last, first + MOST_JUDGED)).filter((line) => {
      const cells = line.split(delimiter)
      return isCommon(cells.length) && likeness(cells, 0) > 0
    })
    if (within.length > 1 || (within.length === 1 && sum >= 0)) return 'yes'
    return sum === 0 && isFirstWhole && isLastWhole ? 'perhaps' : 'no'
  }

  /** Whether a line break without quotation marks has made two rows of one. */
  function isFirstHalf({ cells, next }: Scan): boolean {
    const other = cellsOfLine(lines.texts[next], delimiter)
    if (other.length < 2 || cells.length + other.length - 1 !== usual) return false
    return likeness(cells.slice(0, -1), 0) + likeness(other.slice(1), cells.length) > 0
  }
}

type Unread = 'open' | 'inner' | 'long' | 'more'

/** The record from `at` on. `inner`: a quotation mark within its first line stands within a text. */
function scanRecord(lines: Lines, delimiter: string): Scan | Unread {
  const { texts, at } = lines
  const start = texts[at] ?? ''
  if (start.length > LONGEST_ROW) return 'long'
  if (!start.includes('"')) return { cells: start.split(delimiter), next: at + 1, wrapped: NONE }
  const cells: string[] = []
  const wrapped: Wrapped[] = []
  const place: Place = { line: at, from: 0, length: start.length, text: start }
  for (; ; place.from += 1) {
    const { line, from, text } = place
    if (text[from] === '"') {
      const value = quotedText(lines, place, delimiter)
      if (place.failed) return place.failed
      if (place.line > line) wrapped.push(wrappedCell(cells.length, { line, from, text }, place, delimiter))
      cells.push(value)
      if (place.from >= place.text.length) break
    } else {
      const stop = text.indexOf(delimiter, from)
      cells.push(text.slice(from, stop < 0 ? undefined : stop))
      if (stop < 0) break
      place.from = stop
    }
  }
  return { cells, next: place.line + 1, wrapped }
}

/** Where a scan is: within `text`, which is that of `line`. `length` is that of all its lines. */
interface Place {
  line: number
  from: number
  text: string
  length: number
  failed?: Unread
}

/** The text of a cell that begins with a quotation mark, and the place behind it; or why it has no end. */
function quotedText({ texts, ends, at, isEnd }: Lines, place: Place, delimiter: string): string {
  let value = ''
  for (place.from += 1; ;) {
    const { text, from, line } = place
    const quote = text.indexOf('"', from)
    const next = text[quote + 1]
    if (quote < 0) {
      const following = texts[line + 1]
      place.length += following?.length ?? 0
      if (following === undefined && !isEnd) place.failed = 'more'
      else if (following === undefined || place.length > LONGEST_ROW) place.failed = 'open'
      if (following === undefined || place.failed) return ''
      value += text.slice(from) + (ends[line] ?? '')
      Object.assign(place, { line: line + 1, from: 0, text: following })
    } else if (next === undefined || next === delimiter) {
      place.from = quote + 1
      return value + text.slice(from, quote)
    } else if (next === '"') {
      value += text.slice(from, quote + 1)
      place.from = quote + 2
    } else {
      place.failed = line === at ? 'inner' : 'open'
      return ''
    }
  }
}

function wrappedCell(
  column: number,
  first: Pick<Place, 'line' | 'from' | 'text'>,
  last: Place,
  delimiter: string,
): Wrapped {
  const tail = first.text.slice(first.from).split(delimiter).slice(1)
  const head = last.text.slice(0, last.from).split(delimiter).slice(0, -1)
  return { column, first: first.line, last: last.line, tail, head }
}

/** The cells of one line, whatever its quotation marks are: those that are no pairs are part of a text. `isRelaxed` pairs the outermost. */
function cellsOfLine(text = '', delimiter: string, isRelaxed = false): string[] {
  const cells: string[] = []
  let pairsOutermost = isRelaxed
  for (let from = 0; ; from += 1) {
    const close = text[from] === '"' ? closingMark(text, from + 1, delimiter, pairsOutermost) : -1
    // Where none closes, none closes behind it either: a line of many marks is looked through once.
    if (text[from] === '"' && close < 0) pairsOutermost = false
    const stop = close < 0 ? text.indexOf(delimiter, from) : close + 1
    const end = stop < 0 ? text.length : stop
    cells.push(close < 0 ? text.slice(from, end) : text.slice(from + 1, close).replaceAll('""', '"'))
    if (end >= text.length) return cells
    from = end
  }
}

function closingMark(text: string, start: number, delimiter: string, isRelaxed: boolean): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    const next = text[quote + 1]
    if (next === undefined || next === delimiter) return quote
    if (next === '"') quote += 1
    else if (!isRelaxed) return -1
  }
  return -1
}

const notClosed = (line: number): Reason => ({
  en: `a quotation mark is opened in line ${line} of the file and not closed in it, though another row follows: close it, or write a mark within a text twice`,
  zh: `文件第 ${line} 行的引号没有在该行闭合，而后面是另一行：请闭合引号，文本中的引号请写两次`,
})
const divided = (line: number): Reason => ({
  en: `a line break after line ${line} of the file divides this row: put the text that contains it in quotation marks`,
  zh: `文件第 ${line} 行末尾的换行把该行分成了两行：含有换行的文本需要加引号`,
})
const fragment = (line: number): Reason => ({
  en: `line ${line} of the file follows a broken row and is perhaps a part of it`,
  zh: `文件第 ${line} 行紧跟在一个断开的行之后，可能是它的一部分`,
})
const PERHAPS: Reason = {
  en: 'a text has a line break, and each of its lines could be a row: if it is two rows, a quotation mark is missing',
  zh: '有文本含有换行，其每一行都可能是单独的一行：如果是两行，则缺少引号',
}
const LITERAL: Reason = {
  en: 'a quotation mark has no second one: it is taken as part of the text',
  zh: '有引号不成对，已作为文本的一部分读取',
}

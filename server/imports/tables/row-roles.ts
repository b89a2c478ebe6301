import { identityOf } from '../../../contract/identity.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import type { ImportTableRow, LeftOutKind, ReadingChoice } from '../../../contract/import-table.ts'
import { plainValue } from '../../../contract/values/plain-value.ts'
import { wordsIn } from '../../../contract/values/words.ts'
import { guessByHeader } from '../mapping/header-words.ts'
import { ANY_DAY } from '../mapping/price-headers.ts'
import { isOurHeader } from '../mapping/our-header.ts'
import { createDittoReader } from './ditto-marks.ts'

/** So many rows of one cell in succession are terms, not titles. */
const MOST_LONE = 500
const LONGEST_TITLE = 80
const MOST_LEVELS = 2
/** Narrower tables may well have rows of one cell. */
const LEAST_WIDTH = 3
/** In characters: what waits for the rows that follow. */
const MOST_WAITING = 1_000_000
const OF_SUM = '(?:(?:sub|grand |genel )?(?:total|toplam)|sum|summe|gesamt(?:summe|betrag)?|zwischensumme|totale|totaal|somme|suma|razem|summa|sammanlagt|celkem|összesen|yhteensä|итого|всего|합계|총계|소계|合计|总计|小计|小計|合計|総計)' // prettier-ignore
/** A cell of nothing but a sum's name, `Summe netto`, or with a colon, `Total interior: 5 articles`; a product may begin with the word. */
const SUM = new RegExp(String.raw`^${OF_SUM}(?:\s+(?:net(?:to|t)?|brutto|gross|amount|general|ht|ttc|eur|usd|pcs|pieces|articles|artikel|items?))*\s*(?:\([^)]*\))?$|^${OF_SUM}(?!\p{L})[^:：]{0,40}[:：]`, 'iu') // prettier-ignore
/** `Seite 1 von 2`, 第1页, 1/2ページ. */
const PAGE =
  /^\W*(?:(?:page|seite|blatt|pagina|página|pág|strona|str|sayfa)\.?\s*\p{Nd}|第\s*\p{Nd}+\s*[页頁]|\p{Nd}+\s*\/\s*\p{Nd}+\s*(?:页|頁|ページ)|ページ)/iu
/** An address, a mark of a footnote, a word for a note with a colon. */
const NOTE = /https?:|www\.|@|^[*†‡•※]|^(?:notes?|remarks?|hinweise?|anm(?:erkung(?:en)?)?|bemerkung(?:en)?|nota|notes?|uwag[ai]|opmerking(?:en)?|[备備]?[注註]|說明|说明)\s*\p{Nd}{0,2}\s*[.:：、]/iu // prettier-ignore
/** So many words with a stop are a sentence; fewer are `2. Wahl`, `Kleber & Co.`, `Outlet!`. */
const SENTENCE = /(?:\S+\s+){4,}\S*[.!?;]\s*$|[。！？；]\s*$/u

const NAMES = new Set<ImportTarget>(['brand.englishName', 'brand.name', 'name', 'enName'])

/** What a row below the header is: a row of the table with the titles of its section, or one that is left out. */
export type SortedRow =
  | { kind: 'row'; row: ImportTableRow; titles: readonly string[] }
  | { kind: LeftOutKind; row: ImportTableRow }

interface Shape {
  choice: Pick<ReadingChoice, 'reads'>
  /** The names of the columns, as many as the table has. */
  names: readonly string[]
  header: readonly ImportTableRow[]
  /** What stands above the header. */
  letterhead: readonly ImportTableRow[]
}

/**
 * Sorts the rows below a header: titles of sections ("Wall tiles"), footers, notes and sums, repeated headers, hidden and struck-out rows
 * are no products. A row of one cell is a title if rows of the table follow, and else of the footer. In a table that we wrote each row is a
 * product's.
 */
export function createRowSorter({ choice, names, header, letterhead }: Shape) {
  const isWide = names.length >= LEAST_WIDTH
  const isOurs = isOurHeader(names)
  const targets = names.map((name) => guessByHeader(name, ANY_DAY)[0]?.target)
  const above = new Set(letterhead.flatMap(({ cells }) => cells.map(identityOf)))
  const headers = header.map(lineOf)
  const withoutDittos = createDittoReader()
  const titles = createTitles()
  /** Rows of one cell: what follows decides. Hidden ones are titles, too, and stay hidden. */
  let waiting: { row: ImportTableRow; left: 'hidden' | 'struck' | undefined }[] = []
  let waitingLength = 0

  return {
    /** The rows that are sorted by now. */
    *take(written: ImportTableRow): Generator<SortedRow> {
      const left = leftBy(written)
      const kind = kindOf(written)
      if (kind === 'title') {
        waiting.push({ row: written, left })
        waitingLength += lengthOf(written)
        if (waiting.length >= MOST_LONE || waitingLength > MOST_WAITING) yield* settle('footer')
        return
      }
      const row = kind === 'row' && !isOurs ? withoutDittos(written) : written
      if (left !== undefined || kind === 'footer') {
        yield { kind: left ?? 'footer', row }
        return
      }
      yield* settle(kind === 'header' ? 'header' : 'section')
      if (kind === 'row') yield { kind, row, titles: titles.now() }
      else yield { kind, row }
    },
    *end(): Generator<SortedRow> {
      yield* settle('footer')
    },
  }

  function leftBy({ isHidden, isStruck }: ImportTableRow): 'hidden' | 'struck' | undefined {
    const reads = choice.reads ?? []
    if (isHidden && !reads.includes('hidden')) return 'hidden'
    return isStruck && !reads.includes('struck') ? 'struck' : undefined
  }

  function* settle(meant: 'section' | 'footer' | 'header'): Generator<SortedRow> {
    const rows = waiting
    waiting = []
    waitingLength = 0
    // A letterhead and the names of the columns stand at the top of each page.
    const isOfPage = ({ row }: (typeof rows)[number]) => meant === 'header' && above.has(identityOf(textOf(row)))
    if (meant !== 'footer') titles.enter(rows.filter((one) => !isOfPage(one)).map(({ row }) => row))
    for (const one of rows) {
      const kind = meant === 'footer' ? 'footer' : isOfPage(one) ? 'header' : 'section'
      yield { kind: one.left ?? kind, row: one.row }
    }
  }

  function kindOf(row: ImportTableRow): 'row' | 'header' | 'footer' | 'title' {
    if (row.problem) return 'row'
    if (isHeaderAgain(row)) return 'header'
    if (isOurs) return 'row'
    const filled = ownCells(row)
    const [first = '', second] = filled
    const isTotal = SUM.test(first) && !isNumbered(row)
    if (!isWide || filled.length > 2) return isTotal && isSum(row) ? 'footer' : 'row'
    if (isTotal || (second !== undefined && /[:：]$/.test(first))) return 'footer'
    if (second === undefined && PAGE.test(first)) return 'footer'
    if (second !== undefined || isCode(first)) return 'row'
    return first.length > LONGEST_TITLE || NOTE.test(first) || SENTENCE.test(first) || isOfMoney(first)
      ? 'footer'
      : 'title'
  }

  /** Whether the first text is a brand or a name, and an article number stands beside it: a sum has none. */
  function isNumbered({ cells }: ImportTableRow): boolean {
    const first = targets[cells.findIndex((cell) => cell.trim() !== '')]
    return (
      first !== undefined &&
      NAMES.has(first) &&
      cells.some((cell, at) => targets[at] === 'sku.model' && cell.trim() !== '')
    )
  }

  function isHeaderAgain({ cells }: ImportTableRow): boolean {
    return headers.some(({ line, count }) => {
      const alike = line.filter((name, column) => name !== '' && name === cells[column]?.trim()).length
      return alike >= 2 && alike >= count * MOST_ALIKE
    })
  }
}

function lineOf({ cells }: ImportTableRow): { line: string[]; count: number } {
  const line = cells.map((cell) => cell.trim())
  return { line, count: line.filter(Boolean).length }
}

/** The titles that are in force, from the upper level down. */
function createTitles() {
  let titles: string[] = []
  /** The level of each look, from 0. */
  const levels = new Map<string, number>()
  return {
    now: () => titles,
    /**
     * Takes titles that follow each other: the first is above the second. Titles that look alike are of one level, wherever they stand;
     * of levels that look alike the deepest is meant by a title alone.
     */
    enter(rows: readonly ImportTableRow[]): void {
      for (const [at, row] of rows.entries()) {
        const [look, before] = [lookOf(row), rows[at - 1]]
        const isAlike = [before, rows[at + 1]].some((other) => other !== undefined && lookOf(other) === look)
        const known = isAlike ? undefined : levels.get(look)
        const level = Math.min(known ?? at, titles.length, MOST_LEVELS - 1)
        levels.set(look, level)
        titles = [...titles.slice(0, level), textOf(row)]
      }
    },
  }
}

/** A sum has no texts but its own. */
function isSum({ cells }: ImportTableRow): boolean {
  return cells.filter((cell) => /\p{L}{2}/u.test(cell)).length === 1
}

const MOST_ALIKE = 0.7

/** An article number or a measure alone in its row: what belongs to it is missing, and nothing says that it is a title. */
function isCode(text: string): boolean {
  if (!/(?:\p{L}\P{L}*){3}|\p{sc=Han}{2}|[\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(text)) return true
  return /\p{Nd}/u.test(text) && !/\s\S*\p{L}{3}|\p{L}{3}\S*\s|\p{sc=Han}{2}/u.test(text)
}

/** "All prices in EUR", "plus VAT", and not "Floor tiles €/m²": what is left without the words of prices names no goods. */
function isOfMoney(text: string): boolean {
  if (PRICE.test(text)) return true
  const words = wordsIn(plainValue(text).replaceAll(/[\d.,]+/g, ' '))
  if (!words.some(({ is }) => is === 'currency' || is === 'tax')) return false
  return !words.some((word) => word.is === 'unknown' && /\p{L}{3}/u.test(word.text) && !BESIDE_MONEY.test(word.text))
}

const PRICE =
  /(?<!\p{L})(?:prices?|preise?|prezz[io]|prix|precios?|cen[ay]|prijzen|preços?|priser?)(?!\p{L})|价格|單價|单价|価格/iu
const BESIDE_MONEY = /^(?:all|alle|amounts?|values?|werte|angaben|in|pro|per|net(?:to)?|brutto|gross|plus|zzgl|zuzüglich|statutory|gesetzl\w*|legal|currency|währung|tutti|tous|todos|montants?|importi|币种|货币)$/iu // prettier-ignore

/** The texts of a row of its own: what a merge has brought down is of the rows above, and a zero or a dash is nothing. */
function ownCells({ cells, merged }: ImportTableRow): string[] {
  return cells.flatMap((cell, column) => {
    const text = cell.trim()
    return text === '' || merged?.includes(column) || /^(?:0(?:[.,]0+)?|[-–—]+)$/.test(text) ? [] : text
  })
}

function lengthOf({ cells }: ImportTableRow): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0)
}

function textOf(row: ImportTableRow): string {
  return (ownCells(row)[0] ?? '').replace(/\s+/g, ' ')
}

/** A text file has no looks but capitals and the place of the cell. */
function lookOf(row: ImportTableRow): string {
  const text = textOf(row)
  const isLoud = text === text.toUpperCase() && text !== text.toLowerCase()
  return `${row.look ?? ''} ${row.cells.findIndex((cell) => cell.trim() !== '')} ${isLoud ? 'A' : 'a'}`
}

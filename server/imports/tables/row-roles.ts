import { identityOf } from '../../../contract/identity.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import type { ImportTableRow, LeftOutKind, ReadingChoice } from '../../../contract/import-table.ts'
import { wordsIn } from '../../../contract/values/words.ts'
import { guessByHeader } from '../mapping/header-words.ts'
import { isOurHeader } from '../screen/template.ts'
import { ANY_DAY } from './find-header.ts'

/** So many rows of one cell in succession are terms, not titles. */
const MOST_LONE = 500
const LONGEST_TITLE = 80
const MOST_LEVELS = 2
/** Narrower tables may well have rows of one cell. */
const LEAST_WIDTH = 3
const SUM = /^(?:(?:sub|grand )?total|sum|summe|gesamt(?:summe)?|zwischensumme|totale|totaal|somme|suma|razem|合计|总计|小计|小計|合計|総計)(?!\p{L})/iu // prettier-ignore
const NOTE = /https?:|www\.|@|[.!?。！？;；]\s*$|^[*†‡•※]|^\(?\d{1,2}[).]\s|^(?:note|notes|remarks?|hinweise?|anm\w*|bemerkung\w*|nota|note|uwag\w*|opmerking\w*|注|备注|備註|說明|说明)\b\s*[:：]?/iu // prettier-ignore

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
  const headers = header.map(({ cells }) => {
    const line = cells.map((cell) => cell.trim())
    return { line, count: line.filter(Boolean).length }
  })
  let titles: { look: string; text: string }[] = []
  /** Rows of one cell, and what is left out between them: what follows decides. */
  let waiting: { row: ImportTableRow; kind: LeftOutKind | 'title' }[] = []

  return {
    /** The rows that are sorted by now, in order. */
    *take(row: ImportTableRow): Generator<SortedRow> {
      const kind = kindOf(row)
      if (kind === 'title' || (kind !== 'row' && waiting.length > 0)) {
        waiting.push({ row, kind })
        if (waiting.length >= MOST_LONE) yield* settle('footer')
        return
      }
      yield* settle('section')
      if (kind === 'row') yield { kind, row, titles: titles.map(({ text }) => text) }
      else yield { kind, row }
    },
    *end(): Generator<SortedRow> {
      yield* settle('footer')
    },
  }

  function* settle(meant: LeftOutKind): Generator<SortedRow> {
    const rows = waiting
    waiting = []
    for (const [at, { row, kind }] of rows.entries()) {
      const is = kind === 'title' ? meant : kind
      if (is === 'section') enter(row, rows[at - 1]?.row)
      yield { kind: is, row }
    }
  }

  /** Titles that look alike are of one level; one right below another that looks otherwise is a level deeper. */
  function enter(row: ImportTableRow, before: ImportTableRow | undefined): void {
    const look = lookOf(row)
    const level = titles.findIndex((one) => one.look === look)
    const depth = level >= 0 ? level : before?.row === row.row - 1 ? Math.min(titles.length, MOST_LEVELS - 1) : 0
    titles = [...titles.slice(0, depth), { look, text: textOf(row) }]
  }

  function kindOf(row: ImportTableRow): SortedRow['kind'] | 'title' {
    const reads = choice.reads ?? []
    if (row.isHidden && !reads.includes('hidden')) return 'hidden'
    if (row.isStruck && !reads.includes('struck')) return 'struck'
    if (row.problem || row.faults) return 'row'
    if (isHeaderAgain(row)) return 'header'
    if (isOurs) return 'row'
    const filled = row.cells.filter((cell) => cell.trim() !== '')
    const [first = '', second] = filled.map((cell) => cell.trim())
    const isTotal = SUM.test(first) && !isNumbered(row)
    if (!isWide || filled.length > 2) return isTotal && isSum(row) ? 'footer' : 'row'
    if (isTotal || (second !== undefined && /[:：]$/.test(first))) return 'footer'
    if (second !== undefined || isCode(first)) return 'row'
    // A letterhead and the names of the columns stand at the top of each page.
    if (above.has(identityOf(first))) return 'header'
    if (NOTE.test(first) || first.length > LONGEST_TITLE || saysMoney(first)) return 'footer'
    return 'title'
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

/** A sum has no texts but its own. */
function isSum({ cells }: ImportTableRow): boolean {
  return cells.filter((cell) => /\p{L}{2}/u.test(cell)).length === 1
}

const MOST_ALIKE = 0.7

/** An article number or a measure alone in its row: what belongs to it is missing, and nothing says that it is a title. */
function isCode(text: string): boolean {
  if (!/\p{L}{3}|\p{sc=Han}{2}|[\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(text)) return true
  return /\p{Nd}/u.test(text) && !/\s\S*\p{L}{3}|\p{L}{3}\S*\s|\p{sc=Han}{2}/u.test(text)
}

/** "All prices in EUR", "plus VAT". */
function saysMoney(text: string): boolean {
  return MONEY.test(text) || wordsIn(text).some(({ is }) => is === 'tax')
}

const MONEY =
  /[€$£¥￥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|CNY|RMB|JPY|INR|AED|SAR|prices?|preise?|prezz[io]|prix|precios?|cen[ay]|prijzen|preços?)(?!\p{L})|价格|單價|单价|価格/iu

function textOf({ cells }: ImportTableRow): string {
  return (cells.find((cell) => cell.trim() !== '') ?? '').replace(/\s+/g, ' ').trim()
}

/** A text file has no looks but capitals and the place of the cell. */
function lookOf(row: ImportTableRow): string {
  const text = textOf(row)
  const isLoud = text === text.toUpperCase() && text !== text.toLowerCase()
  return `${row.look ?? ''} ${row.cells.findIndex((cell) => cell.trim() !== '')} ${isLoud ? 'A' : 'a'}`
}

import type { FitMark } from '../../catalogue/facts/places.ts'
import type { Compared } from '../best.ts'

/** One line of a cell. */
export interface CellLine {
  text: string
  /** A colour to show beside it. */
  hex?: string
  /** The sign of an answer, before the text. */
  mark?: FitMark
  /** Shown quieter, or as a warning. */
  tone?: 'quiet' | 'bad'
}

/** A SKU's lines in this row; empty where it has none. */
export type Cell = readonly CellLine[]

export interface ComparisonRow {
  key: string
  label: string
  /** One cell per SKU, in the order of the columns. */
  cells: readonly Cell[]
  /** The cell that is clearly better, the word for it, and the reason. */
  best?: { place: number; word: string; why: string }
  /** Why no cell is marked, where one might expect a mark. */
  note?: string
}

export interface ComparisonGroup {
  key: 'price' | 'size' | 'supply' | 'places' | 'color' | 'certificates' | 'attributes'
  rows: readonly ComparisonRow[]
}

type Said = string | CellLine | false | null | undefined

/** A row with some lines for each SKU; empty lines are left out. */
export function rowOf(key: string, label: string, { compared, say }: Saying): ComparisonRow {
  return { key, label, cells: compared.map((one) => say(one).flatMap(lineOf)) }
}

interface Saying {
  compared: readonly Compared[]
  say: (one: Compared) => readonly Said[]
}

function lineOf(said: Said): CellLine[] {
  if (!said) return []
  const line = typeof said === 'string' ? { text: said } : said
  return line.text === '' ? [] : [line]
}

export function cellText(cell: Cell): string {
  return cell.map(({ text }) => text).join('; ')
}

/** The rows that have a value for any SKU. */
export function saidRows(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return rows.filter(({ cells }) => cells.some((cell) => cell.length > 0))
}

/** Whether the cells differ; an empty cell differs from one with a value. */
export function isDifferent({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(cellText)).size > 1
}

/** The groups, reduced to the rows that differ. */
export function differencesOf(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(isDifferent) }))
    .filter(({ rows }) => rows.length > 0)
}

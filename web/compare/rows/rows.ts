import type { Compared } from '../best.ts'

/** One line of what a SKU says of something. */
export interface CellLine {
  text: string
  /** A colour to show beside it. */
  hex?: string
  /** Said more quietly, or as a warning. */
  tone?: 'quiet' | 'bad'
}

/** What one SKU says; nothing where it says nothing. */
export type Cell = readonly CellLine[]

export interface ComparisonRow {
  key: string
  label: string
  /** One for each SKU that is compared, in their order. */
  cells: readonly Cell[]
  /** The cell that is plainly better than the others, in a word, and why. */
  best?: { place: number; word: string; why: string }
  /** Why none is marked, where one might expect it. */
  note?: string
}

export interface ComparisonGroup {
  key: 'price' | 'size' | 'supply' | 'color' | 'certificates' | 'attributes'
  rows: readonly ComparisonRow[]
}

type Said = string | CellLine | false | null | undefined

/** A row in which each SKU says some lines; what is empty among them is left out. */
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

/** Rows in which somebody says something. */
export function saidRows(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return rows.filter(({ cells }) => cells.some((cell) => cell.length > 0))
}

/** Whether not all say the same; one that says nothing differs from one that says something. */
export function isDifferent({ cells }: ComparisonRow): boolean {
  return new Set(cells.map(cellText)).size > 1
}

/** The groups with only the rows in which there is a difference. */
export function differencesOf(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(isDifferent) }))
    .filter(({ rows }) => rows.length > 0)
}

import type { ImportTableRow } from '../../../contract/import-table.ts'

const SIGNS = String.raw`[-–—\s]*(?:["″“”„〃'′]|''|,,)[-–—\s]*`
const SHORT = String.raw`dto\.?|do\.|id\.|jw\.?|j\. ?w\.|s\. ?o\.|々`
const WORDS = String.raw`dt\.?|ditt?o\.?|[ií]dem\.?|(?:same )?as above|wie (?:oben|vor)|siehe oben|comme ci-dessus|come sopra|como (?:arriba|acima)|zie boven|som ovan|jak wyżej|то же|как выше|同[上前]|상동|같음|위와 ?같음`
/** A whole cell that means the one above it: `"`, 〃, `- " -`, `dito`, `ídem`, 同上. */
const DITTO = new RegExp(`^(?:${SIGNS}|${SHORT}|${WORDS})$`, 'iu')
/** `dito, mit Softclose`: what is of the one above, and what is not, is unknown. */
const DITTO_AND_MORE = new RegExp(String.raw`^(?:${WORDS})[\s,;:(（，、–—]+\S`, 'iu')
/** Most cells begin as no mark does. */
const BEGINS = /^[\s"″“”„〃'′,\-–—々adijsíwcz\u0442\u043a同상같위]/iu
const AND_MORE = {
  en: 'begins with a mark for what stands above, and is taken as it is written',
  zh: '以“同上”的符号开头，按原文采用',
}
const NOTHING_ABOVE = {
  en: 'is a mark for what stands above, where nothing stands',
  zh: '是“同上”的符号，但上方没有内容',
}

/** Writes the values above in place of marks for them, row by row; one without a value above is a fault of its cell. */
export function createDittoReader(): (row: ImportTableRow) => ImportTableRow {
  let above: ImportTableRow | undefined
  return (written) => {
    const likely = written.cells.flatMap((cell, column) => (BEGINS.test(cell) ? column : []))
    const row = withNotes(written, likely)
    const marks = likely.filter((column) => DITTO.test(row.cells[column]?.trim() ?? ''))
    const meant = marks.length > 0 && !row.problem ? resolved(row, above, marks) : row
    // What is hidden is above for who wrote the list, and not for who reads it.
    above = row.isHidden && above ? agreed(above, meant) : meant
    return meant
  }
}

function withNotes(row: ImportTableRow, likely: readonly number[]): ImportTableRow {
  const notes = likely.flatMap((column) => {
    const text = row.cells[column]?.trim() ?? ''
    return DITTO_AND_MORE.test(text) && !DITTO.test(text) ? [{ column, reason: AND_MORE }] : []
  })
  return notes.length > 0 ? { ...row, cellNotes: [...(row.cellNotes ?? []), ...notes] } : row
}

function resolved(row: ImportTableRow, above: ImportTableRow | undefined, marks: readonly number[]): ImportTableRow {
  const isBad = (column: number) => above?.faults?.some((fault) => fault.column === column) === true
  // The cells of a broken row may be shifted.
  const valueOf = (column: number) => (above?.problem || isBad(column) ? '' : (above?.cells[column] ?? ''))
  const empty = marks.filter((column) => valueOf(column).trim() === '')
  const numbers = [...(row.numbers ?? []), ...marks.filter((column) => above?.numbers?.includes(column))]
  const faults = [...(row.faults ?? []), ...empty.map((column) => ({ column, reason: NOTHING_ABOVE }))]
  return {
    ...row,
    cells: row.cells.map((cell, column) =>
      marks.includes(column) && !empty.includes(column) ? valueOf(column) : cell,
    ),
    ...(numbers.length > 0 && { numbers }),
    ...(faults.length > 0 && { faults }),
  }
}

function agreed(one: ImportTableRow, other: ImportTableRow): ImportTableRow {
  return { ...one, cells: one.cells.map((cell, column) => (cell === other.cells[column] ? cell : '')) }
}

import { LEAST_WIDTH, widthOf, type ChosenColumns } from '../columns/chosen-columns.ts'
import type { ColumnKey } from '../columns/column.ts'
import { factsAt, type TableModel } from '../table-model.ts'

const NOTHING = new Set(['', '–'])

/** Shown columns in which no line has a value or a note; none while there are no lines. The item's name is never one: it takes the room. */
export function emptyColumns(model: TableModel): ReadonlySet<ColumnKey> {
  const { outline, columns, context } = model
  const unseen = new Map(columns.flatMap((column) => (column.key === 'item' ? [] : [[column.key, column] as const])))
  let lines = 0
  for (let index = 0; index < outline.rows.length && unseen.size > 0; index++) {
    const facts = factsAt(model, index)
    if (!facts) continue
    lines += 1
    for (const [key, { raw, shown = raw, note }] of unseen)
      if (!NOTHING.has(shown(facts, context)) || note?.(facts, context)) unseen.delete(key)
    if (facts.line.snapshot?.cover) unseen.delete('picture')
  }
  return new Set(lines > 0 ? unseen.keys() : [])
}

/** Columns without a value give way to the others, unless their width was set by hand. */
export function withNarrowed(
  chosen: ChosenColumns,
  empty: ReadonlySet<ColumnKey>,
  nameOf: (column: ColumnKey) => string,
): ChosenColumns {
  const narrow = [...empty].map((key) => [key, narrowed(key, nameOf(key), widthOf(chosen, key))])
  return { ...chosen, widths: { ...Object.fromEntries(narrow), ...chosen.widths } }
}

/** In design pixels: as wide as its name in the head, or as what remains of a picture's frame. */
function narrowed(key: ColumnKey, name: string, width: number): number {
  if (key === 'picture') return Math.min(width, 28)
  let letters = 0
  for (const letter of name) letters += letter > '\u2e80' ? 13 : 7.5
  return Math.min(width, Math.max(LEAST_WIDTH, Math.ceil(letters) + 28))
}

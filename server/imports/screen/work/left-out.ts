import type { ImportTableRow, LeftOutKind, ReadingChoice, UploadFacts } from '../../../../contract/import-table.ts'
import { leftOutKinds } from '../../../../contract/import-table.ts'

const MOST_NAMED = 50
const LONGEST_TEXT = 200

/** Counts the rows below a header, and those that are left out. */
export function createLeftOut() {
  const byKind = new Map<LeftOutKind, { count: number; rows: { row: number; text: string }[] }>()
  let last = 0
  return {
    take(kind: LeftOutKind, { row, cells }: ImportTableRow): void {
      const known = byKind.get(kind) ?? { count: 0, rows: [] }
      byKind.set(kind, known)
      known.count += 1
      const text = cells
        .map((cell) => cell.replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' · ')
      if (known.rows.length < MOST_NAMED && kind !== 'blank') known.rows.push({ row, text: shortened(text) })
    },
    reach(row: number): void {
      last = row
    },
    facts({ headerRow, headerLines = 1 }: ReadingChoice): Pick<UploadFacts, 'rowsBelow' | 'leftOut'> {
      const leftOut = leftOutKinds.flatMap((kind) => {
        const found = byKind.get(kind)
        return found ? [{ kind, ...found }] : []
      })
      return { rowsBelow: Math.max(0, last - headerRow - headerLines + 1), leftOut }
    },
  }
}

/** The cells of a row in short. */
export function textOf(cells: readonly string[]): string {
  return shortened(
    cells
      .map((cell) => cell.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' · '),
  )
}

function shortened(text: string): string {
  // The database refuses half of a surrogate pair.
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}

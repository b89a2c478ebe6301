import type { ImportTableRow, LeftOutKind, UploadFacts } from '../../../../contract/import-table.ts'
import { leftOutKinds } from '../../../../contract/import-table.ts'

const MOST_NAMED = 50
const LONGEST_TEXT = 200

/** Counts the rows below a header, and those that are left out. */
export function createLeftOut() {
  const byKind = new Map<LeftOutKind, { count: number; rows: { row: number; text: string }[] }>()
  let blank = 0
  let below = 0
  return {
    take(kind: LeftOutKind, { row, cells }: ImportTableRow): void {
      const known = byKind.get(kind) ?? { count: 0, rows: [] }
      byKind.set(kind, known)
      known.count += 1
      if (known.rows.length < MOST_NAMED) known.rows.push({ row, text: textOf(cells) })
    },
    /** A row below the header, and the blank ones above it. */
    pass(blankAbove: number): void {
      blank += blankAbove
      below += 1 + blankAbove
    },
    facts(): Pick<UploadFacts, 'rowsBelow' | 'leftOut'> {
      if (blank > 0) byKind.set('blank', { count: blank, rows: [] })
      const leftOut = leftOutKinds.flatMap((kind) => {
        const found = byKind.get(kind)
        if (!found) return []
        return { kind, count: found.count, rows: found.rows.toSorted((one, other) => one.row - other.row) }
      })
      return { rowsBelow: below, leftOut }
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

import type { TablePaperColumn } from '../../../platform/pdf/table/paper.ts'
import type { TableGroup, Total } from '../../../platform/pdf/table/table.ts'

/** A list as it is printed: plain texts of what the link shows. */
export interface SharedSchedule {
  title: string
  /** The line below the title. */
  heading: string
  columns: TablePaperColumn[]
  groups: TableGroup[]
  /** Totals below all groups, in the columns. */
  totals: Total[]
  notes: string[]
}

/** Every text that is drawn. The file embeds only the glyphs of their characters. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const within of Object.values(value) as unknown[]) yield* textsIn(within)
}

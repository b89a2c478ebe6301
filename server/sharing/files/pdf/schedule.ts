import type { TablePaperColumn } from '../../../platform/pdf/table/paper.ts'
import type { TableGroup, Total } from '../../../platform/pdf/table/table.ts'

/** A list as it goes to paper: words alone, of what the link shows. */
export interface SharedSchedule {
  title: string
  /** Below the title. */
  heading: string
  columns: TablePaperColumn[]
  groups: TableGroup[]
  /** Below all groups, in the columns. */
  totals: Total[]
  notes: string[]
}

/** Everything that is drawn of it: only its characters are embedded. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const within of Object.values(value) as unknown[]) yield* textsIn(within)
}

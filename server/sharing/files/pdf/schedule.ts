/** A list as it goes to paper: words alone, of what the link shows. */
export interface Schedule {
  title: string
  /** Below the title. */
  heading: string
  columns: ScheduleColumn[]
  groups: ScheduleGroup[]
  /** Below all groups, in the columns. */
  totals: ScheduleTotal[]
  notes: string[]
}

export interface ScheduleColumn {
  heading: string
  /** In points. */
  width: number
}

export interface ScheduleGroup {
  /** Empty where there is one alone. */
  name: string
  /** In the columns; none where the link shows no totals. */
  sums: string[] | null
  rows: ScheduleRow[]
}

export interface ScheduleRow {
  /** The address of its picture. */
  picture: string | undefined
  /** `#rrggbb`, where there is no picture. */
  color: string | undefined
  /** Its name, and lines below it. */
  item: string[]
  /** What should be known before it is ordered. */
  remarks: string
  /** A cell of several lines for each column, the first of them dark. */
  cells: string[][]
}

export interface ScheduleTotal {
  name: string
  cells: string[]
  isTotal: boolean
}

/** Everything that is drawn of it: only its characters are embedded. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const within of Object.values(value) as unknown[]) yield* textsIn(within)
}

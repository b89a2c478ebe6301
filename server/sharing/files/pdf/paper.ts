import type { Pages } from './pages.ts'
import type { Schedule, ScheduleColumn } from './schedule.ts'

export interface Paper {
  picture: { x: number; side: number }
  item: { x: number; width: number }
  columns: (ScheduleColumn & {
    /** Where its texts end, in points. */
    right: number
  })[]
}

const PICTURE = 30
const GAP = 8
/** What an item has at least: columns are narrower where they would leave less. */
const LEAST_ITEM = 150
/** More than so much for columns does not fit on an upright page beside the items. */
const UPRIGHT = 290

export function isLying({ columns }: Pick<Schedule, 'columns'>): boolean {
  return widthOf(columns) > UPRIGHT
}

/** Where things stand on a page, by what there is to say. Without any picture or colour there is no room for them. */
export function paperOf({ columns, groups }: Pick<Schedule, 'columns' | 'groups'>, { left, right }: Pages): Paper {
  const isPictured = groups.some(({ rows }) => rows.some(({ picture, color }) => picture ?? color))
  const side = isPictured ? PICTURE : 0
  const x = left + (isPictured ? PICTURE + GAP : 0)
  const wanted = widthOf(columns)
  const share = Math.min(1, (right - x - LEAST_ITEM) / Math.max(1, wanted))
  const first = right - wanted * share
  let end = first
  return {
    picture: { x: left, side },
    item: { x, width: first - x },
    columns: columns.map((column) => {
      end += (GAP + column.width) * share
      return { ...column, width: column.width * share, right: end }
    }),
  }
}

function widthOf(columns: readonly ScheduleColumn[]): number {
  return columns.reduce((sum, { width }) => sum + GAP + width, 0)
}

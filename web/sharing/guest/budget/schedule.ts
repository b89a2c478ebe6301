import { isOneFigure, type GroupSum } from '../../../../contract/sharing/group-sums.ts'
import type { CommentPlace } from '../queries.ts'
import type { SharedSubject } from '../subject/subject.ts'
import type { GuestColumn } from './columns.ts'
import type { LineGroup, GuestLineRow } from './line-groups.ts'
import type { ListTerms } from './line-texts.ts'
import type { GuestFormats } from '../subject/words.ts'

/** The data of a schedule, as table or as list. */
export interface ScheduleProps {
  groups: readonly LineGroup[]
  columns: readonly GuestColumn[]
  words: GuestFormats
  /** The terms that sums are formatted with. */
  terms: ListTerms
  subjectByKey: ReadonlyMap<string, SharedSubject>
  onOpen: (place: CommentPlace) => void
}

export interface SumProps extends Pick<ScheduleProps, 'columns' | 'words' | 'terms'> {
  sum: GroupSum
  /** Of its group. */
  name: string
  rows: readonly GuestLineRow[]
}

/** The text of a cell; for a share of a line its quantity and amount, as far as the link shows them. */
export function textIn({ name, textOf, isOfAll = false }: GuestColumn, { line, part }: GuestLineRow): string {
  if (!part || !isOfAll) return textOf(line)
  if (name === 'quantity') return part.quantity ?? ''
  if (!part.amounts) return ''
  const amounts = isOneFigure(line.figures) ? { chosen: part.amounts.chosen } : part.amounts
  return textOf({ ...line, figures: { ...line.figures, ...amounts } })
}

import type { CommentPlace } from '../queries.ts'
import type { SharedSubject } from '../subject/subject.ts'
import type { GuestColumn } from './columns.ts'
import type { LineGroup, GuestLineRow } from './line-groups.ts'
import type { ListTerms } from './line-texts.ts'
import type { GuestFormats } from '../subject/words.ts'

/** What a schedule is drawn of, whatever its shape. */
export interface ScheduleProps {
  groups: readonly LineGroup[]
  columns: readonly GuestColumn[]
  words: GuestFormats
  /** What sums are said in. */
  terms: ListTerms
  subjectByKey: ReadonlyMap<string, SharedSubject>
  onOpen: (place: CommentPlace) => void
}

/** What stands in a column: of a part of a line, how much it is and what that comes to, as far as the link tells. */
export function textIn({ name, textOf, isOfAll = false }: GuestColumn, { line, part }: GuestLineRow): string {
  if (!part || !isOfAll) return textOf(line)
  if (name === 'quantity') return part.quantity ?? ''
  return part.amounts ? textOf({ ...line, figures: { ...line.figures, ...part.amounts } }) : ''
}

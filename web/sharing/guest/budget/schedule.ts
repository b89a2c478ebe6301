import type { CommentPlace } from '../queries.ts'
import type { Subject } from '../subject/subject.ts'
import type { Column } from './columns.ts'
import type { LineGroup, LineRow } from './line-groups.ts'
import type { Words } from '../subject/words.ts'

/** What a schedule is drawn of, whatever its shape. */
export interface ScheduleProps {
  groups: readonly LineGroup[]
  columns: readonly Column[]
  words: Words
  subjectByKey: ReadonlyMap<string, Subject>
  onOpen: (place: CommentPlace) => void
}

/** What stands in a column: of a part of a line, how much it is, and no amount. */
export function textIn({ name, textOf, isOfAll = false }: Column, { line, quantity, isPart = false }: LineRow): string {
  if (isPart && isOfAll) return name === 'quantity' ? (quantity ?? '') : ''
  return textOf(line)
}

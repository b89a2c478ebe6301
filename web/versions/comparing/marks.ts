import type { Difference } from '../../../contract/sharing/difference.ts'

export type DifferenceMark = 'added' | 'removed' | 'changed'

/** The mark of each item or line in both states, by id. */
export function differenceMarksOf({ added, removed, replaced, changed }: Difference): Map<string, DifferenceMark> {
  const marks = new Map<string, DifferenceMark>()
  const mark = (id: string | null, as: DifferenceMark) => {
    if (id !== null) marks.set(id, as)
  }
  for (const { what } of changed) mark(what.id, 'changed')
  for (const { from, to } of replaced) {
    mark(from.id, 'changed')
    mark(to.id, 'changed')
  }
  for (const what of added) mark(what.id, 'added')
  for (const what of removed) mark(what.id, 'removed')
  return marks
}

/** Shown beside the colour, which not everybody can see. */
export const MARK_SIGNS: Readonly<Record<DifferenceMark, string>> = { added: '+', removed: '−', changed: '≠' }

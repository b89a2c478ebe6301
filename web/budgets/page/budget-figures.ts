import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import { inOrder, type Line, type Room } from '../../../contract/budgets/entries.ts'
import { whatCounts } from '../../../contract/budgets/what-counts.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import type { BudgetDraft } from '../editing/budget-kind.ts'
import { draftChange } from '../editing/draft-change.ts'
import type { LookedAt } from '../looking/looked-at.ts'
import type { TableSums } from '../table/table-props.ts'

/** The figures of an open list. All parts of the page share one, which follows the draft. */
export interface BudgetFigures {
  sums: TableSums
  /** The list with its figures for a draft; the same object for the same draft. */
  at: (draft: BudgetDraft) => LookedAt
}

export function openFigures(editor: BudgetEditor): BudgetFigures {
  let draft = editor.get().draft
  const sums = createSums(draft.fields, draft.items)
  const lines = new Map<string, Line>()
  const rooms = new Map<string, Room>()
  for (const entry of draft.items.values()) {
    if (entry.type === 'line') lines.set(entry.id, entry)
    if (entry.type === 'room') rooms.set(entry.id, entry)
  }
  let inLines = inOrder(lines.values())
  let inRooms = inOrder(rooms.values())
  let looked: LookedAt | undefined

  const follow = (next: BudgetDraft) => {
    if (next.items === draft.items && next.fields === draft.fields) return
    const change = draftChange(draft, next)
    draft = next
    looked = undefined
    sums.change(change)
    let isAmongLines = false
    let isAmongRooms = false
    for (const entry of change.put) {
      if (entry.type === 'line') lines.set(entry.id, entry)
      if (entry.type === 'room') rooms.set(entry.id, entry)
      isAmongLines ||= entry.type === 'line'
      isAmongRooms ||= entry.type === 'room'
    }
    for (const id of change.remove) {
      if (lines.delete(id)) isAmongLines = true
      if (rooms.delete(id)) isAmongRooms = true
    }
    if (isAmongLines) inLines = inOrder(lines.values())
    if (isAmongRooms) inRooms = inOrder(rooms.values())
  }

  return {
    sums: {
      figures: sums.figures,
      shares: sums.shares,
      roomTotals: sums.roomTotals,
      // The table passes only these parts of the editor's draft.
      follow: (fields, items) => follow({ fields, items } as BudgetDraft),
    },
    at: (next) => {
      follow(next)
      looked ??= {
        fields: draft.fields,
        lines: inLines,
        rooms: inRooms,
        sums,
        totals: sums.totals(),
        counts: whatCounts(inLines.filter(isCounted).map(({ id, price }) => ({ price, figures: sums.figures(id) }))),
      }
      return looked
    },
  }
}

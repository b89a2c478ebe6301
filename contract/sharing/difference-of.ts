import type { SharedView } from './shown-calls.ts'
import { differenceOfBoards } from './comparing/boards.ts'
import { differenceOfBudgets } from './comparing/budgets.ts'
import { areSame } from './comparing/differing.ts'
import type { Absent } from './comparing/differing.ts'
import { differenceOfFolders } from './comparing/folders.ts'
import type { Difference } from './difference.ts'

type Content = Pick<SharedView, 'board' | 'budget' | 'folder'>

/**
 * The difference between two states of what a link shows. Today's facts (`now`, addresses of pictures) are not compared. If the
 * link's fields have changed between the two, only common fields are. The result is empty exactly if nothing has changed.
 */
export function differenceOf(before: SharedView, after: SharedView): Difference {
  const absent = areSame(before.fields.toSorted(), after.fields.toSorted(), 'differs') ? 'differs' : 'passed'
  const told = toldOf(before, after, absent)
  const isSome = Object.values(told).some((all) => all.length > 0)
  if (isSome || areSame(lastingOf(before), lastingOf(after), absent)) return told
  const name = nameOf(after)
  const what = { id: null, name, enName: name }
  return { ...told, changed: [{ what, fields: [{ field: 'other', from: null, to: null }] }] }
}

function toldOf(before: Content, after: Content, absent: Absent): Difference {
  if (before.board && after.board) return differenceOfBoards(before.board, after.board, absent)
  if (before.budget && after.budget) return differenceOfBudgets(before.budget, after.budget, absent)
  if (before.folder && after.folder) return differenceOfFolders(before.folder, after.folder, absent)
  return { added: [], removed: [], replaced: [], changed: [] }
}

function nameOf({ board, budget, folder }: Content): string {
  return (board ?? budget ?? folder)?.name ?? ''
}

/** The content that the content hash covers. */
function lastingOf({ board, budget, folder }: Content): Content {
  const { pictures: _pictures, ...paper } = board ?? {}
  return {
    ...(board && { board: { ...(paper as typeof board), items: board.items.map(withoutNow) } }),
    ...(budget && { budget: { ...budget, lines: budget.lines.map(withoutNow) } }),
    ...(folder && { folder: { ...folder, items: folder.items.map(withoutNow) } }),
  }
}

function withoutNow<T extends object>(one: T): T {
  return 'now' in one ? { ...one, now: undefined } : one
}

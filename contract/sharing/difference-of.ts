import type { WithPauses } from '../pauses.ts'
import type { SharedView } from './shown-calls.ts'
import { placedAs } from './approval-rules.ts'
import type { ApprovalRule } from './approval-rules.ts'
import { differenceOfBoards } from './comparing/boards.ts'
import { differenceOfBudgets } from './comparing/budgets.ts'
import { areSame } from './comparing/differing.ts'
import type { Absent } from './comparing/differing.ts'
import { differenceOfFolders } from './comparing/folders.ts'
import type { Difference } from './difference.ts'

type Content = Pick<SharedView, 'board' | 'budget' | 'folder'>

/**
 * The difference between two states of what a link shows, as far as the rule counts it. Today's facts (`now`, addresses of
 * pictures) are not compared. If the link's fields have changed between the two, only common fields are. The result is empty
 * exactly if nothing has changed.
 */
export function* differenceOf(given: SharedView, after: SharedView, rule: ApprovalRule): WithPauses<Difference> {
  const { board } = given
  const before = rule.countsPlaces || !board || !after.board ? given : { ...given, board: placedAs(board, after.board) }
  const absent = areSame(before.fields.toSorted(), after.fields.toSorted(), 'differs') ? 'differs' : 'passed'
  const told = yield* toldOf(before, after, absent)
  const isSome = Object.values(told).some((all) => all.length > 0)
  if (isSome || (yield* areAlike(lastingOf(before), lastingOf(after), absent))) return told
  const name = nameOf(after)
  const what = { id: null, name, enName: name }
  return { ...told, changed: [{ what, fields: [{ field: 'other', from: null, to: null }] }] }
}

function* toldOf(before: Content, after: Content, absent: Absent): WithPauses<Difference> {
  if (before.board && after.board) return yield* differenceOfBoards(before.board, after.board, absent)
  if (before.budget && after.budget) return yield* differenceOfBudgets(before.budget, after.budget, absent)
  if (before.folder && after.folder) return yield* differenceOfFolders(before.folder, after.folder, absent)
  return { added: [], removed: [], replaced: [], changed: [] }
}

function nameOf({ board, budget, folder }: Content): string {
  return (board ?? budget ?? folder)?.name ?? ''
}

/** The content that the content hash covers. */
function lastingOf({ board, budget, folder }: Content): Record<string, unknown> {
  const { pictures: _pictures, ...paper } = board ?? {}
  return {
    ...(board && { ...paper, items: board.items.map(withoutNow) }),
    ...(budget && {
      ...budget,
      lines: budget.lines.map(withoutNow),
      // Absent where nothing is offered, whatever the link shows.
      alternatives: (budget.alternatives ?? []).map(withoutNow),
    }),
    ...(folder && { ...folder, items: folder.items.map(withoutNow) }),
  }
}

/** Entries of a list that are compared between two pauses. */
const AT_ONCE = 500

/** As `areSame`, for content with long lists. */
function* areAlike(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  absent: Absent,
): WithPauses<boolean> {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [before[key], after[key]]
    if (absent === 'passed' && (from === undefined || to === undefined)) continue
    const isList = Array.isArray(from) && Array.isArray(to) && from.length === to.length
    if (!isList) {
      if (!areSame(from, to, absent)) return false
      continue
    }
    for (let place = 0; place < from.length; place += AT_ONCE) {
      const end = place + AT_ONCE
      if (!areSame(from.slice(place, end), to.slice(place, end), absent)) return false
      yield
    }
  }
  return true
}

function withoutNow<T extends object>(one: T): T {
  return 'now' in one ? { ...one, now: undefined } : one
}

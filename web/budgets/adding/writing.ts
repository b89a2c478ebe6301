import '../../locales/budget-adding-texts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createBudget, getBudget, updateBudget, type Budget } from '../../../contract/budgets/calls.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { AnswerError, call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { i18n } from '../../locales/i18n.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { newKey } from '../../workspace/new-key.ts'
import { readBudgetsAgain } from '../queries.ts'
import { tellOfBudget } from '../tell-of-budget.ts'
import type { LineToMake } from './line-to-make.ts'
import { isIdle, overflowOf, type Contents, type Plan } from './plan.ts'

export interface Adding {
  client: QueryClient
  memberId: string
  /** Opens the list that was added to. */
  open: (budgetId: string) => void
}

interface Named {
  id: string
  name: string
}

const CONFLICT = 409
/** If somebody edits the list meanwhile, it is read and planned again, at most so often. */
const MOST_TRIES = 4

/** Why a plan was not written, in words for the member. */
export class NotAdded extends Error {}

/**
 * Writes a plan into one of the member's lists as one step and shows a toast that takes it back. Throws `NotAdded` before anything is
 * written where the list has no room or its status forbids it; otherwise the server's refusal.
 */
export async function writeInto(
  adding: Adding,
  { id, name }: Named,
  { planFor, words }: { planFor: (contents: Contents) => Plan<LineToMake>; words: (plan: Plan<LineToMake>) => string },
): Promise<void> {
  const { before, plan, version } = await written(id, name, planFor)
  const open = { label: i18n.t('budgetAdding.open'), act: () => adding.open(id) }
  if (version === before.version) return showToast(words(plan), open)
  const undo = async () => {
    try {
      const undone = await call(updateBudget, { id, version, ...takenBack(before, plan) }, { idempotencyKey: newKey() })
      noteChange(adding, { id, version: undone.version })
      showToast(i18n.t('budgetAdding.undone', { name }))
    } catch (error) {
      if (!isConflict(error)) throw error
      showToast(i18n.t('budgetAdding.undoTooLate', { name }), open)
    }
  }
  noteChange(adding, { id, version })
  showToast(words(plan), open, {
    label: i18n.t('budgetAdding.undo'),
    act: () => void undo().catch(reportFailure),
  })
}

/** Creates a list from a plan. A retry uses the same `key`. Throws the server's refusal. */
export async function writeNew(
  adding: Adding,
  { name, key }: { name: string; key: string },
  { plan, words }: { plan: Plan<LineToMake>; words: string },
): Promise<void> {
  const overflow = overflowOf(plan, { lines: 0, rooms: 0 })
  if (overflow) throw new NotAdded(i18n.t(`budgetAdding.noRoom.${overflow.of}`, overflow))
  const id = await call(createBudget, { name, ...plan.put }, { idempotencyKey: key })
  readBudgetsAgain(adding.client)
  showToast(words, { label: i18n.t('budgetAdding.open'), act: () => adding.open(id) })
}

export function tellOfLeftOut(count: number): void {
  if (count > 0) showToast(i18n.t('budgetAdding.leftOut', { count }))
}

async function written(id: string, name: string, planFor: (contents: Contents) => Plan<LineToMake>) {
  for (let tries = 1; ; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const before = await call(getBudget, { id })
    if (!mayChange(before.status, { of: 'line', field: 'whole' }))
      throw new NotAdded(i18n.t('budgetAdding.refused', { name }))
    const plan = planFor(before)
    const overflow = overflowOf(plan, { lines: before.lines.length, rooms: before.rooms.length })
    if (overflow) throw new NotAdded(i18n.t(`budgetAdding.noRoom.${overflow.of}`, overflow))
    if (isIdle(plan)) return { before, plan, version: before.version }
    const change = { put: plan.put, ...(plan.removed.length > 0 && { remove: { allocations: plan.removed } }) }
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      const { version } = await call(
        updateBudget,
        { id, version: before.version, ...change },
        { idempotencyKey: newKey() },
      )
      return { before, plan, version }
    } catch (error) {
      if (!isConflict(error) || tries === MOST_TRIES) throw error
    }
  }
}

/** The change that undoes a plan in the entries that it touched. */
function takenBack(before: Budget, { put, removed }: Plan<LineToMake>) {
  const touched = new Set([...put.allocations.map(({ id }) => id), ...removed])
  const old = before.allocations.filter(({ id }) => touched.has(id))
  const was = new Set(old.map(({ id }) => id))
  const newLines = new Set(put.lines.map(({ id }) => id))
  return {
    put: { allocations: old },
    remove: {
      rooms: put.rooms.map(({ id }) => id),
      lines: [...newLines],
      // The allocations of a new line are removed with it.
      allocations: put.allocations
        .filter(({ id, lineId }) => !was.has(id) && !newLines.has(lineId))
        .map(({ id }) => id),
    },
  }
}

function noteChange({ client, memberId }: Adding, budget: { id: string; version: number }): void {
  tellOfBudget(memberId, budget)
  readBudgetsAgain(client)
}

function isConflict(error: unknown): boolean {
  return error instanceof AnswerError && error.code === CONFLICT
}

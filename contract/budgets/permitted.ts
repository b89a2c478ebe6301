import { budgetStatuses, type BudgetField, type BudgetStatus } from './budget.ts'
import type { Allocation, Line, LineStatus, Room } from './entries.ts'

/**
 * Which changes each status of a list permits. Draft and in review: all. Approved: fields that no figure depends on. Ordered: the
 * state of the orders. Closed: none. The server refuses by this, and the page disables by it.
 */

/** A change to a list: a field of it, or of one of its entries; `whole`: an entry is made or removed. */
export type Touched =
  | { of: 'list'; field: BudgetField }
  | { of: 'room'; field: keyof Room | 'whole' }
  | { of: 'line'; field: keyof Line | 'whole' }
  | { of: 'allocation'; field: keyof Allocation | 'whole' }

const NAMING: ReadonlySet<BudgetField> = new Set([
  'name',
  'code',
  'clientName',
  'projectDate',
  'areaId',
  'unitSystem',
  'targetBudget',
])
const OF_ORDERS: ReadonlySet<string> = new Set<keyof Line>(['status', 'batchNo', 'leadTimeDays', 'note'])
const NAMING_LINES: ReadonlySet<string> = new Set<keyof Line>(['name', 'docCode', 'section', 'supplier', 'sort'])
const NAMING_ROOMS: ReadonlySet<string> = new Set<keyof Room>(['name', 'sort', 'places', 'projectRoomId'])
const COMES_TO_ORDER: ReadonlySet<LineStatus> = new Set(['ordered', 'delivered'])

/** Whether a list's status permits a change. For a line's status `mayBecome` says which values. */
export function mayChange(status: BudgetStatus, { of, field }: Touched): boolean {
  switch (status) {
    case 'draft':
    case 'inReview':
      return true
    case 'approved':
      if (of === 'list') return NAMING.has(field)
      if (of === 'room') return NAMING_ROOMS.has(field)
      return of === 'line' && (OF_ORDERS.has(field) || NAMING_LINES.has(field))
    case 'ordered':
      return of === 'line' && OF_ORDERS.has(field)
    case 'closed':
      return false
  }
}

/**
 * Whether a line's status may become another. While a list is open, what is approved may be ordered, though others are not approved yet.
 * From approved on all may; then none is rejected or unrejected, as that would change the approved total. Alternatives are never ordered.
 */
export function mayBecome(
  status: BudgetStatus,
  { status: before, alternativeOf }: Pick<Line, 'status' | 'alternativeOf'>,
  after: LineStatus,
): boolean {
  if (before === after) return true
  if (!mayChange(status, { of: 'line', field: 'status' })) return false
  const isOpen = status === 'draft' || status === 'inReview'
  if (COMES_TO_ORDER.has(after) && alternativeOf !== null) return false
  if (isOpen) return !COMES_TO_ORDER.has(after) || before === 'approved' || COMES_TO_ORDER.has(before)
  return before !== 'rejected' && after !== 'rejected'
}

/** The statuses that a list may take next: one step back, one step forward. */
export function nextStatuses(status: BudgetStatus): BudgetStatus[] {
  const at = budgetStatuses.indexOf(status)
  return budgetStatuses.filter((_, index) => Math.abs(index - at) === 1)
}

/** The statuses through which a list comes to another, with that one. */
export function stepsTo(from: BudgetStatus, to: BudgetStatus): BudgetStatus[] {
  const [start, end] = [budgetStatuses.indexOf(from), budgetStatuses.indexOf(to)]
  return start <= end ? budgetStatuses.slice(start + 1, end + 1) : budgetStatuses.slice(end, start).toReversed()
}

/** An entry before and after a change; null where it is missing. */
export type EntryChange =
  | { of: 'room'; before: Room | null; after: Room | null }
  | { of: 'line'; before: Line | null; after: Line | null }
  | { of: 'allocation'; before: Allocation | null; after: Allocation | null }

/**
 * The first change that a list's status forbids, with its entry; undefined where all are permitted. `isSame` compares plain data.
 */
export function findRefused(
  status: BudgetStatus,
  { fields, entries }: { fields: readonly BudgetField[]; entries: Iterable<EntryChange> },
  isSame: (one: unknown, other: unknown) => boolean,
): (Touched & { id: string | null }) | undefined {
  const field = fields.find((one) => !mayChange(status, { of: 'list', field: one }))
  if (field) return { of: 'list', field, id: null }
  for (const { of, before, after } of entries) {
    const id = (after ?? before)?.id ?? null
    for (const touched of touchedOf(before, after, isSame)) {
      const what = { of, field: touched } as Touched
      if (!mayChange(status, what)) return { ...what, id }
    }
    if (of !== 'line' || !after) continue
    if (!mayReach(status, before, after)) return { of, field: 'status', id }
  }
  return undefined
}

/** A save may hold two steps: a line that was approved, and then ordered. A new line is never ordered in an open list. */
function mayReach(list: BudgetStatus, before: Line | null, { alternativeOf, status: reached }: Line): boolean {
  const mayStep = (from: LineStatus, to: LineStatus) => mayBecome(list, { status: from, alternativeOf }, to)
  if (mayStep(before?.status ?? 'proposed', reached)) return true
  return before !== null && mayStep(before.status, 'approved') && mayStep('approved', reached)
}

function touchedOf(before: object | null, after: object | null, isSame: (one: unknown, other: unknown) => boolean) {
  if (!before || !after) return before || after ? ['whole'] : []
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return Object.keys(now).filter((key) => !isSame(old[key], now[key]))
}

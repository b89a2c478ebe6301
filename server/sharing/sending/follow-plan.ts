import { isDeepStrictEqual } from 'node:util'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { choosing, lineIn } from '../../../contract/budgets/choosing.ts'
import type { Entry, Line } from '../../../contract/budgets/entries.ts'
import { findRefused, mayChange } from '../../../contract/budgets/permitted.ts'
import type { EntryChange } from '../../../contract/budgets/permitted.ts'
import type { Figure } from '../../../contract/sharing/links.ts'
import type { LineDecision, passedReasons } from '../../../contract/sharing/sending-calls.ts'
import type { SharedBudget, SharedLine } from '../../../contract/sharing/views.ts'

type Passed = (typeof passedReasons)[number]

/** What was decided of a list, and the list as it was sent. */
export interface Decided {
  /** All of it was approved. */
  isWhole: boolean
  /** As what the client saw a range of prices; null where none was seen. */
  figure: Figure | null
  lines: readonly LineDecision[]
  /** What the same client said of lines in later decisions on the version. */
  later: readonly LineDecision[]
  view: Pick<SharedBudget, 'lines' | 'alternatives'>
  /** The SKUs of its lines by the lines' ids. */
  skus: Readonly<Record<string, string>>
}

/** The list as it is. */
export interface Current {
  status: BudgetStatus
  /** All lines, and the allocations of those that something else may replace. */
  items: ReadonlyMap<string, Entry>
  /** The same lines as the version would show them today. */
  shown: ReadonlyMap<string, SharedLine>
}

export interface FollowPlan {
  /** Entries that change, as they become. */
  put: Entry[]
  /** Ids of what takes a line's place, and of the line. */
  chosen: { id: string; insteadOf: string }[]
  approved: string[]
  /** Lines of which the approved price becomes the agreed one. */
  agreed: string[]
  passed: { id: string; why: Passed }[]
}

/** Plans what taking a decision over does to one list. */
export function planFollowing(decided: Decided, { status, items, shown }: Current): FollowPlan {
  const saidOf = new Map(decided.lines.map((line) => [line.lineId, line]))
  const laterOf = Map.groupBy(decided.later, (line) => line.lineId)
  const plan: FollowPlan = { put: [], chosen: [], approved: [], agreed: [], passed: [] }
  const after = new Map(items)
  for (const { id } of decided.view.lines) {
    const said = saidOf.get(id)
    const isApproved = said?.verdict === 'approved' || (decided.isWhole && said?.verdict !== 'changes')
    const chosenId = said?.chosenId ?? null
    if (!isApproved && chosenId === null) continue
    const wanted = chosenId ?? id
    if (isReplaced({ chosenId, isApproved }, laterOf.get(id) ?? [])) {
      plan.passed.push({ id: wanted, why: 'later' })
      continue
    }
    const found = placeOf(decided, { items: after, shown }, { id, wanted, isChosen: chosenId !== null })
    const edit =
      typeof found === 'string'
        ? found
        : editOf(found, { status, items: after, figure: isApproved ? decided.figure : null, isApproved })
    if (typeof edit === 'string') {
      plan.passed.push({ id: wanted, why: edit })
      continue
    }
    for (const entry of edit.put) after.set(entry.id, entry)
    if (edit.insteadOf !== null) plan.chosen.push({ id: wanted, insteadOf: edit.insteadOf })
    if (edit.isApproved) plan.approved.push(wanted)
    if (edit.isAgreed) plan.agreed.push(wanted)
  }
  plan.put = [...after.values()].filter((entry) => items.get(entry.id) !== entry)
  return plan
}

/** Whether a change was asked of an approved line, or something else chosen, since. */
function isReplaced(
  { chosenId, isApproved }: { chosenId: string | null; isApproved: boolean },
  said: readonly LineDecision[],
): boolean {
  const [verdict, chosen] = [
    said.findLast((one) => one.verdict)?.verdict,
    said.findLast((one) => one.chosenId)?.chosenId,
  ]
  return (isApproved && verdict === 'changes') || (chosenId !== null && (chosen ?? chosenId) !== chosenId)
}

interface Place {
  /** What is to stand in the place. */
  taker: Line
  /** What stands there now; the same where nothing is to change places. */
  holder: Line
}

/** The place of a line that was sent, or why it is passed over. */
function placeOf(
  { view, skus }: Decided,
  { items, shown }: Pick<Current, 'items' | 'shown'>,
  { id, wanted, isChosen }: { id: string; wanted: string; isChosen: boolean },
): Place | Passed {
  const offered = (view.alternatives ?? []).filter(({ alternativeOf }) => alternativeOf === id)
  const sent = new Map([...view.lines.filter((line) => line.id === id), ...offered].map((line) => [line.id, line]))
  const taker = lineIn(items, wanted)
  if (!taker || !sent.has(wanted)) return 'gone'
  const holder = lineIn(items, taker.alternativeOf ?? taker.id)
  // Another decision may have been taken over before: one of those that were offered stands there.
  if (!holder || !sent.has(holder.id) || (holder !== taker && !isChosen)) return 'elsewhere'
  for (const line of [taker, holder]) {
    const [one, other] = [sent.get(line.id), shown.get(line.id)]
    if (!one || !other || !isAsSent(one, other) || skus[line.id] !== (line.skuId ?? undefined)) return 'changed'
    if (line.status === 'ordered' || line.status === 'delivered') return 'ordered'
    if (line.status === 'rejected') return 'rejected'
  }
  return { taker, holder }
}

/**
 * Whether a line is what was sent, as far as the version shows it: its kind and name, its unit, its price, and all that is computed of them,
 * which holds its quantity. Its place, note, code, section, seller and times may have changed.
 */
function isAsSent(sent: SharedLine, today: SharedLine): boolean {
  return isDeepStrictEqual(factsOf(sent), factsOf(today))
}

function factsOf({ kind, name, snapshot, unit, price, figures }: SharedLine): unknown {
  // When a rate was read and where is no part of the price.
  const { fxDate: _date, fxSource: _source, ...priced } = price ?? {}
  const { name: own, enName, variant } = snapshot ?? {}
  return [kind, name, name === '' ? [own, enName, variant] : null, unit, priced, figures].map(asJson)
}

/** A view is stored as JSON. */
function asJson(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)
}

interface Edit {
  put: Entry[]
  /** What leaves the place; null where nothing does. */
  insteadOf: string | null
  isApproved: boolean
  isAgreed: boolean
}

type Editing = Pick<Current, 'status' | 'items'> & Pick<Decided, 'figure'> & { isApproved: boolean }

/** What changes in a place; both may be nothing. */
function editOf({ taker, holder }: Place, { status, items, figure, isApproved }: Editing): Edit | Passed {
  const isMoved = holder.id !== taker.id
  const moved = isMoved ? choosing(items, taker.id) : { put: [] }
  if (!moved) return 'unit'
  const put = new Map(moved.put.map((entry) => [entry.id, entry]))
  const line = lineIn(put, taker.id) ?? taker
  const becomesApproved = isApproved && line.status === 'proposed'
  const chosen = mayChange(status, { of: 'line', field: 'price' }) ? priceIn(line, figure) : null
  const price = chosen === null ? line.price : { ...line.price, chosen }
  if (becomesApproved || chosen !== null)
    put.set(line.id, { type: 'line', ...line, price, ...(becomesApproved && { status: 'approved' }) })
  const entries = [...put.values()].map(
    (after) => ({ of: after.type, before: items.get(after.id) ?? null, after }) as EntryChange,
  )
  if (findRefused(status, { fields: [], entries }, isDeepStrictEqual)) return 'status'
  return {
    put: [...put.values()],
    insteadOf: isMoved ? holder.id : null,
    isApproved: becomesApproved,
    isAgreed: chosen !== null,
  }
}

/** The price as which the client saw a range without an agreed price; null where it is none, or was seen as open. */
function priceIn({ price: { low, high, chosen } }: Line, figure: Figure | null): string | null {
  if (figure === null || figure === 'open' || chosen !== null || low === null || high === null || low === high)
    return null
  return figure === 'low' ? low : high
}

import { budgetStatuses, NEW_BUDGET } from '../contract/budgets/budget.ts'
import type { BudgetStatus } from '../contract/budgets/budget.ts'
import { createBudget as createBudgetCall } from '../contract/budgets/calls.ts'
import type { DemoBudget, DemoLine, Use } from '../demo/budgets/budget.ts'
import { createBudget } from './budgets/budgets.ts'
import type { BudgetDeps } from './budgets/deps.ts'
import { updateBudget } from './budgets/saving.ts'
import { setBudgetStatus } from './budgets/status.ts'
import { keepNothing } from './catalogue/kept-files.ts'
import type { Caller } from './platform/http/guard.ts'
import { idOf } from './platform/id-of.ts'

const DAY = 24 * 60 * 60_000
const HOUR = 60 * 60_000

/**
 * Creates the demonstration's budget lists for its member, each once: deleted ones stay deleted, and those without all materials
 * come later. Returns how many were created.
 */
export async function loadDemonstrationBudgets({ db, clock }: BudgetDeps): Promise<number> {
  const owner = await db
    .selectFrom('member')
    .select('id')
    .where('is_demonstration', '=', true)
    .where('user_type', '=', 1)
    .orderBy('id')
    .executeTakeFirst()
  if (!owner) return 0
  const made = new Set((await db.selectFrom('demonstration_budget').select('key').execute()).map(({ key }) => key))
  // Loaded only when needed.
  const { BUDGETS } = await import('../demo/budgets/budgets.ts')
  let count = 0
  for (const [place, budget] of BUDGETS.entries()) {
    if (made.has(budget.key)) continue
    const madeAt = new Date(clock.now().getTime() - place * HOUR)
    const deps = { db, clock: { ...clock, now: () => madeAt } }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (await makeBudget(deps, budget, owner.id)) count += 1
  }
  return count
}

async function makeBudget({ db, clock }: BudgetDeps, budget: DemoBudget, memberId: string): Promise<boolean> {
  const skus = await findSkusOfBudget({ db }, budget)
  if (!skus) return false
  const caller = { memberId, sessionId: '0', roles: ['member'] as const, isCounted: false }
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: isFirst } = await trx
      .insertInto('demonstration_budget')
      .values({ key: budget.key })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!isFirst) return false
    await keepNothing(trx)
    const deps = { db: trx, clock }
    const input = createBudgetCall.input.parse(listOf(budget, { skus, now: clock.now() }))
    const id = await createBudget(deps, input, { caller })
    await moveTo(deps, { id, status: budget.status, caller })
    await markLines(deps, { id, budget, caller })
    return true
  })
}

/** The SKUs of a list by model; undefined if one is missing. */
async function findSkusOfBudget(
  { db }: Pick<BudgetDeps, 'db'>,
  { lines }: DemoBudget,
): Promise<ReadonlyMap<string, string> | undefined> {
  const models = lines.flatMap((line) => ('model' in line ? [line.model] : []))
  const rows = await db.selectFrom('sku').select(['id', 'model']).where('model', 'in', models).execute()
  const skus = new Map(rows.map(({ id, model }) => [model, id]))
  return models.every((model) => skus.has(model)) ? skus : undefined
}

function listOf(budget: DemoBudget, { skus, now }: { skus: ReadonlyMap<string, string>; now: Date }) {
  const idIn = (name: string) => idOf(`${budget.key} ${name}`)
  return {
    ...NEW_BUDGET,
    ...budget.fields,
    name: budget.name,
    projectDate: new Date(now.getTime() + budget.days * DAY).toISOString().slice(0, 10),
    rooms: budget.rooms.map(({ key, ...room }, sort) => ({ id: idIn(`room ${key}`), sort, ...room })),
    lines: budget.lines.map((line, sort) => ({ ...lineOf(line, { skus, idIn }), sort })),
    allocations: budget.lines.flatMap(({ code, uses }) =>
      uses.map((use, index) => ({
        id: idIn(`use ${code} ${index}`),
        lineId: idIn(`line ${code}`),
        ...allocationOf(use, idIn),
      })),
    ),
  }
}

interface Naming {
  skus: ReadonlyMap<string, string>
  idIn: (name: string) => string
}

function lineOf(line: DemoLine, { skus, idIn }: Naming) {
  const isOrdered = line.status === 'ordered' || line.status === 'delivered'
  return {
    id: idIn(`line ${line.code}`),
    docCode: line.code,
    section: line.section,
    // A draft has no orders: they are marked after the approval.
    status: isOrdered ? 'approved' : (line.status ?? 'proposed'),
    alternativeOf: line.alternativeOf === undefined ? null : idIn(`line ${line.alternativeOf}`),
    supplier: line.supplier ?? '',
    note: line.note ?? '',
    ...(line.leadTimeDays !== undefined && { leadTimeDays: line.leadTimeDays }),
    ...('model' in line
      ? { kind: 'sku', skuId: skus.get(line.model) ?? '' }
      : { kind: line.kind, name: line.name, unit: line.unit }),
    pack: { sparePacks: line.sparePacks, minOrderPacks: line.minOrderPacks },
    price: {
      ...('model' in line ? {} : { low: line.low, high: line.high ?? line.low }),
      chosen: line.chosen,
      discountPct: line.discountPct,
      markupPct: line.markupPct,
      freight: line.freight,
    },
  }
}

function allocationOf(use: Use, idIn: Naming['idIn']) {
  return {
    roomId: use.room === null ? null : idIn(`room ${use.room}`),
    wastePct: use.wastePct,
    layout: use.layout,
    ...('source' in use ? { source: use.source } : { netQty: use.netQty }),
  }
}

interface Made {
  id: string
  caller: Caller
}

/** Moves a new list to its status, step by step. */
async function moveTo(deps: BudgetDeps, { id, status, caller }: Made & { status: BudgetStatus }): Promise<void> {
  const steps = budgetStatuses.slice(1, budgetStatuses.indexOf(status) + 1)
  for (const [index, step] of steps.entries())
    // oxlint-disable-next-line no-await-in-loop -- each step stands on the one before
    await setBudgetStatus(deps, { id, version: index + 1, status: step }, { caller })
}

/** Marks what was ordered and delivered. */
async function markLines(deps: BudgetDeps, { id, budget, caller }: Made & { budget: DemoBudget }): Promise<void> {
  const marked = budget.lines.filter(({ status }) => status === 'ordered' || status === 'delivered')
  if (marked.length === 0) return
  const rows = await deps.db
    .selectFrom('budget_entry')
    .select('content')
    .where('budget_id', '=', id)
    .where('member_id', '=', caller.memberId)
    .where('type', '=', 'line')
    .execute()
  const byCode = new Map(marked.map((line) => [line.code, line]))
  const lines = rows.flatMap(({ content }) => {
    const line = 'docCode' in content ? byCode.get(content.docCode) : undefined
    return line && 'docCode' in content
      ? [{ ...content, status: line.status ?? 'ordered', batchNo: line.batchNo ?? '' }]
      : []
  })
  const version = budgetStatuses.indexOf(budget.status) + 1
  await updateBudget(deps, { id, version, put: { lines } }, { caller })
}

import { includesRight } from '../../../contract/collaboration/rights.ts'
import type { Budget } from '../../../contract/budgets/calls.ts'
import { lineIn } from '../../../contract/budgets/choosing.ts'
import type { Entry } from '../../../contract/budgets/entries.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { inOneFigure } from '../../../contract/sharing/one-figure.ts'
import type { LinkFieldName } from '../../../contract/sharing/links.ts'
import { budgetRules, grantsOf } from '../../../contract/sharing/rules.ts'
import type * as calls from '../../../contract/sharing/sending-calls.ts'
import type { FollowedList, LineDecision } from '../../../contract/sharing/sending-calls.ts'
import type { SharedBudget, SharedLine } from '../../../contract/sharing/views.ts'
import { openBudget } from '../../budgets/one-budget.ts'
import { updateBudget } from '../../budgets/saving.ts'
import { letOthersIn } from '../../platform/in-pieces.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { holdThings } from '../../workspace/rights.ts'
import { notifyOfEvent } from '../activity/note-event.ts'
import { depsWithin } from '../deps-within.ts'
import type { SharingDeps } from '../deps.ts'
import { shownLineName } from '../files/shown-texts.ts'
import { compileRules, permitInPieces } from '../views/permit.ts'
import { planFollowing } from './follow-plan.ts'
import type { FollowPlan } from './follow-plan.ts'
import { shownBy } from './shown.ts'
import { getOwnVersion, readPart } from './versions.ts'
import type { Version } from './versions.ts'

type Whose = Pick<MemberContext, 'caller' | 'language'>

/** What taking a decision over would do now. Throws 404 where it is not on a version of the member's project. */
export async function previewFollowing(
  deps: SharingDeps,
  { id }: ParsedInputOf<typeof calls.previewFollowing>,
  { caller: { memberId }, language }: Whose,
): Promise<OutputOf<typeof calls.previewFollowing>> {
  const { version, ...decision } = await getOwnDecision(deps.db, id, memberId)
  const lists: FollowedList[] = []
  if (decision.followed_at === null)
    for await (const { told } of planLists(deps, { version, decision }, { memberId, language })) lists.push(told)
  return { lists }
}

/** Takes a decision over, once: all of its lists are saved, or none. Throws 404 as above. */
export async function followDecision(
  deps: SharingDeps,
  { id }: ParsedInputOf<typeof calls.followDecision>,
  { caller, language }: Whose,
): Promise<OutputOf<typeof calls.followDecision>> {
  const { memberId } = caller
  return inTransaction(deps.db, async (trx) => {
    const { version, ...decision } = await getOwnDecision(trx, id, memberId)
    // Lists, then the project, then what is of it (decisions/150).
    const parts = await findLists(trx, version.id)
    await holdThings(trx, 'budget', { memberId, ids: parts.map(({ ref_id: refId }) => refId) })
    await getOwnVersion(trx, version.id, memberId, { locks: true })
    const now = deps.clock.now()
    const { numUpdatedRows } = await trx
      .updateTable('sent_decision')
      .set({ followed_at: now })
      .where('id', '=', id)
      .where('followed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return { lists: [] }
    const lists: FollowedList[] = []
    for await (const { told, save } of planLists(
      depsWithin(deps, trx),
      { version, decision },
      { memberId, language },
    )) {
      if (save) await updateBudget({ db: trx, clock: deps.clock }, save, { caller })
      lists.push(told)
    }
    await notifyOfEvent(trx, { of: 'discussion', kind: 'project', refId: version.project_id })
    return { lists }
  })
}

async function getOwnDecision(db: SharingDeps['db'], id: string, memberId: string) {
  const found = await db
    .selectFrom('sent_decision')
    .select(['version_id', 'link_id', 'link_name', 'verdict', 'lines', 'fields', 'followed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Problem(404)
  const version = await getOwnVersion(db, found.version_id, memberId)
  const later = await db
    .selectFrom('sent_decision')
    .select('lines')
    .where('version_id', '=', version.id)
    // A link that is gone is known by its name.
    .where('link_id', 'is not distinct from', found.link_id)
    .$if(found.link_id === null, (gone) => gone.where('link_name', '=', found.link_name))
    .where('id', '>', id)
    .orderBy('id')
    .execute()
  return { ...found, version, later: later.flatMap(({ lines }) => lines ?? []) }
}

/** The budget lists of a version. */
async function findLists(db: SharingDeps['db'], versionId: string) {
  return db
    .selectFrom('sent_part')
    .select(['place', 'ref_id', 'name', 'skus'])
    .where('version_id', '=', versionId)
    .where('kind', '=', 'budget')
    .orderBy('place')
    .execute()
}

interface Planned {
  told: FollowedList
  /** Null: the list stays as it is. */
  save: Parameters<typeof updateBudget>[1] | null
}

interface Followed {
  version: Version
  decision: {
    verdict: 'approved' | 'changes'
    lines: LineDecision[] | null
    later: LineDecision[]
    fields: readonly LinkFieldName[]
  }
}

/** What becomes of each list on which the decision says something, one after the other. */
async function* planLists(
  deps: SharingDeps,
  { version, decision }: Followed,
  { memberId, language }: { memberId: string; language: Language },
): AsyncGenerator<Planned> {
  const isWhole = decision.verdict === 'approved'
  const figure = shownBy(version, decision).fields.includes('price') ? version.figure : null
  for (const { place, ref_id: refId, name, skus } of await findLists(deps.db, version.id)) {
    const isHere = (line: LineDecision) => line.place === place
    const [lines, later] = [(decision.lines ?? []).filter(isHere), decision.later.filter(isHere)]
    if (!isWhole && lines.every((line) => line.verdict !== 'approved' && line.chosenId === null)) continue
    const budget = await findEditable(deps, { id: refId, memberId })
    const said = { budgetId: refId, chosen: [], approved: [], agreed: [], passed: [] }
    if (!budget) {
      yield { told: { ...said, name, isGone: true }, save: null }
      continue
    }
    const view = (await readPart(deps.db, { id: version.id, place }))?.budget
    if (!view) throw new Error(`part ${place} of version ${version.id} is no list`)
    const shown = await shownToday(budget, version)
    const items = entriesIn(budget, lines)
    await letOthersIn(items.size)
    const plan = planFollowing({ isWhole, figure, lines, later, view, skus }, { status: budget.status, items, shown })
    const told = {
      ...namesIn(plan, { view, shown, items, lines, language }),
      budgetId: refId,
      name: budget.name,
      isGone: false,
    }
    if (told.chosen.length + told.approved.length + told.agreed.length + told.passed.length === 0) continue
    yield { told, save: plan.put.length > 0 ? saveOf(budget, plan.put) : null }
  }
}

/** Undefined where it is deleted, or nothing that the member may edit. */
async function findEditable(deps: SharingDeps, which: { id: string; memberId: string }): Promise<Budget | undefined> {
  try {
    const budget = await openBudget(deps, which)
    return includesRight(budget.right, 'edit') ? budget : undefined
  } catch (error) {
    if (error instanceof Problem && error.code === 404) return undefined
    throw error
  }
}

/** All lines of a list, by their ids, as the version would show them today. */
async function shownToday(budget: Budget, { fields, figure }: Version): Promise<Map<string, SharedLine>> {
  const { lines } = figure === null ? budget : inOneFigure(budget, figure)
  const permit = compileRules(budgetRules, { grants: grantsOf(fields, figure) })
  const lasting = lines.map(({ now: _now, ...line }) => line)
  const seen = (await permitInPieces(permit, { ...budget, lines: lasting })) as SharedBudget
  return new Map(seen.lines.map((line) => [line.id, line]))
}

/** All lines, and the allocations of those for which something is chosen: only these may move. */
function entriesIn({ lines, allocations }: Budget, decided: readonly LineDecision[]): Map<string, Entry> {
  const places = new Set<string | null>()
  const lineIds = new Set(decided.flatMap(({ lineId, chosenId }) => (chosenId === null ? [] : [lineId, chosenId])))
  const items = new Map<string, Entry>()
  for (const { version: _version, figures: _figures, now: _now, ...line } of lines) {
    items.set(line.id, { type: 'line', ...line })
    if (lineIds.has(line.id)) places.add(line.alternativeOf ?? line.id)
  }
  for (const { version: _version, ...allocation } of allocations)
    if (places.has(allocation.lineId)) items.set(allocation.id, { type: 'allocation', ...allocation })
  return items
}

function saveOf({ id, version }: Budget, put: readonly Entry[]): NonNullable<Planned['save']> {
  const lines = put.flatMap((entry) => (entry.type === 'line' ? [entry] : []))
  const allocations = put.flatMap((entry) => (entry.type === 'allocation' ? [entry] : []))
  return {
    id,
    version,
    put: {
      lines: lines.map(({ type: _type, ...line }) => line),
      allocations: allocations.map(({ type: _type, ...allocation }) => allocation),
    },
  }
}

interface Naming {
  view: SharedBudget
  shown: ReadonlyMap<string, SharedLine>
  items: ReadonlyMap<string, Entry>
  lines: readonly LineDecision[]
  language: Language
}

/** What is planned, in names: as they are today, else as they were sent. */
function namesIn({ chosen, approved, agreed, passed }: FollowPlan, { view, shown, items, lines, language }: Naming) {
  const sent = new Map([...view.lines, ...(view.alternatives ?? [])].map((line) => [line.id, line]))
  const nameOf = (id: string): string => {
    const line = shown.get(id) ?? sent.get(id)
    const said = lines.find(({ lineId, chosenId }) => id === (chosenId ?? lineId))
    return (line && shownLineName(line, language)) || said?.chosenName || said?.name || line?.docCode || ''
  }
  return {
    chosen: chosen.map(({ id, insteadOf }) => ({
      name: nameOf(id),
      instead: nameOf(insteadOf),
      skuId: lineIn(items, id)?.skuId ?? null,
      insteadSkuId: lineIn(items, insteadOf)?.skuId ?? null,
    })),
    approved: approved.map(nameOf),
    agreed: agreed.map(nameOf),
    passed: passed.map(({ id, why }) => ({ name: nameOf(id), why })),
  }
}

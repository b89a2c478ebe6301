import { sql } from 'kysely'
import { MOST_SHARED_ITEMS } from '../../../contract/sharing/links.ts'
import type { Figure, LinkFieldName, LinkRole } from '../../../contract/sharing/links.ts'
import { boardRules, budgetRules, folderRules, grantsOf } from '../../../contract/sharing/rules.ts'
import type { BudgetSource, Grant, RulesOf } from '../../../contract/sharing/rules.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { openBoard } from '../../boards/one-board.ts'
import { skuIdsOf } from '../../boards/samples.ts'
import { openBudget } from '../../budgets/one-budget.ts'
import { CATALOGUE_VERSION } from '../../catalogue/change-log.ts'
import type { CurrentSku } from '../../catalogue/current-skus.ts'
import { openFolder } from '../../favourites/shared-folder.ts'
import { inPieces, letOthersIn } from '../../platform/in-pieces.ts'
import { hashOfJson } from '../../platform/json-pieces.ts'
import type { SharingDeps } from '../deps.ts'
import { boardSourceOf } from './board-source.ts'
import { budgetSourceOf } from './budget-source.ts'
import { compileRules, permitInPieces } from './permit.ts'

/** A thing and the rights by which it is shown. */
export interface Showing extends Thing {
  ownerId: string
  fields: readonly LinkFieldName[]
  /** How a list shows prices; null: as ranges. */
  figure: Figure | null
  /** Shows only what is of this brand; null shows all. */
  brandId: string | null
}

/** Facts that stand beside the shared content and change daily. The hash leaves them out. */
export const PASSING: ReadonlySet<string> = new Set(['now', 'pictures'])

const NOTHING_PASSING: ReadonlyMap<string, CurrentSku> = new Map()
const TOLD_BY_STANDING: readonly LinkFieldName[] = ['stock', 'leadTime', 'certificates', 'documents']

export type ContentOfView = Pick<SharedView, 'board' | 'budget' | 'folder' | 'contentHash'>

/** What a link shows, with a hash of exactly that. Throws 404 where the thing is no longer the owner's. */
export async function getSharedContent(deps: SharingDeps, showing: Showing): Promise<ContentOfView> {
  return (await getSharedAndSource(deps, showing)).content
}

/** The same, with a list as it is before its rules: nobody is told that. `offered` are alternatives that clients may choose. */
export async function getSharedAndSource(
  deps: SharingDeps,
  showing: Showing & { offered?: readonly string[] },
): Promise<{ content: ContentOfView; budget?: BudgetSource }> {
  const fields = new Set(showing.fields)
  // A total would include other brands' lines.
  if (showing.brandId !== null) fields.delete('total')
  const grants = grantsOf(fields, showing.figure)
  switch (showing.kind) {
    case 'board': {
      const source = await boardOf(deps, showing, fields)
      return { content: await shown('board', boardRules, source, grants) }
    }
    case 'budget': {
      const source = await budgetOf(deps, showing, fields)
      return { content: await shown('budget', budgetRules, source, grants), budget: source }
    }
    case 'folder': {
      const { refId: id, ownerId: memberId, brandId } = showing
      const source = await openFolder(deps, { id, memberId, brandId, most: MOST_SHARED_ITEMS })
      return { content: await shown('folder', folderRules, source, grants) }
    }
  }
}

/** Passing facts that are added in one go. */
const ADDED_AT_ONCE = 1000

async function shown<Source extends object>(
  kind: 'board' | 'budget' | 'folder',
  rules: RulesOf<Source>,
  source: Source,
  grants: ReadonlySet<Grant>,
): Promise<ContentOfView> {
  const later = { names: PASSING, add: [] as (() => void)[] }
  const seen = await permitInPieces(compileRules(rules, { grants, later }), source)
  const contentHash = await hashOfJson(seen)
  await inPieces(later.add, ADDED_AT_ONCE, (piece) => {
    for (const add of piece) add()
  })
  return { [kind]: seen, contentHash }
}

async function boardOf(
  deps: SharingDeps,
  { refId: id, ownerId, brandId }: Showing,
  fields: ReadonlySet<LinkFieldName>,
) {
  const opening = { ...deps, knownSkus: deps.knownSamples }
  const board = await openBoard(opening, { id, memberId: ownerId, isForGuests: true })
  const isAsked = brandId !== null || TOLD_BY_STANDING.some((field) => fields.has(field))
  const standing = isAsked ? await standingOf(deps, skuIdsOf(board.items)) : NOTHING_PASSING
  return boardSourceOf(board, { fields, brandId, standing })
}

async function budgetOf(
  deps: SharingDeps,
  { refId: id, ownerId, brandId, figure, offered }: Showing & { offered?: readonly string[] },
  fields: ReadonlySet<LinkFieldName>,
) {
  const budget = await openBudget(deps, { id, memberId: ownerId })
  const isAsked = TOLD_BY_STANDING.some((field) => fields.has(field))
  const skuIds = isAsked ? budget.lines.flatMap(({ skuId }) => skuId ?? []) : []
  await letOthersIn(budget.allocations.length)
  const standing = await standingOf(deps, [...new Set(skuIds)])
  return budgetSourceOf(budget, { brandId, figure, standing, ...(offered && { offered }) })
}

async function standingOf({ db, knownStanding }: SharingDeps, skuIds: readonly string[]) {
  if (skuIds.length === 0) return NOTHING_PASSING
  const { rows } = await sql<{ version: string }>`SELECT ${CATALOGUE_VERSION} AS version`.execute(db)
  return knownStanding.find(skuIds, rows[0]?.version ?? '0')
}

export interface ViewTerms extends Showing {
  role: LinkRole
  language: SharedView['language']
  ownerName: string
}

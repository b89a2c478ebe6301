import type { Totals } from '../../contract/budgets/figures.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import type { BoardState, BudgetState, VersionKind } from '../../contract/versions.ts'
import { keptFields, readBoardContent, showBoardContent } from '../boards/state.ts'
import type { BoardContent } from '../boards/state.ts'
import { keptEntries, readBudgetContent, showBudgetContent } from '../budgets/state.ts'
import type { BudgetContent } from '../budgets/state.ts'
import { pack, unpack } from './packed.ts'
import type { VersionDeps } from './deps.ts'

/** A board or budget list, and its owner. */
export interface VersionedThing {
  kind: VersionKind
  refId: string
  ownerId: string
}

/** The stored state of a board or budget list. */
export type VersionContent = { kind: 'board'; board: BoardContent } | { kind: 'budget'; budget: BudgetContent }

/** The present state of a board or budget list, before it is stored. */
export interface CurrentContent {
  content: VersionContent
  version: number
  wasTakenDown: boolean
  count: number
  totals: Totals | null
}

/** Reads the present state of a board or budget list. The caller holds its lock. */
export async function takeContent(
  db: VersionDeps['db'],
  { kind, refId: id, ownerId }: VersionedThing,
): Promise<CurrentContent> {
  if (kind === 'board') {
    const { version, isAsTakenDown, ...board } = await readBoardContent(db, { id, ownerId })
    const content: VersionContent = { kind, board }
    return { content, version, wasTakenDown: isAsTakenDown, count: board.items.length, totals: null }
  }
  const { version, lineCount, totals, ...budget } = await readBudgetContent(db, { id, ownerId })
  return { content: { kind, budget }, version, wasTakenDown: false, count: lineCount, totals }
}

export async function packContent(content: VersionContent): Promise<Buffer> {
  if (content.kind === 'board') return pack(content.board.fields, content.board.items)
  const { entries, ...head } = content.budget
  return pack(head, entries)
}

/** Reads a stored state. It is not checked again: it was when it was saved. */
export async function unpackContent(kind: VersionKind, packed: Buffer): Promise<VersionContent> {
  const { head, entries } = await unpack(packed)
  if (kind === 'board')
    return { kind, board: { fields: keptFields(head as object), items: entries as BoardContent['items'] } }
  return { kind, budget: { ...(head as Omit<BudgetContent, 'entries'>), entries: keptEntries(entries) } }
}

/** A stored state in the form in which it is shown to a member of this right. */
export async function showContent(
  deps: VersionDeps,
  content: VersionContent,
  right: Right,
): Promise<{ board?: BoardState; budget?: BudgetState }> {
  if (content.kind === 'budget') return { budget: await showBudgetContent(deps, content.budget) }
  return { board: await showBoardContent({ ...deps, knownSkus: deps.knownSamples }, content.board, right) }
}

/** The storage keys of the members' pictures in a state, with their names (empty for a background). */
export function picturesIn(content: VersionContent): Map<string, string> {
  if (content.kind === 'budget') return new Map()
  const { fields, items } = content.board
  const named = items.flatMap((item) => (item.type === 'picture' ? [[item.refId, item.name] as const] : []))
  const { background } = fields
  return new Map([...(background.type === 'picture' ? [[background.value, ''] as const] : []), ...named])
}

/** The addresses of the pictures of SKUs in a state. */
export function coversIn(content: VersionContent): string[] {
  const addressOf = (snapshot: { cover: { address: string } | null } | null) => snapshot?.cover?.address ?? []
  if (content.kind === 'budget')
    return content.budget.entries.flatMap((entry) => (entry.type === 'line' ? addressOf(entry.snapshot) : []))
  const { background } = content.board.fields
  const ofItems = content.board.items.flatMap((item) => (item.type === 'sku' ? addressOf(item.snapshot) : []))
  return background.type === 'material' ? [...ofItems, ...[addressOf(background.snapshot)].flat()] : ofItems
}

import type { Totals } from '../../contract/budgets/figures.ts'
import type { BoardState, BudgetState, VersionKind } from '../../contract/versions.ts'
import { readBoardContent, showBoardContent } from '../boards/state.ts'
import type { BoardContent } from '../boards/state.ts'
import { readBudgetContent, showBudgetContent } from '../budgets/state.ts'
import type { BudgetContent } from '../budgets/state.ts'
import { pack, unpack } from './packed.ts'
import type { VersionDeps } from './deps.ts'

/** One board or list, and whose it is. */
export interface VersionedThing {
  kind: VersionKind
  refId: string
  ownerId: string
}

/** What is kept of a board or a list. */
export type VersionContent = { kind: 'board'; board: BoardContent } | { kind: 'budget'; budget: BudgetContent }

/** A board or a list as it is, about to be kept. */
export interface CurrentContent {
  content: VersionContent
  version: number
  wasTakenDown: boolean
  count: number
  totals: Totals | null
}

/** Takes a board or a list as it is, whose lock is held. */
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

/** It was checked when it was saved, and is read as it was kept. */
export async function unpackContent(kind: VersionKind, packed: Buffer): Promise<VersionContent> {
  const { head, entries } = await unpack(packed)
  if (kind === 'board') return { kind, board: { fields: head, items: entries } as BoardContent }
  return { kind, budget: { ...(head as Omit<BudgetContent, 'entries'>), entries } as BudgetContent }
}

/** What was kept, as it is shown. */
export async function showContent(
  deps: VersionDeps,
  content: VersionContent,
): Promise<{ board?: BoardState; budget?: BudgetState }> {
  if (content.kind === 'budget') return { budget: await showBudgetContent(deps, content.budget) }
  return { board: await showBoardContent({ ...deps, knownSkus: deps.knownSamples }, content.board) }
}

/** The members' own pictures that a state shows, by their key, with their names where they have one. */
export function picturesIn(content: VersionContent): Map<string, string> {
  if (content.kind === 'budget') return new Map()
  const { fields, items } = content.board
  const named = items.flatMap((item) => (item.type === 'picture' ? [[item.refId, item.name] as const] : []))
  const { background } = fields
  return new Map([...(background.type === 'picture' ? [[background.value, ''] as const] : []), ...named])
}

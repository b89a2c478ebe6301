import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import * as calls from '../../contract/substitution.ts'
import { call } from '../api.ts'
import { readBoardsAgain } from '../boards/queries.ts'
import { tellOfBoard } from '../boards/tell-of-board.ts'
import { readBudgetsAgain } from '../budgets/queries.ts'
import { tellOfBudget } from '../budgets/tell-of-budget.ts'
import { readFavouritesAgain } from '../favourites/read-again.ts'
import { usesKey } from '../workspace/uses-key.ts'
import { nextPageNo } from '../ui/lists/endless-list.ts'

const all = ['substitution'] as const
/** What is younger is not asked for again when it comes into sight. */
const FRESH_MS = 3000
const PAGE_SIZE = 20
/** A failure is shown in its place. */
const meta = { isMembers: true, isBackground: true }

/** The places that hold a SKU. */
export function usesOf(skuId: string) {
  return queryOptions({
    queryKey: [...usesKey, skuId],
    queryFn: ({ signal }) => call(calls.getWhereUsed, { skuId }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

export interface WantedSubstitution {
  fromSkuId: string
  toSkuId: string
  places: readonly calls.SubstitutionPlace[]
  priceIn: string
}

/** What a substitution would change. */
export function substitutionPreviewQuery(wanted: WantedSubstitution) {
  const places = wanted.places.map(({ kind, id, itemId }) => ({ kind, id, itemId }))
  return queryOptions({
    queryKey: [...all, 'preview', { ...wanted, places }],
    queryFn: ({ signal }) => call(calls.substitute, { ...wanted, places, dryRun: 1 }, { signal }),
    enabled: places.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    meta,
  })
}

/** The member's substitutions, the latest first. */
export const substitutionPages = infiniteQueryOptions({
  queryKey: [...all, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(calls.getSubstitutionPage, { pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPageNo(PAGE_SIZE),
  staleTime: FRESH_MS,
  meta,
})

export function substitutionOf(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(calls.getSubstitution, { id }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** What would come back if a substitution were undone. */
export function undoPreviewOf(id: string) {
  return queryOptions({
    queryKey: [...all, 'undo', id],
    queryFn: ({ signal }) => call(calls.undoSubstitution, { id, dryRun: 1 }, { signal }),
    // What is asked is about this moment.
    gcTime: 0,
    meta,
  })
}

interface Change {
  memberId: string
  things: readonly { kind: calls.SubstitutionPlace['kind']; id: string; version: number }[]
  skuIds: readonly string[]
}

/** After a substitution or its undo: whatever shows what has changed reads it again, open editors among it. */
export function readAllAgain(client: QueryClient, { memberId, things, skuIds }: Change): void {
  void client.invalidateQueries({ queryKey: all })
  void client.invalidateQueries({ queryKey: usesKey })
  readBoardsAgain(client)
  readBudgetsAgain(client)
  readFavouritesAgain(client, skuIds)
  for (const { kind, id, version } of things) {
    if (kind === 'board') tellOfBoard(memberId, { id, version })
    if (kind === 'budget') tellOfBudget(memberId, { id, version })
  }
}

/** Things stand otherwise than they were shown. */
export function lookAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: usesKey })
  void client.invalidateQueries({ queryKey: all })
}

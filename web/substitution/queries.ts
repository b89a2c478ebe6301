import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import * as calls from '../../contract/substitution.ts'
import { call } from '../api.ts'
import { readBoardsAgain } from '../boards/queries.ts'
import { tellOfBoard } from '../boards/tell-of-board.ts'
import { readBudgetsAgain } from '../budgets/queries.ts'
import { tellOfBudget } from '../budgets/tell-of-budget.ts'
import { readFavouritesAgain } from '../favourites/read-again.ts'
import { FRESH_MS, IN_PLACE } from '../workspace/uses.ts'
import { usesKey } from '../workspace/uses-key.ts'
import { nextPageNo } from '../kit/lists/endless-list.ts'

const all = ['substitution'] as const
const PAGE_SIZE = 20

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
    meta: IN_PLACE,
  })
}

/** The member's substitutions, newest first. */
export const substitutionPages = infiniteQueryOptions({
  queryKey: [...all, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(calls.getSubstitutionPage, { pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: nextPageNo(PAGE_SIZE),
  staleTime: FRESH_MS,
  meta: IN_PLACE,
})

export function substitutionOf(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => call(calls.getSubstitution, { id }, { signal }),
    staleTime: FRESH_MS,
    meta: IN_PLACE,
  })
}

/** What an undo of a substitution would change. */
export function undoPreviewOf(id: string) {
  return queryOptions({
    queryKey: [...all, 'undo', id],
    queryFn: ({ signal }) => call(calls.undoSubstitution, { id, dryRun: 1 }, { signal }),
    // The answer is only valid at this moment.
    gcTime: 0,
    meta: IN_PLACE,
  })
}

interface Change {
  memberId: string
  things: readonly { kind: calls.SubstitutionPlace['kind']; id: string; version: number }[]
  skuIds: readonly string[]
}

/** After a substitution or its undo: everything that may show the change reads it again, including open editors. */
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

/** Reads uses and previews again, because something has changed. */
export function lookAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: usesKey })
  void client.invalidateQueries({ queryKey: all })
}

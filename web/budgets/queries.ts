import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query'
import type { BudgetFields, BudgetStatus } from '../../contract/budgets/budget.ts'
import * as calls from '../../contract/budgets/calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { call } from '../api.ts'
import { isShort, nextPageNo } from '../kit/lists/endless-list.ts'
import { readWorksAgain, useWorkChange, type WorkChange } from '../workspace/work-lists.ts'

export type BudgetCard = calls.BudgetCard

/** A list that is younger than this is not loaded again when it comes into sight. */
const FRESH_MS = 3000
const PAGE_SIZE = 50

/** The filters and the order of budget lists. */
export interface WantedBudgets {
  /** Lists that others share with the member, instead of their own. */
  isShared: boolean
  /** All lists of this project instead. */
  projectId?: string
  keyword: string | null
  /** Null for any status. */
  status: BudgetStatus | null
  sort: calls.BudgetSort
}

const keys = { pages: ['budgets', 'pages'], deleted: ['budgets', 'deleted'], one: ['budgets', 'one'] } as const
const offersKey = ['budgets', 'offers'] as const

/** The endless list of a member's budgets. */
export function budgetPagesOf({ isShared, projectId, keyword, status, sort }: WantedBudgets, memberId: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.pages, { isShared, projectId, keyword, status, sort }, memberId],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.getBudgetPage,
        {
          pageNo: pageParam,
          pageSize: PAGE_SIZE,
          ...(isShared && { shared: '1' }),
          ...(projectId !== undefined && { projectId }),
          ...(keyword !== null && { keyword }),
          ...(status !== null && { status }),
          sort,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPageNo(PAGE_SIZE),
    // Own lists are never shown in place of shared ones.
    placeholderData: (previous, query) =>
      isSameList(query?.queryKey, { memberId, isShared, projectId }) ? previous : undefined,
    staleTime: FRESH_MS,
    refetchOnMount: isShort,
    refetchOnReconnect: isShort,
    meta: { isMembers: true, isBackground: true },
  })
}

function isSameList(
  key: readonly unknown[] | undefined,
  { memberId, isShared, projectId }: { memberId: string; isShared: boolean; projectId: string | undefined },
): boolean {
  const before = key?.[keys.pages.length] as WantedBudgets | undefined
  return key?.at(-1) === memberId && before?.isShared === isShared && before.projectId === projectId
}

/** The member's recent lists by name, to choose from. */
export function useBudgetNames(memberId: string): readonly Pick<BudgetCard, 'id' | 'name'>[] {
  const { data } = useInfiniteQuery(
    budgetPagesOf({ isShared: false, keyword: null, status: null, sort: 'updated' }, memberId),
  )
  return data?.pages.flatMap(({ list }) => list) ?? []
}

/** One budget list in full, with what the member may do; 404 where they may not see it. */
export function budgetOf(id: string, memberId: string) {
  return queryOptions({
    queryKey: [...keys.one, id, memberId],
    queryFn: ({ signal }) => call(calls.getBudget, { id }, { signal }),
    staleTime: FRESH_MS,
    // The failure is shown in its place.
    meta: { isMembers: true, isBackground: true },
  })
}

/** The catalogue's offers for these SKUs today, without unknown ones. */
export function offersOf(skuIds: readonly string[]) {
  return queryOptions({
    queryKey: [...offersKey, skuIds],
    queryFn: async ({ signal }) =>
      (
        await Promise.all(
          pieces(skuIds, calls.MOST_OFFERS_ASKED).map((some) => call(calls.getOffers, { skuIds: some }, { signal })),
        )
      ).flat(),
    staleTime: FRESH_MS,
    meta: { isMembers: true, isBackground: true },
  })
}

function pieces<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most))
}

/** Deleted budget lists that can be restored, newest first. */
export function useDeletedBudgets() {
  return useQuery({
    queryKey: keys.deleted,
    queryFn: ({ signal }) => call(calls.getDeletedBudgets, {}, { signal }),
    staleTime: FRESH_MS,
    meta: { isMembers: true, isBackground: true },
  })
}

function useBudgetChange<Input, Output>(change: WorkChange<BudgetCard, Input, Output>) {
  return useWorkChange(keys, change)
}

/** Loads the lists again, after changes by others as well. */
export function readBudgetsAgain(client: QueryClient): void {
  readWorksAgain(client, keys)
}

function sending<Input, Output>(endpoint: Endpoint<Input, Output>) {
  return { send: (input: Input) => call(endpoint, input) }
}

function sendingOnce<Input, Output>(endpoint: Endpoint<Input, Output>) {
  return {
    send: ({ key, ...input }: Input & { key: string }) => call(endpoint, input as Input, { idempotencyKey: key }),
  }
}

/** Answers the new list's id. The caller shows refusals (too many lists). */
export function useCreateBudget() {
  return useBudgetChange({ ...sendingOnce(calls.createBudget), isSilent: true })
}

/** Answers the copy's id. The copy is a draft; with `prices: 0` it is a template without prices. */
export function useDuplicateBudget({ isSilent = false } = {}) {
  return useBudgetChange({ ...sendingOnce(calls.duplicateBudget), isSilent })
}

/** Changes fields of a list that is not open. The field shows refusals. */
export function useChangeBudget() {
  return useBudgetChange({
    send: ({ id, version, list }: { id: string; version: number; list: Partial<BudgetFields> }) =>
      call(calls.updateBudget, { id, version, list }),
    isSilent: true,
    show: (card, { id, list }) => (card.id === id ? { ...card, ...list } : card),
  })
}

export function useDeleteBudgets() {
  return useBudgetChange({
    send: ({ ids }: { ids: string[] }) => call(calls.deleteBudgets, { ids }),
    show: (card, { ids }) => (ids.includes(card.id) ? null : card),
  })
}

/** Restores deleted lists. */
export function useRestoreBudgets({ isSilent = false } = {}) {
  return useBudgetChange({ ...sending(calls.restoreBudgets), isSilent })
}

import { budgetStatuses } from '../../contract/budgets/budget.ts'
import { budgetSorts, type BudgetSort } from '../../contract/budgets/calls.ts'
import { writtenQuery } from '../catalogue/address.ts'
import type { WantedBudgets } from './queries.ts'

/** The page of all budget lists. */
export const BUDGETS = '/budgetList'

/** The page of the lists that others share with the member. */
export const SHARED_BUDGETS = `${BUDGETS}?shared=1`

/** The page of one list. */
export function budgetAddress(id: string): string {
  return `${BUDGETS}/${id}`
}

/** What is to be ordered of one list. */
export function ordersAddress(id: string): string {
  return `${budgetAddress(id)}?view=orders`
}

const DEFAULT_SORT: BudgetSort = 'updated'
const LONGEST_WORDS = 200

/** All lists, in their usual order. */
export const ALL_BUDGETS: WantedBudgets = { isShared: false, keyword: null, status: null, sort: DEFAULT_SORT }

/** Reads the filters from the page's address. Unknown values are ignored. */
export function readBudgetsAddress(search: string): WantedBudgets {
  const query = new URLSearchParams(search)
  return {
    isShared: query.get('shared') === '1',
    keyword: query.get('keyword')?.trim().slice(0, LONGEST_WORDS) || null,
    status: budgetStatuses.find((one) => one === query.get('status')) ?? null,
    sort: budgetSorts.find((one) => one === query.get('sort')) ?? DEFAULT_SORT,
  }
}

/** The query of the page that shows these lists, with nothing else in it. */
export function writeBudgetsAddress({ isShared, keyword, status, sort }: WantedBudgets): string {
  const query = new URLSearchParams()
  if (isShared) query.set('shared', '1')
  if (keyword !== null) query.set('keyword', keyword)
  if (status !== null) query.set('status', status)
  if (sort !== DEFAULT_SORT) query.set('sort', sort)
  const written = writtenQuery(query)
  return written && `?${written}`
}

/** Whether a filter is set. */
export function isNarrowed({ keyword, status }: WantedBudgets): boolean {
  return keyword !== null || status !== null
}

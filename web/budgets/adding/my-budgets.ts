import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LONGEST_BUDGET_NAME } from '../../../contract/budgets/budget.ts'
import { useEndlessList, type EndlessList } from '../../kit/lists/endless-list.ts'
import { joinedList } from '../../kit/lists/joined-list.ts'
import type { ChooserWords } from '../../workspace/choosing/Chooser.tsx'
import { ALL_BUDGETS } from '../budget-address.ts'
import { budgetPagesOf, type BudgetCard } from '../queries.ts'

/** The lists that a member may edit: their own first, then others', each newest change first. */
export function useMyBudgets(memberId: string, keyword: string | null): EndlessList<BudgetCard> {
  const wanted = { ...ALL_BUDGETS, keyword }
  return joinedList(
    useEndlessList(useInfiniteQuery(budgetPagesOf(wanted, memberId)), budgetsIn),
    useEndlessList(useInfiniteQuery(budgetPagesOf({ ...wanted, isShared: true }, memberId)), othersIn),
  )
}

function budgetsIn(pages: readonly { list: BudgetCard[] }[]): BudgetCard[] {
  return pages.flatMap(({ list }) => list)
}

function othersIn(pages: readonly { list: BudgetCard[] }[]): BudgetCard[] {
  return budgetsIn(pages).filter(({ right }) => right === 'edit')
}

export function useChooserWords(): ChooserWords {
  const { t } = useTranslation()
  return {
    find: t('budgetAdding.find'),
    mine: t('budgetAdding.mine'),
    makeNew: t('budgetAdding.newBudget'),
    none: t('budgetAdding.none'),
    noneHint: t('budgetAdding.noneHint'),
    noMatch: t('budgetAdding.noMatch'),
    failed: t('budgetAdding.failed'),
    more: t('budgetAdding.more'),
    name: t('budgetAdding.name'),
    namePrompt: t('budgetAdding.namePrompt'),
    limit: { most: LONGEST_BUDGET_NAME, text: t('budgetAdding.nameFull', { count: LONGEST_BUDGET_NAME }) },
    create: t('budgetAdding.create'),
    making: t('budgetAdding.adding'),
    cancel: t('budgetAdding.cancel'),
  }
}

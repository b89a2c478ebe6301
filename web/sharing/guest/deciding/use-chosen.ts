import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isPriceOpen } from '../../../../contract/sharing/open-prices.ts'
import { moneyText } from '../../../budgets/amount-text.ts'
import { totalOfChoice } from '../sent/queries.ts'
import { useAnswers, withStanding } from './answers.ts'
import type { Deciding } from './deciding-context.ts'

export type ChosenOf = Pick<Deciding, 'token' | 'number' | 'place' | 'budget' | 'decisions' | 'mayDecide'>

/** What was chosen in a list, signed or not, and what the list comes to with it; null where the link shows no total. */
export function useChosen({ token, number, place, budget, decisions, mayDecide }: ChosenOf) {
  const { language } = useTranslation().i18n
  const answers = useAnswers(token, number)
  const chosen = withStanding(mayDecide ? answers : [], decisions, number)
    .filter((one) => one.place === place && one.chosenId !== null)
    .map(({ lineId, chosenId }) => ({ lineId, chosenId: chosenId ?? lineId }))
  const isShown = budget.totals?.chosen !== undefined && (budget.alternatives ?? []).length > 0
  const { data } = useQuery({
    ...totalOfChoice(token, { number, place, chosen }),
    enabled: isShown && chosen.length > 0,
    placeholderData: keepPreviousData,
  })
  if (!isShown) return null
  const others = new Map(budget.alternatives?.map((line) => [line.id, line]))
  const taken = new Map(chosen.map(({ lineId, chosenId }) => [lineId, others.get(chosenId)]))
  return {
    isNone: chosen.length === 0,
    /** Lines instead of which another was chosen. */
    exchanged: new Set(chosen.flatMap(({ lineId, chosenId }) => (chosenId === lineId ? [] : [lineId]))),
    total: data ? moneyText(data.total, data.currency, language) : '…',
    /** How many prices are not in the total. */
    unpriced: budget.lines.filter((line) => isPriceOpen(taken.get(line.id) ?? line)).length,
  }
}

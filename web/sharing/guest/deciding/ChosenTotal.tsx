import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Decision } from '../../../../contract/sharing/sending-calls.ts'
import { shownAmountsOf } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { moneyText } from '../../../budgets/amount-text.ts'
import { useAnswers, withStanding } from './answers.ts'
import { totalOfChoice } from '../sent/queries.ts'

interface ChosenTotalProps {
  token: string
  number: number
  /** Of the list. */
  place: number
  budget: SharedBudget
  decisions: readonly Decision[]
  /** Takes its room before anything is chosen. */
  isHeld?: boolean
}

/** What a list comes to with the reader's choice; nothing where the link shows no total, or nothing was chosen. */
export function ChosenTotal({ token, number, place, budget, decisions, isHeld = false }: ChosenTotalProps) {
  const { t, i18n } = useTranslation()
  const chosen = withStanding(useAnswers(token, number), decisions, number)
    .filter((one) => one.place === place && one.chosenId !== null)
    .map(({ lineId, chosenId }) => ({ lineId, chosenId: chosenId ?? lineId }))
  const isShown = budget.totals?.chosen !== undefined && (budget.alternatives ?? []).length > 0
  const { data } = useQuery({
    ...totalOfChoice(token, { number, place, chosen }),
    enabled: isShown && chosen.length > 0,
    placeholderData: keepPreviousData,
  })
  const all = [...budget.lines, ...(budget.alternatives ?? [])]
  const taken = new Map(chosen.map(({ lineId, chosenId }) => [lineId, all.find(({ id }) => id === chosenId)]))
  const hasOpen = budget.lines.some((line) => shownAmountsOf(taken.get(line.id) ?? line)?.chosen === null)
  if (!isShown || (chosen.length === 0 && !isHeld)) return null
  return (
    <p className="min-h-[1lh]" role={isHeld ? 'status' : undefined}>
      {chosen.length > 0 && (
        <>
          {t('deciding.withChosen')}{' '}
          <strong className="font-medium tabular-nums">
            {data ? moneyText(data.total, data.currency, i18n.language) : '…'}
          </strong>
          {hasOpen && <span className="text-meta text-second"> · {t('deciding.withoutOpen')}</span>}
        </>
      )}
    </p>
  )
}

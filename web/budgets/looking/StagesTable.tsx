import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { groupedText } from '../table/cells/shown-number.ts'
import type { LookedAt } from './looked-at.ts'
import styles from './looking.module.css'
import { shareOfAmount, stagesOf } from './spending.ts'

const stages = [
  { stage: 'planned', label: 'planned' },
  { stage: 'chosen', label: 'priceChosen' },
  { stage: 'ordered', label: 'ordered' },
  { stage: 'delivered', label: 'delivered' },
] as const

/** How much of the list is chosen, ordered and delivered. */
export function StagesTable({ budget }: { budget: LookedAt }) {
  const { t } = useTranslation()
  const heading = useId()
  const { lines, sums, fields } = budget
  const amounts = useMemo(
    () => stagesOf(lines, { sums, currency: fields.baseCurrency }),
    // `totals` changes whenever figures change.
    // oxlint-disable-next-line react/exhaustive-deps
    [lines, sums, fields, budget.totals],
  )
  if (!/[1-9]/.test(amounts.planned)) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('budgetLooking.stages')}
      </h2>
      <p className={styles['hint']}>{t(`budgetLooking.sumsOf.${fields.taxMode}`)}</p>
      <dl className={styles['figures']}>
        {stages.map(({ stage, label }) => (
          <div key={stage}>
            <dt>{t(`budgetLooking.${label}`)}</dt>
            <dd>
              <span>{groupedText(amounts[stage])}</span>
              <span className={styles['track']} aria-hidden>
                <span
                  className={styles['low']}
                  style={{ width: `${shareOfAmount(amounts[stage], amounts.planned) * 100}%` }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

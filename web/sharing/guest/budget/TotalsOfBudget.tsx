import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { whatCounts } from '../../../../contract/budgets/what-counts.ts'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { chosenText, countedText } from '../../../budgets/counts-text.ts'
import { useExchange } from '../deciding/line-parts.ts'
import { useGuestFormats } from '../subject/words.ts'
import { totalsRows, unmeasuredLines, unpricedText } from './totals-rows.ts'
import styles from './TotalsOfBudget.module.css'

/** The totals of a list; nothing where the link hides them. */
export function TotalsOfBudget({ budget }: { budget: SharedBudget }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const counts = whatCounts(budget.lines)
  const words = { t, language: i18n.language }
  const untold = counts.taxUnknown > 0 ? countedText(counts, 'taxUnknown', words) : ''
  const open = [chosenText(counts, words), untold].filter(Boolean)
  const formats = useGuestFormats()
  const rows = totalsRows(budget, formats)
  const exchange = useExchange()
  const unpriced = unpricedText(
    exchange ? { ...budget, totals: { ...budget.totals, unpriced: exchange.unpriced } } : budget,
    formats,
  )
  const unmeasured = unmeasuredLines(budget)
  if (rows.length === 0) return null
  return (
    <section className={styles['totals']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('shared.totals')}
      </h2>
      <dl>
        {rows.map(({ name, value, chosen, isLarge }) => (
          <div key={name} className={styles[isLarge && !exchange ? 'large' : 'figure']}>
            <dt>{exchange ? t('shared.asProposed', { name }) : name}</dt>
            <dd>
              {value}
              {chosen && <span className={styles['chosen']}>{chosen}</span>}
            </dd>
          </div>
        ))}
        {exchange && (
          <div className={styles['large']}>
            <dt>{t('shared.withChosen')}</dt>
            <dd>{exchange.total}</dd>
          </div>
        )}
      </dl>
      {unpriced && <p className={styles['incomplete']}>{unpriced}</p>}
      {unmeasured > 0 && <p className={styles['incomplete']}>{t('shared.unmeasured', { count: unmeasured })}</p>}
      {open.map((text) => (
        <p key={text} className="pt-6 text-meta text-second">
          {text}
        </p>
      ))}
    </section>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Substituted } from '../../../contract/substitution.ts'
import { totalDifferenceText, moneyText } from './amounts.ts'
import styles from './Preview.module.css'
import { totalDifferenceOf, isNoDifference, sumOfTotals } from './sums.ts'

interface TotalsProps {
  things: Substituted['things']
  /** Computed for other ticks than the present ones. */
  isOutdated: boolean
}

/** The totals of each list before and after, and the difference of all together. */
export function Totals({ things, isOutdated }: TotalsProps) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const { language } = i18n
  const lists = things.flatMap(({ id, name, totals }) => (totals ? [{ id, name, totals }] : []))
  if (lists.length === 0) return null
  const sums = sumOfTotals(lists.map(({ totals }) => totals))
  return (
    <section aria-labelledby={titleId} aria-busy={isOutdated} className={isOutdated ? styles['outdated'] : undefined}>
      <h3 id={titleId} className={styles['heading']}>
        {t('substitution.totals')}
      </h3>
      <dl className={styles['facts']}>
        {lists.map(({ id, name, totals }) => {
          const { currency, before, after } = totals
          const difference = totalDifferenceOf(totals)
          return (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                {isNoDifference(difference)
                  ? t('substitution.same', { value: moneyText(currency, after, language) })
                  : t('substitution.total', {
                      before: moneyText(currency, before, language),
                      after: moneyText(currency, after, language),
                    })}
                {!isNoDifference(difference) && <b> {totalDifferenceText(difference, language)}</b>}
                {before.chosen !== after.chosen && (before.chosen !== before.high || after.chosen !== after.high) && (
                  <>
                    {' · '}
                    {t('substitution.chosenTotal', {
                      before: moneyText(currency, { low: before.chosen, high: before.chosen }, language),
                      after: moneyText(currency, { low: after.chosen, high: after.chosen }, language),
                    })}
                  </>
                )}
              </dd>
            </div>
          )
        })}
        {lists.length > 1 && (
          <div className={styles['sum']}>
            <dt>{t('substitution.sum')}</dt>
            <dd>
              <b>{sums.map((sum) => totalDifferenceText(sum, language)).join(' · ')}</b>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import type { BudgetState } from '../../../contract/versions.ts'
import { amountText } from '../../budgets/amount-text.ts'
import styles from './ComparedBudgets.module.css'
import { versionDifferenceText } from './total-differences.ts'

const TOTALS = ['low', 'high', 'chosen'] as const

/** The totals of two states of a list, and their difference. */
export function ComparedTotals({
  before: { totals: before },
  after: { totals: after },
}: Record<'before' | 'after', BudgetState>) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const isSameCurrency = before.currency === after.currency
  return (
    <table className={`${styles['table']} ${styles['totals']}`}>
      <caption>
        {t('versions.compared.totals')}
        {isSameCurrency && ` (${after.currency})`}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('versions.compared.totals')}</span>
          </th>
          <th scope="col" className={styles['figure']}>
            {t('versions.compared.before')}
          </th>
          <th scope="col" className={styles['figure']}>
            {t('versions.compared.after')}
          </th>
          <th scope="col" className={styles['figure']}>
            {t('versions.compared.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {TOTALS.map((total) => (
          <tr key={total}>
            <th scope="row">{t(`versions.compared.${total}`)}</th>
            {[before, after].map((totals, side) => (
              // oxlint-disable-next-line react/no-array-index-key -- there are two
              <td key={side} className={styles['figure']}>
                {!isSameCurrency && `${totals.currency} `}
                {amountText(totals[total], totals.currency, language)}
              </td>
            ))}
            <td className={styles['figure']} data-differs={before[total] !== after[total]}>
              {isSameCurrency
                ? versionDifferenceText({ before: before[total], after: after[total] }, after.currency, language)
                : t('versions.compared.otherCurrency')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

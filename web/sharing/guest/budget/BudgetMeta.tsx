import { useTranslation } from 'react-i18next'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { dayText } from '../../../budgets/amount-text.ts'
import styles from './BudgetMeta.module.css'

/** What a list says of itself, as far as the link tells it. */
export function BudgetMeta({ budget }: { budget: SharedBudget }) {
  const { t, i18n } = useTranslation()
  const { code, clientName, projectDate, status, lines, taxMode } = budget
  const figure = new Intl.NumberFormat(i18n.language).format(lines.length)
  const told = [
    code,
    t(`shared.listStatuses.${status}`),
    t('shared.lines', { count: lines.length, figure }),
    clientName && `${t('shared.facts.client')}: ${clientName}`,
    projectDate && `${t('shared.facts.projectDate')}: ${dayText(projectDate, i18n.language)}`,
    taxMode && t(`shared.taxModes.${taxMode}`),
  ].filter(Boolean)
  return (
    <ul className={styles['meta']}>
      {told.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

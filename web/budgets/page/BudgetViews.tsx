import { IconChevronDown, IconLayoutSidebarRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { groupings, type Grouping } from '../table/table-props.ts'
import styles from './BudgetHead.module.css'
import type { CatalogueChanges } from './catalogue-changes.ts'

const views = ['schedule', 'rooms', 'orders'] as const
export type BudgetViewName = (typeof views)[number]

interface BudgetViewsProps {
  view: BudgetViewName
  grouping: Grouping
  onGroup: (grouping: Grouping) => void
  changes: CatalogueChanges
  onPrices: () => void
  isPanelShown: boolean
  /** Shows or hides the panel of totals. Undefined where it does not stand beside the table. */
  onPanel: (() => void) | undefined
}

/** The bar below the head: the views of the list, how its lines are grouped, and price changes. */
export function BudgetViews({ view, grouping, onGroup, changes, onPrices, isPanelShown, onPanel }: BudgetViewsProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const count = changes.priced || changes.changed.length + changes.noticed.length
  return (
    <div className={styles['views']}>
      <nav className={styles['tabs']} aria-label={t('budgetPage.views.label')}>
        {views.map((one) => (
          <Link
            key={one}
            className={styles['tab']}
            to={{ search: searchOf(search, one) }}
            replace
            aria-current={one === view ? 'page' : undefined}
          >
            {t(`budgetPage.views.${one}`)}
          </Link>
        ))}
      </nav>
      {count > 0 && (
        <button type="button" className={styles['quiet']} aria-haspopup="dialog" onClick={onPrices}>
          {t(changes.priced > 0 ? 'budgetPage.prices.open' : 'budgetPage.prices.openNotices')} · {count}
        </button>
      )}
      {view === 'schedule' && (
        <span className={styles['box']}>
          <select
            className={styles['select']}
            aria-label={t('budgetPage.grouping')}
            value={grouping}
            onChange={({ target }) => onGroup(groupings.find((one) => one === target.value) ?? grouping)}
          >
            {groupings.map((one) => (
              <option key={one} value={one}>
                {t(`budgetPage.groupings.${one}`)}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden />
        </span>
      )}
      {onPanel && (
        <button
          type="button"
          className={styles['icon']}
          aria-label={t('budgetPage.panel')}
          title={t('budgetPage.panel')}
          aria-expanded={isPanelShown}
          onClick={onPanel}
        >
          <IconLayoutSidebarRight />
        </button>
      )}
    </div>
  )
}

/** The view that the page's address asks for. */
export function viewIn(search: string): BudgetViewName {
  const wanted = new URLSearchParams(search).get('view')
  return views.find((one) => one === wanted) ?? 'schedule'
}

function searchOf(search: string, view: BudgetViewName): string {
  const query = new URLSearchParams(search)
  if (view === 'schedule') query.delete('view')
  else query.set('view', view)
  return query.toString()
}

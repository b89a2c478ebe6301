import { IconEye, IconEyeOff, IconListDetails, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { useFigures } from '../../../kit/figures.ts'
import styles from './ProductSelectionBar.module.css'

const acts = ['edit', 'publish', 'withdraw', 'delete'] as const
export type Act = (typeof acts)[number]

const ICONS = { edit: IconListDetails, publish: IconEye, withdraw: IconEyeOff, delete: IconTrash }

interface SelectionBarProps {
  /** How many are ticked. */
  count: number
  onPage: number
  total: number
  /** Whether everything that the filter finds is ticked, on all pages. */
  isAllFound: boolean
  onTickPage: () => void
  onTickFound: () => void
  onClear: () => void
  onAct: (act: Act) => void
}

/** How many products there are and how many are ticked, and the actions for these. */
export function ProductSelectionBar(props: SelectionBarProps) {
  const { count, onPage, total, isAllFound, onTickPage, onTickFound, onClear, onAct } = props
  const { t } = useTranslation()
  const figure = useFigures()
  const isPage = count >= onPage
  return (
    <div className={styles['bar']}>
      <label className={styles['all']}>
        <input
          className={tickBox['box']}
          type="checkbox"
          checked={isPage}
          onChange={() => (isPage ? onClear() : onTickPage())}
        />
        {t('keptProducts.selectPage')}
      </label>
      <output className={styles['count']} data-chosen={count > 0 || undefined}>
        {count > 0
          ? t('keptProducts.selected', { count, figure: figure(count) })
          : t('keptProducts.total', { count: total, figure: figure(total) })}
      </output>
      {isPage && !isAllFound && total > onPage && (
        <button type="button" className={styles['found']} onClick={onTickFound}>
          {t('keptProducts.selectAll', { count: total, figure: figure(total) })}
        </button>
      )}
      {count > 0 && (
        <button
          type="button"
          className={styles['found']}
          aria-label={t('keptProducts.clearSelection')}
          title={t('keptProducts.clearSelection')}
          onClick={onClear}
        >
          <IconX />
        </button>
      )}
      <div className={styles['acts']}>
        {acts.map((act) => {
          const Icon = ICONS[act]
          return (
            <button key={act} type="button" data-quiet={count === 0 || undefined} onClick={() => onAct(act)}>
              <Icon aria-hidden />
              {t(`keptProducts.act.${act}`)}
            </button>
          )
        })}
      </div>
    </div>
  )
}

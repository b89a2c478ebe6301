import { IconCopy, IconTrash, IconX } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import tickBox from '../../kit/fields/tick-box.module.css'
import styles from './TickedBar.module.css'

interface TickedBarProps {
  /** How many lists are ticked. */
  count: number
  total: number
  /** True until the selection is ended, even with nothing ticked. */
  isTicking: boolean
  allBox: RefObject<HTMLInputElement | null>
  onAll: () => void
  onNone: () => void
  onEnd: () => void
  onDuplicate: () => void
  /** Undefined where the lists belong to others. */
  onRemove: (() => void) | undefined
}

/** The bar above the lists: how many there are, or what can be done with the ticked ones. It always keeps its height. */
export function TickedBar(props: TickedBarProps) {
  const { count, total, isTicking, allBox, onAll, onNone, onEnd, onDuplicate, onRemove } = props
  const { t, i18n } = useTranslation()
  const figures = new Intl.NumberFormat(i18n.language)
  return (
    <div className={styles['bar']} data-ticking={isTicking}>
      <label className={styles['all']}>
        <input
          ref={allBox}
          className={tickBox['box']}
          type="checkbox"
          checked={count > 0 && count === total}
          onChange={() => (count === total ? onNone() : onAll())}
        />
        {t('budgets.selectAll')}
      </label>
      <output className={styles['count']}>
        {isTicking
          ? t('budgets.selected', { count, figure: figures.format(count) })
          : t('budgets.total', { count: total, figure: figures.format(total) })}
      </output>
      {isTicking && (
        <div className={styles['actions']}>
          <button type="button" disabled={count === 0} onClick={onDuplicate}>
            <IconCopy /> <span>{t('budgets.duplicate')}</span>
          </button>
          {onRemove && (
            <button type="button" disabled={count === 0} onClick={onRemove}>
              <IconTrash /> <span>{t('budgets.delete')}</span>
            </button>
          )}
          <button
            type="button"
            aria-label={t('budgets.clearSelection')}
            title={t('budgets.clearSelection')}
            onClick={onEnd}
          >
            <IconX />
          </button>
        </div>
      )}
    </div>
  )
}

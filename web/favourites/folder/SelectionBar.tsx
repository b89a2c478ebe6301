import { IconCopy, IconFolderSymlink, IconScale, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { comparisonAddress } from '../../catalogue/compare/address.ts'
import { MOST_COMPARED } from '../../catalogue/compare/tray-content.ts'
import { showToast } from '../../ui/toast.ts'
import tickBox from '../../ui/tick-box.module.css'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  /** SKUs of what is ticked, in the order of the list. */
  skuIds: readonly string[]
  total: number
  onAll: () => void
  onClear: () => void
  onTransfer: (how: 'move' | 'copy') => void
  onRemove: () => void
}

/** What is ticked, and what can be done with it. It keeps its line when nothing is, so that nothing moves. */
export function SelectionBar({ skuIds, total, onAll, onClear, onTransfer, onRemove }: SelectionBarProps) {
  const { t, i18n } = useTranslation()
  const count = skuIds.length
  const figure = new Intl.NumberFormat(i18n.language).format(count)
  return (
    <div className={styles['bar']} data-selecting={count > 0}>
      <label className={styles['all']}>
        <input
          className={tickBox['box']}
          type="checkbox"
          checked={count > 0 && count === total}
          onChange={() => (count === total ? onClear() : onAll())}
        />
        {t('folder.selectAll')}
      </label>
      <output className={styles['count']}>{count > 0 && t('folder.selected', { count, figure })}</output>
      {count > 0 && (
        <div className={styles['actions']}>
          <button type="button" onClick={() => onTransfer('move')}>
            <IconFolderSymlink /> <span>{t('folder.move')}</span>
          </button>
          <button type="button" onClick={() => onTransfer('copy')}>
            <IconCopy /> <span>{t('folder.copy')}</span>
          </button>
          <Link
            to={comparisonAddress(skuIds)}
            onClick={(event) => {
              if (count <= MOST_COMPARED) return
              event.preventDefault()
              showToast(t('folder.tooManyToCompare', { count: MOST_COMPARED }))
            }}
          >
            <IconScale /> <span>{t('folder.compare')}</span>
          </Link>
          <button type="button" onClick={onRemove}>
            <IconTrash /> <span>{t('folder.remove')}</span>
          </button>
          <button type="button" aria-label={t('folder.clear')} title={t('folder.clear')} onClick={onClear}>
            <IconX />
          </button>
        </div>
      )}
    </div>
  )
}

import { IconCopy, IconFolderSymlink, IconScale, IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { comparisonAddress, MOST_COMPARED } from '../../compare/address.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import tickBox from '../../kit/fields/tick-box.module.css'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  /** The SKUs of the ticked items, in list order. */
  skuIds: readonly string[]
  total: number
  /** True until ticking is ended, even with nothing ticked. */
  isSelecting: boolean
  allBox: RefObject<HTMLInputElement | null>
  onAll: () => void
  onNone: () => void
  onEnd: () => void
  onTransfer: (how: 'move' | 'copy') => void
  mayMove: boolean
  /** Undefined: items cannot be removed. */
  onRemove: (() => void) | undefined
  /** Further actions for the ticked items. */
  more: ReactNode
}

/** How many items are ticked, and the actions for them. It keeps its height with nothing ticked, so that nothing moves. */
export function SelectionBar(props: SelectionBarProps) {
  const { skuIds, total, isSelecting, allBox, onAll, onNone, onEnd, onTransfer, mayMove, onRemove, more } = props
  const { t, i18n } = useTranslation()
  const count = skuIds.length
  const figure = new Intl.NumberFormat(i18n.language).format(count)
  const endLabel = t(count > 0 ? 'folder.clear' : 'folder.cancel')
  return (
    <div className={styles['bar']} data-selecting={isSelecting}>
      <label className={styles['all']}>
        <input
          ref={allBox}
          className={tickBox['box']}
          type="checkbox"
          checked={count > 0 && count === total}
          onChange={() => (count === total ? onNone() : onAll())}
        />
        {t('folder.selectAll')}
      </label>
      <output className={styles['count']}>{isSelecting && t('folder.selected', { count, figure })}</output>
      {isSelecting && (
        <div className={styles['actions']}>
          {mayMove && (
            <button type="button" disabled={count === 0} onClick={() => onTransfer('move')}>
              <IconFolderSymlink /> <span>{t('folder.move')}</span>
            </button>
          )}
          <button type="button" disabled={count === 0} onClick={() => onTransfer('copy')}>
            <IconCopy /> <span>{t('folder.copy')}</span>
          </button>
          <CompareLink skuIds={skuIds} />
          {more}
          {onRemove && (
            <button type="button" onClick={onRemove}>
              <IconTrash /> <span>{t('folder.remove')}</span>
            </button>
          )}
          <button type="button" aria-label={endLabel} title={endLabel} onClick={onEnd}>
            <IconX />
          </button>
        </div>
      )}
    </div>
  )
}

/** Keeps the bar's height before there is anything to tick. */
export function SelectionBarRoom() {
  return <div className={styles['bar']} aria-hidden />
}

function CompareLink({ skuIds }: { skuIds: readonly string[] }) {
  const { t } = useTranslation()
  const words = (
    <>
      <IconScale /> <span>{t('folder.compare')}</span>
    </>
  )
  if (skuIds.length === 0) {
    return (
      <button type="button" disabled>
        {words}
      </button>
    )
  }
  return (
    <Link
      to={comparisonAddress(skuIds)}
      onClick={(event) => {
        if (skuIds.length <= MOST_COMPARED) return
        event.preventDefault()
        showToast(t('folder.tooManyToCompare', { count: MOST_COMPARED }))
      }}
    >
      {words}
    </Link>
  )
}

import { useTranslation } from 'react-i18next'
import { BoardPicture } from '../gallery/BoardPicture.tsx'
import type { BoardCard } from '../queries.ts'
import styles from './BoardChooser.module.css'

interface BoardRowProps {
  board: BoardCard
  /** The SKU is on the board already. */
  isHeld: boolean
  isBusy: boolean
  onChoose: () => void
}

/** One of the boards to choose from. */
export function BoardRow({ board, isHeld, isBusy, onChoose }: BoardRowProps) {
  const { name, itemCount, ownerName, palette, right, thumbnail } = board
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language).format(itemCount)
  const items = t('boardAdding.items', { count: itemCount, figure })
  const state = isBusy ? t('boardAdding.adding') : isHeld && t('boardAdding.isOnIt')
  return (
    <button type="button" className={styles['board']} aria-busy={isBusy} onClick={onChoose}>
      <span className={styles['picture']}>
        <BoardPicture address={thumbnail} palette={palette} isEager />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['meta']}>
          {[right === 'edit' && ownerName, items, state].filter(Boolean).join(' · ')}
        </span>
      </span>
    </button>
  )
}

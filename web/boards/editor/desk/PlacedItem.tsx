import { memo } from 'react'
import type { Item } from '../../../../contract/boards/item.ts'
import { useShown } from '../state/passing.ts'
import { useIsSelected } from '../state/selection.ts'
import { DRAWN_PX_PER_MM } from './drawn-size.ts'
import { useItemWords } from './item-words.ts'
import styles from './Paper.module.css'

interface PlacedItemProps {
  item: Item
  /** From the lowest, 1. */
  layer: number
  layers: number
}

/** One item at its place: what is seen of it, and a button that tells a reader what it is and where it lies. */
export const PlacedItem = memo(function PlacedItem({ item: kept, layer, layers }: PlacedItemProps) {
  const item = useShown(kept)
  const isSelected = useIsSelected(item.id)
  const words = useItemWords()
  return (
    <li
      className={styles['item']}
      data-item={item.id}
      style={{
        left: item.x * DRAWN_PX_PER_MM,
        top: item.y * DRAWN_PX_PER_MM,
        width: item.w * DRAWN_PX_PER_MM,
        height: item.h * DRAWN_PX_PER_MM,
        opacity: item.opacity,
        transform: item.rotation === 0 ? undefined : `rotate(${item.rotation}deg)`,
      }}
    >
      <button
        type="button"
        className={styles['handle']}
        tabIndex={-1}
        aria-pressed={isSelected}
        aria-label={words.whole(item, layer, layers)}
      >
        {item.type === 'sku' && item.snapshot.cover && (
          <img className={styles['cover']} src={`${item.snapshot.cover.address}?width=640`} alt="" draggable={false} />
        )}
      </button>
    </li>
  )
})

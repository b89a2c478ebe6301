import { memo } from 'react'
import type { Item } from '../../../../contract/boards/item.ts'
import type { Setting } from '../../../../contract/boards/layout/setting.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import { ItemDrawing } from '../../drawing/ItemDrawing.tsx'
import type { OwnPictureAddresses } from '../../drawing/picture-address.ts'
import { useIsCropped } from '../state/cropping.ts'
import { useShownItem } from '../state/passing.ts'
import { useIsSelected } from '../state/selection.ts'
import { useIsInHand } from '../state/text-in-hand.ts'
import type { ItemWords } from './item-words.ts'
import styles from './DeskPaper.module.css'

interface PlacedItemProps {
  item: Item
  /** The item's layer, counted from 1 for the lowest. */
  layer: number
  layers: number
  /** The number that the legend gives a sample. */
  number: number | undefined
  setting: Setting
  pictures: OwnPictureAddresses
  zoom: number
  words: ItemWords
}

/** An item at its place: its drawing, and a button that says to screen readers what and where it is. */
export const PlacedItem = memo(function PlacedItem(props: PlacedItemProps) {
  const { item: kept, layer, layers, number, setting, pictures, zoom, words } = props
  const item = useShownItem(kept)
  const isSelected = useIsSelected(item.id)
  const isCropped = useIsCropped(item.id)
  const isTyped = useIsInHand(item.id)
  return (
    <li
      className={styles['item']}
      data-item={item.id}
      data-typed={isTyped || undefined}
      data-cropped={isCropped || undefined}
      style={{
        left: item.x * PX_PER_MM,
        top: item.y * PX_PER_MM,
        width: item.w * PX_PER_MM,
        height: item.h * PX_PER_MM,
        opacity: item.opacity,
        transform: item.rotation === 0 ? undefined : `rotate(${item.rotation}deg)`,
      }}
    >
      {/* Beside the button: inside it, it would contradict the button's name. */}
      <ItemDrawing item={item} setting={setting} number={number} pictures={pictures} zoom={zoom} />
      <button
        type="button"
        className={styles['handle']}
        tabIndex={-1}
        aria-pressed={isSelected}
        aria-label={words.whole(item, { layer, layers, number })}
      />
    </li>
  )
})

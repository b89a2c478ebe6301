import { memo, useMemo } from 'react'
import type { Item } from '../../../contract/boards/item.ts'
import { drawItem } from '../../../contract/boards/layout/draw-item.ts'
import type { Setting } from '../../../contract/boards/layout/setting.ts'
import styles from './Drawing.module.css'
import { Marks } from './Marks.tsx'
import type { OwnPictureAddresses } from './picture-address.ts'

interface ItemDrawingProps {
  item: Item
  /** The same object while neither the board's fields nor the language change. */
  setting: Setting
  /** The number that the legend gives a sample. */
  number?: number | undefined
  pictures: OwnPictureAddresses
  /** The zoom (1: PX_PER_MM). It grows in steps, because each step loads other pictures. */
  zoom?: number
}

/** Draws an item into a box that is placed and turned already. Hidden from screen readers. */
export const ItemDrawing = memo(function ItemDrawing({ item, setting, number, pictures, zoom = 1 }: ItemDrawingProps) {
  const { marks } = useMemo(() => drawItem(item, setting, number), [item, setting, number])
  return (
    <span className={styles['drawing']} aria-hidden>
      <Marks marks={marks} pictures={pictures} zoom={zoom} />
    </span>
  )
})

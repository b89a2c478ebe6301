import { memo, useMemo } from 'react'
import type { Item } from '../../../contract/boards/item.ts'
import { drawItem } from '../../../contract/boards/layout/draw-item.ts'
import type { Setting } from '../../../contract/boards/layout/setting.ts'
import styles from './Drawing.module.css'
import { Marks } from './Marks.tsx'
import type { OwnPictures } from './picture-address.ts'

interface ItemDrawingProps {
  item: Item
  /** The same object as long as neither the board's fields nor the language change. */
  setting: Setting
  /** A sample's in the legend. */
  number?: number | undefined
  pictures: OwnPictures
  /** How much larger than drawn (PX_PER_MM) it is shown; in steps, since pictures are fetched anew. */
  zoom?: number
}

/** What is seen of an item, over the whole of a box that has its size and its rotation already. Says nothing to a reader. */
export const ItemDrawing = memo(function ItemDrawing({ item, setting, number, pictures, zoom = 1 }: ItemDrawingProps) {
  const { marks } = useMemo(() => drawItem(item, setting, number), [item, setting, number])
  return (
    <span className={styles['drawing']} aria-hidden>
      <Marks marks={marks} pictures={pictures} zoom={zoom} />
    </span>
  )
})

import { LONGEST_SIDE_MM, WHOLE_PICTURE } from '../../../../contract/boards/item.ts'
import type { Scale } from '../../../../contract/boards/board.ts'
import type { Setting } from '../../../../contract/boards/layout/setting.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import { ItemDrawing } from '../../drawing/ItemDrawing.tsx'
import type { OwnPictureAddresses } from '../../drawing/picture-address.ts'
import { edgeMoved, edges, repeats, wholeOf, type Pictured } from '../../verbs/crop.ts'
import type { PaperBox } from '../geometry/boxes.ts'
import { useCropped } from '../state/cropping.ts'
import { useZoomStep } from '../state/view.ts'
import styles from './CroppedItem.module.css'

interface CroppedItemProps {
  setting: Setting
  pictures: OwnPictureAddresses
}

/** A picture while it is cropped: the whole picture dimmed, and over it the part that is kept. It covers everything else. */
export function CroppedItem({ setting, pictures }: CroppedItemProps) {
  const item = useCropped()
  const zoom = useZoomStep()
  if (!item) return null
  const { box, item: whole } = beyond(item, setting.scale)
  return (
    <div
      className={styles['cropped']}
      style={{ ...inPx(item), transform: item.rotation === 0 ? undefined : `rotate(${item.rotation}deg)` }}
      aria-hidden
    >
      <div className={styles['beyond']} style={inPx(box)}>
        <ItemDrawing item={bare(whole)} setting={setting} pictures={pictures} zoom={zoom} />
      </div>
      <div className={styles['kept']}>
        <ItemDrawing item={{ ...bare(item), mask: item.mask }} setting={setting} pictures={pictures} zoom={zoom} />
      </div>
    </div>
  )
}

/** The whole picture in the item's own coordinates. A repeating one extends its frame by half of its longer side. */
function beyond(item: Pictured, scale: Scale): { box: PaperBox; item: Pictured } {
  if (!repeats(item)) {
    const box = wholeOf(item)
    return { box, item: { ...item, w: box.w, h: box.h, crop: WHOLE_PICTURE } }
  }
  const longer = Math.max(item.w, item.h)
  const around = Math.min(longer, LONGEST_SIDE_MM - longer) / 2
  const more = edges.reduce<Pictured>((grown, edge) => edgeMoved(grown, edge, -around, scale), item)
  return { box: { x: -around, y: -around, w: more.w, h: more.h }, item: more }
}

/** An item's picture without mask, shadow and label. */
function bare(item: Pictured): Pictured {
  return { ...item, mask: 'rectangle', shadow: false, label: { ...item.label, show: false } }
}

function inPx({ x, y, w, h }: PaperBox) {
  return { left: x * PX_PER_MM, top: y * PX_PER_MM, width: w * PX_PER_MM, height: h * PX_PER_MM }
}

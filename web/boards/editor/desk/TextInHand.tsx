import { useEdited } from '../state/board-editor.ts'
import { endTyping, useTextInHand } from '../state/text-in-hand.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import styles from './DeskPaper.module.css'
import { TextForm } from './TextForm.tsx'

/** The text that is being edited, in its place. */
export function TextInHand() {
  const begun = useTextInHand()
  const laid = useEdited(({ draft }) => (begun === null ? undefined : draft.items.get(begun.id)))
  const item = laid?.type === 'text' ? laid : begun
  if (!item) return null
  const { x, y, w, h, rotation } = item
  return (
    <div
      className={styles['typing']}
      data-own-pointer
      style={{
        left: x * PX_PER_MM,
        top: y * PX_PER_MM,
        width: w * PX_PER_MM,
        minHeight: h * PX_PER_MM,
        transform: rotation === 0 ? undefined : `rotate(${rotation}deg)`,
      }}
    >
      <TextForm key={item.id} item={item} onEnd={endTyping} />
    </div>
  )
}

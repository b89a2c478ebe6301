import { degreesWithin, type PaperPoint, type TurnedBox } from '../geometry/boxes.ts'
import { handles, type Handle } from '../geometry/resizing.ts'
import styles from './Overlay.module.css'

/** Shorter sides have no handle in their middle; screen px. */
export const ROOM_FOR_MIDDLE = 44

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize']

/** The cursor for the direction in which a handle moves. */
export function cursorOf({ across, down }: Handle, rotation: number): string | undefined {
  const angle = (Math.atan2(down, across) * 180) / Math.PI + 90 + rotation
  return cursors[Math.round((degreesWithin(angle) + 360) / 45) % 4]
}

interface HandleAtProps {
  /** Its index among the handles, or `turn`. */
  name: string
  kind: 'corner' | 'middle' | 'turn' | 'crop'
  at: PaperPoint
  scale: number
  box: TurnedBox
}

/** A handle for the pointer. The desk reads from the element which one it is. */
export function HandleAt({ name, kind, at, scale, box }: HandleAtProps) {
  const handle = handles[Number(name)]
  return (
    <div
      className={styles['handle']}
      data-handle={name}
      data-kind={kind}
      style={{
        transform: `translate(${at.x * scale}px, ${at.y * scale}px) rotate(${box.rotation}deg)`,
        cursor: handle ? cursorOf(handle, box.rotation) : 'grab',
      }}
    />
  )
}

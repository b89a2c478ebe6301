import { degreesWithin, type Point, type TurnedBox } from '../geometry/boxes.ts'
import { handles, type Handle } from '../geometry/resizing.ts'
import styles from './Overlay.module.css'

/** Shorter than this on the screen, in px, a side has no handle in its middle. */
export const ROOM_FOR_MIDDLE = 44

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize']

/** As the side or the corner that it moves lies on the screen. */
export function cursorOf({ across, down }: Handle, rotation: number): string | undefined {
  const angle = (Math.atan2(down, across) * 180) / Math.PI + 90 + rotation
  return cursors[Math.round((degreesWithin(angle) + 360) / 45) % 4]
}

interface HandleAtProps {
  /** Its place among the handles, or `turn`. */
  name: string
  kind: 'corner' | 'middle' | 'turn' | 'crop'
  at: Point
  scale: number
  box: TurnedBox
}

/** What a pointer takes hold of; which it is the desk reads from the element. */
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

import { cornersOf, type TurnedBox } from '../geometry/boxes.ts'
import { handles, handlePoint } from '../geometry/resizing.ts'
import { useCropped } from '../state/cropping.ts'
import styles from './CropFrame.module.css'
import { cursorOf, HandleAt, ROOM_FOR_MIDDLE } from './HandleAt.tsx'

/** The length of the handles' marks; px. */
const LONG = 18

/** The frame of a crop, with edges and eight handles to drag. Its lines are one screen px thick. */
export function CropFrame({ scale }: { scale: number }) {
  const item = useCropped()
  if (!item) return null
  const [w, h] = [item.w * scale, item.h * scale]
  return (
    <>
      <svg className={styles['frame']}>
        <g
          transform={`translate(${item.x * scale} ${item.y * scale}) rotate(${item.rotation} ${w / 2} ${h / 2})`}
          data-crop-frame
        >
          <rect className={styles['under']} width={w} height={h} />
          <rect className={styles['line']} width={w} height={h} />
          <path className={styles['underMark']} d={marksOf(w, h)} />
          <path className={styles['mark']} d={marksOf(w, h)} />
        </g>
      </svg>
      <Edges box={item} scale={scale} />
      {handles.map((handle, index) => {
        const side = handle.across === 0 ? w : handle.down === 0 ? h : Infinity
        if (side < ROOM_FOR_MIDDLE) return null
        return (
          <HandleAt
            key={`${handle.across} ${handle.down}`}
            name={String(index)}
            kind="crop"
            at={handlePoint(handle, item)}
            scale={scale}
            box={item}
          />
        )
      })}
    </>
  )
}

/** An angle in each corner, and a bar in the middle of each side that is long enough. */
function marksOf(w: number, h: number): string {
  const long = Math.min(LONG, w / 5, h / 5)
  const corners = [
    `M0 ${long}V0H${long}`,
    `M${w - long} 0H${w}V${long}`,
    `M${w} ${h - long}V${h}H${w - long}`,
    `M${long} ${h}H0V${h - long}`,
  ]
  const across = w < ROOM_FOR_MIDDLE ? [] : [`M${w / 2 - long / 2} 0h${long}`, `M${w / 2 - long / 2} ${h}h${long}`]
  const down = h < ROOM_FOR_MIDDLE ? [] : [`M0 ${h / 2 - long / 2}v${long}`, `M${w} ${h / 2 - long / 2}v${long}`]
  return [...corners, ...across, ...down].join('')
}

/** Handles in the middle of the sides, in the order of `cornersOf`. */
const EDGES = [1, 3, 5, 7]

/** The whole sides, each from a corner clockwise to the next. */
function Edges({ box, scale }: { box: TurnedBox; scale: number }) {
  const corners = cornersOf(box)
  return EDGES.map((name, side) => {
    const [corner, handle] = [corners[side], handles[name]]
    if (!corner || !handle) return null
    const length = (side % 2 === 0 ? box.w : box.h) * scale
    return (
      <div
        key={name}
        className={styles['edge']}
        data-handle={name}
        style={{
          width: length,
          transform: `translate(${corner.x * scale}px, ${corner.y * scale}px) rotate(${box.rotation + side * 90}deg)`,
          cursor: cursorOf(handle, box.rotation),
        }}
      />
    )
  })
}

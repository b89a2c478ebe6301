import { usePlacesOfOthers } from '../../../workspace/live/places.ts'
import { boundsOfAll, cornersOf } from '../geometry/boxes.ts'
import { useEdited } from '../state/board-editor.ts'
import styles from './OthersChoices.module.css'

/** Frames around items that others have chosen, in their colour and with their name. */
export function OthersChoices({ scale }: { scale: number }) {
  const places = usePlacesOfOthers()
  const items = useEdited(({ draft }) => draft.items)
  if (places.size === 0) return null
  const chosen = [...places].flatMap(([id, others]) => {
    const item = items.get(id)
    const [first] = others
    return item && first ? [{ item, others, color: first.color }] : []
  })
  return (
    <>
      <svg className={styles['frames']}>
        {chosen.map(({ item, color }) => {
          const points = cornersOf(item).map(({ x, y }) => `${x * scale},${y * scale}`)
          return (
            <g key={item.id}>
              <polygon className={styles['halo']} points={points.join(' ')} />
              <polygon style={{ stroke: color }} points={points.join(' ')} />
            </g>
          )
        })}
      </svg>
      {chosen.map(({ item, others, color }) => {
        const around = boundsOfAll([item])
        if (!around) return null
        return (
          <span
            key={item.id}
            className={styles['name']}
            style={{ left: around.x * scale, top: around.y * scale, backgroundColor: color }}
          >
            {others.map(({ nickname }) => nickname).join(', ')}
          </span>
        )
      })}
    </>
  )
}

import { useOthersAt } from './places.ts'
import styles from './OthersAt.module.css'

interface OthersAtProps {
  /** The id of the item or line. */
  id: string
  /** `edge`: a bar at the left of a row; `frame`: around a card. */
  look: 'edge' | 'frame'
}

/** Marks an item or line that others have chosen with their colour and name; nothing where nobody has. */
export function OthersAt({ id, look }: OthersAtProps) {
  const others = useOthersAt(id)
  const [first] = others ?? []
  if (!others || !first) return null
  return (
    <span className={styles['others']} data-look={look} style={{ borderColor: first.color }}>
      {others.map(({ memberId, nickname, color }) => (
        <span key={memberId} className={styles['name']} style={{ backgroundColor: color }}>
          {nickname}
        </span>
      ))}
    </span>
  )
}

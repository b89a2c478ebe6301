import { useOthersAt } from './places.ts'
import styles from './OthersAt.module.css'

interface OthersAtProps {
  /** Of the item or line. */
  id: string
  /** `edge`: a bar along the left of a row; `frame`: around a card. */
  look: 'edge' | 'frame'
}

/** Over an item or line, who else has chosen it: their colour, and their name. Nothing where nobody has. */
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

import { Picture } from '../../kit/pictures/Picture.tsx'
import styles from './LegendFace.module.css'

interface LegendFaceProps {
  number: number
  /** Null where it has none; undefined where the whole legend has none. */
  cover: { address: string; color: string } | null | undefined
  name: string
  lines: readonly string[]
  /** The mark of a material that is no longer on sale. */
  withdrawn: string | false
}

/** Between two facts of a line. It is not seen where the line breaks. */
const DOT = ' · '

/** A material in a board's legend: its number, its picture and its facts. */
export function LegendFace({ number, cover, name, lines, withdrawn }: LegendFaceProps) {
  return (
    <>
      <span className={styles['number']}>{number}</span>
      {cover !== undefined && (
        <span className={styles['picture']}>
          <Picture address={cover?.address ?? null} alt="" sizes="44px" color={cover?.color ?? null} isMinor />
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className={styles['meta']}>
            {line.split(DOT).map((part, at) => (
              <span key={part} className={styles['part']}>
                {at > 0 && <span className={styles['dot']}>{DOT}</span>}
                {part}
              </span>
            ))}
          </span>
        ))}
        {withdrawn && <span className={styles['withdrawn']}>{withdrawn}</span>}
      </span>
    </>
  )
}

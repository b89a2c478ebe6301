import styles from './FaultyTiles.module.css'

export type TileFault = 'missing' | 'locked' | 'cracked' | 'parted'

const COLUMNS = 5
const ROWS = 3
const SIDE = 26
const PITCH = 30
const GAP = 16
/** By tile, row after row; no two rows are alike. */
const TONES = '021201210212020'
const FAULTY = { column: 3, row: 1 }

/** A small tiled wall with a fault in it: the drawing of error pages. */
export function FaultyTiles({ fault }: { fault: TileFault }) {
  const isParted = fault === 'parted'
  const width = COLUMNS * PITCH + (isParted ? GAP : 0)
  return (
    <svg
      className={styles['tiles']}
      viewBox={`0 0 ${width} ${ROWS * PITCH}`}
      style={{ aspectRatio: `${width} / ${ROWS * PITCH}` }}
      aria-hidden
    >
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
        const column = index % COLUMNS
        const row = Math.floor(index / COLUMNS)
        const isFaulty = !isParted && column === FAULTY.column && row === FAULTY.row
        const x = 2 + column * PITCH + (isParted && column >= FAULTY.column ? GAP : 0)
        return (
          <g key={index} transform={`translate(${x} ${2 + row * PITCH})`}>
            <rect className={styles[isFaulty ? fault : `tone${TONES[index]}`]} width={SIDE} height={SIDE} rx={2} />
            {isFaulty && fault === 'cracked' && <path className={styles['line']} d="M15 0 11 9 17 14 9 19 12 26" />}
            {isFaulty && fault === 'locked' && (
              <path className={styles['lock']} d="M8 12.5h10v7.5H8zM10 12.5V10a3 3 0 0 1 6 0v2.5" />
            )}
          </g>
        )
      })}
      {isParted && <path className={styles['line']} d="M98 0 94 22 102 40 95 62 100 90" />}
    </svg>
  )
}

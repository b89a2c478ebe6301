export type TileFault = 'missing' | 'locked' | 'cracked' | 'parted'

const COLUMNS = 5
const ROWS = 3
const SIDE = 26
const PITCH = 30
const GAP = 16
const TONES = ['fill-skeleton', 'fill-hairline', 'fill-accent-wash']
/** The tone of each tile, row after row; no two rows are alike. */
const WALL = [0, 2, 1, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 2, 0]
const FAULTY = { column: 3, row: 1 }

const faulty: Record<TileFault, string> = {
  missing: 'fill-none stroke-accent [stroke-dasharray:4_3]',
  cracked: 'fill-accent-wash',
  locked: 'fill-accent',
  parted: '',
}
const LINE = 'fill-none stroke-accent stroke-[1.5] [stroke-linejoin:round]'
const LOCK = 'fill-none stroke-on-accent stroke-[1.5] [stroke-linejoin:round]'

/** A small tiled wall with a fault in it: the drawing of error pages. */
export function FaultyTiles({ fault }: { fault: TileFault }) {
  const isParted = fault === 'parted'
  const width = COLUMNS * PITCH + (isParted ? GAP : 0)
  return (
    <svg
      className="h-96 w-auto phone:h-76"
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
            <rect className={isFaulty ? faulty[fault] : TONES[WALL[index] ?? 0]} width={SIDE} height={SIDE} rx={2} />
            {isFaulty && fault === 'cracked' && <path className={LINE} d="M15 0 11 9 17 14 9 19 12 26" />}
            {isFaulty && fault === 'locked' && (
              <path className={LOCK} d="M8 12.5h10v7.5H8zM10 12.5V10a3 3 0 0 1 6 0v2.5" />
            )}
          </g>
        )
      })}
      {isParted && <path className={LINE} d="M98 0 94 22 102 40 95 62 100 90" />}
    </svg>
  )
}

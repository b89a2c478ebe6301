import { markOf, curveMarkPath } from './marks.ts'
import styles from './CurveSample.module.css'

/** A piece of the curve's line, as its sample in the legend. */
export function CurveSample({ place }: { place: number }) {
  const { color, dash, shape } = markOf(place)
  return (
    <svg className={styles['sample']} viewBox="0 0 28 12" aria-hidden>
      <path d="M0,6H28" stroke={color} strokeWidth="2" strokeDasharray={dash.join(' ') || undefined} />
      <path d={curveMarkPath(shape, 14, 6, 4)} fill={color} />
    </svg>
  )
}

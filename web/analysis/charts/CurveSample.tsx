import { curveMarkPath, markOf } from './curves.ts'

/** A piece of the curve's line, as its sample in the legend. */
export function CurveSample({ place }: { place: number }) {
  const { color, dash, shape } = markOf(place)
  return (
    <svg className="h-12 w-28 flex-none" viewBox="0 0 28 12" aria-hidden>
      <path d="M0,6H28" stroke={color} strokeWidth="2" strokeDasharray={dash.join(' ') || undefined} />
      <path d={curveMarkPath(shape, 14, 6, 4)} fill={color} />
    </svg>
  )
}

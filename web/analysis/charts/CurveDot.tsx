import { curveMarkPath, type CurveMark } from './marks.ts'

interface CurveDotProps {
  mark: CurveMark
  /** Half its height, in CSS pixels. */
  size: number
  /** Marks one point only; absent, all points. */
  every?: number
  /** The point's place and index; the chart fills them in. */
  cx?: number
  cy?: number
  index?: number
}

/** The mark of a curve at one of its points. */
export function CurveDot({ mark, size, every = 1, cx, cy, index = 0 }: CurveDotProps) {
  if (cx === undefined || cy === undefined || index % every !== 0) return null
  return <path d={curveMarkPath(mark.shape, cx, cy, size)} fill={mark.color} />
}

import { rgb } from 'pdf-lib'
import type { RGB } from 'pdf-lib'

export const INK = rgb(0.13, 0.12, 0.11)
export const SOFT = rgb(0.42, 0.4, 0.36)
export const ACCENT = rgb(0.65, 0.29, 0.17)
export const HAIRLINE = rgb(0.9, 0.88, 0.85)

export interface Style {
  /** In points. */
  size: number
  color: RGB
}

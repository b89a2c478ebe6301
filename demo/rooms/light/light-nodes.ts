/** Pixels from node to node: light changes more slowly than paint. */
export const STEP = 5
/** Numbers of light at a node: red, green, blue; what a white product throws back; what a mirror shows (three). */
export const BANDS = 7

/** The light over a picture, asked for at nodes `STEP` pixels apart, with the skin that each node fell on. */
export type LightMap = {
  columns: number
  rows: number
  ids: Int32Array
  /** Place (mm) and normal of the skin: six numbers a node. */
  skins: Float32Array
  /** `BANDS` numbers a node. */
  light: Float32Array
}

/** How bright a light looks whose red, green and blue stand in `light` from `base` on. */
export function brightness(light: ArrayLike<number>, base = 0): number {
  return 0.3 * (light[base] ?? 0) + 0.6 * (light[base + 1] ?? 0) + 0.1 * (light[base + 2] ?? 0)
}

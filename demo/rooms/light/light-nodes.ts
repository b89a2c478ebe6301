import { type Hour } from '../layers/layers.ts'

/** The light over a picture at nodes `STEP` pixels apart, with the skin that each node shows. */
export type LightMap = {
  columns: number
  rows: number
  ids: Int32Array
  /** Place (mm) and normal of the skin: six numbers a node. */
  skins: Float32Array
  /** `BANDS` numbers a node. */
  light: Record<Hour, Float32Array>
}

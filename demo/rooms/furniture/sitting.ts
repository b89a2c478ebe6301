import { type Placement } from '../../products/product.ts'
import { type Recipe } from '../../surfaces/draw.ts'
import { type Camera } from '../light/camera.ts'
import { type LightMap } from '../light/light-nodes.ts'
import { type Lights } from '../light/lights.ts'
import { type Paint } from '../looks.ts'
import { type Look } from '../light/ray.ts'
import { type Texture } from '../light/texture.ts'
import { type Scene } from '../light/trace.ts'

/** The surface that the room is there to show, its gloss 0..1. */
type Product = { texture: Texture; gloss: number; recipe: Recipe; on: Placement; isPile: boolean }

export type Sitting = {
  camera: Camera
  scene: Scene
  lights: Lights
  light: LightMap
  paints: Record<Look, Paint>
  product: Product
  isEvening: boolean
  /** The room is shown the other way round; what is laid in it is not. */
  isTurned: boolean
}

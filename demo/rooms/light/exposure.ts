import { BANDS, brightness } from './light-nodes.ts'
import { SIDES } from '../shell.ts'
import { type Sitting } from '../furniture/sitting.ts'
import { type Patch, type Texture, readTexture } from './texture.ts'

/** Light on the product in the mean, 1 being the light under which its swatch was taken. */
const MEAN = { day: 0.95, evening: 0.72 }
/** Contrast of the light against the room's own: the eye, and a photographer's reflector, even it out. */
const CONTRAST = { day: 0.7, evening: 0.82 }

/** How far the product's own light, before that of the whole room, sets the exposure. */
const OWN = 0.65
/** Light, against the mean, up to which it is left as it is. */
const BRIGHT = 1.1

/** Returns what to scale a light by, so that the product in the mean is lit as its swatch was. */
export function exposeProduct({ scene, light: map, isEvening }: Sitting): (light: Float64Array) => number {
  const products = new Set(scene.parts.filter(({ look }) => look === 'product').map(({ id }) => id))
  for (const { id, looks } of scene.cells)
    for (const [face, side] of SIDES.entries()) if (looks[side] === 'product') products.add(id + face)
  const own = { sum: 0, count: 0.001 }
  const all = { sum: 0, count: 0.001 }
  for (const [index, id] of map.ids.entries()) {
    const level = Math.log(0.01 + brightness(map.light, index * BANDS))
    for (const part of products.has(id) ? [own, all] : [all]) {
      part.sum += level
      part.count++
    }
  }
  const middle = Math.exp((own.sum / own.count) * OWN + (all.sum / all.count) * (1 - OWN))
  const hour = isEvening ? 'evening' : 'day'
  const aim = MEAN[hour]
  return (light) => {
    const level = 1e-4 + brightness(light) / middle
    const evened = level ** CONTRAST[hour]
    // Close to a lamp the light would burn the wall out.
    const held = evened < BRIGHT ? evened : BRIGHT + 0.75 * (1 - Math.exp((BRIGHT - evened) / 0.75))
    return (aim * held) / (level * middle)
  }
}

/** Mean linear light of a surface, from a patch some half a metre wide. */
export function meanOfTexture(texture: Texture): Float64Array {
  const mean = new Float64Array(3)
  const one = new Float64Array(3)
  const patch: Patch = { u: 0, v: 0, uColumn: 14, vColumn: 0, uRow: 0, vRow: 14 }
  for (let index = 0; index < 64; index++) {
    patch.u = 100 + (index % 8) * 71
    patch.v = 100 + Math.floor(index / 8) * 67
    readTexture(texture, patch, one)
    for (let channel = 0; channel < 3; channel++) mean[channel] = (mean[channel] ?? 0) + (one[channel] ?? 0) / 64
  }
  return mean
}

import { BANDS, type Hour, type RoomLayers } from './layers.ts'
import { brightness } from './nodes.ts'

/** Mean light on the product; 1 is the light under which its swatch was drawn. */
const MEAN = { day: 0.95, evening: 0.72 }
/** Contrast of the light relative to the room's own: the eye and a photographer's reflector even it out. */
const CONTRAST = { day: 0.7, evening: 0.82 }
/** Relative light up to which nothing is compressed. */
const BRIGHT = 1.1

/** Numbers at a light node once the material is known: red, green, blue, and what a mirror shows of them. */
export const LIT_BANDS = 6

/**
 * Light at the nodes for a product with this mean colour (linear light). The exposure lights the product, on average,
 * as its swatch.
 */
export function relight({ light, meanLight }: RoomLayers, hour: Hour, mean: Float64Array): Float32Array {
  const nodes = light[hour]
  const count = nodes.length / BANDS
  const lit = new Float32Array(count * LIT_BANDS)
  const own = new Float64Array(3)
  const expose = exposeAt(hour, meanLight[hour])
  for (let node = 0; node < count; node++) {
    const from = node * BANDS
    const white = nodes[from + 3] ?? 0
    for (let channel = 0; channel < 3; channel++)
      own[channel] = (nodes[from + channel] ?? 0) + white * (mean[channel] ?? 0)
    const scale = expose(own)
    for (let channel = 0; channel < 3; channel++) {
      lit[node * LIT_BANDS + channel] = (own[channel] ?? 0) * scale
      lit[node * LIT_BANDS + 3 + channel] = (nodes[from + 4 + channel] ?? 0) * scale
    }
  }
  return lit
}

/** Returns a function that scales a light, where the mean light is `middle`. */
function exposeAt(hour: Hour, middle: number): (light: Float64Array) => number {
  const aim = MEAN[hour]
  return (light) => {
    const level = 1e-4 + brightness(light) / middle
    const evened = level ** CONTRAST[hour]
    // Close to a lamp the light would overexpose the wall.
    const held = evened < BRIGHT ? evened : BRIGHT + 0.75 * (1 - Math.exp((BRIGHT - evened) / 0.75))
    return (aim * held) / (level * middle)
  }
}

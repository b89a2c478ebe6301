import { SIDES } from '../shell.ts'
import { type LightMap } from '../light/light-nodes.ts'
import { type Scene } from '../light/trace.ts'
import { BANDS, HOURS, type Hour } from './layers.ts'
import { brightness } from './nodes.ts'

/** How much the product's light, against the whole room's, determines the exposure. */
const OWN = 0.65

/** Mean light of each hour over the picture, with the product weighted more. */
export function meanOfLight({ parts, cells }: Scene, map: LightMap): Record<Hour, number> {
  const products = new Set(parts.filter(({ look }) => look === 'product').map(({ id }) => id))
  for (const { id, looks } of cells)
    for (const [face, side] of SIDES.entries()) if (looks[side] === 'product') products.add(id + face)
  const mean = { day: 1, evening: 1 }
  for (const hour of HOURS) {
    const own = { sum: 0, count: 0.001 }
    const all = { sum: 0, count: 0.001 }
    for (const [index, id] of map.ids.entries()) {
      const level = Math.log(0.01 + brightness(map.light[hour], index * BANDS))
      for (const part of products.has(id) ? [own, all] : [all]) {
        part.sum += level
        part.count++
      }
    }
    mean[hour] = Math.exp((own.sum / own.count) * OWN + (all.sum / all.count) * (1 - OWN))
  }
  return mean
}

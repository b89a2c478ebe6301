import { BANDS, HOURS } from '../layers/layers.ts'
import { brightness } from '../layers/nodes.ts'
import { type LightMap } from './light-nodes.ts'

/** Light counts as even if the brightest of the surrounding nodes exceeds the darkest by at most this share. */
const EVEN = 0.22
/** Skins count as one flat skin if the cosine between their normals is at least this. */
const FLAT = 0.995

const around: number[] = []

/**
 * Fills a node in an odd column or row with the mean of its lit neighbours, if all lie on one flat skin in even light.
 * Returns whether it did.
 */
export function fillBetween(map: LightMap, column: number, row: number): boolean {
  const right = column % 2
  const down = row % 2
  if (column + right >= map.columns || row + down >= map.rows) return false
  const index = row * map.columns + column
  around.length = 0
  for (let y = -down; y <= down; y += 2 * down || 1)
    for (let x = -right; x <= right; x += 2 * right || 1) around.push(index + y * map.columns + x)
  for (const other of around) if (!isSameSkin(map, index, other)) return false
  if (!isEvenlyLit(map)) return false
  for (const hour of HOURS) {
    const light = map.light[hour]
    for (let band = 0; band < BANDS; band++) {
      let sum = 0
      for (const other of around) sum += light[other * BANDS + band] ?? 0
      light[index * BANDS + band] = sum / around.length
    }
  }
  return true
}

function isSameSkin({ ids, skins }: LightMap, one: number, other: number): boolean {
  if (ids[one] !== ids[other]) return false
  let facing = 0
  for (let axis = 3; axis < 6; axis++) facing += (skins[one * 6 + axis] ?? 0) * (skins[other * 6 + axis] ?? 0)
  return facing > FLAT
}

function isEvenlyLit({ light }: LightMap): boolean {
  return HOURS.every((hour) => {
    let least = Infinity
    let most = 0
    for (const other of around) {
      const level = brightness(light[hour], other * BANDS)
      least = Math.min(least, level)
      most = Math.max(most, level)
    }
    return most - least <= EVEN * least + 0.01
  })
}

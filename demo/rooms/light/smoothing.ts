import { BANDS } from '../layers/layers.ts'
import { brightness } from '../layers/nodes.ts'
import { type LightMap } from './light-nodes.ts'

/** Weights of the five taps along one axis. */
const TAPS = [0.25, 1, 1.5, 1, 0.25]

/**
 * Removes sampling noise from an hour's light without crossing skins or shadow edges: an à-trous filter with ever wider
 * taps (Dammertz et al. 2010).
 */
export function smoothLight(map: LightMap, light: Float32Array): void {
  let from = light
  for (const [pass, step] of [1, 2, 4, 7].entries()) {
    const to = new Float32Array(from.length)
    const levels = levelsOf(from)
    for (let index = 0; index < levels.length; index++) smoothNode(map, { from, to, levels, index, step, pass })
    from = to
  }
  light.set(from)
}

/** The brightness of every node. */
function levelsOf(light: Float32Array): Float64Array {
  return Float64Array.from({ length: light.length / BANDS }, (_, index) => brightness(light, index * BANDS))
}

type Smoothing = {
  from: Float32Array
  to: Float32Array
  levels: Float64Array
  index: number
  step: number
  pass: number
}

const sums = new Float64Array(BANDS)

function smoothNode(map: LightMap, { from, to, levels, index, step, pass }: Smoothing): void {
  const { columns, rows, ids, skins } = map
  const column = index % columns
  const row = (index - column) / columns
  const base = index * 6
  const nx = skins[base + 3] ?? 0
  const ny = skins[base + 4] ?? 0
  const nz = skins[base + 5] ?? 0
  const level = levelAround(map, levels, index)
  // The first pass sees raw samples, whose noise must not count as edges.
  const tolerance = (pass === 0 ? 0.7 : 0.32 / pass) * (level + 0.02)
  let sum = 0
  sums.fill(0)
  for (let j = -2; j <= 2; j++) {
    const y = row + j * step
    if (y < 0 || y >= rows) continue
    for (let i = -2; i <= 2; i++) {
      const x = column + i * step
      if (x < 0 || x >= columns) continue
      const other = y * columns + x
      if (ids[other] !== ids[index]) continue
      const facing =
        (skins[other * 6 + 3] ?? 0) * nx + (skins[other * 6 + 4] ?? 0) * ny + (skins[other * 6 + 5] ?? 0) * nz
      if (facing < 0.7) continue
      const apart = ((levels[other] ?? 0) - level) / tolerance
      const fourth = facing * facing * facing * facing
      const like = fourth * fourth * fourth * fourth
      const weight = ((TAPS[i + 2] ?? 0) * (TAPS[j + 2] ?? 0) * like) / (1 + apart * apart * apart * apart)
      sum += weight
      for (let band = 0; band < BANDS; band++)
        sums[band] = (sums[band] ?? 0) + weight * (from[other * BANDS + band] ?? 0)
    }
  }
  for (let band = 0; band < BANDS; band++) to[index * BANDS + band] = (sums[band] ?? 0) / sum
}

/** Mean brightness of a node and its neighbours on the same skin: a single sample's noise is no edge. */
function levelAround({ columns, ids }: LightMap, levels: Float64Array, index: number): number {
  let sum = 0
  let count = 0
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const other = index + j * columns + i
      if (other < 0 || ids[other] !== ids[index]) continue
      sum += levels[other] ?? 0
      count++
    }
  }
  return sum / count
}

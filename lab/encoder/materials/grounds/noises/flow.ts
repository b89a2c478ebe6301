import { spread } from '../../../../../demo/surfaces/drawing/chance.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'
import { band, drawNoises } from '../../primitives/spectrum.ts'
import { type Tile, emptyTile, standardise, valueAt } from '../../primitives/tile.ts'

/** Streaks that follow a current with eddies: hair, wool, polished burl, swept sand, satin. */
export const flow: Ground = (random, palette) => {
  const wavelength = random.magnitude(40, 200)
  const [bend, other] = drawNoises(random, band(wavelength, { width: 0.4 }))
  const turning = random.between(0.4, 3)
  const streaks = drawStreaks(bend, { seed: random.seed(), turning, steps: 5 + random.below(6) })
  const zoom = 1 / random.magnitude(1, 5)
  const contrast = random.between(0.15, 0.45)
  const drift = random.isChosen(0.3) ? 0.2 : 0
  const swell = random.between(0, 1)
  return dress(random, palette, (x, y, mark) => {
    const value = valueAt(streaks, x * zoom, y * zoom)
    const wide = valueAt(other, x, y)
    mark.tone = 0.5 + contrast * value + drift * wide
    mark.height = value + swell * wavelength * 0.05 * wide
  })
}

/**
 * Averages white noise along the lines of a direction field, one pixel a step (line integral convolution, Cabral 1993).
 */
function drawStreaks(bend: Tile, { seed, turning, steps }: { seed: number; turning: number; steps: number }): Tile {
  const { side, values } = bend
  const last = side - 1
  const smeared = emptyTile(side)
  const noise = Float32Array.from(values, (_, index) => spread(seed, index))
  const across = Float32Array.from(values, (value) => Math.cos(turning * value))
  const down = Float32Array.from(values, (value) => Math.sin(turning * value))
  const along = (index: number, way: number) => {
    let x = index & last
    let y = Math.floor(index / side)
    let at = index
    let total = 0
    for (let step = 0; step < steps; step++) {
      x += way * (across[at] ?? 0)
      y += way * (down[at] ?? 0)
      at = (Math.round(y) & last) * side + (Math.round(x) & last)
      total += noise[at] ?? 0
    }
    return total
  }
  for (let index = 0; index < values.length; index++) {
    smeared.values[index] = (noise[index] ?? 0) + along(index, 1) + along(index, -1)
  }
  return standardise(smeared)
}

import { openSurface } from '../../../../../demo/surfaces/draw.ts'
import { linearOfByte } from '../../../../../demo/surfaces/drawing/colour.ts'
import { SIDE } from '../../../materials/kind.ts'
import { createRandom } from '../../../materials/random.ts'
import { recipeDrawerOf } from '../../drawing/samples.ts'
import type { Sample } from '../../drawing/samples.ts'

/** A piece of a material, mirrored at its edges without end. */
export interface Texture {
  mmPerTexel: number
  /** Adds the linear light at a place in mm; each whole `level` doubles the width over which it is averaged. */
  addAt(sum: [number, number, number], u: number, v: number, level: number): void
}

interface Level {
  side: number
  values: Float32Array
}

const LARGEST = 512
const SMALLEST = 128
/** So many times coarser or finer than its cover a material is drawn; the room's scale beyond it is an average. */
const COARSEST = 2.5
const FINEST = 0.5
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearOfByte(byte))

/**
 * Another piece of the material than its cover shows, at about the scale at which a room shows it. `mmAcross` is the
 * length of the largest face that it covers.
 */
export function drawTexture(
  { family, seed }: Pick<Sample, 'family' | 'seed'>,
  { mmPerPixel, mmAcross }: { mmPerPixel: number; mmAcross: number },
): Texture {
  const random = createRandom(seed)
  const { recipe, mmWidth } = recipeDrawerOf(family)(random)
  // The first seed is the cover's.
  random.seed()
  const ofCover = mmWidth / SIDE
  const mmPerTexel = Math.min(COARSEST * ofCover, Math.max(FINEST * ofCover, mmPerPixel))
  const side = Math.round(Math.min(LARGEST, Math.max(SMALLEST, mmAcross / mmPerTexel)))
  const draw = openSurface(recipe, { seed: random.seed(), mmPerPixel: mmPerTexel, falloff: 0 })
  const bytes = draw({ width: side, height: side })
  const values = new Float32Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) values[at] = LINEAR[bytes[at] ?? 0] ?? 0
  return textureOf({ side, values }, mmPerTexel)
}

export function textureOf(finest: Level, mmPerTexel: number): Texture {
  const levels = [finest]
  for (let last = finest; last.side >= 2; last = levels.at(-1) ?? last) levels.push(halved(last))
  return {
    mmPerTexel,
    addAt(sum, u, v, level) {
      const whole = Math.min(levels.length - 1, Math.max(0, Math.round(level)))
      const one = levels[whole] ?? finest
      const texel = (mmPerTexel * finest.side) / one.side
      addBilinear(sum, one, u / texel - 0.5, v / texel - 0.5)
    },
  }
}

function halved({ side, values }: Level): Level {
  const half = Math.floor(side / 2)
  const smaller = new Float32Array(half * half * 3)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const from = (y * 2 * side + x * 2) * 3
      for (let channel = 0; channel < 3; channel++) {
        const at = from + channel
        const four = (values[at] ?? 0) + (values[at + 3] ?? 0) + (values[at + side * 3] ?? 0)
        smaller[(y * half + x) * 3 + channel] = (four + (values[at + side * 3 + 3] ?? 0)) / 4
      }
    }
  }
  return { side: half, values: smaller }
}

function addBilinear(sum: [number, number, number], { side, values }: Level, x: number, y: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - left, y - top]
  const [x0, x1] = [mirrored(left, side) * 3, mirrored(left + 1, side) * 3]
  const [y0, y1] = [mirrored(top, side) * side * 3, mirrored(top + 1, side) * side * 3]
  for (const channel of [0, 1, 2] as const) {
    const upper = (values[y0 + x0 + channel] ?? 0) * (1 - right) + (values[y0 + x1 + channel] ?? 0) * right
    const lower = (values[y1 + x0 + channel] ?? 0) * (1 - right) + (values[y1 + x1 + channel] ?? 0) * right
    sum[channel] += upper * (1 - below) + lower * below
  }
}

function mirrored(at: number, side: number): number {
  const period = ((at % (2 * side)) + 2 * side) % (2 * side)
  return period < side ? period : 2 * side - 1 - period
}

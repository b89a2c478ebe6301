import { chance, hash } from '../drawing/chance.ts'
import { clamp } from '../drawing/ramp.ts'

/** Half the width of a vessel and the distance of vessel rows, mm. */
const HALF = 0.09
const PITCH = 0.44

/** Vessels cut lengthwise: dark hairlines some millimetres long, 0..1; they fade if finer than a pixel. */
export function poreField(seed: number, footprint: number): (x: number, y: number) => number {
  const cell = 9
  const half = Math.max(HALF, footprint * 0.55)
  const seen = clamp(1.25 - 0.9 * footprint) * Math.min(1, (HALF * 1.5) / half)
  if (seen <= 0) return () => 0
  return (x, y) => {
    const row = Math.floor(y / PITCH)
    const shifted = x + chance(seed, row, 3) * 90
    const column = Math.floor(shifted / cell)
    const id = hash(seed, column, row)
    const chosen = (id & 0xff) / 256
    if (chosen > 0.5) return 0
    const across = (y - (row + 0.35 + ((id >>> 8) & 0xff) / 850) * PITCH) / half
    const reach = cell * (0.1 + 0.4 * ((id >>> 16) & 0xff) * (1 / 256))
    const along = (shifted - (column + 0.5) * cell) / reach
    const cover = 1 - across * across - along * along
    return cover > 0 ? Math.min(1, cover * 1.8) * seen : 0
  }
}

import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Fish scales, roof tiles, feathers: rows of round ends that overlap the next row. */
export const scales: Ground = (random, palette) => {
  const pitch = random.magnitude(8, 60)
  const row = pitch * random.between(0.35, 0.8)
  const point = random.between(1, 3)
  const seed = random.seed()
  const field = noiseFields(seed, 1)(1, pitch * 4, 2)
  const strength = random.between(0, 0.6) * pitch
  const isPieced = random.isChosen(0.6)
  const edge = random.between(-0.6, 0.6)
  return dress(
    random,
    palette,
    (x, y, mark) => {
      const dy = y + strength * field(x, y)
      const base = Math.floor(dy / row)
      for (let up = 2; up >= 0; up--) {
        // The row that begins farthest up overlaps the others.
        const line = base - up
        const across = x / pitch + (line & 1) * 0.5
        const middle = Math.round(across)
        const u = Math.abs(across - middle) * 2
        const down = (dy - line * row) / row
        const end = 1.15 + 1.2 * (1 - u ** point)
        if (down > end) continue
        if (isPieced) mark.part = Math.abs(Math.sin(middle * 12.9898 + line * 78.233)) % 1
        mark.tone = 0.5 + edge * (down / end - 0.5) + (end - down < 0.12 ? 0.3 : 0)
        mark.height = pitch * 0.12 * (down + 1 - u * u)
        return
      }
      mark.tone = 0
      mark.height = 0
    },
    { flat: 0.1 },
  )
}

import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** The dots of a print, a grater or a studded sheet: in rows, their size following a noise field. */
export const dots: Ground = (random, palette) => {
  const pitch = random.magnitude(5, 40)
  const isOffset = random.isChosen(0.5)
  const seed = random.seed()
  const field = noiseFields(seed, 1)
  const size = field(1, random.magnitude(20, 250), 3)
  const unrest = field(2, pitch, 1)
  const jitter = random.isChosen(0.5) ? 0 : random.between(0.05, 0.4)
  const mean = random.between(0.15, 0.4)
  const change = random.between(0, 0.4)
  const soft = random.magnitude(0.7, 3) / pitch
  return dress(random, palette, (x, y, mark) => {
    const row = Math.round(y / pitch)
    const offset = isOffset ? (row & 1) * 0.5 : 0
    const column = Math.round(x / pitch - offset) + offset
    const dx = x / pitch - column + jitter * unrest(column * 37.7, row * 51.3)
    const dy = y / pitch - row + jitter * unrest(row * 71.1, column * 23.9)
    const radius = mean + change * size(x, y)
    const away = Math.sqrt(dx * dx + dy * dy)
    mark.tone = smooth(radius + soft / 2, radius - soft / 2, away)
    mark.height = away < radius ? Math.sqrt(radius * radius - away * away) * pitch : 0
  })
}

import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Parallel lines, straight or wavering, even or uneven, sometimes crossed by others. */
export const lines: Ground = (random, palette) => {
  const field = noiseFields(random.seed(), 1)
  const sets = Array.from({ length: random.isChosen(0.65) ? 1 : 2 }, (_, index) => ({
    pitch: random.magnitude(3, 45),
    angle: index * random.pick([Math.PI / 2, random.between(0.3, 1.5)]),
    waver: random.isChosen(0.3) ? 0 : random.magnitude(0.3, 10),
    width: random.between(0.15, 0.6),
    unevenness: random.between(0, 0.25),
    bend: field(index * 2, random.magnitude(30, 250), 2),
  }))
  const sharpness = random.magnitude(0.03, 0.6)
  const broken = field(9, random.magnitude(4, 80), 2)
  const breaking = random.isChosen(0.4) ? random.between(0.3, 1.2) : 0
  return dress(random, palette, (x, y, mark) => {
    let most = 0
    for (const { pitch, angle, waver, width, unevenness, bend } of sets) {
      const v = (y * Math.cos(angle) - x * Math.sin(angle) + waver * bend(x, y)) / pitch
      const line = Math.floor(v)
      const middle = 0.5 + unevenness * Math.sin(line * 91.7)
      const away = Math.abs(v - line - middle)
      most = Math.max(most, smooth(width / 2 + sharpness / 2, width / 2 - sharpness / 2, away))
    }
    mark.tone = most - (breaking > 0 ? breaking * Math.max(0, broken(x, y)) : 0)
    mark.height = most
  })
}

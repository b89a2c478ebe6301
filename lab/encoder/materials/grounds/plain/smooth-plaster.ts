import { chance } from '../../../../../demo/surfaces/drawing/chance.ts'
import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Ground } from '../../kind.ts'
import { drawLeaves } from '../../primitives/dead-leaves.ts'
import { drawChip } from '../../primitives/outlines.ts'
import { quieten } from '../../primitives/quiet.ts'
import { patternOf } from '../../primitives/sheet.ts'

/** Smooth plaster, stucco lustro, microcement: overlapping flat trowel strokes, each a shade off, over soft clouds. */
export const smoothPlaster: Ground = (random, palette) => {
  const reach = random.magnitude(16, 80)
  const ridge = random.between(0.03, 0.2)
  const strokes = patternOf(
    drawLeaves(random, {
      drawOutline: drawChip,
      small: reach / random.magnitude(1.2, 4),
      large: reach,
      rarity: random.between(1, 2.5),
      slim: random.between(0.25, 0.8),
      direction: random.between(0, 3.14),
      stray: random.between(0.2, 2.5),
      cover: random.between(0.6, 1),
      tone: (depth) => Math.exp(-depth / ridge),
      height: (depth) => Math.exp(-depth / ridge),
    }),
  )
  const field = noiseFields(random.seed(), 1)
  const cloud = field(1, random.magnitude(24, 160), 4, random.magnitude(1, 3))
  const [bend, bow] = [field(2, random.magnitude(30, 90), 2), random.between(1, 12)]
  const seed = random.seed()
  const clouding = random.between(0.3, 1.2)
  const stepping = random.between(0.3, 1.5)
  const edging = random.between(-0.3, 0.8)
  const thickness = random.between(0, 1)
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      const shift = bow * bend(x, y)
      strokes(x + shift, y - shift, mark)
      const [ridged, own] = [mark.tone, chance(seed, Math.floor(mark.part * 65_536)) - 0.5]
      mark.tone = clouding * cloud(x, y) + stepping * own + edging * (ridged - 0.2)
      mark.height = 0.6 * cloud(x, y) + thickness * ridged + 0.4 * own
    },
    { contrast: [0.03, 0.08], relief: [0.03, 0.25] },
  )
}

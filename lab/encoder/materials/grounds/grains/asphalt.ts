import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { grainFinder } from '../../primitives/grains.ts'
import { quieten } from '../../primitives/quiet.ts'

/** Asphalt, tarmac, washed concrete: stones of many sizes, worn to different degrees, sunk in a darker binder. */
export const asphalt: Ground = (random, palette) => {
  const pitch = random.magnitude(4.5, 16)
  const stones = grainFinder(random, { pitch })
  const crumbs = grainFinder(random, { pitch: Math.max(2.6, pitch * random.between(0.28, 0.55)) })
  const share = random.between(0.25, 0.85)
  const rim = random.between(0.04, 0.16)
  const soft = 0.9 / pitch
  const worn = random.between(0.3, 1.8)
  const crumbly = random.between(0.3, 1)
  const field = noiseFields(random.seed(), 1)
  const tracks = field(1, random.magnitude(40, 200), 2, random.magnitude(1, 4))
  const tracking = random.between(0, 0.5)
  return quieten(
    random,
    palette,
    (x, y, mark) => {
      const stone = stones(x, y)
      const crumb = crumbs(x, y)
      const bedded = rim * (0.6 + stone.third)
      const cover = stone.second < share ? smooth(bedded - soft, bedded + soft, stone.inside) : 0
      const binder = crumbly * (crumb.first - 0.9) + crumbly * Math.min(0.3, crumb.inside)
      const face = 0.2 + worn * (stone.first - 0.3) + 0.15 * crumb.first
      mark.tone = binder + (face - binder) * cover + tracking * tracks(x, y)
      mark.height = 0.5 * crumbly * Math.min(0.35, crumb.inside) + cover * (0.4 + 0.6 * stone.first)
    },
    { contrast: [0.03, 0.14], relief: [0.15, 0.8] },
  )
}

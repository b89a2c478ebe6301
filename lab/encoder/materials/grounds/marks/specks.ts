import { aCell, findCell } from '../../../../../demo/surfaces/drawing/cells.ts'
import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Sand, terrazzo dust, spatter, freckles, seeds: specks of several sizes and colours on a quiet ground. */
export const specks: Ground = (random, palette) => {
  const field = noiseFields(random.seed(), 1)
  const layers = Array.from({ length: 1 + random.below(3) }, () => {
    const pitch = random.magnitude(3, 26)
    return {
      seed: random.seed(),
      pitch,
      squeeze: random.isChosen(0.6) ? 1 : random.between(1.2, 3),
      fill: random.magnitude(0.05, 0.9),
      size: random.between(0.15, 0.45),
      soft: Math.max(0.06, 0.8 / pitch),
    }
  })
  const [crowd, cloud] = [field(1, random.magnitude(20, 200), 2), field(2, random.magnitude(4, 90), 3)]
  const crowding = random.between(0, 0.8)
  const cloudiness = random.between(0, 0.4)
  const isPieced = random.isChosen(0.6)
  const cell = aCell()
  return dress(random, palette, (x, y, mark) => {
    mark.tone = cloudiness * (0.4 + cloud(x, y))
    mark.height = 0
    const fuller = 1 + crowding * 2 * crowd(x, y)
    for (const { seed, pitch, squeeze, fill, size, soft } of layers) {
      findCell(seed, x / pitch, (y * squeeze) / pitch, cell)
      if ((cell.id & 0xff) / 256 > fill * fuller) continue
      const radius = size * (0.4 + ((cell.id >>> 8) & 0xff) / 256)
      const cover = smooth(radius + soft, radius - soft, cell.nearest)
      if (cover < 0.02) continue
      if (isPieced && cover > 0.5) mark.part = ((cell.id >>> 16) & 0xfff) / 4096
      mark.tone += (1 - mark.tone) * cover
      mark.height += cover * radius * pitch
    }
  })
}

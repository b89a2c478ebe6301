import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { smooth } from '../../../../../demo/surfaces/drawing/ramp.ts'
import { aVoronoiCell, voronoiFinder } from '../../../../../demo/surfaces/drawing/voronoi.ts'
import { type Ground } from '../../kind.ts'
import { dress } from '../../primitives/dress.ts'

/** Dry mud, old glaze, paint and skin: cracks of several levels, wide and narrow, that close here and there. */
export const cracked: Ground = (random, palette) => {
  const pitch = random.magnitude(14, 110)
  const field = noiseFields(random.seed(), 1)
  const rough = field(1, pitch * 0.4, 3)
  const gate = field(2, pitch * 3, 2)
  const warp = random.between(0, 0.3)
  const levels = Array.from({ length: 1 + random.below(3) }, (_, index) => ({
    find: voronoiFinder(random.seed(), 1),
    pitch: pitch / 2.7 ** index,
    width: random.magnitude(0.5, 4) / 1.8 ** index,
    closing: index * random.between(0, 0.7),
  }))
  const curl = random.between(0, 3)
  const cell = aVoronoiCell()
  const isPieced = random.isChosen(0.35)
  return dress(
    random,
    palette,
    (x, y, mark) => {
      const shift = warp * pitch * rough(x, y)
      const open = gate(x, y)
      let crack = 0
      let lift = 0
      for (const [index, level] of levels.entries()) {
        level.find((x + shift) / level.pitch, (y - shift) / level.pitch, cell)
        const width = level.width * (1 + open - level.closing)
        if (width > 0) crack = Math.max(crack, smooth(width + 0.7, width - 0.7, cell.border * level.pitch))
        if (index > 0) continue
        if (isPieced) mark.part = (cell.id & 0xfff) / 4096
        lift = cell.middle
      }
      if (crack > 0.5) mark.part = -1
      mark.tone = crack + 0.15 * rough(x, y)
      mark.height = -3 * crack + curl * lift
    },
    { flat: 0.15 },
  )
}

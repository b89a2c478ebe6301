import { type Structure } from '../../kind.ts'
import { drawColouring, drawStitches } from './knitted.ts'
import { placed } from '../placing.ts'
import { drawYarn } from '../cloths/yarn.ts'

/** Cable knit: crossing ropes of stitches on a purl ground, two or three to a cable. */
export const cableKnit: Structure = (random, palette, ground) => {
  const width = random.magnitude(4, 18)
  const wales = 2 + random.below(3)
  const ropes = random.isChosen(0.7) ? 2 : 3
  const between = 1 + random.below(5)
  const half = wales * width * 0.5
  const sway = half * random.between(0.85, 1.1) * (ropes - 1)
  const period = width * (wales * ropes + between + 1)
  const turn = width * random.magnitude(5, 18)
  const isMirrored = random.isChosen(0.5)
  const thick = Math.min(6, half * random.between(0.2, 0.45))
  const yarn = drawYarn(random, { ground, thick: width * 0.5 })
  const colourOf = drawColouring(random, palette)
  const stitches = drawStitches(random, { width, yarn, colourOf, isPurl: () => false })
  const purls = drawStitches(random, { width, yarn, colourOf, isPurl: () => true })
  const surface: typeof ground = (x, y, texel) => {
    const column = Math.floor(x / period)
    const fx = x - (column + 0.5) * period
    const way = isMirrored && column & 1 ? -1 : 1
    let top = -Infinity
    let inRope = 0
    for (let rope = 0; rope < ropes; rope++) {
      const phase = (2 * Math.PI * y) / turn + (2 * Math.PI * rope) / ropes
      const across = fx - way * sway * Math.sin(phase) * 0.5
      const t = across / half
      if (t * t >= 1) continue
      const height = Math.sqrt(1 - t * t) * thick + thick * 0.7 * Math.cos(phase * (ropes === 2 ? 1 : 2))
      if (height <= top) continue
      top = height
      inRope = across + half + rope * 5000
    }
    if (top === -Infinity) {
      purls(x, y, texel)
      texel.height -= thick * 0.8
      texel.l -= 0.04
      return
    }
    stitches(inRope, y, texel)
    texel.height += top
    texel.l += 0.03 * (top / thick)
  }
  return placed(surface, random, { size: period, bend: 0.5 })
}

import { noiseFields } from '../../../../../demo/surfaces/drawing/noise.ts'
import { type Surface, paint } from '../../../../../demo/surfaces/drawing/surface.ts'
import { type Palette } from '../../palette.ts'
import { type Random } from '../../random.ts'

/** The filling of joints and the background of holes, in the palette's joint colour: even, sandy or stained. */
export function drawFilling(random: Random, palette: Palette): Surface {
  const field = noiseFields(random.seed(), 1)
  const grains = field(1, random.magnitude(2.5, 6), 2, 1, 0.7)
  const stains = field(2, random.magnitude(30, 120), 2)
  const grainy = random.magnitude(0.005, 0.06)
  const stained = random.magnitude(0.005, 0.06)
  const rough = random.magnitude(0.05, 0.6)
  return (x, y, texel) => {
    const grain = grains(x, y)
    paint(texel, palette.joint)
    texel.l += grainy * grain + stained * stains(x, y)
    texel.height = rough * grain
    texel.gloss = 0
    texel.behind = 1
  }
}

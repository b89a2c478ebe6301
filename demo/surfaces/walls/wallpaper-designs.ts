import { birdDesign, bloomDesign, leafDesign, trellisDesign } from './planted-designs.ts'
import { fanDesign, plainDesign, stripeDesign, waveDesign } from './ruled-designs.ts'

/** The designs of printed wallpaper, as functions of the repeat in mm. */
export const DESIGNS = {
  plain: plainDesign,
  leaf: leafDesign,
  fan: fanDesign,
  bird: birdDesign,
  stripe: stripeDesign,
  trellis: trellisDesign,
  bloom: bloomDesign,
  wave: waveDesign,
}

import { type Structure } from '../../kind.ts'
import { drawInks } from './inks.ts'
import { drawMotif, sampleMotif } from './motif.ts'
import { placed } from '../placing.ts'

/** A printed motif: flat, flocked, or worn so thin that the ground shows through. */
export const wallpaper: Structure = (random, palette, ground) => {
  const period = random.magnitude(20, 140)
  const motif = drawMotif(random, drawInks(random, palette))
  const opacity = random.between(0.55, 1)
  const relief = random.isChosen(0.4) ? random.between(-1.5, 2) : 0
  const gloss = random.isChosen(0.2) ? random.between(0.2, 0.6) : 0
  const drop = random.isChosen(0.4) ? 0.5 : 0
  const stretch = random.isChosen(0.3) ? random.magnitude(0.6, 1.7) : 1
  const sample = new Float64Array(5)
  const surface: typeof ground = (x, y, texel) => {
    ground(x, y, texel)
    const column = Math.floor(x / period)
    const fallen = drop === 0 || motif.isSlanted ? 0 : (column & 1) * drop
    sampleMotif(motif, x / period, (y / period) * stretch + fallen, sample)
    const [l = 0, a = 0, b = 0, cover = 0, height = 0] = sample
    const kept = 1 - cover * opacity
    texel.l = texel.l * kept + l * opacity
    texel.a = texel.a * kept + a * opacity
    texel.b = texel.b * kept + b * opacity
    texel.height += relief * height
    texel.gloss += gloss * cover * (1 - texel.gloss)
  }
  return placed(surface, random, { size: period, bend: 0.3 })
}

/** A motif pressed into the ground: relief without ink, with dirt in the low places. */
export const embossed: Structure = (random, palette, ground) => {
  const period = random.magnitude(18, 120)
  const motif = drawMotif(random, palette.colours)
  const depth = Math.min(7, period * random.magnitude(0.03, 0.1)) * (random.isChosen(0.3) ? -1 : 1)
  const patina = random.isChosen(0.5) ? 0 : random.between(-0.12, 0.12)
  const sample = new Float64Array(5)
  const surface: typeof ground = (x, y, texel) => {
    ground(x, y, texel)
    sampleMotif(motif, x / period, y / period, sample)
    const height = sample[4] ?? 0
    texel.height += depth * height
    texel.l += patina * height
  }
  return placed(surface, random, { size: period, bend: 0.3 })
}

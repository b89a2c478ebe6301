import { noiseField } from '../../../../demo/surfaces/drawing/noise.ts'
import { type Random } from '../random.ts'

/** Maps a place of the picture to a place of the pattern, in pixels. */
export type Turn = (x: number, y: number, place: { x: number; y: number }) => void

/** A random rotation, sometimes with stretch or warp. An upright pattern is only moved and warped. */
export function drawTurn(random: Random, isUpright: boolean): Turn {
  const quarter = Math.PI / 2
  const angle = isUpright ? 0 : random.pick([0, quarter, random.between(0, 4 * quarter)])
  // Only longer, never shorter: a tile must not repeat within the picture.
  const stretch = !isUpright && random.isChosen(0.3) ? 1 / random.between(1, 2.2) : 1
  const xx = Math.cos(angle) * stretch
  const xy = Math.sin(angle) * stretch
  const yx = -Math.sin(angle)
  const yy = Math.cos(angle)
  const left = random.between(0, 256)
  const top = random.between(0, 256)
  const wavelength = random.magnitude(25, 160)
  const warp = random.isChosen(0.35) ? wavelength * random.between(0.03, 0.25) : 0
  const across = noiseField({ seed: random.seed(), wavelength, octaves: 2, footprint: 1 })
  const down = noiseField({ seed: random.seed(), wavelength, octaves: 2, footprint: 1 })
  return (x, y, place) => {
    const dx = warp === 0 ? x : x + warp * across(x, y)
    const dy = warp === 0 ? y : y + warp * down(x, y)
    place.x = dx * xx + dy * xy + left
    place.y = dx * yx + dy * yy + top
  }
}

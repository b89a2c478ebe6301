import { chance } from '../surfaces/drawing/chance.ts'
import { linearOfHex } from '../surfaces/drawing/colour.ts'
import { noiseField } from '../surfaces/drawing/noise.ts'
import { smooth } from '../surfaces/drawing/ramp.ts'
import { byteOfLinear } from '../surfaces/drawing/tone.ts'
import { type Drawable } from './layers/draw-texture.ts'

type Inks = { clay: string; throw: string; rug: string }

/** A picture of a few quiet fields of colour with torn edges. */
export function artOf(seed: number, inks: Inks, coarsest: number): Drawable {
  const paint = openPaint(seed, inks)
  const colour = new Float64Array(3)
  const open: Drawable['open'] =
    (mmPerPixel) =>
    ({ width, height, left, top }) => {
      const bytes = new Uint8Array(width * height * 3)
      for (let at = 0; at < bytes.length; at += 3) {
        const column = (at / 3) % width
        const row = (at / 3 - column) / width
        paint(left + (column + 0.5) * mmPerPixel, top + (row + 0.5) * mmPerPixel, colour)
        for (let channel = 0; channel < 3; channel++) bytes[at + channel] = byteOfLinear(colour[channel] ?? 0, 0.5)
      }
      return bytes
    }
  return { open, finer: 1, coarsest }
}

function openPaint(seed: number, { clay, throw: warm, rug }: Inks): (u: number, v: number, out: Float64Array) => void {
  const ground = linearOfHex('#E6DECF')
  const inks = new Float64Array([...linearOfHex(clay), ...linearOfHex(rug), ...linearOfHex(warm)])
  const cover = new Float64Array(3)
  const torn = noiseField({ seed: seed + 31, wavelength: 120, octaves: 4, footprint: 2.5 })
  const fibre = noiseField({ seed: seed + 32, wavelength: 14, octaves: 3, footprint: 2.5 })
  const size = 100 + 90 * chance(seed, 34)
  const tilt = chance(seed, 33) - 0.5
  return (u, v, out) => {
    const edge = 14 * torn(u, v)
    const up = -v
    const disc = size - Math.sqrt((u - 300 * tilt) ** 2 + (up - 430) ** 2) - edge
    const hill = 250 + 0.35 * tilt * u + edge * 1.5 - up
    const band = 120 - 0.2 * tilt * u + edge - up
    cover[0] = smooth(-3, 3, disc)
    cover[1] = smooth(-3, 3, hill)
    cover[2] = smooth(-3, 3, band)
    const rub = 1 + 0.09 * fibre(u, v)
    for (let channel = 0; channel < 3; channel++) {
      let value = ground[channel] ?? 0
      for (let ink = 0; ink < 3; ink++) value += ((inks[ink * 3 + channel] ?? 0) - value) * (cover[ink] ?? 0)
      out[channel] = value * rub
    }
  }
}

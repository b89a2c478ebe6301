import { hash } from '../../surfaces/drawing/chance.ts'
import { makeTone } from '../../surfaces/drawing/tone.ts'

/** Surfaces keep their colour below the knee; the long shoulder ends below white, like film facing a window. */
const tone = makeTone({ knee: 0.62, rise: 0.335, end: 4 })

/** Converts linear light to sRGB bytes, with a slight vignette and fine film grain. */
export function develop(picture: Float32Array, width: number): Uint8Array {
  const out = new Uint8Array(picture.length)
  const height = picture.length / 3 / width
  for (let index = 0; index < picture.length; index += 3) {
    const pixel = index / 3
    const column = pixel % width
    const row = (pixel - column) / width
    const dx = (column - width / 2) / width
    const dy = (row - height / 2) / width
    const vignette = 1 - 0.34 * (dx * dx + dy * dy)
    const noise = hash(3, column, row)
    const grain = ((noise & 255) + ((noise >>> 8) & 255)) / 255 - 1
    for (let channel = 0; channel < 3; channel++) {
      const light = (picture[index + channel] ?? 0) * vignette
      out[index + channel] = Math.max(0, tone(light) + grain * 1.3 + ((noise >>> 16) & 255) / 255)
    }
  }
  return out
}

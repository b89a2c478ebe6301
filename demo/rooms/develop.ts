import { hash } from '../surfaces/chance.ts'

/**
 * sRGB bytes (with fraction) of linear light 0..4: true to 0.62, so that a surface keeps its colour; above it a long
 * shoulder that ends below white, as film does before a window.
 */
const TONE = Float32Array.from({ length: 8193 }, (_, index) => {
  const value = index / 2048
  const held = value < 0.62 ? value : 0.62 + 0.335 * (1 - Math.exp(-(value - 0.62) / 0.335))
  return 255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055)
})

/** Linear light to sRGB bytes, with a gentle vignette and the fine grain of a fast film. */
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
      const tone = TONE[Math.min(8192, Math.max(0, (light * 2048) | 0))] ?? 0
      out[index + channel] = Math.max(0, tone + grain * 1.3 + ((noise >>> 16) & 255) / 255)
    }
  }
  return out
}

import type { Frame, Raster } from '../frame.ts'
import type { Tone } from './tones.ts'

/** Computes every pixel of a raster whose shorter side is `short`; places are in drawing units. */
export function paint({ width, height }: Frame, short: number, toneAt: (x: number, y: number) => Tone): Raster {
  const step = Math.min(width, height) / short
  const [across, down] = [Math.round(width / step), Math.round(height / step)]
  const data = new Uint8Array(across * down * 3)
  for (let row = 0, at = 0; row < down; row++) {
    for (let column = 0; column < across; column++, at += 3) {
      const [red, green, blue] = toneAt((column + 0.5) * step, (row + 0.5) * step)
      data[at] = toByte(red)
      data[at + 1] = toByte(green)
      data[at + 2] = toByte(blue)
    }
  }
  return { data, width: across, height: down }
}

function toByte(value: number): number {
  return Math.min(255, Math.max(0, value * 255 + 0.5))
}

import type { Random } from '../../materials/random.ts'
import { linearOfByte } from '../../../../demo/surfaces/drawing/colour.ts'
import { makeTone } from '../../../../demo/surfaces/drawing/tone.ts'
import type { Pixels } from './homography.ts'

/** A picture in linear light, 0..1 (and above until clipped), three numbers a pixel. */
export interface Light {
  width: number
  height: number
  values: Float32Array
}

/** The exact sRGB curve up to white, without a shoulder. */
const tone = makeTone({ knee: 1, rise: 1, end: 1 })
const byteOf = (light: number): number => Math.round(tone(Math.max(0, light)))
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearOfByte(byte))

export function lightOf({ width, height, bytes }: Pixels): Light {
  const values = new Float32Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) values[at] = LINEAR[bytes[at] ?? 0] ?? 0
  return { width, height, values }
}

/** Converts linear light to 8-bit sRGB, clipped at white as a sensor does (IEC 61966-2-1). */
export function pixelsOf({ width, height, values }: Light): Pixels {
  const bytes = new Uint8Array(values.length)
  for (let at = 0; at < values.length; at++) bytes[at] = byteOf(values[at] ?? 0)
  return { width, height, bytes }
}

/** Underexposes by up to .85 of a stop, or overexposes by up to .65. */
export function expose({ values }: Light, random: Random): void {
  scale(values, 2 ** random.between(-0.85, 0.65))
}

/** A wrong white balance: warmer or cooler, greener or pinker. */
export function tint({ values }: Light, random: Random): void {
  const warmth = random.between(-0.18, 0.18)
  const green = random.between(-0.06, 0.06)
  const gains = [Math.exp(warmth), Math.exp(green), Math.exp(-warmth)]
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * (gains[at % 3] ?? 1)
}

/** Applies another tone curve than the original's. */
export function bendTones({ bytes }: Pixels, random: Random): void {
  const gamma = random.magnitude(0.75, 1.35)
  const bent = LINEAR.map((light) => byteOf(light ** gamma))
  for (let at = 0; at < bytes.length; at++) bytes[at] = bent[bytes[at] ?? 0] ?? 0
}

/** The shadow of a window frame, a hand or the photographer: a straight edge, hard or soft, cooler inside. */
export function castShadow({ width, height, values }: Light, random: Random): void {
  const angle = random.between(0, 2 * Math.PI)
  const offset = random.between(-0.35, 0.35)
  const softness = random.magnitude(0.01, 0.3)
  const kept = random.between(0.35, 0.8)
  const gains = [kept * 0.97, kept, kept + 0.05]
  each({ width, height }, (x, y, at) => {
    const across = (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle) - offset
    const shade = 1 / (1 + Math.exp((-across / softness) * 4))
    for (let channel = 0; channel < 3; channel++) {
      values[at + channel] = (values[at + channel] ?? 0) * (1 - shade * (1 - (gains[channel] ?? 1)))
    }
  })
}

/** Darkens the corners by the cos⁴ law of a lens (up to 40° off axis), with the axis slightly off centre. */
export function vignette({ width, height, values }: Light, random: Random): void {
  const reach = Math.tan((random.between(15, 40) * Math.PI) / 180)
  const [middleX, middleY] = [random.between(0.35, 0.65), random.between(0.35, 0.65)]
  each({ width, height }, (x, y, at) => {
    const off = ((x - middleX) ** 2 + (y - middleY) ** 2) * 2 * reach ** 2
    const gain = 1 / (1 + off) ** 2
    for (let channel = 0; channel < 3; channel++) values[at + channel] = (values[at + channel] ?? 0) * gain
  })
}

function scale(values: Float32Array, gain: number): void {
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) * gain
}

function each(size: { width: number; height: number }, work: (x: number, y: number, at: number) => void): void {
  const { width, height } = size
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      work((column + 0.5) / width, (row + 0.5) / height, (row * width + column) * 3)
    }
  }
}

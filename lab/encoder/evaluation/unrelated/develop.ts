import sharp from 'sharp'
import { chance } from '../../../../demo/surfaces/drawing/chance.ts'
import type { Random } from '../../materials/random.ts'
import type { Raster } from './frame.ts'

/** What a camera adds to a scene: uneven light, a colour cast, mottling and grain. */
interface Exposure {
  gain: [red: number, green: number, blue: number]
  /** Light lost per pixel across the picture, and where the slope is zero. */
  slope: [across: number, down: number]
  /** Share of light lost at the corners. */
  vignette: number
  /** Standard deviation of the coarse and of the fine noise, in levels of 255. */
  mottle: number
  grain: number
  seed: number
}

/** Takes a picture as a camera does: a JPEG. */
export async function photograph(picture: Raster, random: Random): Promise<Buffer> {
  const blur = random.isChosen(0.7) ? random.magnitude(0.4, random.isChosen(0.15) ? 4 : 1.2) : 0
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const
  const data = blur > 0 ? await sharp(picture.data, { raw }).blur(blur).raw().toBuffer() : picture.data
  expose({ ...picture, data }, drawExposure(random, Math.hypot(picture.width, picture.height)))
  return sharp(data, { raw })
    .jpeg({ quality: Math.round(random.between(35, 95)) })
    .toBuffer()
}

/** Saves a picture as a program does: PNG or JPEG. */
export function save({ data, width, height }: Raster, random: Random): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  if (random.isChosen(0.5)) return picture.png({ compressionLevel: 3 }).toBuffer()
  return picture.jpeg({ quality: Math.round(random.between(40, 95)) }).toBuffer()
}

function drawExposure(random: Random, diagonal: number): Exposure {
  const light = random.between(0.75, 1.2)
  const warmth = 0.1 * random.normal()
  const angle = random.between(0, 2 * Math.PI)
  const fall = random.between(0, 0.5) / diagonal
  return {
    gain: [light * (1 + warmth), light, light * (1 - warmth)],
    slope: [fall * Math.cos(angle), fall * Math.sin(angle)],
    vignette: random.between(0, 0.4),
    mottle: random.between(2, 9),
    grain: random.magnitude(1.5, 14),
    seed: random.seed(),
  }
}

function expose({ data, width, height }: Raster, { gain, slope, vignette, mottle, grain, seed }: Exposure): void {
  const reach = (width * width + height * height) / 4
  const slow = Float32Array.from({ length: 4096 }, (_, at) => chance(seed, at, 1) - 0.5)
  let noise = seed | 1
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      const light = (1 + dx * slope[0] + dy * slope[1]) * (1 - (vignette * (dx * dx + dy * dy)) / reach)
      const shade = mottle * (unevenness(slow, x / 37, y / 37) + unevenness(slow, x / 9 + 31, y / 9 + 17))
      for (let channel = 0; channel < 3; channel++, at++) {
        noise = Math.imul(noise, 1_664_525) + 1_013_904_223
        const speck = grain * (((noise >>> 8) & 0xffff) / 0xffff - 0.5) * 2
        data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) * light * (gain[channel] ?? 1) + shade + speck))
      }
    }
  }
}

/** Smooth noise from a repeating lattice of 64 × 64 values. */
function unevenness(lattice: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [x - left, y - top]
  const value = (dx: number, dy: number) => lattice[(((top + dy) & 63) << 6) | ((left + dx) & 63)] ?? 0
  const upper = value(0, 0) + across * (value(1, 0) - value(0, 0))
  const lower = value(0, 1) + across * (value(1, 1) - value(0, 1))
  return upper + down * (lower - upper)
}

import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { Random } from '../../materials/random.ts'
import { resample } from './homography.ts'
import type { Pixels } from './homography.ts'
import { bendTones, castShadow, expose, lightOf, pixelsOf, tint, vignette } from './degrade-light.ts'
import { drawView } from './view.ts'
import type { View } from './view.ts'

/** The degradations that a photograph of a picture causes, in the order in which light and camera apply them. */
export const DEGRADATIONS = [
  'crop',
  'turn',
  'perspective',
  'shadow',
  'vignette',
  'exposure',
  'white balance',
  'lens blur',
  'resolution',
  'noise',
  'gamma',
  'sharpening',
  'compression',
] as const
export type Degradation = (typeof DEGRADATIONS)[number]

/** Those of the light, which leave every detail in its place. */
export const LIGHT: readonly Degradation[] = ['shadow', 'vignette', 'exposure', 'white balance', 'gamma']

export interface Degraded {
  /** JPEG. */
  picture: Buffer
  degradations: Degradation[]
}

/** Even a phone at its best compresses. */
const BEST_QUALITY = 92

/** A picture as a photograph of it would look: three to six random degradations. */
export async function degrade(original: Pixels, random: Random): Promise<Degraded> {
  const wanted = drawDegradations(random, 3 + random.below(4))
  return {
    picture: await applyDegradations(original, wanted, random),
    degradations: DEGRADATIONS.filter((one) => wanted.has(one)),
  }
}

/** Applies the given degradations; answers JPEG. */
export async function applyDegradations(
  original: Pixels,
  wanted: ReadonlySet<Degradation>,
  random: Random,
): Promise<Buffer> {
  const framed = drawView(original, viewOf(wanted, random), random)
  const light = lightOf(resample(original, framed.corners, framed))
  if (wanted.has('shadow')) castShadow(light, random)
  if (wanted.has('vignette')) vignette(light, random)
  if (wanted.has('exposure')) expose(light, random)
  if (wanted.has('white balance')) tint(light, random)
  const seen = wanted.has('lens blur') ? await blur(pixelsOf(light), random.magnitude(0.5, 2)) : pixelsOf(light)
  const sampled = wanted.has('resolution') ? await lose(seen, random.between(0.35, 0.75)) : seen
  if (wanted.has('noise')) addNoise(sampled, random)
  if (wanted.has('gamma')) bendTones(sampled, random)
  const file = open(sampled)
  if (wanted.has('sharpening')) file.sharpen({ sigma: random.between(0.6, 1.4), m1: 1, m2: random.between(2, 5) })
  const quality = wanted.has('compression') ? 25 + random.below(51) : BEST_QUALITY
  return file.jpeg({ quality }).toBuffer()
}

function drawDegradations(random: Random, count: number): Set<Degradation> {
  const drawn = new Set<Degradation>()
  while (drawn.size < count) drawn.add(random.pick(DEGRADATIONS))
  return drawn
}

function viewOf(wanted: ReadonlySet<Degradation>, random: Random): View {
  return {
    ...(wanted.has('crop') && { area: random.between(0.35, 1) }),
    ...(wanted.has('turn') && { turn: random.between(-15, 15) }),
    ...(wanted.has('perspective') && { tilt: random.between(0.05, 0.18) }),
  }
}

async function blur(pixels: Pixels, sigma: number): Promise<Pixels> {
  return pixelsFrom(open(pixels).blur(sigma))
}

/** Scales down to `share` of the side and up again. */
async function lose(pixels: Pixels, share: number): Promise<Pixels> {
  const small = await pixelsFrom(
    open(pixels).resize(Math.ceil(pixels.width * share), Math.ceil(pixels.height * share), { fit: 'fill' }),
  )
  return pixelsFrom(open(small).resize(pixels.width, pixels.height, { fit: 'fill', kernel: 'cubic' }))
}

/** Sensor noise: stronger in brightness than in colour, and stronger in the dark. */
function addNoise({ bytes }: Pixels, random: Random): void {
  const strength = random.magnitude(2, 14)
  // A few thousand random numbers serve all pixels.
  const normals = Float32Array.from({ length: 4093 }, () => random.normal())
  const normal = () => normals[random.below(normals.length)] ?? 0
  for (let at = 0; at < bytes.length; at += 3) {
    const brightness = normal()
    for (let channel = 0; channel < 3; channel++) {
      const level = bytes[at + channel] ?? 0
      const noise = strength * (0.8 * brightness + 0.5 * normal()) * (1.2 - level / 400)
      bytes[at + channel] = Math.min(255, Math.max(0, Math.round(level + noise)))
    }
  }
}

function open({ bytes, width, height }: Pixels): Sharp {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

async function pixelsFrom(file: Sharp): Promise<Pixels> {
  const { data, info } = await file.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) }
}

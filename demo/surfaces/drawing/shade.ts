import { blurField } from './blur.ts'
import { hash } from './chance.ts'
import { smooth } from './ramp.ts'
import { type Fields } from './render.ts'
import { takeScratch } from './scratch.ts'
import { byteOfLinear } from './tone.ts'

/** Direction to the only, soft light: upper left, half high. */
const LIGHT = { x: -0.46, y: -0.52, z: 0.72 }
/** The least linear light of a channel in full light. */
const LEAST = 0.004
/** Distances towards the light, in pixels, at which shadows are looked for. */
const SHADOW_STEPS = [1, 2, 3, 5, 8, 12].map((reach) => ({
  reach,
  left: Math.round(reach * 0.66),
  up: Math.round(reach * 0.75),
}))
const FARTHEST = 12
/** The light is wide: a slope up to this still receives all of it. */
const STEEPEST_LIT = 0.55

type ShadeOptions = {
  /** Metals tint their reflection and reflect much more. */
  metallic: boolean
  /** Light falloff over the picture, from 0 for none to 1; rooms have their own light. */
  falloff: number
}

/**
 * Lights the fields with one soft light from the upper left. Returns 8-bit sRGB, three bytes a pixel, row by row. The
 * conversion of OKLab is `linearOfLab`, inlined to avoid an object per pixel.
 */
export function shade(fields: Fields, { metallic, falloff }: ShadeOptions): Uint8Array {
  const { width, height, mmPerPixel, albedo, relief, gloss } = fields
  const out = new Uint8Array(width * height * 3)
  const near = takeScratch('near', relief.length)
  const far = takeScratch('far', relief.length)
  blurField(relief, near, width, 2)
  blurField(near, far, width, 7)
  const shadow = castShadows(fields)
  const perMm = 1 / (2 * mmPerPixel)
  // A function for each row, as in `renderFields`.
  const shadeRow = (y: number) => {
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    // Without falloff the light's direction is the same everywhere, so that tiles of a picture fit together.
    const py = falloff * (y / height - 0.5)
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const h = relief[index] ?? 0
      const sx = ((relief[index + (x < width - 1 ? 1 : 0)] ?? 0) - (relief[index - (x > 0 ? 1 : 0)] ?? 0)) * perMm
      const sy = ((relief[index + below] ?? 0) - (relief[index + above] ?? 0)) * perMm
      const length = 1 / Math.sqrt(1 + sx * sx + sy * sy)
      const facing = (-sx * LIGHT.x - sy * LIGHT.y + LIGHT.z) * length
      const depth = ((near[index] ?? 0) - h) / (2 * mmPerPixel) + ((far[index] ?? 0) - h) / (7 * mmPerPixel)
      const cavity = depth > 0 ? 1 / (1 + 0.55 * depth) : 1 + Math.min(0.06, -depth * 0.05)
      const blocked = shadow ? (shadow[index] ?? 0) : 0
      const direct = (Math.max(0, facing) / LIGHT.z) * (1 - 0.75 * blocked)
      const px = falloff * (x / width - 0.5)
      const light = (0.42 * cavity + 0.58 * direct * (0.5 + 0.5 * cavity)) * (1 - (px * 0.035 + py * 0.045))
      const g = gloss[index] ?? 0
      const mirror =
        g > 0
          ? g * softBox(-2 * sx * length + px * 0.24, -2 * sy * length + py * 0.24, g) * cavity * (1 - 0.6 * blocked)
          : 0
      const pane = g > 0.5 && !metallic ? g * windowPane(2 * sx * length, 2 * sy * length, g) * (1 - blocked) : 0

      const l = albedo[index * 3] ?? 0
      const a = albedo[index * 3 + 1] ?? 0
      const b = albedo[index * 3 + 2] ?? 0
      const l1 = l + 0.3963377774 * a + 0.2158037573 * b
      const m1 = l - 0.1055613458 * a - 0.0638541728 * b
      const s1 = l - 0.0894841775 * a - 1.291485548 * b
      const l3 = l1 * l1 * l1
      const m3 = m1 * m1 * m1
      const s3 = s1 * s1 * s1
      // Noise in the last bit prevents banding in broad gradients.
      const dither = (hash(11, x, y) & 255) / 255
      const lit = metallic ? light + mirror * 1.3 : light
      const r = 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3
      const g1 = -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3
      const b1 = -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3
      // An out-of-gamut colour is desaturated until sRGB can show it: its hue stays, and no channel clips.
      const least = Math.min(r, g1, b1)
      const grey = 0.2126 * r + 0.7152 * g1 + 0.0722 * b1
      // A reflection is less visible on a bright surface.
      const white = metallic ? 0 : (mirror * 0.3 + pane * 0.5) * (1 - 0.4 * grey)
      const keep = least < LEAST && grey > LEAST ? (grey - LEAST) / (grey - least) : 1
      out[index * 3] = byteOfLinear((grey + (r - grey) * keep) * lit + white, dither)
      out[index * 3 + 1] = byteOfLinear((grey + (g1 - grey) * keep) * lit + white, dither)
      out[index * 3 + 2] = byteOfLinear((grey + (b1 - grey) * keep) * lit + white, dither)
    }
  }
  for (let y = 0; y < height; y++) shadeRow(y)
  return out
}

/**
 * The reflection of one large soft box above the upper left corner, 0..1, in a mirror of gloss `g` tilted by x, y. A
 * level face just misses the box: the slightest tilt towards it catches light, more sharply the glossier it is.
 */
function softBox(x: number, y: number, g: number): number {
  const edge = 0.34 - 0.24 * g
  const far = x * x + y * y
  const inside = smooth(0.02 + edge, 0.02 - edge - 0.16, x + 0.04) * smooth(0.02 + edge, 0.02 - edge - 0.16, y + 0.05)
  return inside === 0 ? 0 : inside * Math.exp(-far * 0.8)
}

/**
 * The reflection of a window beside the soft box, 0..1, in glaze tilted by x, y (twice its slopes): crisp on bent edges
 * and waves; a level face never shows it.
 */
function windowPane(x: number, y: number, g: number): number {
  const towards = 0.66 * x + 0.75 * y
  if (towards < 0.16) return 0
  const aside = Math.abs(0.75 * x - 0.66 * y) / towards
  return smooth(0.5, 0.85, g) * smooth(0.16, 0.38, towards) * smooth(0.95, 0.6, towards) * smooth(1.35, 1, aside)
}

/**
 * Shadow from 0 (lit) to 1, by the steepest ascent towards the light; the wide light makes soft edges. Undefined if no
 * slope is steep enough for a shadow.
 */
function castShadows({ width, height, mmPerPixel, relief }: Fields): Float32Array | undefined {
  let low = Infinity
  let high = -Infinity
  for (let index = 0; index < relief.length; index++) {
    const value = relief[index] ?? 0
    if (value < low) low = value
    if (value > high) high = value
  }
  if (high - low < STEEPEST_LIT * mmPerPixel) return undefined
  const shadow = takeScratch('shadow', relief.length).fill(0)
  const steps = SHADOW_STEPS.map(({ left, up }) => up * width + left)
  const lengths = SHADOW_STEPS.map(({ reach }) => reach * mmPerPixel)
  const castOnRow = (y: number) => {
    const end = (y + 1) * width
    for (let index = y * width + FARTHEST; index < end; index++) {
      const h = relief[index] ?? 0
      // Nothing is high enough to block the light from here.
      if (high - h < STEEPEST_LIT * mmPerPixel) continue
      let steepest = STEEPEST_LIT
      for (let step = 0; step < SHADOW_STEPS.length; step++) {
        const rise = (relief[index - (steps[step] ?? 0)] ?? 0) - h
        const length = lengths[step] ?? 1
        if (rise > steepest * length) steepest = rise / length
      }
      if (steepest > STEEPEST_LIT) shadow[index] = smooth(STEEPEST_LIT, STEEPEST_LIT + 1.1, steepest)
    }
  }
  for (let y = FARTHEST; y < height; y++) castOnRow(y)
  return shadow
}

import { blurField } from './blur.ts'
import { hash } from './noise.ts'
import { type Fields } from './render.ts'

/** Direction to the one soft light: upper left, half high. */
const LIGHT = { x: -0.46, y: -0.52, z: 0.72 }
/** Pixels towards the light at which a cast shadow is looked for. */
const SHADOW_STEPS = [1, 2, 3, 5, 8, 12]

/** sRGB bytes (0..255, with fraction) of linear light 0..2, with a soft shoulder so that highlights never clip hard. */
const TONE = Float32Array.from({ length: 8193 }, (_, index) => {
  const value = index / 4096
  const held = value < 0.72 ? value : 0.72 + 0.27 * (1 - Math.exp(-(value - 0.72) / 0.27))
  return 255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055)
})

export function byteOfLinear(value: number, dither: number): number {
  const tone = TONE[Math.min(8192, Math.max(0, (value * 4096) | 0))] ?? 0
  return (tone + dither) | 0
}

export type ShadeOptions = {
  /** Metals tint their reflection and reflect far more. */
  metallic?: boolean
  /** Falloff of the light over the picture, 0 none .. 1; rooms bring their own light. */
  falloff?: number
}

/** Lights the fields with one soft light from the upper left. Returns 8-bit sRGB, three bytes a pixel, row by row. */
export function shade(fields: Fields, { metallic = false, falloff = 1 }: ShadeOptions = {}): Uint8Array {
  const { width, height, mmPerPixel, albedo, relief, gloss } = fields
  const out = new Uint8Array(width * height * 3)
  const near = blurField(relief, width, 2)
  const far = blurField(near, width, 7)
  const at = (x: number, y: number) =>
    relief[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0
  const perMm = 1 / (2 * mmPerPixel)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const h = relief[index] ?? 0
      const sx = (at(x + 1, y) - at(x - 1, y)) * perMm
      const sy = (at(x, y + 1) - at(x, y - 1)) * perMm
      const length = 1 / Math.sqrt(1 + sx * sx + sy * sy)
      const facing = (-sx * LIGHT.x - sy * LIGHT.y + LIGHT.z) * length
      const depth = ((near[index] ?? 0) - h) / (2 * mmPerPixel) + ((far[index] ?? 0) - h) / (7 * mmPerPixel)
      const cavity = depth > 0 ? 1 / (1 + 0.55 * depth) : 1 + Math.min(0.06, -depth * 0.05)
      const blocked = castShadow(at, x, y, mmPerPixel)
      const direct = (Math.max(0, facing) / LIGHT.z) * (1 - 0.75 * blocked)
      const px = x / width - 0.5
      const py = y / height - 0.5
      const light = (0.42 * cavity + 0.58 * direct * (0.5 + 0.5 * cavity)) * (1 - falloff * (px * 0.035 + py * 0.045))
      const g = gloss[index] ?? 0
      const mirror = g > 0 ? reflection(sx * length, sy * length, { px, py, g }) * cavity * (1 - 0.6 * blocked) : 0

      const l = albedo[index * 3] ?? 0
      const a = albedo[index * 3 + 1] ?? 0
      const b = albedo[index * 3 + 2] ?? 0
      const l1 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
      const m1 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
      const s1 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
      const red = 4.0767416621 * l1 - 3.3077115913 * m1 + 0.2309699292 * s1
      const green = -1.2684380046 * l1 + 2.6097574011 * m1 - 0.3413193965 * s1
      const blue = -0.0041960863 * l1 - 0.7034186147 * m1 + 1.707614701 * s1
      // A quarter-pixel of noise in the last bit keeps broad gradients from banding.
      const dither = ((hash(11, x, y) >>> 0) & 255) / 255
      const tinted = metallic ? mirror * 3 : 0
      const plain = metallic ? 0 : mirror * 0.16
      out[index * 3] = byteOfLinear(red * (light + tinted) + plain, dither)
      out[index * 3 + 1] = byteOfLinear(green * (light + tinted) + plain, dither)
      out[index * 3 + 2] = byteOfLinear(blue * (light + tinted) + plain, dither)
    }
  }
  return out
}

/** 0 in the light .. 1 behind something higher towards the light; a wide light leaves a wide edge. */
function castShadow(at: (x: number, y: number) => number, x: number, y: number, mmPerPixel: number): number {
  const h = at(x, y)
  let steepest = 0
  for (const step of SHADOW_STEPS) {
    const rise = at(x - Math.round(step * 0.66), y - Math.round(step * 0.75)) - h
    if (rise > steepest * step * mmPerPixel) steepest = rise / (step * mmPerPixel)
  }
  const t = (steepest - 0.55) / 1.1
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
}

/** What a glossy point mirrors of one large soft box above the upper left corner, 0..1. */
function reflection(nx: number, ny: number, { px, py, g }: { px: number; py: number; g: number }): number {
  const dx = -2 * nx + px * 0.35 - -0.34
  const dy = -2 * ny + py * 0.35 - -0.4
  const spread = 0.55 - 0.4 * g
  return g * Math.exp(-(dx * dx + dy * dy) / spread)
}

import type { Lab } from './color-difference.ts'

/** 8-bit sRGB to linear light (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** CIELAB under D65 of a colour `0xrrggbb` of sRGB (CSS Color Module Level 4, sections 10 and 18). */
export function labOfRgb(rgb: number): Lab {
  const red = LINEAR[rgb >>> 16] ?? 0
  const green = LINEAR[(rgb >>> 8) & 255] ?? 0
  const blue = LINEAR[rgb & 255] ?? 0
  const x = curve((0.41239079926595934 * red + 0.357584339383878 * green + 0.1804807884018343 * blue) / WHITE_X)
  const y = curve(0.21263900587151027 * red + 0.715168678767756 * green + 0.07219231536073371 * blue)
  const z = curve((0.01933081871559182 * red + 0.11919477979462598 * green + 0.9505321522496607 * blue) / WHITE_Z)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The white of D65 from its chromaticity 0.3127, 0.3290. */
const WHITE_X = 0.3127 / 0.329
const WHITE_Z = (1 - 0.3127 - 0.329) / 0.329
const KAPPA = 24_389 / 27
const EPSILON = 216 / 24_389

function curve(value: number): number {
  return value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116
}

/** `#rrggbb` as `0xrrggbb`. */
export function rgbOfHex(hex: string): number {
  return Number.parseInt(hex.slice(1), 16)
}

/** `0xrrggbb` as `#rrggbb`. */
export function hexOfRgb(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, '0')}`
}

export function labOfHex(hex: string): Lab {
  return labOfRgb(rgbOfHex(hex))
}

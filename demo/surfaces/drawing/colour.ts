import { clamp } from './ramp.ts'

/** A colour in OKLab (Ottosson 2020): l 0..1, a and b about -0.4..0.4. Mixing in OKLab keeps natural hues. */
export type Lab = { l: number; a: number; b: number }

/** Linear light 0..1 of an sRGB byte (IEC 61966-2-1). */
export function linearOfByte(byte: number): number {
  const s = byte / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}

/** Linear sRGB light 0..1 as OKLab (Ottosson 2020). */
export function labOfLinear(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** Writes a colour in linear sRGB, clamped to 0..1 (Ottosson 2020). */
export function linearOfLab({ l, a, b }: Lab, out: [number, number, number]): void {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  out[0] = clamp(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3)
  out[1] = clamp(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3)
  out[2] = clamp(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3)
}

/** `#RRGGBB` (sRGB) as linear light 0..1. */
export function linearOfHex(hex: string): [r: number, g: number, b: number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linearOfByte(value >> 16), linearOfByte((value >> 8) & 255), linearOfByte(value & 255)]
}

/** `#RRGGBB` (sRGB) as OKLab. */
export function labOfHex(hex: string): Lab {
  return labOfLinear(...linearOfHex(hex))
}

/** Linear interpolation from `from` at 0 to `to` at 1, extrapolated beyond. */
export function mixLab(from: Lab, to: Lab, t: number): Lab {
  return { l: from.l + (to.l - from.l) * t, a: from.a + (to.a - from.a) * t, b: from.b + (to.b - from.b) * t }
}

/** The same hue, lighter (positive) or darker, with scaled chroma. */
export function shiftLab(colour: Lab, lightness: number, chroma = 1): Lab {
  return { l: colour.l + lightness, a: colour.a * chroma, b: colour.b * chroma }
}

/** A colour in OKLab (Ottosson 2020): l 0..1, a and b about -0.4..0.4. Mixing in it keeps natural hues. */
export type Lab = { l: number; a: number; b: number }

/** Linear light 0..1 of an sRGB byte (IEC 61966-2-1). */
export function linearOfByte(byte: number): number {
  const s = byte / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}

/** `#RRGGBB` (sRGB) as OKLab. */
export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = linearOfByte(value >> 16)
  const g = linearOfByte((value >> 8) & 255)
  const b = linearOfByte(value & 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** From `from` at 0 to `to` at 1; beyond them it goes on straight. */
export function mixLab(from: Lab, to: Lab, t: number): Lab {
  return { l: from.l + (to.l - from.l) * t, a: from.a + (to.a - from.a) * t, b: from.b + (to.b - from.b) * t }
}

/** The same hue, lighter (positive) or darker, with its chroma scaled. */
export function shiftLab(colour: Lab, lightness: number, chroma = 1): Lab {
  return { l: colour.l + lightness, a: colour.a * chroma, b: colour.b * chroma }
}

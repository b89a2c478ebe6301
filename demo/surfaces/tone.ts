/**
 * sRGB bytes (0..255, with fraction) of linear light 0..2: true to 0.88, so that white paint keeps its colour, with a
 * soft shoulder above, so that highlights never clip hard.
 */
const TONE = Float32Array.from({ length: 8193 }, (_, index) => {
  const value = index / 4096
  const held = value < 0.88 ? value : 0.88 + 0.11 * (1 - Math.exp(-(value - 0.88) / 0.11))
  return 255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055)
})

/** The sRGB byte of a linear light; `dither` 0..1 is added before the fraction is cut. */
export function byteOfLinear(value: number, dither: number): number {
  const tone = TONE[Math.min(8192, Math.max(0, (value * 4096) | 0))] ?? 0
  return (tone + dither) | 0
}

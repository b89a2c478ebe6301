const ENTRIES = 8192

/**
 * A tone curve as a table of fractional sRGB bytes (IEC 61966-2-1) for linear light from 0 to `end`: exact up to
 * `knee`, then a soft shoulder of at most `rise`, so that highlights do not clip hard.
 */
export function makeTone({ knee, rise, end }: { knee: number; rise: number; end: number }): (light: number) => number {
  const perLight = ENTRIES / end
  const table = Float32Array.from({ length: ENTRIES + 1 }, (_, index) => {
    const value = index / perLight
    const held = value < knee ? value : knee + rise * (1 - Math.exp(-(value - knee) / rise))
    return 255 * (held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055)
  })
  return (light) => table[Math.min(ENTRIES, Math.max(0, (light * perLight) | 0))] ?? 0
}

/** White paint lies below the knee and keeps its colour. */
const tone = makeTone({ knee: 0.88, rise: 0.11, end: 2 })

/** The sRGB byte of a linear light; `dither` 0..1 is added before rounding down. */
export function byteOfLinear(light: number, dither: number): number {
  return (tone(light) + dither) | 0
}

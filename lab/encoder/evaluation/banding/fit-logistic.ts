import type { Pair } from './pairs.ts'

/**
 * Fits the logistic curve from the cosine of textures to "one kind": maximum likelihood by Newton's iteration (Hastie,
 * Tibshirani and Friedman 2009, §4.4.1).
 */
export function fitLogistic(pairs: readonly Pick<Pair, 'texture' | 'isOneKind'>[]): { slope: number; middle: number } {
  let [slope, offset] = [8, -4]
  for (let round = 0; round < 25; round++) {
    let [slopeGain, offsetGain, slopes, both, offsets] = [0, 0, 0, 0, 0]
    for (const { texture, isOneKind } of pairs) {
      const chance = 1 / (1 + Math.exp(-slope * texture - offset))
      const [miss, spread] = [Number(isOneKind) - chance, chance * (1 - chance)]
      slopeGain += miss * texture
      offsetGain += miss
      slopes += spread * texture * texture
      both += spread * texture
      offsets += spread
    }
    const determinant = slopes * offsets - both * both
    slope += (offsets * slopeGain - both * offsetGain) / determinant
    offset += (slopes * offsetGain - both * slopeGain) / determinant
  }
  return { slope, middle: -offset / slope }
}

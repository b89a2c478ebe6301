/** A likeness, and whether the two are of one kind. */
export interface Likened {
  likeness: number
  isOneKind: boolean
}

/**
 * Fits the logistic curve from a likeness to "one kind": maximum likelihood by Newton's iteration (Hastie,
 * Tibshirani and Friedman 2009, §4.4.1).
 */
export function fitLogistic(pairs: readonly Likened[]): { slope: number; middle: number } {
  let [slope, offset] = [8, -4]
  for (let round = 0; round < 25; round++) {
    let [slopeGain, offsetGain, slopes, both, offsets] = [0, 0, 0, 0, 0]
    for (const { likeness, isOneKind } of pairs) {
      const chance = 1 / (1 + Math.exp(-slope * likeness - offset))
      const [miss, spread] = [Number(isOneKind) - chance, chance * (1 - chance)]
      slopeGain += miss * likeness
      offsetGain += miss
      slopes += spread * likeness * likeness
      both += spread * likeness
      offsets += spread
    }
    const determinant = slopes * offsets - both * both
    slope += (offsets * slopeGain - both * offsetGain) / determinant
    offset += (slopes * offsetGain - both * slopeGain) / determinant
  }
  return { slope, middle: -offset / slope }
}

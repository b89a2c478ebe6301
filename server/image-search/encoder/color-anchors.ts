import type { EvenColor } from './even-color.ts'

/**
 * The 64 places that a signature's numbers stand for: spread evenly over what sRGB has (Lloyd, "Least squares quantization
 * in PCM", IEEE Transactions on Information Theory 28, 1982, on a grid of the gamut), to whole numbers, from dark to light.
 * They are written down because signatures are kept: another order or another place would make the kept ones wrong.
 */
// oxfmt-ignore
export const COLOR_ANCHORS: readonly EvenColor[] = [
  [-32, 3, -6], [-28, 14, -17], [-28, 17, 1], [-27, -12, 6],
  [-22, 0, 14], [-22, 15, 13], [-20, -6, -9], [-17, 21, -27],
  [-17, 22, -12], [-16, 10, -5], [-14, 7, -21], [-14, 24, 3],
  [-13, -15, 17], [-12, -16, 3], [-12, -1, 7], [-12, 23, 17],
  [-11, 11, 21], [-8, -2, 21], [-5, -10, -10], [-5, 13, 10],
  [-4, 21, -27], [-4, 28, -10], [-2, 14, -14], [-1, 0, -19],
  [0, -19, 19], [0, 29, 6], [1, 16, -1], [1, 25, 20],
  [2, -9, 10], [2, 1, -3], [3, -18, 2], [3, 8, 24],
  [6, -6, 24], [6, 28, -20], [7, 10, -25], [9, 6, 14],
  [10, -13, -9], [10, 22, 11], [10, 28, -5], [12, -3, -21],
  [12, 11, -10], [12, 17, 24], [14, -22, 6], [14, -22, 20],
  [16, -9, 16], [16, 2, 4], [17, 21, -16], [18, -11, 4],
  [19, -12, 27], [19, 4, 28], [20, 18, 2], [21, -12, -15],
  [21, 12, 15], [22, 4, -15], [26, 1, 19], [27, -24, 10],
  [27, -24, 24], [27, -21, -5], [27, 13, -7], [29, -5, -6],
  [30, -8, 31], [30, 4, 5], [31, -10, 18], [32, -13, 6],
]

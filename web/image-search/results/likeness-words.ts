/** The words for a texture similarity, 0..1, and a colour distance, ΔE00: each bound begins the next word. */
const TEXTURES = [
  [0.85, 'very'],
  [0.6, 'alike'],
  [0.3, 'somewhat'],
  [0, 'little'],
] as const
const COLORS = [
  [10, 'other'],
  [5, 'clear'],
  [2, 'beside'],
  [1, 'hardly'],
  [0, 'none'],
] as const

export type TextureWord = (typeof TEXTURES)[number][1]
export type ColorWord = (typeof COLORS)[number][1]

export function textureWord(texture: number): TextureWord {
  return TEXTURES.find(([least]) => texture >= least)?.[1] ?? 'little'
}

/** Bounds after visibility: ΔE00 1 is about the difference that goes unnoticed between two swatches (CIE 142:2001). */
export function colorWord(deltaE: number): ColorWord {
  return COLORS.find(([least]) => deltaE >= least)?.[1] ?? 'none'
}

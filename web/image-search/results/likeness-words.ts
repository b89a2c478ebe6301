/** How a likeness of textures, 0..1, and a distance of colours, ΔE00, are called in plain words: each bound begins the next word. */
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

/** After what can be seen: ΔE00 1 is about what two swatches side by side may differ by unseen (CIE 142:2001). */
export function colorWord(deltaE: number): ColorWord {
  return COLORS.find(([least]) => deltaE >= least)?.[1] ?? 'none'
}

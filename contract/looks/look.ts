/** What was measured of a picture, as it is stored (`picture.look`). */
export interface Look {
  /** From −1 (cool) to 1 (warm); near 0 for greys. */
  warmth: number
  /** How sure each kind of pattern is, 0..1. */
  pattern: Readonly<Record<'plain' | 'flecked' | 'veined' | 'striped' | 'grid' | 'figured', number>>
  /** 0 (calm) to 1 (lively). */
  liveliness: number
  /** The distance at which the pattern repeats or its pieces follow each other, as a share of the picture's width; null: none was found. */
  period: number | null
  /** The luminous reflectance Y under D65 of the material, 0..1, with the ends between which it lies. */
  reflectance: { value: number; low: number; high: number }
  /** Whether the picture is one of a surface, so that its words mean a material: not of a room, of text, or too small. */
  isSurface: boolean
}

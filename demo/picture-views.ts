import { type DemoProduct, getFirstSku } from './products/product.ts'
import { slabsOf } from './products/tiles/laying.ts'

/** Millimetres of a CSS pixel (96 to the inch): at this scale a picture shows its material at true size. */
const TRUE_SIZE = 25.4 / 96

/** Side of a cover in pixels at full size; the other pictures keep their proportion to it. */
export const FULL_SIZE = 800

/**
 * Views of one surface: true width in mm for a cover of `cover` mm, upper left corner as shares of the cover, and size
 * in pixels at full size. The macro is 1:1 on a screen, closer for very fine materials.
 */
export const VIEWS = {
  cover: { trueWidth: (cover: number) => cover, offset: 0, width: FULL_SIZE, height: FULL_SIZE },
  macro: {
    trueWidth: (cover: number) => Math.min(512 * TRUE_SIZE, cover * 0.4),
    offset: 0.31,
    width: 512,
    height: 512,
  },
  // Wide enough for some joints on either side of a piece, except for great slabs.
  laid: {
    trueWidth: (cover: number, piece: number) => Math.max(cover * 2.4, piece < 2000 ? Math.min(piece * 2.6, 2000) : 0),
    offset: -0.13,
    width: 768,
    height: 576,
  },
}

/** True width of a picture in mm, rounded to a tenth. */
export function trueWidth(product: DemoProduct, view: keyof typeof VIEWS): number {
  const piece = slabsOf(product, getFirstSku(product))?.length ?? 0
  return Math.round(VIEWS[view].trueWidth(product.coverWidth, piece) * 10) / 10
}

import type { FileOrder } from './file-order.ts'
import { VIEWS } from './picture-views.ts'
import { getProduct } from './products/all.ts'
import type { Recipe } from './surfaces/draw.ts'

/** For widths up to `asked` (px), a drawing of `drawn` px looks like the whole one reduced. */
type Step = readonly [asked: number, drawn: number]

type Scales = Partial<Record<keyof typeof VIEWS, readonly Step[]>>

/** Families of which a smaller drawing will do, and how large. */
const SCALES: Partial<Record<Recipe['family'], Scales>> = {
  onyx: {
    cover: [
      [40, 80],
      [100, 160],
      [320, 320],
    ],
  },
}

/**
 * Width in pixels of a drawing that shows a file at `width` pixels as if the whole one were reduced (SSIM of .98 at the
 * least; decisions/200); undefined where only the whole will do.
 */
export function drawnWidth(order: FileOrder, width: number): number | undefined {
  if (order.kind !== 'cover' && order.kind !== 'macro' && order.kind !== 'laid') return undefined
  const steps = SCALES[getProduct(order.product).recipe.family]?.[order.kind]
  return steps?.find(([asked]) => asked >= width)?.[1]
}

import type { SheetWish } from '../../../contract/boards/layout/sheet.ts'
import { Problem } from '../../../contract/problem.ts'
import { drawApart } from './drawing.ts'
import { gatheringFrom } from './gather-pictures.ts'
import type { PictureDeps } from './gather-pictures.ts'
import type { DrawnFile } from './job.ts'
import { TooMuchToDraw } from './lay-out.ts'

interface DrawingWish {
  sheet: SheetWish
  format: 'png' | 'svg' | 'pdf'
  /** The resolution of pictures, and of a PNG. */
  dpi: number
}

/** Draws the printed sheet of a board. Throws 1009001006 where it is too large to draw, and the signal's abort. */
export async function drawSheet(deps: PictureDeps, wish: DrawingWish, signal: AbortSignal): Promise<DrawnFile> {
  try {
    return await drawApart(wish, gatheringFrom(deps, { isKept: false }), { signal })
  } catch (error) {
    throw error instanceof TooMuchToDraw ? new Problem(1009001006) : error
  }
}

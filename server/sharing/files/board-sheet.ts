import { papers } from '../../../contract/boards/board.ts'
import type { SheetWish } from '../../../contract/boards/layout/sheet.ts'
import type { Language } from '../../../contract/problem.ts'
import { drawableOf } from '../../../contract/sharing/drawable.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { SharedBoard } from '../../../contract/sharing/views.ts'

/** The printed sheet of a shared board: with its legend, and with prices only where the link shows them. */
export function boardSheet(
  board: SharedBoard,
  { fields }: Pick<SharedView, 'fields'>,
  language: Language,
  { letterhead, isPart }: Pick<SheetWish, 'letterhead' | 'isPart'> = {},
): SheetWish {
  const { now, ...drawable } = drawableOf(board)
  const { width, height } = board.canvas
  return {
    board: drawable,
    paper: Math.max(width, height) > papers.a4.height ? 'a3' : 'a4',
    hasLegend: true,
    hasPrices: fields.includes('price'),
    language,
    now,
    letterhead,
    ...(isPart && { isPart }),
  }
}

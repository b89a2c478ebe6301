import type { Language } from '../../../../contract/problem.ts'
import { ACCENT, INK, SOFT } from '../../../platform/pdf/inks.ts'
import type { Pages } from '../../../platform/pdf/pages.ts'
import { momentIn } from '../shown-texts.ts'
import type { FileApproval } from '../shared-file.ts'
import { sharedWordsIn } from '../words.ts'

/** Content ends above this height, in points: the hash stands below. */
export const BOTTOM = 46

export interface ApprovalInWords {
  heading: string
  /** Who approved, and when. */
  by: string
  /** The note in its own lines. */
  note: string[]
  /** What was approved. */
  what: string
  /** The line at the foot of every page. */
  foot: string
}

export function approvalInWords({ name, note, time, contentHash }: FileApproval, language: Language): ApprovalInWords {
  const words = sharedWordsIn(language)
  return {
    heading: words.approval,
    by: words.approvedBy(name, momentIn(language, time)),
    note: note.split('\n').filter((line) => line.trim() !== ''),
    what: words.approvedThis(contentHash),
    foot: words.hash(contentHash),
  }
}

/** Draws the approval as a block with a bar of its height beside it. */
export function drawApproval(pages: Pages, { heading, by, note, what }: ApprovalInWords): void {
  const x = pages.left + 10
  pages.y -= 14
  pages.ensure(60)
  const [first, top] = [pages.page, pages.y]
  pages.write(heading, { size: 11, color: INK }, x)
  pages.y -= 2
  pages.write(by, { size: 9, color: INK }, x)
  for (const line of note) pages.write(line, { size: 9, color: INK }, x)
  pages.y -= 2
  pages.write(what, { size: 7.5, color: SOFT }, x)
  // A long note may continue on another page.
  const bottom = first === pages.page ? pages.y - 3 : BOTTOM
  first.drawRectangle({ x: pages.left, y: bottom, width: 2, height: top - bottom, color: ACCENT })
}

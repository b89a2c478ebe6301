import type { PDFDocument } from 'pdf-lib'
import { INK, SOFT } from '../../../platform/pdf/inks.ts'
import { drawLetterhead } from '../../../platform/pdf/letterhead.ts'
import type { Lettering } from '../../../platform/pdf/lettering.ts'
import { drawPageTitle, openPages } from '../../../platform/pdf/pages.ts'
import type { SharedFile } from '../shared-file.ts'
import { BOTTOM, drawApproval } from './approval.ts'
import type { ApprovalInWords } from './approval.ts'

export interface BoardInWords {
  title: string
  heading: string
  /** The board's description, in its own lines. */
  description: string[]
}

interface BoardParts extends Pick<SharedFile, 'letterhead' | 'language'> {
  lettering: Lettering
  approval: ApprovalInWords | undefined
  /** What is said of the drawing, below everything else. */
  note: string | undefined
}

/** Adds a page with the board's texts behind its drawing. */
export async function drawBoardPage(
  pdf: PDFDocument,
  { title, heading, description }: BoardInWords,
  { lettering, approval, note, ...headed }: BoardParts,
): Promise<void> {
  const pages = openPages(pdf, { lettering, isLying: false, bottom: BOTTOM, begin: () => undefined })
  await drawLetterhead(pdf, pages, headed)
  drawPageTitle(pages, title, heading)
  if (description.length > 0) pages.y -= 8
  for (const line of description) pages.write(line, { size: 9, color: INK })
  if (approval) drawApproval(pages, approval)
  if (note) pages.write(note, { size: 7, color: SOFT })
}

import type { PDFDocument } from 'pdf-lib'
import { INK } from '../../../platform/pdf/inks.ts'
import type { Lettering } from '../../../platform/pdf/lettering.ts'
import { drawPageTitle, openPages } from '../../../platform/pdf/pages.ts'
import { BOTTOM, drawApproval } from './approval.ts'
import type { ApprovalInWords } from './approval.ts'

export interface BoardInWords {
  title: string
  heading: string
  /** The board's description, in its own lines. */
  description: string[]
}

/** Adds a page with the board's texts behind its drawing. */
export function drawBoardPage(
  pdf: PDFDocument,
  { title, heading, description }: BoardInWords,
  { lettering, approval }: { lettering: Lettering; approval: ApprovalInWords | undefined },
): void {
  const pages = openPages(pdf, { lettering, isLying: false, bottom: BOTTOM, begin: () => undefined })
  drawPageTitle(pages, title, heading)
  if (description.length > 0) pages.y -= 8
  for (const line of description) pages.write(line, { size: 9, color: INK })
  if (approval) drawApproval(pages, approval)
}

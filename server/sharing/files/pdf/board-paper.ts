import type { PDFDocument } from 'pdf-lib'
import type { Lettering } from '../../../platform/pdf/lettering.ts'
import { drawApproval } from './approval.ts'
import type { ApprovalInWords } from './approval.ts'
import { INK, openPages, SOFT } from './pages.ts'

export interface BoardInWords {
  title: string
  heading: string
  /** The board's own, line by line. */
  description: string[]
}

/** Adds what is said of a board to its drawing, on a page of its own behind it. */
export function drawBoardPage(
  pdf: PDFDocument,
  { title, heading, description }: BoardInWords,
  { lettering, approval }: { lettering: Lettering; approval: ApprovalInWords | undefined },
): void {
  const pages = openPages(pdf, { lettering, isLying: false, begin: () => undefined })
  pages.write(title, { size: 18, color: INK })
  pages.y -= 3
  pages.write(heading, { size: 8, color: SOFT })
  if (description.length > 0) pages.y -= 8
  for (const line of description) pages.write(line, { size: 9, color: INK })
  if (approval) drawApproval(pages, approval)
}

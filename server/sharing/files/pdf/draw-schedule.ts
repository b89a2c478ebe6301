import type { PDFDocument } from 'pdf-lib'
import { SOFT } from '../../../platform/pdf/inks.ts'
import { drawLetterhead } from '../../../platform/pdf/letterhead.ts'
import type { Lettering } from '../../../platform/pdf/lettering.ts'
import { drawPageTitle, openPages } from '../../../platform/pdf/pages.ts'
import { paperOf, columnsWidth } from '../../../platform/pdf/table/paper.ts'
import { tableOn } from '../../../platform/pdf/table/table.ts'
import type { SharedFile } from '../shared-file.ts'
import { sharedWordsIn } from '../words.ts'
import { BOTTOM, drawApproval } from './approval.ts'
import type { ApprovalInWords } from './approval.ts'
import type { SharedSchedule } from './schedule.ts'

interface Parts extends Pick<SharedFile, 'language' | 'pictures' | 'letterhead'> {
  lettering: Lettering
  approval: ApprovalInWords | undefined
}

const PICTURE = 30
const LEAST_ITEM = 150
/** Columns wider than this, in points, need a landscape page. */
const UPRIGHT = 290
/** Longer cells are cut. */
const MOST_LINES = 12

/** Draws a schedule: its title, its groups with the table's head on each page, and its totals. */
export async function drawSchedule(
  pdf: PDFDocument,
  { title, heading, columns, groups, totals, notes }: SharedSchedule,
  { lettering, language, pictures, approval, letterhead }: Parts,
): Promise<void> {
  const words = sharedWordsIn(language)
  const isLying = columnsWidth(columns) > UPRIGHT
  const pages = openPages(pdf, { lettering, isLying, bottom: BOTTOM, begin: () => table.head() })
  // Without pictures and colours the rows leave no room for them.
  const isPictured = groups.some(({ rows }) => rows.some(({ picture, color }) => picture ?? color))
  const paper = paperOf(columns, pages, { picture: isPictured ? PICTURE : 0, leastItem: LEAST_ITEM })
  const { x, width } = paper.item
  const manner = { mostLines: MOST_LINES, areRemarksFirst: true }
  const table = tableOn(pages, pdf, { pictures, paper, item: words.item, namesEnd: x + width, ...manner })
  await drawLetterhead(pdf, pages, { letterhead, language })
  drawPageTitle(pages, title, heading)
  if (approval) drawApproval(pages, approval)
  pages.y -= 12
  if (groups.length > 0) table.head()
  for (const group of groups) await table.group(group)
  table.totals(totals, { x, below: 40 })
  pages.y -= 8
  for (const note of notes) pages.write(note, { size: 7.5, color: SOFT })
  if (lettering.missing.size > 0) pages.write(words.missing, { size: 7, color: SOFT })
}

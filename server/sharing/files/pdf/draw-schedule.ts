import type { PDFDocument, PDFImage } from 'pdf-lib'
import type { Lettering } from '../../../platform/pdf/lettering.ts'
import type { SharedFile } from '../shared-file.ts'
import { wordsIn } from '../words.ts'
import { drawApproval } from './approval.ts'
import type { ApprovalInWords } from './approval.ts'
import { drawRow, setRow } from './draw-row.ts'
import { INK, openPages, SOFT } from './pages.ts'
import type { Pages } from './pages.ts'
import { isLying, paperOf } from './paper.ts'
import type { Paper } from './paper.ts'
import type { Schedule, ScheduleGroup, ScheduleTotal } from './schedule.ts'

interface Parts extends Pick<SharedFile, 'language' | 'pictures'> {
  lettering: Lettering
  approval: ApprovalInWords | undefined
}

/** Draws a schedule: its title, its groups with a head on each page, and its totals. */
export async function drawSchedule(
  pdf: PDFDocument,
  schedule: Schedule,
  { lettering, language, pictures, approval }: Parts,
): Promise<void> {
  const words = wordsIn(language)
  const pages = openPages(pdf, { lettering, isLying: isLying(schedule), begin: (on) => drawHead(on, paper) })
  const paper = paperOf(schedule, pages)
  const imageOf = imagesIn(pdf, pictures)
  pages.write(schedule.title, { size: 18, color: INK })
  pages.y -= 3
  pages.write(schedule.heading, { size: 8, color: SOFT })
  if (approval) drawApproval(pages, approval)
  pages.y -= 12
  if (schedule.groups.length > 0) drawHead(pages, paper)
  for (const group of schedule.groups) await drawGroup(pages, group, { paper, imageOf })
  drawTotals(pages, schedule.totals, paper)
  pages.y -= 8
  for (const note of schedule.notes) pages.write(note, { size: 7.5, color: SOFT })
  if (lettering.hasMissing()) pages.write(words.missing, { size: 7, color: SOFT })

  function drawHead(on: Pages, { item, columns }: Paper): void {
    const y = on.y - 8
    on.atLeft(words.item, { x: item.x, y, size: 7, color: SOFT })
    for (const { heading, right, width } of columns) on.atRight(heading, { right, width, y, size: 7, color: SOFT })
    on.y = y - 5
    on.rule()
  }
}

type ImageOf = (address: string | undefined) => Promise<PDFImage | undefined>

/** Embeds each picture once, however often it is drawn. One that is none is left out. */
function imagesIn(pdf: PDFDocument, pictures: SharedFile['pictures']): ImageOf {
  const images = new Map<string, Promise<PDFImage | undefined>>()
  return async (address) => {
    const jpeg = address === undefined ? undefined : pictures.get(address)
    if (address === undefined || !jpeg) return undefined
    const embedded = images.get(address) ?? pdf.embedJpg(jpeg).catch(() => undefined)
    images.set(address, embedded)
    return embedded
  }
}

async function drawGroup(
  pages: Pages,
  { name, sums, rows }: ScheduleGroup,
  { paper, imageOf }: { paper: Paper; imageOf: ImageOf },
): Promise<void> {
  const sets = rows.map((row) => setRow(row, paper, pages))
  if (name || sums) {
    // A heading stands on the page of its first row.
    pages.ensure(26 + (sets[0]?.height ?? 0))
    pages.y -= 20
    const width = paper.item.x + paper.item.width - pages.left
    const [head = ''] = pages.lettering.linesOf(name, { size: 11, width, most: 1 })
    pages.atLeft(head, { x: pages.left, y: pages.y, size: 11, color: INK })
    drawCells(pages, sums ?? [], { paper, size: 8.5 })
    pages.y -= 6
    pages.rule()
  }
  for (const [place, row] of rows.entries()) {
    const set = sets[place]
    if (!set) continue
    pages.ensure(set.height)
    drawRow(pages, row, { set, paper, image: await imageOf(row.picture) })
  }
}

function drawTotals(pages: Pages, totals: readonly ScheduleTotal[], paper: Paper): void {
  if (totals.length === 0) return
  pages.ensure(totals.length * 16 + 40)
  pages.y -= 14
  const x = paper.item.x
  for (const { name, cells, isTotal } of totals) {
    const size = isTotal ? 11 : 8.5
    pages.y -= isTotal ? 20 : 15
    pages.atLeft(name, { x, y: pages.y, size, color: INK })
    drawCells(pages, cells, { paper, size })
    pages.y -= 3
    pages.rule(x)
  }
}

function drawCells(pages: Pages, cells: readonly string[], { paper, size }: { paper: Paper; size: number }): void {
  for (const [place, text] of cells.entries()) {
    const column = paper.columns[place]
    if (column) pages.atRight(text, { right: column.right, width: column.width, y: pages.y, size, color: INK })
  }
}

import { PDFDocument } from 'pdf-lib'
import { dayIn } from '../../platform/dates.ts'
import { describePdf } from '../../platform/pdf/describe-pdf.ts'
import { drawFeet } from '../../platform/pdf/feet.ts'
import { makerOf, textsOfLetterhead } from '../../platform/pdf/letterhead.ts'
import { openLettering } from '../../platform/pdf/lettering.ts'
import { savePdf } from '../../platform/pdf/save-pdf.ts'
import { approvalInWords } from './pdf/approval.ts'
import { drawBoardPage } from './pdf/board-paper.ts'
import type { BoardInWords } from './pdf/board-paper.ts'
import { budgetSchedule } from './pdf/budget-schedule.ts'
import { drawSchedule } from './pdf/draw-schedule.ts'
import { folderSchedule } from './pdf/folder-schedule.ts'
import { textsIn } from './pdf/schedule.ts'
import type { SharedSchedule } from './pdf/schedule.ts'
import type { SharedFile } from './shared-file.ts'
import { sharedWordsIn } from './words.ts'

/**
 * A shared thing as a PDF: a budget list or a folder as a schedule on A4, a board as a drawing. A PDF of an approval states who
 * approved and when, and has the content hash on every page.
 */
export async function writeSharedPdf(file: SharedFile): Promise<Uint8Array> {
  const { pdf, drawn, said, lettering, approval } = await drawShared(file)
  const { drawing } = file
  const foot = drawing ? `${said.title} · ${said.heading}` : said.title
  // A drawing has the studio's foot already.
  const isOther = (place: number) => file.letterhead !== undefined && place < drawn
  const below = approval?.foot ?? ''
  drawFeet(pdf, lettering, { ...file, name: foot, below, y: 19, areNumbered: !drawing, isOther })
  return savePdf(pdf)
}

/** The pages of a shared thing, without their feet. `drawn` of them, the first ones, are a board's drawing. */
export async function drawShared(file: SharedFile) {
  const { language, drawing } = file
  const pdf = drawing ? await PDFDocument.load(drawing.content, { updateMetadata: false }) : await PDFDocument.create()
  const drawn = pdf.getPageCount()
  const approval = file.approval && approvalInWords(file.approval, language)
  const said = saidOf(file)
  describePdf(pdf, { ...file, title: said.title })
  const words = sharedWordsIn(language)
  const fixed = [
    makerOf(file.letterhead),
    ...textsOfLetterhead(file.letterhead, language),
    words.item,
    words.missing,
    '0123456789 /·–□',
  ]
  const lettering = await openLettering(pdf, textsIn([said, approval, fixed]))
  if ('groups' in said) await drawSchedule(pdf, said, { ...file, lettering, approval })
  else {
    const isLacking = lettering.missing.size > 0 || (drawing && drawing.missing.size > 0)
    const note = isLacking ? words.missing : undefined
    if (approval || said.description.length > 0 || note)
      await drawBoardPage(pdf, said, { ...file, lettering, approval, note })
  }
  return { pdf, drawn, said, lettering, approval }
}

function saidOf(file: SharedFile): SharedSchedule | BoardInWords {
  const { view, language, day } = file
  if (view.budget) return budgetSchedule(view.budget, file)
  if (view.folder) return folderSchedule(view.folder, file)
  const { name = '', description = '' } = view.board ?? {}
  return {
    title: name,
    heading: [sharedWordsIn(language).sharedBy(view.ownerName), dayIn(language, day)].join(' · '),
    description: description.split('\n').filter((line) => line.trim() !== ''),
  }
}

import { PDFDocument } from 'pdf-lib'
import { numberPlace } from '../../../../contract/boards/layout/letterhead.ts'
import { approvedWithoutPrice } from '../../../../contract/sharing/open-prices.ts'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { setBookmarks } from '../../../platform/pdf/bookmarks.ts'
import { describePdf } from '../../../platform/pdf/describe-pdf.ts'
import { drawFeet } from '../../../platform/pdf/feet.ts'
import { INK } from '../../../platform/pdf/inks.ts'
import { makerOf, textsOfLetterhead } from '../../../platform/pdf/letterhead.ts'
import { openLettering } from '../../../platform/pdf/lettering.ts'
import type { Lettering } from '../../../platform/pdf/lettering.ts'
import { packPages, savePdf } from '../../../platform/pdf/save-pdf.ts'
import type { PartChoice } from '../choice.ts'
import { drawShared } from '../pdf-file.ts'
import { sharedWordsIn } from '../words.ts'
import type { LeftOpen } from './decision.ts'
import { drawFrontSheet } from './front-sheet.ts'
import type { SentWriter } from './messages.ts'
import type { SentHead } from './sent-file.ts'
import { sentWordsIn } from './words.ts'

interface Added {
  name: string
  /** Its first page among those of all parts. */
  from: number
  /** Pages at its beginning that are a board's sheets with a title block of their own. */
  blocks: number
}

const POINTS_PER_MM = 72 / 25.4

/**
 * The PDF of a version: a first sheet, and its parts as their own files show them, under one run of page numbers. Each part is drawn for
 * itself and packed before the next one comes.
 */
export async function openSentPdf(head: SentHead): Promise<SentWriter> {
  const pdf = await PDFDocument.create()
  const parts: Added[] = []
  const open: LeftOpen[] = []
  const isByLine = head.decision?.verdict === 'changes' && head.decision.lines.length > 0
  return {
    async add({ name, ...file }) {
      const { pdf: own, drawn } = await drawShared(file)
      const { budget } = file.view
      if (budget && file.choice)
        open.push({
          list: name,
          lines: approvedWithoutPrice(budget, file.choice),
          unanswered: isByLine ? unansweredIn(budget, file.choice) : 0,
        })
      parts.push({ name, from: pdf.getPageCount(), blocks: file.letterhead ? drawn : 0 })
      packPages(own)
      for (const page of await pdf.copyPages(own, own.getPageIndices())) pdf.addPage(page)
    },
    async finish() {
      const front = await drawFrontSheet(
        head,
        parts.map(({ from }) => from),
        open,
      )
      packPages(front)
      const pages = await pdf.copyPages(front, front.getPageIndices())
      for (const [place, page] of pages.entries()) pdf.insertPage(place, page)
      await finishPages(pdf, { head, parts, first: pages.length })
      return savePdf(pdf)
    },
  }
}

function unansweredIn({ lines }: SharedBudget, choice: PartChoice): number {
  const answered = new Set(choice.lines.map(({ lineId }) => lineId))
  return lines.filter(({ id }) => !answered.has(id)).length
}

/** Draws what each page says of the whole document, and adds the bookmarks. */
async function finishPages(
  pdf: PDFDocument,
  { head, parts, first }: { head: SentHead; parts: readonly Added[]; first: number },
): Promise<void> {
  const { language, letterhead, decision, day, number, project } = head
  const words = sentWordsIn(language)
  const title = words.fileOf(project, number)
  const code = decision ? sharedWordsIn(language).hash(decision.contentHash) : ''
  const texts = [title, code, makerOf(letterhead), ...textsOfLetterhead(letterhead, language), '0123456789 /·']
  const lettering = await openLettering(pdf, texts)
  describePdf(pdf, { title, language, day, letterhead })
  const blocks = new Set(
    parts.flatMap(({ from, blocks: count }) => Array.from({ length: count }, (_, place) => first + from + place)),
  )
  drawFeet(pdf, lettering, {
    name: title,
    below: code,
    y: 19,
    letterhead,
    language,
    isOther: (place) => blocks.has(place),
  })
  for (const place of blocks) numberBlock(pdf, place, { head, lettering })
  const sheet = { title: words.version(number), page: 0 }
  setBookmarks(pdf, [sheet, ...parts.map(({ name, from }) => ({ title: name, page: first + from }))])
}

/** Writes the number of a board's sheet into its title block. */
function numberBlock(
  pdf: PDFDocument,
  place: number,
  { head: { letterhead, language }, lettering }: { head: SentHead; lettering: Lettering },
): void {
  if (!letterhead) return
  const page = pdf.getPage(place)
  const size = { w: page.getWidth() / POINTS_PER_MM, h: page.getHeight() / POINTS_PER_MM }
  const at = numberPlace(letterhead, size, language)
  const text = `${place + 1} / ${pdf.getPageCount()}`
  const [x, y, points] = [at.x, at.y, at.size].map((mm) => mm * POINTS_PER_MM)
  lettering.draw(page, text, { x: x ?? 0, y: y ?? 0, size: points ?? 0, color: INK })
}

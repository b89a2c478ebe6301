import { PDFDocument } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'
import { dayIn } from '../../../platform/dates.ts'
import { INK, SOFT } from '../../../platform/pdf/inks.ts'
import { drawLetterhead, textsOfLetterhead } from '../../../platform/pdf/letterhead.ts'
import { openLettering } from '../../../platform/pdf/lettering.ts'
import { drawPageTitle, openPages } from '../../../platform/pdf/pages.ts'
import type { Pages } from '../../../platform/pdf/pages.ts'
import { BOTTOM } from '../pdf/approval.ts'
import { textsIn } from '../pdf/schedule.ts'
import { sharedWordsIn } from '../words.ts'
import { decisionInWords, drawDecision } from './decision.ts'
import type { LeftOpen } from './decision.ts'
import type { SentHead } from './sent-file.ts'
import { sentWordsIn } from './words.ts'

/** Told as of the day on which the file is made. */
const PASSING = ['certificates', 'stock', 'leadTime'] as const
const NUMBER_ROOM = 40
/** Where the names of parts begin, behind their places. */
const INDENT = 20

/**
 * The first sheet of a version, on as many pages as its letter and its decision take: what it is, what was decided, the letter, and the
 * contents. `open` is what the decision leaves open. `places` are the first pages of the parts, from 0, counted behind this sheet.
 */
export async function drawFrontSheet(
  head: SentHead,
  places: readonly number[],
  open: readonly LeftOpen[],
): Promise<PDFDocument> {
  const { language, letterhead } = head
  const pdf = await PDFDocument.create()
  const said = inWords(head)
  const decision = head.decision && decisionInWords(head.decision, head, open)
  const { missing } = sharedWordsIn(language)
  const texts = textsIn([said, decision, missing, textsOfLetterhead(letterhead, language), '0123456789 …'])
  const lettering = await openLettering(pdf, texts)
  const pages = openPages(pdf, { lettering, isLying: false, bottom: BOTTOM, begin: () => undefined })
  await drawLetterhead(pdf, pages, { letterhead, language })
  drawPageTitle(pages, said.title, said.heading)
  if (decision) drawDecision(pages, decision)
  if (said.letter.length > 0) pages.y -= 16
  for (const line of said.letter)
    if (line === '') pages.y -= 7
    else pages.write(line, { size: 10, color: INK })
  const entries = drawContents(pages, said)
  pages.y -= 12
  if (said.today) pages.write(said.today, { size: 7.5, color: SOFT })
  if (lettering.missing.size > 0) pages.write(missing, { size: 7, color: SOFT })
  for (const [place, { page, y }] of entries.entries()) {
    const text = String(pdf.getPageCount() + (places[place] ?? 0) + 1)
    lettering.draw(page, text, { x: pages.right - lettering.widthOf(text, 9), y, size: 9, color: INK })
  }
  return pdf
}

function inWords({ project, number, sender, sentOn, letter, parts, fields, language, day }: SentHead) {
  const words = sentWordsIn(language)
  const passing = PASSING.filter((field) => fields.includes(field)).map((field) => words.passing[field])
  return {
    title: project,
    heading: [words.version(number), words.sentBy(sender, dayIn(language, sentOn))].join(' · '),
    letter: letter.split(/\r\n|[\n\r]/).map((line) => line.trim()),
    contents: words.contents,
    parts: parts.map(({ kind, name }, place) => ({ nth: String(place + 1), name, kind: words.kinds[kind] })),
    today: passing.length > 0 ? words.today(passing.join(words.between), dayIn(language, day)) : '',
  }
}

/** Draws the parts in their order, and returns where the numbers of their pages belong. */
function drawContents(pages: Pages, { contents, parts }: ReturnType<typeof inWords>): { page: PDFPage; y: number }[] {
  const { lettering, left, right } = pages
  pages.y -= 22
  pages.ensure(40)
  pages.write(contents, { size: 11, color: INK })
  pages.y -= 4
  return parts.map(({ nth, name, kind }) => {
    pages.ensure(17)
    pages.y -= 14
    const kindWidth = lettering.widthOf(kind, 8)
    const width = right - left - INDENT - NUMBER_ROOM - kindWidth - 8
    const [shown = ''] = lettering.linesOf(name, { size: 9, width, most: 1 })
    pages.atLeft(nth, { x: left, y: pages.y, size: 9, color: SOFT })
    pages.atLeft(shown, { x: left + INDENT, y: pages.y, size: 9, color: INK })
    pages.atLeft(kind, { x: left + INDENT + lettering.widthOf(shown, 9) + 8, y: pages.y, size: 8, color: SOFT })
    const at = { page: pages.page, y: pages.y }
    pages.y -= 3
    pages.rule()
    return at
  })
}

import { PDFDocument } from 'pdf-lib'
import { dayIn } from '../../platform/dates.ts'
import { describePdf } from '../../platform/pdf/describe-pdf.ts'
import { INK, SOFT } from '../../platform/pdf/inks.ts'
import { drawLetterhead, makerOf, textsOfLetterhead } from '../../platform/pdf/letterhead.ts'
import { openLettering } from '../../platform/pdf/lettering.ts'
import { savePdf } from '../../platform/pdf/save-pdf.ts'
import { blocksOf, drawScheduleItem, heightOf } from './pdf-item.ts'
import { openSchedulePages } from './pdf-pages.ts'
import type { SchedulePages } from './pdf-pages.ts'
import { inWords } from './pdf-words.ts'
import type { ItemInWords } from './pdf-words.ts'
import type { FolderSchedule } from './schedule.ts'
import { folderWordsIn } from './words.ts'

/** Prints a schedule on A4: one row for each item, with hairlines between them and headings on each page. */
export async function writePdf(schedule: FolderSchedule): Promise<Uint8Array> {
  const { language, folder, items, pictures } = schedule
  const words = folderWordsIn(language)
  const pdf = await PDFDocument.create()
  describePdf(pdf, { ...schedule, title: folder })
  const written = items.map((item) => inWords(item, { words, language }))
  const lettering = await openLettering(pdf, textsOf(schedule, written))
  const pages = openSchedulePages(pdf, { lettering, folder, words, schedule })
  await drawLetterhead(pdf, pages, schedule)
  drawTitle(pages, schedule)
  pages.head()
  for (const item of written) {
    const blocks = blocksOf(item, lettering)
    pages.ensure(heightOf(blocks))
    await drawScheduleItem(pages, item, { blocks, jpeg: item.pictureKey ? pictures.get(item.pictureKey) : undefined })
  }
  if (items.length === 0) pages.write(schedule.all === 0 ? words.empty : words.unmet, { size: 9.5, color: SOFT })
  pages.y -= 6
  if (lettering.missing.size > 0) pages.write(words.missing, { size: 7.5, color: SOFT })
  pages.foot()
  return savePdf(pdf)
}

function drawTitle(pages: SchedulePages, { folder, items, all, day, language }: FolderSchedule): void {
  pages.write(folder, { size: 22, color: INK })
  pages.y -= 5
  const words = folderWordsIn(language)
  pages.write(`${words.count(items.length, all)}  ·  ${dayIn(language, day)}`, { size: 9, color: SOFT })
  pages.y -= 18
}

function* textsOf(schedule: FolderSchedule, written: ItemInWords[]): Generator<string> {
  const { folder, items, all, day, language, letterhead } = schedule
  yield* [makerOf(letterhead), ...textsOfLetterhead(letterhead, language)]
  const words = folderWordsIn(language)
  for (const word of Object.values(words)) if (typeof word === 'string') yield word
  yield* [folder, words.count(items.length, all), dayIn(language, day), '0123456789 / ·']
  for (const { texts } of written) yield* texts
}

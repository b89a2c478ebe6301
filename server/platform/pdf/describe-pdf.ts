import type { PDFDocument } from 'pdf-lib'
import type { Letterhead } from '../../../contract/paper.ts'
import type { Language } from '../../../contract/problem.ts'

/** The producer of documents, which their footers name too. */
export const MAKER = 'Quarry'

interface Described {
  title: string
  language: Language
  /** `YYYY-MM-DD`. */
  day: string
  letterhead?: Letterhead | undefined
}

/** The metadata of a document. */
export function describePdf(pdf: PDFDocument, { title, language, day, letterhead }: Described): void {
  pdf.setTitle(title.toWellFormed(), { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  nameMaker(pdf, letterhead?.studio)
  pdf.setCreationDate(new Date(day))
  pdf.setModificationDate(new Date(day))
}

/** Says who made a document: Quarry, or the studio whose it is and Quarry only where it wants that said. */
export function nameMaker(pdf: PDFDocument, studio: Letterhead['studio'] | undefined): void {
  const maker = !studio || studio.saysQuarry ? MAKER : studio.name.toWellFormed()
  pdf.setProducer(maker)
  pdf.setCreator(maker)
  if (studio) pdf.setAuthor(studio.name.toWellFormed())
}

import type { PDFDocument } from 'pdf-lib'
import type { Language } from '../../../contract/problem.ts'

/** The producer of documents, which their footers name too. */
export const MAKER = 'Quarry'

interface Described {
  title: string
  language: Language
  /** `YYYY-MM-DD`. */
  day: string
}

/** The metadata of a document. */
export function describePdf(pdf: PDFDocument, { title, language, day }: Described): void {
  pdf.setTitle(title.toWellFormed(), { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setProducer(MAKER)
  pdf.setCreator(MAKER)
  pdf.setCreationDate(new Date(day))
  pdf.setModificationDate(new Date(day))
}

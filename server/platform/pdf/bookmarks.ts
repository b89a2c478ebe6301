import { PDFHexString, PDFName, PDFNumber } from 'pdf-lib'
import type { PDFDict, PDFDocument, PDFRef } from 'pdf-lib'

export interface Bookmark {
  title: string
  /** The page that it opens, from 0. */
  page: number
}

/** Gives a document bookmarks, in one level (ISO 32000-1, 12.3.3). */
export function setBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return
  const { context } = pdf
  const root = context.nextRef()
  const refs = bookmarks.map(() => context.nextRef())
  for (const [place, { title, page }] of bookmarks.entries()) {
    const entries = {
      Title: PDFHexString.fromText(title.toWellFormed()),
      Parent: root,
      Dest: [pdf.getPage(page).ref, PDFName.of('Fit')],
    }
    const item = context.obj(entries)
    link(item, 'Prev', refs[place - 1])
    link(item, 'Next', refs[place + 1])
    const [own] = refs.slice(place)
    if (own) context.assign(own, item)
  }
  const outlines = context.obj({ Type: 'Outlines', Count: PDFNumber.of(refs.length) })
  link(outlines, 'First', refs[0])
  link(outlines, 'Last', refs.at(-1))
  context.assign(root, outlines)
  pdf.catalog.set(PDFName.of('Outlines'), root)
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

function link(dict: PDFDict, name: string, to: PDFRef | undefined): void {
  if (to) dict.set(PDFName.of(name), to)
}

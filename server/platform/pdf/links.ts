import { PDFArray, PDFName, PDFString } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'

/** A rectangle in points, from its lower left corner. */
export interface LinkArea {
  x: number
  y: number
  width: number
  height: number
}

/** Makes an area of a page a link (PDF 32000-1, 12.5.6.5). */
export function linkTo(page: PDFPage, { x, y, width, height }: LinkArea, address: string): void {
  const { context } = page.doc
  const link = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, y, x + width, y + height],
      Border: [0, 0, 0],
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(address) },
    }),
  )
  const before = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)
  if (before) before.push(link)
  else page.node.set(PDFName.of('Annots'), context.obj([link]))
}

import { PDFDocument } from 'pdf-lib'
import type { PDFImage } from 'pdf-lib'
import { layersOf, SHADOW_COLOR } from '../../../contract/boards/layout/marks.ts'
import type { Drawing, Mark, ShadowMark } from '../../../contract/boards/layout/marks.ts'
import type { Layer } from '../../../contract/boards/layout/sheet.ts'
import { nameMaker } from '../../platform/pdf/describe-pdf.ts'
import { openLettering } from '../../platform/pdf/lettering.ts'
import { savePdf } from '../../platform/pdf/save-pdf.ts'
import type { DrawnFile, Job, JobPictures } from './job.ts'
import { colorOf, clipTo, cutOut, drawArea, drawLine, setOpacity, drawWithin } from './pdf-drawing.ts'
import type { PdfSheet } from './pdf-drawing.ts'
import { turnMatrix } from './pdf-paths.ts'
import { drawPicture } from './pdf-pictures.ts'
import { textsOf } from './texts.ts'

const POINTS_PER_MM = 72 / 25.4

/** Writes pages as a PDF. Its fonts are embedded, and each picture is embedded once, however often it is drawn. */
export async function writePdf({ pages, title, language, studio }: Job, pictures: JobPictures): Promise<DrawnFile> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title.toWellFormed(), { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  nameMaker(pdf, studio)
  const lettering = await openLettering(pdf, textsOf(pages))
  const images = new Map<string, PDFImage>()
  for (const [name, bytes] of pictures) {
    // A copy, because the library reads from the start of the memory, which other pictures share.
    const image = await pdf.embedJpg(new Uint8Array(bytes)).catch(() => undefined)
    if (image) images.set(name, image)
  }
  for (const { w, h, layers } of pages) {
    const page = pdf.addPage([w * POINTS_PER_MM, h * POINTS_PER_MM])
    const sheet: PdfSheet = { page, lettering, images, at: [1, 0, 0, 1, 0, 0] }
    // Coordinates from here on are mm, downwards from the upper left corner.
    drawWithin(sheet, [POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, h * POINTS_PER_MM], (inMm) => {
      for (const layer of layers) drawLayer(inMm, layer)
    })
  }
  return { content: await savePdf(pdf), missing: lettering.missing }
}

function drawLayer(sheet: PdfSheet, { x, y, scale, clip, drawings }: Layer): void {
  drawWithin(sheet, [scale, 0, 0, scale, x, y], (inLayer) => {
    if (clip) clipTo(inLayer, { type: 'rectangle', x: 0, y: 0, ...clip })
    for (const drawing of drawings) drawDrawing(inLayer, drawing)
  })
}

function drawDrawing(sheet: PdfSheet, { x, y, w, h, rotation, opacity, marks }: Drawing): void {
  drawWithin(sheet, [1, 0, 0, 1, x, y], (placed) =>
    drawWithin(placed, turnMatrix(rotation, { x: w / 2, y: h / 2 }), (own) => {
      for (const [place, mark] of marks.entries()) {
        if (mark.type === 'shadow' && opacity < 1) drawAround(own, { shadow: mark, above: marks[place + 1], opacity })
        else drawMark(own, mark, opacity)
      }
    }),
  )
}

/** Draws a shadow only outside the shape that casts it; it would shine through faint shapes. */
function drawAround(
  sheet: PdfSheet,
  { shadow, above, opacity }: { shadow: ShadowMark; above: Mark | undefined; opacity: number },
): void {
  const { outline, depth } = shadow
  const { x, y, w, h } = outline
  const reach = 2 * depth
  const reached = { x: x - reach, y: y - reach, w: w + 2 * reach, h: h + 2 * reach }
  const lying = above?.type === 'picture' ? above.clip : above?.type === 'area' ? above.outline : outline
  drawWithin(sheet, [1, 0, 0, 1, 0, 0], (own) => {
    cutOut(own, lying, reached)
    drawMark(own, shadow, opacity)
  })
}

function drawMark(sheet: PdfSheet, mark: Mark, opacity: number): void {
  switch (mark.type) {
    case 'shadow':
      for (const layer of layersOf(mark))
        drawArea(sheet, { outline: layer.outline, fill: SHADOW_COLOR, opacity: layer.opacity * opacity })
      return
    case 'area':
      drawArea(sheet, { ...mark, opacity: (mark.opacity ?? 1) * opacity })
      return
    case 'line':
      drawLine(sheet, mark, opacity)
      return
    case 'picture':
      drawPicture(sheet, mark, opacity)
      return
    case 'text':
      drawWithin(sheet, [1, 0, 0, -1, mark.x, mark.y], (upright) => {
        setOpacity(upright, opacity)
        sheet.lettering.draw(sheet.page, mark.text, { x: 0, y: 0, size: mark.size, color: colorOf(mark.color) })
      })
  }
}

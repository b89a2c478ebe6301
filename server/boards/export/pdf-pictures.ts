import {
  concatTransformationMatrix,
  drawObject,
  fill as fillPath,
  PDFDict,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib'
import type { PDFImage, PDFPage } from 'pdf-lib'
import { boundsOf, cellsOf, nameOfSource } from '../../../contract/boards/layout/marks.ts'
import type { Box, PictureMark, Repeat } from '../../../contract/boards/layout/marks.ts'
import { covering } from './covering.ts'
import { clipTo, drawArea, drawLine, setOpacity, drawWithin } from './pdf-drawing.ts'
import type { PdfSheet } from './pdf-drawing.ts'
import { fine, multiply, outlinePath } from './pdf-paths.ts'
import type { Matrix } from './pdf-paths.ts'

/** Draws a picture, once or repeated; in place of one that is gone, its colour with a cross. */
export function drawPicture(sheet: PdfSheet, mark: PictureMark, opacity: number): void {
  const { source, clip, place, repeat, flipX, flipY, color, covers } = mark
  const image = sheet.images.get(nameOfSource(source))
  // A faint picture lets only the paper shine through, so its colour is not drawn below it.
  if (!image || repeat) drawArea(sheet, { outline: clip, fill: (image && repeat?.joint) ?? color, opacity })
  const { x, y, w, h } = boundsOf(clip)
  if (!image) {
    const look = { type: 'line', color: '#ffffff', width: 0.5 } as const
    drawLine(sheet, { ...look, from: [x, y], to: [x + w, y + h] }, opacity * 0.6)
    drawLine(sheet, { ...look, from: [x, y + h], to: [x + w, y] }, opacity * 0.6)
    return
  }
  const flip: Matrix = [flipX ? -1 : 1, 0, 0, flipY ? -1 : 1, flipX ? 2 * x + w : 0, flipY ? 2 * y + h : 0]
  sheet.page.pushOperators(pushGraphicsState())
  clipTo(sheet, clip)
  setOpacity(sheet, opacity)
  drawWithin(sheet, flip, (flipped) => {
    if (repeat) drawRepeated(flipped, image, { place, repeat, area: { x, y, w, h } })
    else drawImage(flipped, image, covers ? covering(place, image) : place)
  })
  sheet.page.pushOperators(popGraphicsState())
}

/** An image in a PDF measures one by one and has its origin below. */
function imageMatrix({ x, y, w, h }: Box, { flipX, flipY } = { flipX: false, flipY: false }): Matrix {
  return [flipX ? -w : w, 0, 0, flipY ? h : -h, flipX ? x + w : x, flipY ? y : y + h]
}

function drawImage({ page }: PdfSheet, image: PDFImage, place: Box): void {
  const name = page.node.newXObject('Picture', image.ref)
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...fine(imageMatrix(place))),
    drawObject(name),
    popGraphicsState(),
  )
}

/** Repeats a picture by a tiling pattern (PDF 32000-1, 8.7.3), which takes no more bytes for a thousand than for two. */
function drawRepeated(
  { page, at }: PdfSheet,
  image: PDFImage,
  { place, repeat, area }: { place: Box; repeat: Repeat; area: Box },
): void {
  const { context } = page.doc
  const matrix = multiply([1, 0, 0, 1, place.x, place.y], at)
  const { period, cells } = cellsOf({ place, repeat })
  const drawn = cells.map((one) => `q ${fine(imageMatrix(one, one)).join(' ')} cm /Picture Do Q`)
  const cell = context.stream(drawn.join('\n'), {
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, Math.max(...cells.map(({ x, w }) => x + w)), Math.max(...cells.map(({ y, h }) => y + h))],
    XStep: period.w,
    YStep: period.h,
    Matrix: fine(matrix),
    Resources: { XObject: { Picture: image.ref } },
  })
  const name = patternName(page, context.register(cell))
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.NonStrokingColorspace, [PDFName.of('Pattern')]),
    PDFOperator.of(PDFOperatorNames.NonStrokingColorN, [name]),
    ...outlinePath({ type: 'rectangle', ...area }),
    fillPath(),
  )
}

function patternName({ node, doc }: PDFPage, pattern: ReturnType<typeof doc.context.register>): PDFName {
  const resources = node.normalizedEntries().Resources
  const key = PDFName.of('Pattern')
  const patterns = resources.lookupMaybe(key, PDFDict) ?? doc.context.obj({})
  resources.set(key, patterns)
  const name = PDFName.of(`Tiles${patterns.keys().length}`)
  patterns.set(name, pattern)
  return name
}

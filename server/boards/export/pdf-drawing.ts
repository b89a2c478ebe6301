import {
  clip as clipPath,
  clipEvenOdd,
  concatTransformationMatrix,
  endPath,
  fill as fillPath,
  fillAndStroke,
  PDFNumber,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setGraphicsState,
  setLineWidth,
  setStrokingColor,
  stroke as strokePath,
} from 'pdf-lib'
import type { PDFImage, PDFOperator, PDFPage, RGB } from 'pdf-lib'
import type { Box, Mark, Outline } from '../../../contract/boards/layout/marks.ts'
import type { Lettering } from '../../platform/pdf/lettering.ts'
import { begin, fine, lineToPoint, multiply, outlinePath, roundedForPdf } from './pdf-paths.ts'
import type { Matrix } from './pdf-paths.ts'

/** What a page is drawn with. */
export interface PdfSheet {
  page: PDFPage
  lettering: Lettering
  images: ReadonlyMap<string, PDFImage>
  /** From the current coordinates to those of the page, in which a PDF places patterns. */
  at: Matrix
}

/** Draws in other coordinates, and restores the former ones. */
export function drawWithin(sheet: PdfSheet, matrix: Matrix, draw: (sheet: PdfSheet) => void): void {
  sheet.page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...fine(matrix)))
  draw({ ...sheet, at: multiply(matrix, sheet.at) })
  sheet.page.pushOperators(popGraphicsState())
}

interface Area {
  outline: Outline
  fill: string | null
  stroke?: { color: string; width: number }
  opacity: number
}

export function drawArea(sheet: PdfSheet, { outline, fill, stroke, opacity }: Area): void {
  if (fill === null && !stroke) return
  const { page } = sheet
  page.pushOperators(pushGraphicsState())
  setOpacity(sheet, opacity)
  if (fill !== null) page.pushOperators(setFillingColor(colorOf(fill)))
  if (stroke) page.pushOperators(setStrokingColor(colorOf(stroke.color)), setLineWidth(roundedForPdf(stroke.width)))
  page.pushOperators(...outlinePath(outline), paint(fill !== null, stroke !== undefined), popGraphicsState())
}

function paint(isFilled: boolean, isStroked: boolean): PDFOperator {
  if (isFilled && isStroked) return fillAndStroke()
  return isFilled ? fillPath() : strokePath()
}

export function drawLine(
  sheet: PdfSheet,
  { from, to, color, width }: Extract<Mark, { type: 'line' }>,
  opacity: number,
): void {
  const { page } = sheet
  page.pushOperators(pushGraphicsState())
  setOpacity(sheet, opacity)
  page.pushOperators(
    setStrokingColor(colorOf(color)),
    setLineWidth(roundedForPdf(width)),
    begin(...from),
    lineToPoint(...to),
    strokePath(),
    popGraphicsState(),
  )
}

/** Draws nothing outside the outline from now on, until the graphics state is restored. */
export function clipTo({ page }: PdfSheet, outline: Outline): void {
  page.pushOperators(...outlinePath(outline), clipPath(), endPath())
}

/** Nothing is drawn within an outline any more, and nothing outside a box around it. */
export function cutOut({ page }: PdfSheet, outline: Outline, around: Box): void {
  page.pushOperators(
    ...outlinePath({ type: 'rectangle', ...around }),
    ...outlinePath(outline),
    clipEvenOdd(),
    endPath(),
  )
}

export function setOpacity({ page }: PdfSheet, opacity: number): void {
  if (opacity >= 1) return
  const state = page.doc.context.obj({
    Type: 'ExtGState',
    ca: PDFNumber.of(roundedForPdf(opacity)),
    CA: PDFNumber.of(roundedForPdf(opacity)),
  })
  page.pushOperators(setGraphicsState(page.node.newExtGState('Faint', state)))
}

export function colorOf(hex: string): RGB {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}

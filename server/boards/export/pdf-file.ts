import {
  appendBezierCurve,
  clip as clipPath,
  closePath,
  concatTransformationMatrix,
  drawObject,
  endPath,
  fill as fillPath,
  lineTo,
  moveTo,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setGraphicsState,
  setLineWidth,
  setStrokingColor,
  stroke as strokePath,
  fillAndStroke,
} from 'pdf-lib'
import type { PDFImage, PDFPage, RGB } from 'pdf-lib'
import { boundsOf, layersOf, SHADOW_COLOR } from '../../../contract/boards/layout/marks.ts'
import type { Box, Drawing, Mark, Outline, PictureMark } from '../../../contract/boards/layout/marks.ts'
import type { Layer } from '../../../contract/boards/layout/sheet.ts'
import { openLettering } from '../../platform/pdf/lettering.ts'
import type { Lettering } from '../../platform/pdf/lettering.ts'
import { covering } from './covering.ts'
import { nameOfSource } from './job.ts'
import type { Job, JobPictures } from './job.ts'
import { textsOf } from './texts.ts'

const POINTS_PER_MM = 72 / 25.4
const PRODUCER = 'Quarry'
/** The control points of a Bézier curve that draws a quarter of an ellipse. */
const ROUND = 0.5523

/** A PDF's matrix: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

interface Sheet {
  page: PDFPage
  lettering: Lettering
  images: ReadonlyMap<string, PDFImage>
  /** From the current coordinates to those of the page, in which a PDF places patterns. */
  at: Matrix
}

/** Writes pages as a PDF. Its fonts are embedded, and each picture is embedded once, however often it is drawn. */
export async function writePdf({ pages, title, language }: Job, pictures: JobPictures): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(title.toWellFormed(), { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setProducer(PRODUCER)
  pdf.setCreator(PRODUCER)
  const lettering = await openLettering(pdf, textsOf(pages))
  const images = new Map<string, PDFImage>()
  for (const [name, bytes] of pictures) {
    // A copy: the library reads from the start of the memory that these bytes share with others.
    const image = await pdf.embedJpg(new Uint8Array(bytes)).catch(() => undefined)
    if (image) images.set(name, image)
  }
  for (const { w, h, layers } of pages) {
    const page = pdf.addPage([w * POINTS_PER_MM, h * POINTS_PER_MM])
    const sheet: Sheet = { page, lettering, images, at: [1, 0, 0, 1, 0, 0] }
    // Coordinates from here on are mm, downwards from the upper left corner.
    within(sheet, [POINTS_PER_MM, 0, 0, -POINTS_PER_MM, 0, h * POINTS_PER_MM], (inMm) => {
      for (const layer of layers) drawLayer(inMm, layer)
    })
  }
  return pdf.save({ objectsPerTick: Infinity })
}

/** Draws in other coordinates, and restores the former ones. */
function within(sheet: Sheet, matrix: Matrix, draw: (sheet: Sheet) => void): void {
  sheet.page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...fine(matrix)))
  draw({ ...sheet, at: multiply(matrix, sheet.at) })
  sheet.page.pushOperators(popGraphicsState())
}

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

function drawLayer(sheet: Sheet, { x, y, scale, clip, drawings }: Layer): void {
  within(sheet, [scale, 0, 0, scale, x, y], (inLayer) => {
    if (clip) cut(inLayer, { type: 'rectangle', x: 0, y: 0, ...clip })
    for (const drawing of drawings) drawDrawing(inLayer, drawing)
  })
}

function drawDrawing(sheet: Sheet, { x, y, w, h, rotation, opacity, marks }: Drawing): void {
  within(sheet, [1, 0, 0, 1, x, y], (placed) =>
    within(placed, turned(rotation, { x: w / 2, y: h / 2 }), (own) => {
      for (const mark of marks) drawMark(own, mark, opacity)
    }),
  )
}

/** A turn clockwise, since y runs downwards. */
function turned(degrees: number, { x, y }: { x: number; y: number }): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
}

function drawMark(sheet: Sheet, mark: Mark, opacity: number): void {
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
      within(sheet, [1, 0, 0, -1, mark.x, mark.y], (upright) => {
        setOpacity(upright, opacity)
        sheet.lettering.draw(sheet.page, mark.text, { x: 0, y: 0, size: mark.size, color: colorOf(mark.color) })
      })
  }
}

interface Area {
  outline: Outline
  fill: string | null
  stroke?: { color: string; width: number }
  opacity: number
}

function drawArea(sheet: Sheet, { outline, fill, stroke, opacity }: Area): void {
  if (fill === null && !stroke) return
  const { page } = sheet
  page.pushOperators(pushGraphicsState())
  setOpacity(sheet, opacity)
  if (fill !== null) page.pushOperators(setFillingColor(colorOf(fill)))
  if (stroke) page.pushOperators(setStrokingColor(colorOf(stroke.color)), setLineWidth(rounded(stroke.width)))
  page.pushOperators(...pathOf(outline), paint(fill !== null, stroke !== undefined), popGraphicsState())
}

function paint(isFilled: boolean, isStroked: boolean): PDFOperator {
  if (isFilled && isStroked) return fillAndStroke()
  return isFilled ? fillPath() : strokePath()
}

function drawLine(sheet: Sheet, { from, to, color, width }: Extract<Mark, { type: 'line' }>, opacity: number): void {
  const { page } = sheet
  page.pushOperators(pushGraphicsState())
  setOpacity(sheet, opacity)
  page.pushOperators(
    setStrokingColor(colorOf(color)),
    setLineWidth(rounded(width)),
    begin(...from),
    line(...to),
    strokePath(),
    popGraphicsState(),
  )
}

function drawPicture(sheet: Sheet, mark: PictureMark, opacity: number): void {
  const { source, clip, place, repeat, flipX, flipY, color, covers } = mark
  const image = sheet.images.get(nameOfSource(source))
  // Only the paper shines through a faint picture: its stand-in is not drawn.
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
  cut(sheet, clip)
  setOpacity(sheet, opacity)
  within(sheet, flip, (flipped) => {
    if (repeat) drawRepeated(flipped, image, { place, repeat, area: { x, y, w, h } })
    else drawImage(flipped, image, covers ? covering(place, image) : place)
  })
  sheet.page.pushOperators(popGraphicsState())
}

/** An image in a PDF measures one by one and has its origin below. */
function imageMatrix({ x, y, w, h }: Box): Matrix {
  return [w, 0, 0, -h, x, y + h]
}

function drawImage({ page }: Sheet, image: PDFImage, place: Box): void {
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
  { page, at }: Sheet,
  image: PDFImage,
  { place, repeat, area }: { place: Box; repeat: { x: number; y: number }; area: Box },
): void {
  const { context } = page.doc
  const matrix = multiply([1, 0, 0, 1, place.x, place.y], at)
  const cellMatrix = fine(imageMatrix({ ...place, x: 0, y: 0 }))
  const cell = context.stream(`q ${cellMatrix.join(' ')} cm /Picture Do Q`, {
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, place.w, place.h],
    XStep: repeat.x,
    YStep: repeat.y,
    Matrix: fine(matrix),
    Resources: { XObject: { Picture: image.ref } },
  })
  const name = patternName(page, context.register(cell))
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.NonStrokingColorspace, [PDFName.of('Pattern')]),
    PDFOperator.of(PDFOperatorNames.NonStrokingColorN, [name]),
    ...pathOf({ type: 'rectangle', ...area }),
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

function cut({ page }: Sheet, outline: Outline): void {
  page.pushOperators(...pathOf(outline), clipPath(), endPath())
}

function pathOf(outline: Outline): PDFOperator[] {
  if (outline.type === 'polygon')
    return [...outline.points.map(([x, y], place) => (place === 0 ? begin(x, y) : line(x, y))), closePath()]
  const { x, y, w, h } = outline
  if (outline.type === 'rectangle')
    return [begin(x, y), line(x + w, y), line(x + w, y + h), line(x, y + h), closePath()]
  const [rx, ry, cx, cy] = [w / 2, h / 2, x + w / 2, y + h / 2]
  const [kx, ky] = [rx * ROUND, ry * ROUND]
  return [
    begin(cx + rx, cy),
    curve(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
    curve(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
    curve(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
    curve(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
    closePath(),
  ]
}

function setOpacity({ page }: Sheet, opacity: number): void {
  if (opacity >= 1) return
  const state = page.doc.context.obj({
    Type: 'ExtGState',
    ca: PDFNumber.of(rounded(opacity)),
    CA: PDFNumber.of(rounded(opacity)),
  })
  page.pushOperators(setGraphicsState(page.node.newExtGState('Faint', state)))
}

function colorOf(hex: string): RGB {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}

/** Rounds finer than any printer. The library does not write tiny numbers as PDF has them. */
function rounded(one: number): number {
  return Math.round(one * 1e6) / 1e6
}

function fine(matrix: Matrix): [number, number, number, number, number, number] {
  const [a, b, c, d, e, f] = matrix
  return [rounded(a), rounded(b), rounded(c), rounded(d), rounded(e), rounded(f)]
}

const begin = (x: number, y: number) => moveTo(rounded(x), rounded(y))
const line = (x: number, y: number) => lineTo(rounded(x), rounded(y))
const curve = (a: number, b: number, c: number, d: number, e: number, f: number) =>
  appendBezierCurve(...fine([a, b, c, d, e, f]))

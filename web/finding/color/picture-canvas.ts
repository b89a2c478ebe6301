import { meanColor } from './mean-color.ts'
import type { PicturePoint } from './loupe-place.ts'

/** The canvas's side in pixels, the width at which the picture is read. */
export const SIDE = 640
/** The side of the square that is averaged: grain and joints of a pixel or two must not decide the colour. */
const SAMPLE = 9
/** The side of the square that the loupe shows. */
const VIEW = 45

/** Draws a loaded picture as a square box shows it. */
export function drawPicture(canvas: HTMLCanvasElement, image: HTMLImageElement, fit: 'cover' | 'contain'): void {
  canvas.width = SIDE
  canvas.height = SIDE
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = fit === 'cover' ? Math.max(SIDE / width, SIDE / height) : Math.min(SIDE / width, SIDE / height)
  const [drawnWidth, drawnHeight] = [width * scale, height * scale]
  contextOf(canvas).drawImage(image, (SIDE - drawnWidth) / 2, (SIDE - drawnHeight) / 2, drawnWidth, drawnHeight)
}

/** The mean colour around a point, `#rrggbb`. Throws for a picture of another site, which may not be read. */
export function colorAt(canvas: HTMLCanvasElement, point: PicturePoint): string {
  const { left, top } = squareAt(point, SAMPLE)
  return meanColor(contextOf(canvas).getImageData(left, top, SAMPLE, SAMPLE).data)
}

/** Draws the surroundings of a point, enlarged to fill another canvas. */
export function magnify(from: HTMLCanvasElement, point: PicturePoint, into: HTMLCanvasElement): void {
  const { left, top } = squareAt(point, VIEW)
  const context = contextOf(into)
  context.imageSmoothingEnabled = false
  context.clearRect(0, 0, into.width, into.height)
  context.drawImage(from, left, top, VIEW, VIEW, 0, 0, into.width, into.height)
}

function squareAt({ x, y }: PicturePoint, side: number): { left: number; top: number } {
  const start = (part: number) => Math.min(Math.max(Math.round(part * SIDE - side / 2), 0), SIDE - side)
  return { left: start(x), top: start(y) }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws on no canvas')
  return context
}

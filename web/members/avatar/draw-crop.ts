import { LONGEST_AVATAR_SIDE } from '../../../contract/uploads.ts'
import { blobOf, GROUND, type OpenPicture } from './open-picture.ts'
import { turnOfPlacement, drawnSize, type Placement } from './placement.ts'

/** Draws what the opening shows, filling a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: OpenPicture, placement: Placement): void {
  const context = canvas.getContext('2d')
  const side = canvas.width
  const drawn = drawnSize(picture, placement.zoom * side)
  const drawing = drawingFor(picture, drawn.width)
  if (!context || !drawing) return
  context.resetTransform()
  context.fillStyle = GROUND
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.translate(side * (0.5 + placement.x), side * (0.5 + placement.y))
  context.rotate((turnOfPlacement(placement) * Math.PI) / 180)
  context.scale(placement.isMirrored ? -1 : 1, 1)
  context.drawImage(drawing, -drawn.width / 2, -drawn.height / 2, drawn.width, drawn.height)
}

/** The square around the opening as a file, at the picture's own resolution or less. */
export async function cropOf(picture: OpenPicture, placement: Placement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const side = Math.round(Math.min(picture.width, picture.height) / placement.zoom)
  canvas.width = Math.min(side, LONGEST_AVATAR_SIDE)
  canvas.height = canvas.width
  drawCrop(canvas, picture, placement)
  const webp = await blobOf(canvas, 'image/webp', 0.95)
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg', 0.95)
}

/** Drawn at less than half its size, a picture would lose pixels instead of averaging them. */
function drawingFor({ drawings }: OpenPicture, width: number): HTMLCanvasElement | undefined {
  return drawings.findLast((drawing) => drawing.width >= width) ?? drawings[0]
}

import { LARGEST_UPLOAD_BYTES, MOST_UPLOAD_PIXELS } from '../../../contract/uploads.ts'
import { pictureKindOf, TELLING_BYTES } from './picture-kind.ts'
import type { PlacedSize } from './placement.ts'

/** The longer side of the working copy: sharp at the highest zoom, and light enough to move. */
const MOST_WORKING_PIXELS = 6_000_000
/** Some browsers cannot draw on longer canvases. */
const LONGEST_WORKING_SIDE = 16_384
/** A smaller one would be below the header's size. */
export const SHORTEST_SIDE = 32
/** The colour behind transparent parts: avatars stand on light and dark. */
export const GROUND = '#fff'

const complaints = ['tooLarge', 'noPicture', 'unreadable', 'tooManyPixels', 'tooSmall'] as const
export type PictureComplaint = (typeof complaints)[number]

/** Why a file is refused before anything is sent. */
export class PictureError extends Error {
  readonly complaint: PictureComplaint

  constructor(complaint: PictureComplaint) {
    super(`the picture is not taken: ${complaint}`)
    this.name = 'PictureError'
    this.complaint = complaint
  }
}

export interface OpenPicture extends PlacedSize {
  /** An object URL of the upright still picture; `closePicture` revokes it. */
  address: string
  /** The same picture at halving sizes; the first has its width and height. */
  drawings: HTMLCanvasElement[]
}

/** Opens a file as an upright still picture. Throws PictureError for anything that is not accepted. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  if (file.size > LARGEST_UPLOAD_BYTES) throw new PictureError('tooLarge')
  const firstBytes = await file.slice(0, TELLING_BYTES).arrayBuffer()
  if (!pictureKindOf(new Uint8Array(firstBytes))) throw new PictureError('noPicture')
  const address = URL.createObjectURL(file)
  try {
    return await draw(file, await loadImage(address))
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function closePicture({ address, drawings }: OpenPicture): void {
  URL.revokeObjectURL(address)
  // Some browsers keep a canvas's memory long after its use.
  for (const drawing of drawings) drawing.width = 0
}

/** The upright size is known then, before decoding. */
function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new PictureError('unreadable')))
    image.src = address
  })
}

async function draw(file: Blob, image: HTMLImageElement): Promise<OpenPicture> {
  const size = workingSize({ width: image.naturalWidth, height: image.naturalHeight })
  const whole = canvasOf(size)
  const decoded = await decode(file, size)
  context(whole).drawImage(decoded, 0, 0, size.width, size.height)
  decoded.close()
  const drawings = [whole]
  for (let last = whole; Math.min(last.width, last.height) >= 2 * SHORTEST_SIDE; drawings.push(last)) last = halve(last)
  const still = await blobOf(whole, 'image/jpeg', 0.92)
  return { ...size, address: URL.createObjectURL(still), drawings }
}

function workingSize({ width, height }: PlacedSize): PlacedSize {
  if (width * height > MOST_UPLOAD_PIXELS) throw new PictureError('tooManyPixels')
  const scale = Math.min(
    1,
    Math.sqrt(MOST_WORKING_PIXELS / (width * height)),
    LONGEST_WORKING_SIDE / Math.max(width, height),
  )
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  if (Math.min(size.width, size.height) < SHORTEST_SIDE) throw new PictureError('tooSmall')
  return size
}

/** Decoded and scaled off the main thread where the browser can: 50 megapixels would freeze the page. */
async function decode(file: Blob, { width, height }: PlacedSize): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
  } catch {
    throw new PictureError('unreadable')
  }
}

function halve(drawing: HTMLCanvasElement): HTMLCanvasElement {
  const half = canvasOf({ width: Math.ceil(drawing.width / 2), height: Math.ceil(drawing.height / 2) })
  context(half).drawImage(drawing, 0, 0, half.width, half.height)
  return half
}

function canvasOf({ width, height }: PlacedSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ground = context(canvas)
  ground.fillStyle = GROUND
  ground.fillRect(0, 0, width, height)
  ground.imageSmoothingQuality = 'high'
  return canvas
}

function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws on no canvas')
  return context
}

/** A browser that cannot write the requested type writes PNG. */
export function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('nothing was drawn')))
    canvas.toBlob(take, type, quality)
  })
}

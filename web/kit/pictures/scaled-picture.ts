interface Size {
  width: number
  height: number
}

/** An opened picture file. */
export interface ScaledPicture {
  /** The owner closes it. */
  bitmap: ImageBitmap
  /** Upright, in its own pixels. */
  original: Size
}

/** Opens a picture file, upright, its longer side at most this many pixels; null where the browser cannot read it. */
export async function openScaled(file: Blob, longestSide: number): Promise<ScaledPicture | null> {
  const address = URL.createObjectURL(file)
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(address)
    if (width === 0 || height === 0) return null
    const size = fittedSize({ width, height }, longestSide)
    // Decoded and scaled off the main thread: fifty megapixels would freeze the page.
    const bitmap = await createImageBitmap(file, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    })
    return { bitmap, original: { width, height } }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A picture file's number of pixels, even if it is too large to open; 0 where the browser cannot tell. */
export async function pixelsOf(file: Blob): Promise<number> {
  const address = URL.createObjectURL(file)
  try {
    const { naturalWidth, naturalHeight } = await loadImage(address)
    return naturalWidth * naturalHeight
  } catch {
    return 0
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The picture on white, since transparency would be black in a JPEG. */
export function drawOnWhite(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('this browser draws on no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** In whole pixels, at least one; a small picture keeps its size. */
export function fittedSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The upright size is known then, before decoding. */
function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('no picture')))
    image.src = address
  })
}

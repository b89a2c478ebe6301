interface Size {
  width: number
  height: number
}

/** A picture's file as it was opened. */
export interface ScaledPicture {
  /** To be closed by whoever has it. */
  bitmap: ImageBitmap
  /** Upright, in its own pixels. */
  original: Size
}

/** A picture's file, upright, its longer side at most so many pixels; null where the browser cannot read it. */
export async function openScaled(file: Blob, longestSide: number): Promise<ScaledPicture | null> {
  const address = URL.createObjectURL(file)
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(address)
    if (width === 0 || height === 0) return null
    const size = fittedSize({ width, height }, longestSide)
    // Decoded away from the page's own thread, and made smaller there: fifty megapixels would stop the page.
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

/** Of how many pixels a picture's file says that it is, though it may be too large to be opened; 0 where the browser cannot tell. */
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

/** The picture on white, as what shows through would be black in a JPEG. */
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

/** In whole pixels, none of them zero; a small picture stays as it is. */
export function fittedSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Its size is known then, upright, and nothing has been decoded yet. */
function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('no picture')))
    image.src = address
  })
}

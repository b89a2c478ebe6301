import sharp, { type Sharp } from 'sharp'
import type { Frame, Painting, Raster } from './frame.ts'
import { BLUR_FILTERS } from './shapes.ts'

/** Size in pixels. */
export interface Size {
  across: number
  down: number
}

/** Renders what a kind has drawn in the frame, in this size. */
export async function render(drawn: string | Painting, frame: Frame, size: Size): Promise<Raster> {
  const picture = typeof drawn === 'string' ? open(wrap(drawn, frame, size)) : await enlarge(drawn, frame, size)
  const { data, info } = await picture.flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function enlarge({ raster, over, isCoarse }: Painting, frame: Frame, size: Size): Promise<Sharp> {
  const { data, width, height } = raster
  const large = sharp(data, { raw: { width, height, channels: 3 } }).resize(size.across, size.down, {
    fit: 'fill',
    kernel: isCoarse ? 'nearest' : 'cubic',
  })
  if (!over) return large
  const input = await open(wrap(over, frame, size))
    .png({ compressionLevel: 0 })
    .toBuffer()
  return large.composite([{ input }])
}

function wrap(body: string, { width, height }: Frame, { across, down }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${width} ${height}">
    <defs>${BLUR_FILTERS}</defs>${body}</svg>`
}

function open(svg: string): Sharp {
  return sharp(Buffer.from(svg))
}

import sharp from 'sharp'
import { lowerPriority } from '../../platform/lower-priority.ts'
import type { Job } from './job.ts'
import type { FromDrawing, ToDrawing } from './messages.ts'
import { writeSvg } from './svg-file.ts'

/**
 * The process that draws boards. It alone may read SVG, which the server's own process must not (platform/pictures/pictures.ts): what
 * it reads it has written itself a moment ago. It knows no database and no secret, and whatever becomes of it, the server goes on.
 */

const MOST_MEMORY = 1.5 * 2 ** 30
const WATCHED_EVERY_MS = 200
const PART_BYTES = 2 ** 20
const MM_PER_INCH = 25.4
/** Of a PNG: more would not be opened by what it is printed with. */
const MOST_PIXELS = 64_000_000
const LONGEST_SIDE_PX = 20_000
const LONGEST_S = 180
const WEBP_QUALITY = 82

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
sharp.concurrency(1)
sharp.cache(false)
lowerPriority()

// Pixels are drawn in another thread and beside the heap, which nothing else would bound.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1)
}, WATCHED_EVERY_MS).unref()

let pictures = new Map<string, Uint8Array>()

process.on('disconnect', () => process.exit())
process.on('message', (message: ToDrawing) => {
  if (message.type === 'picture') {
    pictures.set(message.name, message.picture)
    return
  }
  const given = pictures
  pictures = new Map()
  make(message.job, given).then(sendFile, (error: unknown) => send({ type: 'failed', reason: String(error) }))
})

async function make(job: Job, given: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const { output, pages } = job
  switch (output.format) {
    case 'svg':
      return Buffer.from(await writeSvg(job, given))
    case 'pdf':
      return (await import('./pdf-file.ts')).writePdf(job, given)
    case 'png': {
      const pxPerMm = fittingScale(pages, output.dpi / MM_PER_INCH)
      const picture = await rasterOf(job, given, pxPerMm)
      return picture
        .png({ compressionLevel: 6 })
        .withMetadata({ density: pxPerMm * MM_PER_INCH })
        .toBuffer()
    }
    case 'webp': {
      const first = pages.slice(0, 1)
      const picture = await rasterOf({ ...job, pages: first }, given, output.width / (first[0]?.w ?? 1))
      return picture.webp({ quality: WEBP_QUALITY }).toBuffer()
    }
  }
}

/** In px: an SVG in mm together with a density is scaled twice. */
async function rasterOf(job: Job, given: ReadonlyMap<string, Uint8Array>, pxPerMm: number) {
  const svg = Buffer.from(await writeSvg(job, given, pxPerMm))
  return sharp(svg, { unlimited: true, limitInputPixels: MOST_PIXELS * 1.1 })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: LONGEST_S })
}

function fittingScale(pages: Job['pages'], wanted: number): number {
  const [w, h] = [Math.max(...pages.map((page) => page.w)), pages.reduce((sum, page) => sum + page.h, 0)]
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / (w * h)), LONGEST_SIDE_PX / Math.max(w, h))
}

function sendFile(bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; from += PART_BYTES)
    send({ type: 'part', bytes: bytes.subarray(from, from + PART_BYTES) })
  send({ type: 'end' })
}

function send(message: FromDrawing): void {
  process.send?.(message)
}

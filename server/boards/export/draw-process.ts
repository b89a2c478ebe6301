import sharp from 'sharp'
import { endAtOnce, endWithParent } from '../../platform/end-with-parent.ts'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { serveRequests } from '../../platform/worker/serve-requests.ts'
import type { RequestContext } from '../../platform/worker/serve-requests.ts'
import { MM_PER_INCH, MOST_PNG_PIXELS, rasterScale, layOutDrawing, picturesOn } from './lay-out.ts'
import type { DrawingOrder, DrawnFile, Job } from './job.ts'
import type { DrawingProtocol } from './messages.ts'
import { writeSvg } from './svg-file.ts'

/**
 * The process that draws boards. Only here may SVG be read (see platform/pictures/pictures.ts): it reads what it has just written
 * itself. It has no database and no secrets, and the server survives its end.
 */

const MOST_MEMORY = 1.5 * 2 ** 30
const WATCHED_EVERY_MS = 200
const PART_BYTES = 2 ** 20
const WEBP_QUALITY = 82

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
sharp.concurrency(1)
sharp.cache(false)
lowerPriority()

// Pixels are drawn in another thread and outside the heap, which nothing else would limit.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) endAtOnce()
}, WATCHED_EVERY_MS).unref()

let pictures = new Map<string, Uint8Array>()
let begin: () => void = () => undefined

endWithParent()
serveRequests<DrawingProtocol>((message, { note }) => {
  switch (message.type) {
    case 'wish':
      return draw(message.wish, note)
    case 'picture':
      pictures.set(message.name, message.picture)
      return undefined
    case 'draw':
      begin()
      return undefined
  }
})

/** Lays the board out, says which pictures it needs, and draws it once these have come. */
async function draw(
  wish: DrawingOrder,
  note: RequestContext<DrawingProtocol>['note'],
): Promise<DrawingProtocol['answer']> {
  const job = layOutDrawing(wish)
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  begin = resolve
  note({ wants: picturesOn(job, wish) })
  await begun
  const given = pictures
  pictures = new Map()
  const { content, missing } = await make(wish, job, given)
  for (let from = 0; from < content.length; from += PART_BYTES)
    note({ part: content.subarray(from, from + PART_BYTES) })
  return { type: 'drawn', missing }
}

async function make(wish: DrawingOrder, job: Job, given: ReadonlyMap<string, Uint8Array>): Promise<DrawnFile> {
  switch (wish.format) {
    case 'svg': {
      const { svg, missing } = await writeSvg(job, given)
      return { content: Buffer.from(svg), missing }
    }
    case 'pdf':
      return (await import('./pdf-file.ts')).writePdf(job, given)
    case 'png': {
      const pxPerMm = rasterScale(job.pages, wish.dpi)
      const { picture, missing } = await rasterOf(job, given, pxPerMm)
      const content = await picture
        .png({ compressionLevel: 6 })
        .withMetadata({ density: pxPerMm * MM_PER_INCH })
        .toBuffer()
      return { content, missing }
    }
    case 'webp': {
      const { picture, missing } = await rasterOf(job, given, wish.width / (job.pages[0]?.w ?? 1))
      return { content: await picture.webp({ quality: WEBP_QUALITY }).toBuffer(), missing }
    }
  }
}

/** In px: an SVG in mm together with a density is scaled twice. */
async function rasterOf(job: Job, given: ReadonlyMap<string, Uint8Array>, pxPerMm: number) {
  const { svg, missing } = await writeSvg(job, given, pxPerMm)
  const read = sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: MOST_PNG_PIXELS * 1.1 })
  return { picture: read.flatten({ background: '#ffffff' }), missing }
}

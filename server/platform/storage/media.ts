import type { FastifyInstance } from 'fastify'
import { registerDocuments } from './document-route.ts'
import type { DocumentDeps } from './document-route.ts'
import { QueueFull } from '../fair-queue.ts'
import { networkOf } from '../http/client-network.ts'
import { PictureError } from '../pictures/picture-error.ts'
import type { PictureFormat, PictureServer } from '../pictures/picture-server.ts'
import type { PrivatePictures } from '../pictures/private-pictures.ts'
import { FOR_EVER, plain } from './plain-answer.ts'

export interface MediaDeps extends DocumentDeps {
  pictures: PictureServer
  privatePictures: PrivatePictures
}

const DEFAULT_WIDTH = 200

/**
 * Serves pictures at `/images/{key}`, private ones at `/private/{key}` and documents at `/files/{key}/{name}`, without the
 * envelope.
 */
export function registerMedia(app: FastifyInstance, { pictures, privatePictures, ...documents }: MediaDeps): void {
  app.get<{ Params: { key: string }; Querystring: { width?: unknown } }>('/images/:key', async (request, reply) => {
    const width = readWidth(request.query.width)
    if (!width) return plain(reply, 400, 'width: a whole number from 1')
    const format: PictureFormat = request.headers.accept?.includes('image/webp') ? 'webp' : 'jpeg'
    try {
      const picture = await pictures.find(request.params.key, width, format, networkOf(request.clientAddress))
      if (!picture) return plain(reply, 404, 'No such picture')
      return reply
        .headers({ 'Cache-Control': FOR_EVER, Vary: 'Accept', 'X-Content-Type-Options': 'nosniff' })
        .type(`image/${format}`)
        .send(picture)
    } catch (error) {
      if (error instanceof QueueFull)
        return plain(reply.header('Retry-After', '2'), error.isOwn ? 429 : 503, 'Too many pictures at once')
      if (error instanceof PictureError) return plain(reply, 404, 'No such picture')
      throw error
    }
  })

  app.get<{ Params: { key: string }; Querystring: { until?: unknown; sign?: unknown } }>(
    '/private/:key',
    async ({ params, query }, reply) => {
      const picture = await privatePictures.find({ key: params.key, until: query.until, sign: query.sign })
      if (!picture) return plain(reply, 404, 'No such picture')
      return reply
        .headers({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' })
        .type(isJpeg(picture) ? 'image/jpeg' : 'image/webp')
        .send(picture)
    },
  )

  registerDocuments(app, documents)
}

/** Private pictures were encoded here, as JPEG or WebP. */
function isJpeg(picture: Buffer): boolean {
  return picture[0] === 0xff && picture[1] === 0xd8
}

function readWidth(given: unknown): number | undefined {
  if (given === undefined) return DEFAULT_WIDTH
  return typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined
}

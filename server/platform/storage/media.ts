import type { FastifyInstance, FastifyReply } from 'fastify'
import { mediaTypeOf } from './documents.ts'
import { QueueFull } from '../fair-queue.ts'
import { networkOf } from '../http/client-network.ts'
import { PictureError } from '../pictures/picture-error.ts'
import type { PictureFormat, PictureServer } from '../pictures/picture-server.ts'
import type { PrivatePictures } from '../pictures/private-pictures.ts'
import { isKey } from './storage.ts'
import type { Storage } from './storage.ts'

export interface MediaDeps {
  storage: Storage
  pictures: PictureServer
  privatePictures: PrivatePictures
  /** Whether a key belongs to a document: originals of pictures are in the same storage, but not public. */
  isDocument(key: string): Promise<boolean>
}

const DEFAULT_WIDTH = 200
// The address contains the content's hash, so its content never changes.
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves pictures at `/images/{key}`, private ones at `/private/{key}` and documents at `/files/{key}/{name}`, without the
 * envelope.
 */
export function registerMedia(
  app: FastifyInstance,
  { storage, pictures, privatePictures, isDocument }: MediaDeps,
): void {
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

  app.get<{ Params: { key: string; name: string } }>('/files/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const document = isKey(key) && (await isDocument(key)) ? await storage.find(key) : undefined
    if (!document) return plain(reply, 404, 'No such document')
    return reply
      .headers({
        'Cache-Control': FOR_EVER,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(plainName(name))}`,
        'Content-Security-Policy': 'sandbox',
        'X-Content-Type-Options': 'nosniff',
      })
      .type(mediaTypeOf(document))
      .send(document)
  })
}

/** Private pictures were encoded here, as JPEG or WebP. */
function isJpeg(picture: Buffer): boolean {
  return picture[0] === 0xff && picture[1] === 0xd8
}

// Removes control and formatting characters, which could disguise a name.
function plainName(name: string): string {
  return name.replaceAll(/\p{C}/gu, '')
}

function readWidth(given: unknown): number | undefined {
  if (given === undefined) return DEFAULT_WIDTH
  return typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text)
}

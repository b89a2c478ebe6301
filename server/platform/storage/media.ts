import type { FastifyInstance, FastifyReply } from 'fastify'
import { registerDocuments } from './document-route.ts'
import type { DocumentDeps } from './document-route.ts'
import { noteWaiting } from '../calls/waits.ts'
import { createFairQueue, QueueFull } from '../fair-queue.ts'
import { networkOf } from '../http/client-network.ts'
import { PictureError } from '../pictures/picture-error.ts'
import type { PictureFormat, PictureServer } from '../pictures/picture-server.ts'
import type { PrivatePictures } from '../pictures/private-pictures.ts'
import { showSeen } from '../pictures/seen-picture.ts'
import { isPhotograph } from '../pictures/turns.ts'
import { NOT_MADE_RETRY_S, NotMade } from './maker.ts'
import { FOR_EVER, IN_PLACE_OF_EARLIER, plain } from './plain-answer.ts'

export interface MediaDeps extends DocumentDeps {
  pictures: PictureServer
  privatePictures: PrivatePictures
}

const DEFAULT_WIDTH = 200
/** Members' pictures that wait to be cut to what is seen, or laid on their ground. */
const MOST_MADE = { all: 600, each: 200 }

/**
 * Serves pictures at `/images/{key}`, private ones at `/private/{key}` and documents at `/files/{key}/{name}`, without the
 * envelope.
 */
export function registerMedia(app: FastifyInstance, { pictures, privatePictures, ...documents }: MediaDeps): void {
  app.get<{ Params: { key: string }; Querystring: { width?: unknown } }>('/images/:key', async (request, reply) => {
    const width = readWidth(request.query.width)
    if (!width) return plain(reply, 400, 'width: a whole number from 1')
    const format: PictureFormat = request.headers.accept?.includes('image/webp') ? 'webp' : 'jpeg'
    const { key } = request.params
    return orNone(reply, async () => {
      const asker = { whose: networkOf(request.clientAddress), signal: signalOf(reply) }
      const shown = await pictures.show(key, width, format, asker)
      if (!shown) return undefined
      const lasting = shown.isInPlaceOfEarlier ? IN_PLACE_OF_EARLIER : { 'Cache-Control': FOR_EVER }
      return { picture: shown.picture, type: `image/${format}`, headers: { ...lasting, Vary: 'Accept' } }
    })
  })

  const inTurn = noteWaiting(createFairQueue({ atOnce: 2, most: MOST_MADE.all, mostEach: MOST_MADE.each }))
  app.get<{ Params: { key: string }; Querystring: Record<'until' | 'sign' | 'parts', unknown> }>(
    '/private/:key',
    async ({ params, query: { until, sign, parts }, clientAddress }, reply) =>
      orNone(reply, async () => {
        const found = await privatePictures.find({ key: params.key, until, sign, parts })
        if (!found) return undefined
        const { picture, seen, keptMs } = found
        // Kept as JPEG, unless it can be seen through.
        const isAsKept = !seen && isPhotograph(picture)
        const shown = isAsKept
          ? picture
          : await inTurn(networkOf(clientAddress), async () => showSeen(picture, { seen }))
        const caching = keptMs > 0 ? `private, max-age=${Math.floor(keptMs / 1000)}` : 'private, no-store'
        return { picture: shown, type: 'image/jpeg', headers: { 'Cache-Control': caching } }
      }),
  )

  registerDocuments(app, documents)
}

interface FoundPicture {
  picture: Buffer
  type: string
  headers: Record<string, string>
}

/** Aborts when the client goes away: nothing needs to be made for it. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  if (raw.closed) gone.abort()
  return gone.signal
}

/**
 * Sends a picture; answers 404 where there is none, 429 or 503 where too many are wanted at once, 503 where it could not be made
 * now.
 */
async function orNone(reply: FastifyReply, find: () => Promise<FoundPicture | undefined>): Promise<FastifyReply> {
  try {
    const found = await find()
    if (!found) return plain(reply, 404, 'No such picture')
    const { picture, type, headers } = found
    return reply
      .headers({ ...headers, 'X-Content-Type-Options': 'nosniff' })
      .type(type)
      .send(picture)
  } catch (error) {
    if (error instanceof QueueFull)
      return plain(reply.header('Retry-After', '2'), error.isOwn ? 429 : 503, 'Too many pictures at once')
    if (error instanceof PictureError) return plain(reply, 404, 'No such picture')
    if (error instanceof NotMade)
      return plain(reply.header('Retry-After', NOT_MADE_RETRY_S), 503, 'The picture could not be made')
    // Nobody reads this.
    if (reply.raw.closed) return plain(reply, 503, 'The client has gone')
    throw error
  }
}

function readWidth(given: unknown): number | undefined {
  if (given === undefined) return DEFAULT_WIDTH
  return typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined
}

import { createHash } from 'node:crypto'
import { pipeline, Transform } from 'node:stream'
import type { TransformCallback } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { networkOf } from '../http/client-network.ts'
import { readByteRange } from './byte-range.ts'
import { mediaTypeOf } from './documents.ts'
import { NOT_MADE_RETRY_S, NotMade } from './maker.ts'
import type { ByteRange } from './objects/objects.ts'
import { FOR_EVER, IN_PLACE_OF_EARLIER, plain } from './plain-answer.ts'
import { isKey } from './storage.ts'
import type { Storage } from './storage.ts'

export interface DocumentDeps {
  storage: Storage
  /** The document of a key: originals of pictures are in the same storage, but not public. */
  findDocument(key: string): Promise<{ format: string; bytes: number } | undefined>
}

type DocumentRequest = FastifyRequest<{ Params: { key: string; name: string } }>

/** Serves documents at `/files/{key}/{name}` as streams, whole or in ranges, so that memory does not grow by a document. */
export function registerDocuments(app: FastifyInstance, { storage, findDocument }: DocumentDeps): void {
  const url = '/files/:key/:name'
  const onAsked = async (request: DocumentRequest, reply: FastifyReply) =>
    onDocument({ storage, findDocument }, request, reply)
  // A HEAD route of Fastify's own would open the stream, and tell no length.
  app.route({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler: onAsked as RouteHandlerMethod })
}

async function onDocument(
  { storage, findDocument }: DocumentDeps,
  request: DocumentRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { key, name } = request.params
  const document = isKey(key) ? await findDocument(key) : undefined
  if (!document) return plain(reply, 404, 'No such document')
  const { format, bytes } = document
  if (storage.isMade(key)) return sendMade(storage, { request, reply, key, format })
  const stored = await storage.sizeOf(key)
  if (stored !== undefined && stored !== bytes) request.log.error({ key }, 'a document is damaged')
  if (stored !== bytes) return plain(reply, 404, 'No such document')
  reply.headers(headersOf(name, key))
  if (isKnown(request, key)) return reply.code(304).send()
  return sendBytes({ storage, request, reply: reply.type(mediaTypeOf(format)), key, bytes })
}

function headersOf(name: string, key: string): Record<string, string> {
  return {
    'Cache-Control': FOR_EVER,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(plainName(name))}`,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: `"${key}"`,
  }
}

interface MadeDocument {
  request: DocumentRequest
  reply: FastifyReply
  key: string
  format: string
}

/** A document that is made is small, and as long as it was made: the row's length may be an earlier edition's. */
async function sendMade(storage: Storage, { request, reply, key, format }: MadeDocument): Promise<FastifyReply> {
  // What is there has its own bytes, whatever would be made of its key now.
  const present = (await storage.has(key)) ? undefined : await storage.findMakeable(key)
  const shownKey = present?.key ?? key
  const whose = networkOf(request.clientAddress)
  const file = await storage.find(key, { urgency: 'asked', whose }).catch(unlessNotMade)
  if (file === 'not made')
    return plain(reply.header('Retry-After', NOT_MADE_RETRY_S), 503, 'The document could not be made')
  if (!file) return plain(reply, 404, 'No such document')
  reply.headers({ ...headersOf(request.params.name, shownKey), ...(shownKey !== key && IN_PLACE_OF_EARLIER) })
  if (isKnown(request, shownKey)) return reply.code(304).send()
  const range = startAnswer({ request, reply: reply.type(mediaTypeOf(format)), key: shownKey, bytes: file.length })
  if (range === 'ended') return reply
  return reply.send(range ? file.subarray(range.first, range.last + 1) : file)
}

function unlessNotMade(error: unknown): 'not made' {
  if (error instanceof NotMade) return 'not made'
  throw error
}

interface Starting {
  request: DocumentRequest
  reply: FastifyReply
  key: string
  bytes: number
}

/** Writes status and length of a whole answer or a range; ends it where no bytes follow. */
function startAnswer({ request, reply, key, bytes }: Starting): ByteRange | 'ended' | undefined {
  const { range: header, 'if-range': wanted } = request.headers
  const range = wanted === undefined || wanted === `"${key}"` ? readByteRange(header, bytes) : undefined
  if (range === 'beyond') {
    plain(reply.removeHeader('ETag').header('Content-Range', `bytes */${bytes}`), 416, 'No such range')
    return 'ended'
  }
  if (range) reply.code(206).header('Content-Range', `bytes ${range.first}-${range.last}/${bytes}`)
  reply.header('Content-Length', range ? range.last - range.first + 1 : bytes)
  if (request.method !== 'HEAD') return range
  reply.send()
  return 'ended'
}

async function sendBytes({ storage, ...starting }: Starting & Pick<DocumentDeps, 'storage'>): Promise<FastifyReply> {
  const { request, reply, key } = starting
  const range = startAnswer(starting)
  if (range === 'ended') return reply
  const stream = await storage.open(key, range)
  if (!stream) return plain(reply.removeHeader('Content-Length').removeHeader('ETag'), 404, 'No such document')
  if (range) return reply.send(stream)
  const onDamaged = () => request.log.error({ key }, 'a document is damaged')
  // A failure of one destroys the other; Fastify reports it.
  return reply.send(pipeline(stream, createKeyCheck(key, onDamaged), () => undefined))
}

/**
 * Passes bytes on, but the last of them only if all together are what the key says: a damaged document breaks off, or is
 * missing if nothing was sent yet.
 */
function createKeyCheck(key: string, onDamaged: () => void): Transform {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  return new Transform({
    transform(chunk: Buffer, _encoding: string, done: TransformCallback) {
      hash.update(chunk)
      const before = held
      held = chunk
      done(null, before)
    },
    flush(done) {
      if (hash.digest('hex').startsWith(key)) return done(null, held)
      onDamaged()
      done(Object.assign(new Error('a document is damaged'), { statusCode: 404 }))
    },
  })
}

function isKnown({ headers }: FastifyRequest, key: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.some((tag) => tag === '*' || tag === `"${key}"`) ?? false
}

// Removes control and formatting characters, which could disguise a name.
function plainName(name: string): string {
  return name.replaceAll(/\p{C}/gu, '')
}

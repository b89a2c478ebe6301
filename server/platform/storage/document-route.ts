import { createHash } from 'node:crypto'
import { pipeline, Transform } from 'node:stream'
import type { TransformCallback } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { readByteRange } from './byte-range.ts'
import { mediaTypeOf } from './documents.ts'
import { FOR_EVER, plain } from './plain-answer.ts'
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
  const stored = await storage.sizeOf(key)
  if (stored !== undefined && stored !== bytes) request.log.error({ key }, 'a document is damaged')
  if (stored !== bytes) return plain(reply, 404, 'No such document')
  reply.headers({
    'Cache-Control': FOR_EVER,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(plainName(name))}`,
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: `"${key}"`,
  })
  if (isKnown(request, key)) return reply.code(304).send()
  return sendBytes({ storage, request, reply: reply.type(mediaTypeOf(format)), key, bytes })
}

interface Sending extends Pick<DocumentDeps, 'storage'> {
  request: DocumentRequest
  reply: FastifyReply
  key: string
  bytes: number
}

async function sendBytes({ storage, request, reply, key, bytes }: Sending): Promise<FastifyReply> {
  const { range: header, 'if-range': wanted } = request.headers
  const range = wanted === undefined || wanted === `"${key}"` ? readByteRange(header, bytes) : undefined
  if (range === 'beyond')
    return plain(reply.removeHeader('ETag').header('Content-Range', `bytes */${bytes}`), 416, 'No such range')
  if (range) reply.code(206).header('Content-Range', `bytes ${range.first}-${range.last}/${bytes}`)
  reply.header('Content-Length', range ? range.last - range.first + 1 : bytes)
  if (request.method === 'HEAD') return reply.send()
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sentPieces } from './send-pieces.ts'

const pack = promisify(gzip)

/** In bytes; sending more at once holds up others. */
const PIECE = 128 * 1024

/** A text that is sent to many. */
export interface PackedText {
  plain: Buffer[]
  gzip: Buffer[]
  etag: string
}

export async function packed(text: string): Promise<PackedText> {
  const plain = Buffer.from(text)
  // A weak ETag, because it covers both encodings of the text.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { plain: inPieces(plain), gzip: inPieces(await pack(plain)), etag }
}

/** Sends a text of the type that the reply has; 304 to whoever has it. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, made: PackedText): FastifyReply {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: made.etag, Vary: 'Accept-Encoding' })
  if (headers['if-none-match']?.includes(made.etag)) return reply.removeHeader('Content-Type').code(304).send()
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(sentPieces(reply, made.plain))
  return reply.header('Content-Encoding', 'gzip').send(sentPieces(reply, made.gzip))
}

function inPieces(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / PIECE)
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * PIECE, (at + 1) * PIECE))
}

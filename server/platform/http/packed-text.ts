import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** A text that is sent to many. */
export interface PackedText {
  text: string
  gzip: Buffer
  etag: string
}

export async function packed(text: string): Promise<PackedText> {
  // A weak ETag, because it covers both encodings of the text.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  return { text, gzip: await pack(text), etag }
}

/** Sends a text of the type that is set; 304 to whoever has it. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, made: PackedText): FastifyReply {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: made.etag, Vary: 'Accept-Encoding' })
  if (headers['if-none-match']?.includes(made.etag)) return reply.removeHeader('Content-Type').code(304).send()
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(made.text)
  return reply.header('Content-Encoding', 'gzip').send(made.gzip)
}

import type { FastifyReply } from 'fastify'

/** For an address that contains the content's hash, so that its content never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** For what is shown in place of an earlier edition's file; the next edition shows another. */
export const IN_PLACE_OF_EARLIER = { 'Cache-Control': 'public, max-age=300', 'X-Shown-In-Place-Of': 'earlier edition' }

/** Answers without the envelope; nothing keeps it. */
export function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text)
}

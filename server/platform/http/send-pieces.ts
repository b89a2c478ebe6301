import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { otherCalls } from '../in-pieces.ts'

/** What a reply sends of an answer that was written in pieces. Nothing puts the pieces together: long buffers cost more than their bytes. */
export function sentPieces(reply: FastifyReply, pieces: readonly Buffer[]): Buffer | Readable | undefined {
  if (pieces.length <= 1) return pieces[0]
  reply.header('Content-Length', lengthOf(pieces))
  return Readable.from(inTurns(pieces), { objectMode: false })
}

export function lengthOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0)
}

/** The pieces, of which each leaves in a turn of the event loop of its own. */
export async function* inTurns(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const [place, piece] of pieces.entries()) {
    // A quick reader would take all of them in one turn, and copying megabytes to the system takes some milliseconds.
    if (place > 0) await otherCalls()
    yield piece
  }
}

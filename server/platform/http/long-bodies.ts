import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { createPlaces } from './places.ts'

const KIBIBYTE = 1024
/** Of a body, in bytes: one that is longer is worth asking first whose it is. */
const LONG = 64 * KIBIBYTE
/** Long bodies that may be on their way at a time: they stand in memory until they are answered. */
const OF_MEMBERS = { all: 48, eachMember: 6, eachClient: 12 }
const OF_OTHERS = { all: 24, eachClient: 4 }

export interface LongBodies {
  /** Takes a place for a body until it is answered. Throws QueueFull where none is left. */
  hold(request: FastifyRequest, reply: FastifyReply, memberId?: string): void
}

export function isLongBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > LONG || headers['transfer-encoding'] !== undefined
}

/** Counts long bodies by who sends them, and reads none that is sent to where nothing is served. */
export function countLongBodies(app: FastifyInstance): LongBodies {
  const places = { members: createPlaces(OF_MEMBERS), others: createPlaces(OF_OTHERS) }
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isLongBody(request)) return done()
    // It may have no end.
    reply.header('Connection', 'close')
    done(new Problem(413, { limit: `${LONG / KIBIBYTE} KB` }))
  })
  return {
    hold(request, reply, memberId) {
      // They have gone while it was asked who they are.
      if (reply.raw.closed) return
      const holder = { memberId, clientAddress: request.clientAddress }
      reply.raw.once('close', memberId === undefined ? places.others(holder) : places.members(holder))
    },
  }
}

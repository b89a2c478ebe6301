import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { worksFor } from '../calls/work.ts'
import { createFairQueue } from '../fair-queue.ts'
import { networkOf } from './client-network.ts'
import { createAdmission } from './admission.ts'

const KIBIBYTE = 1024
/** In bytes: a longer body is read only after its sender was authenticated. */
const LONG = 64 * KIBIBYTE
/** Long bodies in progress at a time: they stay in memory until they are answered. */
const OF_MEMBERS = { all: 48, eachMember: 6, eachClient: 12 }
const OF_OTHERS = { all: 24, eachClient: 4 }
/** How many of them are parsed at a time: each takes about a hundred megabytes until it is answered. */
const PARSED_AT_ONCE = 3

export interface LongBodies {
  /** Takes a place for a body until it is answered. Throws QueueFull if none is free. */
  hold(request: FastifyRequest, reply: FastifyReply, memberId?: string): void
  /** Calls back when a body may be parsed: at once if it holds no place, with an error if nobody waits any more. */
  whenItsTurn(request: FastifyRequest, parse: (error?: Error) => void): void
}

/** A body that holds a place. */
interface Held {
  whose: string
  isAnswered: Promise<void>
  noteAnswer(): void
  reply: FastifyReply
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
}

export function isLongBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > LONG || headers['transfer-encoding'] !== undefined
}

/** Counts long bodies by their senders, and reads none for addresses that nothing serves. */
export function countLongBodies(app: FastifyInstance): LongBodies {
  const places = { members: createAdmission(OF_MEMBERS), others: createAdmission(OF_OTHERS) }
  const inTurn = createFairQueue({ atOnce: PARSED_AT_ONCE })
  const held = new WeakMap<FastifyRequest['raw'], Held>()
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isLongBody(request)) return done()
    // The body may be endless.
    reply.header('Connection', 'close')
    done(new Problem(413, { limit: `${LONG / KIBIBYTE} KB` }))
  })
  // A client that reads its answer slowly, or never, does not hold up others.
  app.addHook('onSend', (request, _reply, payload, done) => {
    held.get(request.raw)?.noteAnswer()
    done(null, payload)
  })
  return {
    hold(request, reply, memberId) {
      // The client went away while it was authenticated.
      if (reply.raw.closed) return
      const holder = { memberId, clientAddress: request.clientAddress }
      reply.raw.once('close', memberId === undefined ? places.others(holder) : places.members(holder))
      const { promise: isAnswered, resolve: noteAnswer } = Promise.withResolvers<void>()
      reply.raw.once('close', noteAnswer)
      held.set(request.raw, { whose: memberId ?? networkOf(request.clientAddress), isAnswered, noteAnswer, reply })
    },
    whenItsTurn(request, parse) {
      const body = held.get(request.raw)
      if (!body) return parse()
      void inTurn(body.whose, async () => {
        worksFor(request.notes ?? undefined)
        parse(body.reply.raw.closed ? new Problem(503) : undefined)
        await body.isAnswered
      })
    },
  }
}

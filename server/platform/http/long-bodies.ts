import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { createFairQueue } from '../fair-queue.ts'
import { networkOf } from './client-network.ts'
import { createAdmission } from './admission.ts'

const KIBIBYTE = 1024
/** Of a body, in bytes: one that is longer is worth asking first whose it is. */
const LONG = 64 * KIBIBYTE
/** Long bodies that may be on their way at a time: they stand in memory until they are answered. */
const OF_MEMBERS = { all: 48, eachMember: 6, eachClient: 12 }
const OF_OTHERS = { all: 24, eachClient: 4 }
/** Those of them that are parsed at a time, until there is an answer: a hundred megabytes each. */
const PARSED_AT_ONCE = 3

export interface LongBodies {
  /** Takes a place for a body until it is answered. Throws QueueFull where none is left. */
  hold(request: FastifyRequest, reply: FastifyReply, memberId?: string): void
  /** Calls back once a body may be parsed, at once for one that holds no place; with an error where nobody waits any more. */
  whenItsTurn(request: FastifyRequest, parse: (error?: Error) => void): void
}

/** A body that has its place. */
interface Held {
  whose: string
  isAnswered: Promise<void>
  noteAnswer(): void
  reply: FastifyReply
}

export function isLongBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > LONG || headers['transfer-encoding'] !== undefined
}

/** Counts long bodies by who sends them, and reads none that is sent to where nothing is served. */
export function countLongBodies(app: FastifyInstance): LongBodies {
  const places = { members: createAdmission(OF_MEMBERS), others: createAdmission(OF_OTHERS) }
  const inTurn = createFairQueue({ atOnce: PARSED_AT_ONCE })
  const held = new WeakMap<FastifyRequest['raw'], Held>()
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isLongBody(request)) return done()
    // It may have no end.
    reply.header('Connection', 'close')
    done(new Problem(413, { limit: `${LONG / KIBIBYTE} KB` }))
  })
  // Whoever reads their answer slowly, or never, keeps nobody waiting.
  app.addHook('onSend', (request, _reply, payload, done) => {
    held.get(request.raw)?.noteAnswer()
    done(null, payload)
  })
  return {
    hold(request, reply, memberId) {
      // They have gone while it was asked who they are.
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
        parse(body.reply.raw.closed ? new Problem(503) : undefined)
        await body.isAnswered
      })
    },
  }
}

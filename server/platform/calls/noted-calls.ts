import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/client-network.ts'
import { beginNotes, runNoted } from './call-notes.ts'
import type { CallNotes } from './call-notes.ts'
import { REQUEST_ID } from './request-id.ts'

/** A request that has ended. */
export interface EndedCall {
  notes: CallNotes
  outcome: Outcome
  /** What it took us, from its whole body to the answer, in ms: neither a slow upload nor a slow download counts. */
  ms: number
  /** What of that was work: without the waits for its client's turn, for a connection and in queues. */
  workMs: number
  /** How long sending took, in ms. */
  sentMs: number
}

/** `limited` and `away` may be tried again, `failed` is our mistake, `gone` had nobody waiting for it any more. */
export type Outcome = 'ok' | 'refused' | 'limited' | 'away' | 'failed' | 'gone'

const MOST_LISTENERS = 20

type EndOfCall = (call: EndedCall, request: FastifyRequest) => void

/** Notes every request, names it in its answer, and tells `app.whenCallEnds`. */
export function noteCalls(app: FastifyInstance): void {
  const listeners: EndOfCall[] = []
  app.decorate('whenCallEnds', (listener: EndOfCall) => void listeners.push(listener))
  app.decorateRequest('notes', null)

  app.addHook('onRequest', (request, reply, done) => {
    const notes = beginNotes(request.id, callOf(request), () => networkOf(request.clientAddress))
    request.notes = notes
    reply.header(REQUEST_ID, request.id)
    if (listeners.length > 0) {
      // An upload has ten listeners of its own, and Node would warn of one more.
      reply.raw.setMaxListeners(MOST_LISTENERS)
      reply.raw.once('close', () => conclude(request, reply, notes))
    }
    runNoted(notes, done)
  })
  // Once more, because a body arrives outside of what the first hook began.
  app.addHook('preHandler', ({ notes }, _reply, done) => {
    if (!notes) return done()
    notes.readAt = performance.now()
    runNoted(notes, done)
  })
  app.addHook('onSend', ({ notes }, _reply, payload, done) => {
    if (notes) notes.answeredAt = performance.now()
    done(null, payload)
  })

  function conclude(request: FastifyRequest, reply: FastifyReply, notes: CallNotes): void {
    const now = performance.now()
    const answeredAt = notes.answeredAt || now
    const ms = Math.max(0, answeredAt - notes.readAt)
    const call = {
      notes,
      outcome: outcomeOf(reply, notes),
      ms,
      workMs: Math.max(0, ms - notes.turnMs - notes.idle.ms),
      sentMs: now - answeredAt,
    }
    for (const listener of listeners) runNoted(notes, () => listener(call, request))
  }
}

function callOf(request: FastifyRequest): string {
  const { url } = request.routeOptions
  return url === undefined ? 'unknown' : `${request.method} ${url}`
}

function outcomeOf({ raw }: FastifyReply, { code: refusal, isLive }: CallNotes): Outcome {
  if (!raw.writableEnded && !isLive) return 'gone'
  const code = refusal || raw.statusCode
  if (code < 400) return 'ok'
  if (code === 429) return 'limited'
  if (code === 503) return 'away'
  return code === 500 ? 'failed' : 'refused'
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers who is told when a request has ended, during setup. */
    whenCallEnds(listener: EndOfCall): void
  }
  interface FastifyRequest {
    /** Null only for a request that could not be read. */
    notes: CallNotes | null
  }
}

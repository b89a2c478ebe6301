import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { worksFor } from '../calls/work.ts'
import type { Measure } from '../metrics/measure.ts'
import { networkOf } from './client-network.ts'
import { givePlaces } from './places-of-calls.ts'
import { createTurns } from './turns.ts'

/** Shares the server's capacity among its clients (decisions/085, 187). */
export interface FairShare {
  /** Runs a call in its client's turn: clients are served by what their calls cost, however many each has. */
  inTurn<Answer>(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer>
  /** Whether every new call is refused, or makes another one give way. */
  isFull(): boolean
  measure: Measure
}

/** What a call has no turn any more to step aside from. */
const STAY = () => () => undefined

/** Gives calls of the API their places, and runs them in turn. */
export function shareFairly(app: FastifyInstance, limits?: { mostWaiting?: number }): FairShare {
  const places = givePlaces(app, limits)
  const turns = createTurns()
  return {
    inTurn: (request, work) => {
      const { notes } = request
      const client = networkOf(request.clientAddress)
      const askedAt = performance.now()
      let chargedMs = 0
      const notYetCharged = () => {
        const ms = (notes?.costMs ?? 0) - chargedMs
        chargedMs += ms
        return ms
      }
      const turn = Object.assign(places.callOf(request) ?? { refuse: (): boolean => false }, {
        costMs: notYetCharged,
        stepAside: STAY,
        // Long answers are written after the turn.
        onClose: () => turns.charge(client, notYetCharged()),
      })
      const begun = async () => {
        if (notes) Object.assign(notes, { turnMs: performance.now() - askedAt, stepAside: turn.stepAside })
        requireWaiting(request)
        worksFor(notes ?? undefined)
        return work()
      }
      return turns.inTurn({ client, session: sessionOf(request) }, turn, begun).finally(() => {
        if (notes) notes.stepAside = STAY
      })
    },
    isFull: places.isFull,
    measure: {
      metrics: {
        quarry_calls_running: { help: 'Calls that are being answered' },
        quarry_calls_waiting: { help: 'Calls that wait for their turn' },
      },
      read: () => ({ quarry_calls_running: turns.sizes().running, quarry_calls_waiting: turns.sizes().waiting }),
    },
  }
}

/** Throws if nobody waits for the answer any more: the caller has gone, or has replaced the request (decisions/111). */
export function requireWaiting({ raw }: FastifyRequest): void {
  if (raw.socket.destroyed) throw new Problem(503)
}

/** Tells the people behind one address apart; what stands here has not been verified. */
function sessionOf({ headers }: FastifyRequest): string {
  return headers.authorization ?? String(headers['share-token'] ?? '')
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its handler runs in the client's turn. */
    isInTurn?: boolean
    /** What bounds it instead; a route with neither stands in routes.test.ts. */
    isBoundBy?: 'files' | 'forms'
  }
}

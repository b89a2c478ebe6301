import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { createFairQueue } from '../fair-queue.ts'
import { counter } from '../metrics/counter.ts'
import type { Measure } from '../metrics/measure.ts'
import { isApi, pathOfAddress } from './addresses.ts'
import { networkOf } from './client-network.ts'

/**
 * Calls answered at a time, in total and for one client. More would only wait for each other inside. Four let an office load its
 * pages; 96 exceeds the number of sign-ins that may wait.
 */
const AT_ONCE = 96
const AT_ONCE_EACH = 4
/** Calls of one client that may be here at a time, waiting ones included: about a second's work. */
const MOST_EACH = 256
/** The same for all clients. As many refused calls may wait for their answer. */
const MOST = 4096
const RETRY_AFTER_S = 1

const REFUSED = ['quarry_calls_refused_total', 'Calls refused before they were read: of one client or of all'] as const
const refused = { own: counter(...REFUSED, { limit: 'client' }), all: counter(...REFUSED, { limit: 'server' }) }

/** Shares the server's capacity among its clients (decisions/085). */
export interface FairShare {
  /** Runs a call in its client's turn. Waiting clients are served in turn, however many calls each has. */
  inTurn<Answer>(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer>
  /** Whether every new call is refused. */
  isFull(): boolean
  measure: Measure
}

/** The calls of one client that are open now. */
interface Client {
  /** Admitted calls, and all calls with the refused ones. */
  letIn: number
  calls: number
  /** How many were refused at once in the second that began at `since`, in ms of `performance.now()`. */
  told: { since: number; count: number }
}

/**
 * Refuses calls before their body is read: 429 for a client with too many open calls, 503 if the server is full. A client that
 * retries without waiting gets its refusal late, because refusing costs time too.
 */
export function shareFairly(app: FastifyInstance, { mostWaiting = MOST } = {}): FairShare {
  const clients = new Map<string, Client>()
  // Refused calls take no place.
  let letIn = 0
  let waiting = 0
  const queue = createFairQueue({ atOnce: AT_ONCE, atOnceEach: AT_ONCE_EACH })

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isApi(pathOfAddress(request))) return
    const name = networkOf(request.clientAddress)
    const client = clients.get(name) ?? { letIn: 0, calls: 0, told: { since: 0, count: 0 } }
    clients.set(name, client)
    client.calls += 1
    const isOwnFull = client.letIn >= MOST_EACH
    const isLetIn = !isOwnFull && letIn < MOST
    if (isLetIn) {
      client.letIn += 1
      letIn += 1
    }
    // Runs even if the client goes away before there is an answer.
    reply.raw.once('close', () => {
      client.calls -= 1
      if (client.calls === 0) clients.delete(name)
      if (!isLetIn) return
      client.letIn -= 1
      letIn -= 1
    })
    if (isLetIn) return
    refused[isOwnFull ? 'own' : 'all'].add()
    if (!isOwnFull) throw new Problem(503, { retryAfter: RETRY_AFTER_S })
    if (!mayBeToldNow(client)) {
      const { socket } = request.raw
      // Answering a client that never waits would take a whole core.
      if (waiting >= mostWaiting && socket instanceof Socket) socket.destroy()
      waiting += 1
      // This wait is meant: it makes no call slow, and no line of the log, even if the client leaves.
      if (request.notes) request.notes.readAt = performance.now() + RETRY_AFTER_S * 1000
      await sleep(RETRY_AFTER_S * 1000)
      waiting -= 1
    }
    throw new Problem(429, { retryAfter: RETRY_AFTER_S })
  })

  return {
    inTurn: (request, work) => {
      const askedAt = performance.now()
      return queue(networkOf(request.clientAddress), async () => {
        if (request.notes) request.notes.turnMs = performance.now() - askedAt
        requireWaiting(request)
        return work()
      })
    },
    isFull: () => letIn >= MOST,
    measure: {
      metrics: {
        quarry_calls_running: { help: 'Calls that are being answered' },
        quarry_calls_waiting: { help: 'Calls that wait for their turn' },
      },
      read: () => ({ quarry_calls_running: queue.sizes().running, quarry_calls_waiting: queue.sizes().waiting }),
    },
  }
}

/** Throws if nobody waits for the answer any more: the caller has gone, or has replaced the request (decisions/111). */
export function requireWaiting({ raw }: FastifyRequest): void {
  if (raw.socket.destroyed) throw new Problem(503)
}

function mayBeToldNow({ told }: Client): boolean {
  const now = performance.now()
  if (now - told.since > RETRY_AFTER_S * 1000) Object.assign(told, { since: now, count: 0 })
  told.count += 1
  return told.count <= MOST_EACH
}

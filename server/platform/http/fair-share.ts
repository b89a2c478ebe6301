import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { createFairQueue } from '../fair-queue.ts'
import { isApi, pathOfAddress } from './addresses.ts'
import { networkOf } from './client-network.ts'

/**
 * Calls that are answered at a time, of all clients and of one. More than these would only wait for each other inside; so many of
 * one let a whole office load its pages, and of all are more than those that may wait to sign in.
 */
const AT_ONCE = 96
const AT_ONCE_EACH = 4
/** Calls that may be here at a time, those that wait for their turn included: a second's work for one client. */
const MOST_EACH = 256
/** Of all; and of those that are refused, as many wait to be told so. */
const MOST = 4096
const RETRY_AFTER_S = 1

/** How what the server can do is shared among its clients (decisions/085). */
export interface FairShare {
  /** Does what a call asks for once it is its client's turn. Clients that wait are served in turn, however much one asks for. */
  inTurn<Answer>(request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer>
  /** Whether everybody who comes is refused. */
  isFull(): boolean
}

/** What a client has here. */
interface Client {
  /** Calls that were let in, and all with those that are refused. */
  letIn: number
  calls: number
  /** How many were refused at once within the second that began then, in ms of `performance.now()`. */
  told: { since: number; count: number }
}

/**
 * Refuses, before a body is read, a client that has too many calls here already (429), and whoever comes into a crowd (503).
 * Who goes on asking without waiting is told so after the time that they should have waited: refusing costs something too.
 */
export function shareFairly(app: FastifyInstance, { mostWaiting = MOST } = {}): FairShare {
  const clients = new Map<string, Client>()
  // What one client is refused takes nobody's place.
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
    // Also where the client goes away before there is an answer.
    reply.raw.once('close', () => {
      client.calls -= 1
      if (client.calls === 0) clients.delete(name)
      if (!isLetIn) return
      client.letIn -= 1
      letIn -= 1
    })
    if (isLetIn) return
    if (!isOwnFull) throw new Problem(503, { retryAfter: RETRY_AFTER_S })
    if (!mayBeToldNow(client)) {
      const { socket } = request.raw
      // Whoever does not wait at all costs a core with what they are told.
      if (waiting >= mostWaiting && socket instanceof Socket) socket.destroy()
      waiting += 1
      await sleep(RETRY_AFTER_S * 1000)
      waiting -= 1
    }
    throw new Problem(429, { retryAfter: RETRY_AFTER_S })
  })

  return {
    inTurn: (request, work) =>
      queue(networkOf(request.clientAddress), async () => {
        requireWaiting(request)
        return work()
      }),
    isFull: () => letIn >= MOST,
  }
}

/** Throws where nobody waits for the answer any more: the caller has gone, or has asked for something else instead (decisions/111). */
export function requireWaiting({ raw }: FastifyRequest): void {
  if (raw.socket.destroyed) throw new Problem(503)
}

function mayBeToldNow({ told }: Client): boolean {
  const now = performance.now()
  if (now - told.since > RETRY_AFTER_S * 1000) Object.assign(told, { since: now, count: 0 })
  told.count += 1
  return told.count <= MOST_EACH
}

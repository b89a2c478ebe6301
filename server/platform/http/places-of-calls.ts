import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { QueueFull } from '../fair-queue.ts'
import { counter } from '../metrics/counter.ts'
import { isApi, pathOfAddress } from './addresses.ts'
import { createAdmission } from './admission.ts'
import { networkOf } from './client-network.ts'
import { answerByHand } from './connections.ts'
import { envelopeOf } from './failures.ts'
import { hasBody } from './long-bodies.ts'

/** Calls of one client that may be here at a time, waiting ones included; and of all clients. */
const MOST_EACH = 256
const MOST = 4096
/** Of all calls, those that may write: reading keeps the rest. */
const MOST_WRITES = 3072
/** Calls whose body has not come yet. They take no place of those that can be answered. */
const MOST_COMING = 2048
const RETRY_AFTER_S = 1

const REFUSED = ['quarry_calls_refused_total', 'Calls refused before they were read: of one client or of all'] as const
const refused = { own: counter(...REFUSED, { limit: 'client' }), all: counter(...REFUSED, { limit: 'server' }) }

/** The calls of one client that are open now. */
interface Client {
  calls: number
  /** How many were refused at once in the second that began at `since`, in ms of `performance.now()`. */
  told: { since: number; count: number }
}

/** A call of the API, until it is answered. */
export interface PlacedCall {
  client: Client
  /** Refuses the call while it waits for its turn; false if it does not. */
  refuse: () => boolean
  /** Frees the place of a call whose body has not come. */
  noteBody: () => void
  onClose: () => void
}

export interface PlacesOfCalls {
  callOf(request: FastifyRequest): PlacedCall | undefined
  isFull(): boolean
}

/**
 * Refuses calls before their body is read: 429 for a client with too many open calls, 503 if the server is full of those of many
 * clients. A client that retries without waiting gets its refusal late, because refusing costs time too; `mostWaiting` such may wait.
 */
export function givePlaces(app: FastifyInstance, { mostWaiting = MOST } = {}): PlacesOfCalls {
  const clients = new Map<string, Client>()
  const calls = new WeakMap<FastifyRequest, PlacedCall>()
  const coming = createAdmission({ all: MOST_COMING, eachClient: MOST_EACH })
  const take = createTake()
  const refuse = createRefusals(mostWaiting)
  let letIn = 0

  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(pathOfAddress(request))) return
    const call = note(request, reply)
    if (!hasBody(request)) return letInNow(request, reply, call)
    const leave = await refuse(request, call.client, () => coming(request, () => giveUpBody(request)))
    call.noteBody = leave
  })
  app.addHook('preHandler', async (request, reply) => {
    const call = calls.get(request)
    if (!call || !hasBody(request)) return
    call.noteBody()
    await letInNow(request, reply, call)
  })

  function note(request: FastifyRequest, reply: FastifyReply): PlacedCall {
    const name = networkOf(request.clientAddress)
    const client = clients.get(name) ?? { calls: 0, told: { since: 0, count: 0 } }
    clients.set(name, client)
    client.calls += 1
    const call: PlacedCall = {
      client,
      refuse: () => false,
      noteBody: () => undefined,
      onClose: () => undefined,
    }
    calls.set(request, call)
    // Runs even if the client goes away before there is an answer.
    reply.raw.once('close', () => {
      client.calls -= 1
      if (client.calls === 0) clients.delete(name)
      call.noteBody()
      call.refuse()
      call.onClose()
    })
    return call
  }

  async function letInNow(request: FastifyRequest, reply: FastifyReply, call: PlacedCall): Promise<void> {
    const leave = await refuse(request, call.client, () =>
      take(request, () => call.refuse() || giveUpSending(request, reply)),
    )
    // The client went away meanwhile.
    if (reply.raw.closed) {
      leave()
      throw new Problem(503)
    }
    letIn += 1
    reply.raw.once('close', () => {
      letIn -= 1
      leave()
    })
  }

  return { callOf: (request) => calls.get(request), isFull: () => letIn >= MOST }
}

/** Takes a place among the calls that can be answered. Throws QueueFull. */
function createTake() {
  const writes = createAdmission({ all: MOST_WRITES, eachClient: Infinity })
  const all = createAdmission({ all: MOST, eachClient: MOST_EACH })
  return (request: FastifyRequest, giveWay: () => boolean): (() => void) => {
    const leaveAll = all(request, giveWay)
    if (request.method === 'GET') return leaveAll
    try {
      const leaveWrites = writes(request, giveWay)
      return () => {
        leaveWrites()
        leaveAll()
      }
    } catch (error) {
      leaveAll()
      throw error
    }
  }
}

/** Runs what takes a place, or refuses the call. */
function createRefusals(mostWaiting: number) {
  let waiting = 0
  return async (request: FastifyRequest, client: Client, take: () => () => void): Promise<() => void> => {
    try {
      return take()
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      refused[error.isOwn ? 'own' : 'all'].add()
      if (!error.isOwn) throw new Problem(503, { retryAfter: RETRY_AFTER_S })
      if (!mayBeToldNow(client)) await untilTold(request)
      throw new Problem(429, { retryAfter: RETRY_AFTER_S })
    }
  }

  async function untilTold({ raw: { socket }, notes }: FastifyRequest): Promise<void> {
    // Answering a client that never waits would take a whole core.
    if (waiting >= mostWaiting && socket instanceof Socket) socket.destroy()
    waiting += 1
    // This wait is meant: it makes no call slow, and no line of the log, even if the client leaves.
    if (notes) notes.readAt = performance.now() + RETRY_AFTER_S * 1000
    await sleep(RETRY_AFTER_S * 1000)
    waiting -= 1
  }
}

/** Ends a request whose body has not come, for one of a client with fewer. */
function giveUpBody(request: FastifyRequest): boolean {
  const { socket, complete } = request.raw
  if (complete || !(socket instanceof Socket)) return false
  answerByHand(socket, envelopeOf(new Problem(503, { retryAfter: RETRY_AFTER_S }), request))
  return true
}

/** Ends an answer that is being sent, for a call of a client with fewer: who reads slowly keeps no place. */
function giveUpSending({ raw: { socket }, notes }: FastifyRequest, { raw }: FastifyReply): boolean {
  if (!raw.headersSent || raw.writableFinished || notes?.isLive || !(socket instanceof Socket)) return false
  socket.destroy()
  return true
}

function mayBeToldNow({ told }: Client): boolean {
  const now = performance.now()
  if (now - told.since > RETRY_AFTER_S * 1000) Object.assign(told, { since: now, count: 0 })
  told.count += 1
  return told.count <= MOST_EACH
}

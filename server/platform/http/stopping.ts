import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { Problem } from '../../../contract/problem.ts'

const SECOND_MS = 1000
const LOOK_EVERY_MS = 20

interface Patience {
  /** How long idle connections stay open; their requests are still answered. */
  idleMs?: number
  /** How long connections with a request in progress stay open. */
  busyMs?: number
}

/** Answers requests with 503 and closes their connection once the server is stopping. */
export function answerLateCalls(app: FastifyInstance): void {
  app.decorate('isStopping', false)
  app.addHook('onRequest', async (request) => {
    if (!app.isStopping) return
    await hearOut(request)
    throw new Problem(503)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isStopping) reply.header('Connection', 'close')
    done(null, payload)
  })
}

/**
 * On close, ends connections that never sent a request: browsers open such in advance. Node counts them as busy and would wait for
 * their timeout.
 */
export function endUnasked(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let isClosing = false
  const endIfUnasked = (socket: Socket) => {
    if (isClosing && socket.bytesRead === 0) socket.destroy()
  }
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    endIfUnasked(socket)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of sockets) endIfUnasked(socket)
  })
}

/** Reads the rest of a body first: closing a connection with unread data resets it and loses the answer. */
async function hearOut({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return
  raw.resume()
  // The client went away.
  await finished(raw).catch(() => undefined)
}

/**
 * Stops serving. Requests in progress are answered; new ones on open connections get 503 for a while instead of a reset. No slow
 * client can delay the stop beyond `busyMs`.
 */
export async function stopServing(
  app: FastifyInstance,
  { idleMs = SECOND_MS, busyMs = 30 * SECOND_MS }: Patience = {},
): Promise<void> {
  app.isStopping = true
  const enough = setTimeout(() => app.server.closeAllConnections(), busyMs)
  await allGone(app, idleMs)
  await app.close()
  clearTimeout(enough)
}

/** Resolves when no connection is left, or after `mostMs`. */
async function allGone(app: FastifyInstance, mostMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => app.server.getConnections((_error, count) => count || resolve())
  const looking = setInterval(look, LOOK_EVERY_MS)
  const enough = setTimeout(resolve, mostMs)
  look()
  await promise
  clearInterval(looking)
  clearTimeout(enough)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server was asked to stop and finishes the requests in progress. */
    isStopping: boolean
  }
}

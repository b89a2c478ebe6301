import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../../contract/problem.ts'

const SECOND_MS = 1000
const LOOK_EVERY_MS = 20

interface Patience {
  /** How long idle connections stay open; their requests are still answered. */
  idleMs?: number
  /** How long connections with a request in progress stay open. */
  busyMs?: number
  /** How long everything is still answered while `/readyz` says no, so that a load balancer can send calls elsewhere. */
  drainMs?: number
}

/** Answers requests with 503 and closes their connection once the server is stopping. */
export function answerLateCalls(app: FastifyInstance): void {
  app.decorate('isStopping', false).decorate('isDraining', false)
  app.addHook('onRequest', async (request) => {
    if (!app.isStopping) return
    await hearOut(request)
    throw new Problem(503)
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Also while it drains, so that a proxy takes no kept connection into the end.
    if (app.isDraining) reply.header('Connection', 'close')
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
 * Stops serving. Requests in progress are answered. Without a drain, new ones on open connections get 503 for a while instead of a
 * reset; with one, nobody sends any by then. No slow client can delay the stop beyond `busyMs` after the drain.
 */
export async function stopServing(
  app: FastifyInstance,
  { idleMs = SECOND_MS, busyMs = 30 * SECOND_MS, drainMs = 0 }: Patience = {},
): Promise<void> {
  app.isDraining = true
  if (drainMs > 0) await sleep(drainMs, undefined, { ref: false })
  const enough = setTimeout(() => app.server.closeAllConnections(), busyMs)
  // After a drain the port closes at once: a proxy that was not told repeats a refused connection elsewhere, and no 503.
  if (drainMs === 0) {
    app.isStopping = true
    await allGone(app, idleMs)
  }
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
    /** Whether it was asked to stop, and answers on until load balancers know it; also while it stops. */
    isDraining: boolean
  }
}

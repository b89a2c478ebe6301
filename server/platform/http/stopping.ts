import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { Problem } from '../../../contract/problem.ts'

const SECOND_MS = 1000
const LOOK_EVERY_MS = 20

interface Patience {
  /** How long those may keep their connection who have sent nothing since: what they send meanwhile is answered. */
  idleMs?: number
  /** How long those may who are still being answered. */
  busyMs?: number
}

/** Has whoever calls after the server was asked to stop told so, and to come back by another connection. */
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
 * Ends connections on which nothing was ever asked once the server closes: browsers open such ahead. Node takes them for busy,
 * and would wait until their time is over.
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

/** A connection that is closed over what has yet to be read is reset, and the answer with it. */
async function hearOut({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return
  raw.resume()
  // Whoever goes away meanwhile is told nothing.
  await finished(raw).catch(() => undefined)
}

/**
 * Stops serving. Calls under way are answered, and for a while such as come on connections that are kept, with 503: closed at
 * once, those would be reset. Nobody keeps a server from stopping by sending or reading slowly.
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

/** Answers when there is no connection any more, or after a time. */
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
    /** Whether it was asked to stop, and answers what is under way. */
    isStopping: boolean
  }
}

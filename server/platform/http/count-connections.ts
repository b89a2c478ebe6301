import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createAdmission } from './admission.ts'

/**
 * Open connections at a time: more than the calls that may be here, the streams and the files together. One costs a descriptor and
 * some ten kilobytes, however little comes over it.
 */
const MOST = 8192
const MOST_EACH = 2048
/** New connections that may be open until another one has given way. */
const SPARE = 256

interface Limits {
  /** Whether proxies hold connections for many people; then they are not counted by client. */
  isBehindProxy: boolean
  most?: number
  mostEach?: number
}

/**
 * Closes connections beyond the limits at once, so that nobody takes all by opening many and sending nothing. Where all are taken,
 * the oldest one of the client with the most is closed instead.
 */
export function countConnections(
  app: FastifyInstance,
  { isBehindProxy, most = MOST, mostEach = MOST_EACH }: Limits,
): void {
  app.server.maxConnections = most + (isBehindProxy ? 0 : SPARE)
  if (isBehindProxy) return
  const takePlace = createAdmission({ all: most, eachClient: mostEach })
  app.server.on('connection', (socket: Socket) => {
    const giveWay = () => socket.destroy().destroyed
    try {
      socket.once('close', takePlace({ clientAddress: socket.remoteAddress ?? '' }, giveWay))
    } catch {
      socket.destroy()
    }
  })
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const KIBIBYTE = 1024
const LOOK_EVERY_MS = 1000
/** The least that must be taken of an answer, in bytes a second: six pictures at a time over a very slow phone get more. */
const LEAST_A_SECOND = KIBIBYTE
/** How many checks a client has at least for that. */
const LOOKS = 60

interface Behind {
  looks: number
  /** How much this client had taken when they began, in bytes. */
  before: number
}

/**
 * Ends connections whose client takes an answer too slowly, or never: it stands in memory or on the disk, and a file keeps its
 * place, until it is sent. What lies in the system's buffers counts as taken. Call it before the server listens.
 */
export function giveUpSlowReaders(server: Server): void {
  const sockets = new Map<Socket, Behind | undefined>()
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  let looking: NodeJS.Timeout | undefined
  server.on('listening', () => {
    looking ??= setInterval(lookAtAll, LOOK_EVERY_MS).unref()
  })
  server.on('close', () => clearInterval(looking))

  function lookAtAll(): void {
    for (const [socket, behind] of sockets)
      if (socket.writableLength > 0) look(socket, behind ?? { looks: 0, before: takenOf(socket) })
      else if (behind) sockets.set(socket, undefined)
  }

  function look(socket: Socket, { looks, before }: Behind): void {
    const taken = takenOf(socket)
    const isEnough = taken - before >= LOOKS * LEAST_A_SECOND
    // What was written in one piece shows only at its end how much of it was taken.
    const mostLooks = LOOKS + socket.writableLength / LEAST_A_SECOND
    if (looks >= mostLooks && !isEnough) return void socket.destroy()
    sockets.set(socket, looks >= LOOKS && isEnough ? { looks: 0, before: taken } : { looks: looks + 1, before })
  }
}

function takenOf({ bytesWritten, writableLength }: Socket): number {
  return bytesWritten - writableLength
}

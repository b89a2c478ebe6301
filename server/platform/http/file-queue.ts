import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FILE_TICKET, fileTicket, getFilePlace } from '../../../contract/files.ts'
import { Problem } from '../../../contract/problem.ts'
import { createFairQueue, QueueFull } from '../fair-queue.ts'
import { connectionLimits } from './connections.ts'
import { serve } from './serve.ts'

/** Files that the server makes at a time, of whatever kind: each takes a core and up to some hundred megabytes. */
const AT_ONCE = 2
const MOST_WAITING = 20
/** Of one member, with those that are on their way to them: they stand in memory until they are through. */
const MOST_EACH = 3
/** That nothing moves on a connection while its file waits and is made is no reason to end it. */
const LONGEST_WAIT_MS = 10 * 60_000

export interface QueuedFile {
  memberId: string
  /** By which the place of this file is asked for. */
  ticket?: string | undefined
  /** Aborted once the answer is through, or nobody waits for it any more. */
  signal: AbortSignal
}

/** Members' files, made two at a time and of each member one after another: who wants many waits for themselves. */
export interface FileQueue {
  /** Throws QueueFull where too many are waiting, or too many of this member, and the signal's reason. */
  make<Answer>(wish: QueuedFile, work: () => Promise<Answer>): Promise<Answer>
  /** 1 is the next, 0 is being made or on its way; null where the member has asked for no such file. */
  placeOf(memberId: string, ticket: string): number | null
}

export function createFileLine(): FileQueue {
  const inTurn = createFairQueue({ atOnce: AT_ONCE, most: AT_ONCE + MOST_WAITING })
  const wishes = new Set<QueuedFile & { hasBegun: boolean }>()
  const ownOf = (memberId: string) => [...wishes].filter((wish) => wish.memberId === memberId)

  return {
    async make(wanted, work) {
      const { memberId, signal } = wanted
      signal.throwIfAborted()
      if (ownOf(memberId).length >= MOST_EACH) throw new QueueFull(true)
      const wish = { ...wanted, hasBegun: false }
      wishes.add(wish)
      signal.addEventListener('abort', () => wishes.delete(wish), { once: true })
      const begin = async () => {
        wish.hasBegun = true
        return work()
      }
      return inTurn(memberId, begin, signal).catch((error: unknown) => {
        wishes.delete(wish)
        throw error
      })
    },
    placeOf(memberId, ticket) {
      const own = ownOf(memberId)
      const wish = own.find((one) => one.ticket === ticket)
      if (!wish) return null
      if (wish.hasBegun) return 0
      return inTurn.placesOf(memberId)[own.filter(({ hasBegun }) => !hasBegun).indexOf(wish)] ?? null
    },
  }
}

interface AskedFile {
  request: FastifyRequest
  reply: FastifyReply
  memberId: string
}

/**
 * Makes what a call answers once it is its turn. `work` is aborted, and its place free at once, when whoever asked has gone;
 * throws QueueFull where too many are waiting.
 */
export async function makeInLine<Answer>(
  line: FileQueue,
  { request, reply, memberId }: AskedFile,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const through = new AbortController()
  const { signal } = through
  reply.raw.once('close', () => through.abort())
  // They may have gone while it was asked who they are.
  if (reply.raw.closed) through.abort()
  const { socket } = request.raw
  const ticket = fileTicket.safeParse(request.headers[FILE_TICKET]).data
  if (socket instanceof Socket) socket.setTimeout(LONGEST_WAIT_MS)
  try {
    return await line.make({ memberId, ticket, signal }, async () => work(signal))
  } catch (error) {
    // Nobody reads what is answered now, and nothing went wrong.
    throw signal.aborted ? new Problem(503) : error
  } finally {
    if (socket instanceof Socket) socket.setTimeout(connectionLimits.connectionTimeout)
  }
}

/** Serves the places of files in line. */
export function serveFilePlaces(app: FastifyInstance): void {
  serve({ app, deps: app.fileLine }, getFilePlace, async (line, { ticket }, { caller }) => ({
    place: line.placeOf(caller.memberId, ticket),
  }))
}

import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FILE_TICKET, fileTicket, getFilePlace } from '../../../contract/files.ts'
import { Problem } from '../../../contract/problem.ts'
import { noteWaiting } from '../calls/waits.ts'
import { createFairQueue, QueueFull } from '../fair-queue.ts'
import { connectionLimits } from './connections.ts'
import type { WaitingFile } from './file-places.ts'
import { serve } from './serve.ts'

/** Files made at a time, of any kind: each takes a core and up to some hundred megabytes. */
const AT_ONCE = 2
const MOST_WAITING = 20
/** Files of one member, including those being sent: they stay in memory until then. */
const MOST_EACH = 3
/** The connection stays silent while its file waits and is made, so its timeout is raised to this. */
const LONGEST_WAIT_MS = 10 * 60_000

export interface QueuedFile {
  memberId: string
  /** The client asks for the place of this file by its ticket. */
  ticket?: string | undefined
  /** Aborted once the answer is sent, or nobody waits for it any more. */
  signal: AbortSignal
}

/** The queue of members' files: two are made at a time, one for each member. */
export interface FileQueue {
  /** Throws QueueFull if too many wait, or too many of this member; throws the signal's reason on abort. */
  make<Answer>(wish: QueuedFile, work: () => Promise<Answer>): Promise<Answer>
  /** 1 is next; 0 is being made or sent; null if the member has not requested this file. */
  placeOf(memberId: string, ticket: string): number | null
  /** The files with a ticket that wait. */
  waiting(): WaitingFile[]
}

/** `onChange` is called when a file begins to wait or no longer waits. */
export function createFileLine(onChange: () => void = () => undefined): FileQueue {
  const inTurn = noteWaiting(createFairQueue({ atOnce: AT_ONCE, most: AT_ONCE + MOST_WAITING }))
  const wishes = new Set<QueuedFile & { hasBegun: boolean }>()
  const ownOf = (memberId: string) => [...wishes].filter((wish) => wish.memberId === memberId)

  return {
    async make(wanted, work) {
      const { memberId, signal } = wanted
      signal.throwIfAborted()
      if (ownOf(memberId).length >= MOST_EACH) throw new QueueFull(true)
      const wish = { ...wanted, hasBegun: false }
      wishes.add(wish)
      const leave = () => {
        wishes.delete(wish)
        onChange()
      }
      signal.addEventListener('abort', leave, { once: true })
      const begin = async () => {
        wish.hasBegun = true
        onChange()
        return work()
      }
      const made = inTurn(memberId, begin, signal)
      onChange()
      return made.catch((error: unknown) => {
        leave()
        throw error
      })
    },
    placeOf,
    waiting: () =>
      [...wishes].flatMap(({ memberId, ticket, hasBegun }) => {
        const place = hasBegun || ticket === undefined ? null : placeOf(memberId, ticket)
        return place === null || ticket === undefined ? [] : [{ memberId, ticket, place }]
      }),
  }

  function placeOf(memberId: string, ticket: string): number | null {
    const own = ownOf(memberId)
    const wish = own.find((one) => one.ticket === ticket)
    if (!wish) return null
    if (wish.hasBegun) return 0
    return inTurn.placesOf(memberId)[own.filter(({ hasBegun }) => !hasBegun).indexOf(wish)] ?? null
  }
}

interface AskedFile {
  request: FastifyRequest
  reply: FastifyReply
  memberId: string
}

/**
 * Makes the file of a call in its turn. If the client goes away, `work` is aborted and its place is free at once. Throws QueueFull
 * if too many wait.
 */
export async function makeInLine<Answer>(
  line: FileQueue,
  { request, reply, memberId }: AskedFile,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const through = new AbortController()
  const { signal } = through
  reply.raw.once('close', () => through.abort())
  // The client may have gone while it was authenticated.
  if (reply.raw.closed) through.abort()
  const { socket } = request.raw
  const ticket = fileTicket.safeParse(request.headers[FILE_TICKET]).data
  if (socket instanceof Socket) socket.setTimeout(LONGEST_WAIT_MS)
  try {
    return await line.make({ memberId, ticket, signal }, async () => work(signal))
  } catch (error) {
    // The client has gone: nobody reads this answer, and it is no failure.
    throw signal.aborted ? new Problem(503) : error
  } finally {
    if (socket instanceof Socket) socket.setTimeout(connectionLimits.connectionTimeout)
  }
}

/** Serves the places of files in the queue, of this server or of another. */
export function serveFilePlaces(app: FastifyInstance): void {
  const deps = { line: app.fileLine, places: app.filePlaces }
  serve({ app, deps }, getFilePlace, async ({ line, places }, { ticket }, { caller }) => ({
    place: line.placeOf(caller.memberId, ticket) ?? (await places.find(caller.memberId, ticket)),
  }))
}

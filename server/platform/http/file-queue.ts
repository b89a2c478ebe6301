import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FILE_TICKET, fileTicket, getFilePlace } from '../../../contract/files.ts'
import type { DrawnFiles } from '../../../contract/files.ts'
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
  /** It may take many minutes: such files have a line of their own, one at a time, and hold up no others. */
  isLong?: boolean | undefined
  /** Aborted once the answer is sent, or nobody waits for it any more. */
  signal: AbortSignal
}

/** The queue of members' files: two are made at a time, one for each member, and a long one beside them. */
export interface FileQueue {
  /** Throws QueueFull if too many wait, or too many of this member; throws the signal's reason on abort. */
  make<Answer>(wish: QueuedFile, work: (report: Report) => Promise<Answer>): Promise<Answer>
  /** 1 is next; 0 is being made or sent; null if the member has not requested this file. */
  placeOf(memberId: string, ticket: string): number | null
  /** How many files were drawn for this one; null if it needs none, or is unknown. */
  drawnFor(memberId: string, ticket: string): DrawnFiles | null
  /** The files with a ticket that wait, or need others that are drawn first. */
  waiting(): WaitingFile[]
}

type Report = (done: number, total: number) => void

/** `onChange` is called when a file begins to wait or no longer waits, and as what it needs is drawn. */
export function createFileLine(onChange: () => void = () => undefined): FileQueue {
  const lineOf = (atOnce: number) => noteWaiting(createFairQueue({ atOnce, most: atOnce + MOST_WAITING }))
  const lines = { short: lineOf(AT_ONCE), long: lineOf(1) }
  const turnsOf = ({ isLong = false }: Pick<QueuedFile, 'isLong'>) => (isLong ? lines.long : lines.short)
  const wishes = new Set<QueuedFile & { hasBegun: boolean; drawn: DrawnFiles | null }>()
  const ownOf = (memberId: string) => [...wishes].filter((wish) => wish.memberId === memberId)

  return {
    async make(wanted, work) {
      const { memberId, signal } = wanted
      signal.throwIfAborted()
      if (ownOf(memberId).length >= MOST_EACH) throw new QueueFull(true)
      const wish = { ...wanted, hasBegun: false, drawn: null as DrawnFiles | null }
      wishes.add(wish)
      const leave = () => {
        wishes.delete(wish)
        onChange()
      }
      signal.addEventListener('abort', leave, { once: true })
      const begin = async () => {
        wish.hasBegun = true
        onChange()
        return work((done, total) => {
          wish.drawn = { done, total }
          onChange()
        })
      }
      const made = turnsOf(wish)(memberId, begin, signal)
      onChange()
      return made.catch((error: unknown) => {
        leave()
        throw error
      })
    },
    placeOf,
    drawnFor: (memberId, ticket) => ownOf(memberId).find((one) => one.ticket === ticket)?.drawn ?? null,
    waiting: () =>
      [...wishes].flatMap(({ memberId, ticket, hasBegun, drawn }) => {
        if (ticket === undefined || (hasBegun && !drawn)) return []
        const place = placeOf(memberId, ticket)
        return place === null ? [] : [{ memberId, ticket, place, drawn }]
      }),
  }

  function placeOf(memberId: string, ticket: string): number | null {
    const own = ownOf(memberId)
    const wish = own.find((one) => one.ticket === ticket)
    if (!wish) return null
    if (wish.hasBegun) return 0
    const inTurn = turnsOf(wish)
    const waiting = own.filter((one) => !one.hasBegun && turnsOf(one) === inTurn)
    return inTurn.placesOf(memberId)[waiting.indexOf(wish)] ?? null
  }
}

interface AskedFile {
  request: FastifyRequest
  reply: FastifyReply
  memberId: string
  isLong?: boolean
}

/**
 * Makes the file of a call in its turn. If the client goes away, `work` is aborted and its place is free at once. Throws QueueFull
 * if too many wait.
 */
export async function makeInLine<Answer>(
  line: FileQueue,
  { request, reply, memberId, isLong }: AskedFile,
  work: (making: { signal: AbortSignal; report: Report }) => Promise<Answer>,
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
    return await line.make({ memberId, ticket, isLong, signal }, async (tell) => {
      const report: Report = (done, total) => {
        // As long as something is drawn for it, the connection may stay silent.
        if (socket instanceof Socket) socket.setTimeout(LONGEST_WAIT_MS)
        tell(done, total)
      }
      return work({ signal, report })
    })
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
  serve({ app, deps }, getFilePlace, async ({ line, places }, { ticket }, { caller: { memberId } }) => {
    const place = line.placeOf(memberId, ticket)
    if (place !== null) return { place, drawn: line.drawnFor(memberId, ticket) }
    return places.find(memberId, ticket)
  })
}

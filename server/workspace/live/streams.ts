import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TeamEvent } from '../../../contract/collaboration/live-calls.ts'
import { Problem } from '../../../contract/problem.ts'
import type { LiveEvent } from '../../../contract/sharing/activity-calls.ts'
import { createAdmission } from '../../platform/http/admission.ts'
import { noteLive } from '../../platform/http/quiet.ts'
import type { Db } from '../../database.ts'
import { createHub } from './hub.ts'
import type { Follower } from './hub.ts'

/** Open streams at a time, of which the client with the most gives way where all are taken. Each holds a connection and some KB. */
const MOST = { all: 2000, eachMember: 20, eachClient: 100 }
/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 15_000
/** After this time the client connects again, and its access is checked again. */
const LONGEST_MS = 10 * 60_000

/** An open stream of events. It ignores what is told after its end. */
export interface Stream {
  tell(event: LiveEvent | TeamEvent): void
  end(): void
}

/** The member or client address that a stream counts for. */
interface Holder {
  memberId: string
  clientAddress: string
}

export interface Streams {
  /**
   * Turns the answer into a stream. `begin` returns the follower that writes to it until the client goes. Throws QueueFull where
   * too many streams are open.
   */
  open(reply: FastifyReply, holder: Holder, begin: (stream: Stream) => Follower): void
}

/** Streams of events for guests (of one link), for owners (of all links to a thing) and for collaborators. */
export function createStreams(app: FastifyInstance, deps: { db: Db }): Streams {
  const hub = createHub(app, deps)
  const takePlace = createAdmission(MOST)
  const open = new Set<FastifyReply>()
  app.measures.push({
    metrics: { quarry_live_streams: { help: 'Open streams of live events' } },
    read: () => ({ quarry_live_streams: open.size }),
  })
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end()
  })

  return {
    open(reply, holder, begin) {
      const { raw } = reply
      const leave = takePlace(holder, () => raw.end().writableEnded)
      if (raw.closed) {
        leave()
        throw new Problem(503)
      }
      reply.hijack()
      if (reply.request.notes) reply.request.notes.isLive = true
      raw.writeHead(200, {
        ...headersOf(reply),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Keeps nginx from buffering the stream.
        'x-accel-buffering': 'no',
      })
      raw.flushHeaders()
      noteLive(raw)
      // The connection stays open, however long it is silent.
      raw.socket?.setTimeout(0)
      open.add(reply)
      // News may arrive after the end of the stream and before the connection closes.
      const write = (text: string) => {
        if (!raw.writableEnded) raw.write(text)
      }
      const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref()
      const end = setTimeout(() => raw.end(), LONGEST_MS).unref()
      const stop = hub.follow(
        begin({ tell: (event) => write(`data: ${JSON.stringify(event)}\n\n`), end: () => void raw.end() }),
      )
      raw.once('close', () => {
        clearInterval(heartbeat)
        clearTimeout(end)
        stop()
        leave()
        open.delete(reply)
      })
    },
  }
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return Object.fromEntries(headers)
}

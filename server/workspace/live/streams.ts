import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { TeamEvent } from '../../../contract/collaboration/live-calls.ts'
import { Problem } from '../../../contract/problem.ts'
import type { LiveEvent } from '../../../contract/sharing/activity-calls.ts'
import { createAdmission } from '../../platform/http/admission.ts'
import { createHub } from './hub.ts'
import type { Follower } from './hub.ts'

/** Streams that may be open at a time; each holds a connection and some KB. */
const MOST = { all: 2000, eachMember: 20, eachClient: 100 }
/** A proxy ends what says nothing for a minute. */
const HEARTBEAT_MS = 15_000
/** Whoever reads on begins anew, and is asked again who they are. */
const LONGEST_MS = 10 * 60_000

/** A stream of events that is open. After its end it takes what is told, and says nothing. */
export interface Stream {
  tell(event: LiveEvent | TeamEvent): void
  end(): void
}

/** Whose stream it is, as they are counted. */
interface Holder {
  memberId: string
  clientAddress: string
}

export interface Streams {
  /** Takes the answer over: tells, as what `begin` answers hears it, until nobody reads it any more. Throws QueueFull where too many are open. */
  open(reply: FastifyReply, holder: Holder, begin: (stream: Stream) => Follower): void
}

/** Streams that tell of what is new: for guests by their link, for owners of all their links, for who works on something together. */
export function createStreams<Tables>(app: FastifyInstance, deps: { db: Kysely<Tables> }): Streams {
  const hub = createHub(app, deps)
  const takePlace = createAdmission(MOST)
  const open = new Set<FastifyReply>()
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end()
  })

  return {
    open(reply, holder, begin) {
      const leave = takePlace(holder)
      const { raw } = reply
      if (raw.closed) {
        leave()
        throw new Problem(503)
      }
      reply.hijack()
      raw.writeHead(200, {
        ...headersOf(reply),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // For proxies that would wait until there is more.
        'x-accel-buffering': 'no',
      })
      raw.flushHeaders()
      // Neither silence nor its age is a reason to end the connection.
      raw.socket?.setTimeout(0)
      open.add(reply)
      // Between its end and its being closed there may still be news.
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

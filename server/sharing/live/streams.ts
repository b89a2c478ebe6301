import type { FastifyInstance, FastifyReply } from 'fastify'
import { followLinks, followShared } from '../../../contract/sharing/activity-calls.ts'
import { Problem } from '../../../contract/problem.ts'
import { createPlaces } from '../../platform/http/places.ts'
import { answer, inputOf, parseInput } from '../../platform/http/serve.ts'
import type { OpenLink } from '../links/find-link.ts'
import { requireOwn } from '../own-thing.ts'
import type { SharingParts } from '../parts.ts'
import type { Follower, Hub } from './hub.ts'

/** Streams that may be open at a time; each holds a connection and some KB. */
const MOST = { all: 2000, eachMember: 20, eachClient: 100 }
/** A proxy ends what says nothing for a minute. */
const HEARTBEAT_MS = 15_000
/** Whoever reads on begins anew, and is asked again who they are. */
const LONGEST_MS = 10 * 60_000

/** Serves streams that tell of what is new: for guests by their link, for owners of all their links. */
export function registerStreams(app: FastifyInstance, parts: SharingParts, hub: Hub): void {
  const takePlace = createPlaces(MOST)
  const open = new Set<FastifyReply>()
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end()
  })

  answer(app, followShared, async ({ reply, context }) => {
    const { id, kind, refId } = context.caller.link as OpenLink
    const leave = takePlace({ memberId: `link ${id} ${context.clientAddress}`, clientAddress: context.clientAddress })
    stream(reply, leave, { kind, refId, linkId: id })
  })
  answer(app, followLinks, async ({ request, reply, context }) => {
    const thing = parseInput(followLinks, inputOf(followLinks, request), context.language)
    const { memberId } = context.caller
    await requireOwn(parts.db, thing, memberId)
    const leave = takePlace({ memberId, clientAddress: context.clientAddress })
    stream(reply, leave, { ...thing, linkId: null })
  })

  /** Begins the stream, and leaves its place when nobody reads it any more. */
  function stream(reply: FastifyReply, leave: () => void, what: Omit<Follower, 'tell'>): void {
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
    const tell: Follower['tell'] = (of) => {
      write(`data: ${JSON.stringify({ of })}\n\n`)
      // What the link allows is another by now, or nothing.
      if (of === 'link' && what.linkId !== null) raw.end()
    }
    const stop = hub.follow({ ...what, tell })
    raw.once('close', () => {
      clearInterval(heartbeat)
      clearTimeout(end)
      stop()
      leave()
      open.delete(reply)
    })
  }
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return Object.fromEntries(headers)
}

import type { FastifyInstance } from 'fastify'
import { followThing } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import { answer, rawInputOf, parseInput } from '../../platform/http/serve.ts'
import type { Follower } from '../../workspace/live/hub.ts'
import type { Stream, Streams } from '../../workspace/live/streams.ts'
import { requireRight } from '../../workspace/rights.ts'
import type { LiveDeps } from './presence.ts'

/** Serves the stream that tells collaborators of changes to a thing. */
export function registerFollow(app: FastifyInstance, { db }: LiveDeps, streams: Streams): void {
  answer(app, followThing, async ({ request, reply, context }) => {
    const { kind, refId, tab } = parseInput(followThing, rawInputOf(followThing, request), context.language)
    const { memberId } = context.caller
    const maySee = () => requireRight(db, { kind, refId }, { memberId, needed: 'comment' })
    await maySee()
    const holder = { memberId, clientAddress: context.clientAddress }
    streams.open(reply, holder, (stream) => followerOf({ kind, refId }, { stream, tab, maySee }))
  })
}

interface Reading {
  stream: Stream
  tab: string | undefined
  /** Throws 404 where the reader has lost their right. */
  maySee: () => Promise<unknown>
}

function followerOf(thing: Thing, { stream, tab, maySee }: Reading): Follower {
  /** Checks the reader's right again: they may have lost it while the stream was opened. */
  const tellIfMaySee = (of: 'start' | 'people') => {
    maySee().then(
      () => stream.tell({ of }),
      (error: unknown) => {
        if (error instanceof Problem && error.code === 404) stream.tell({ of: 'end' })
        // Without an answer from the database, the client connects again.
        stream.end()
      },
    )
  }
  return {
    ...thing,
    onStart: () => tellIfMaySee('start'),
    onNotice(notice) {
      if (notice.to === 'links') return
      if (notice.of === 'people') tellIfMaySee('people')
      else if (notice.of === 'content') stream.tell({ of: 'content', version: notice.version })
      else if (notice.tab === undefined || notice.tab !== tab) stream.tell({ of: notice.of })
    },
  }
}

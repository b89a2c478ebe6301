import type { FastifyInstance } from 'fastify'
import { followLinks, followShared } from '../../../contract/sharing/activity-calls.ts'
import { answer, rawInputOf, parseInput } from '../../platform/http/serve.ts'
import type { Follower } from '../../workspace/live/hub.ts'
import type { Stream, Streams } from '../../workspace/live/streams.ts'
import type { OpenLink } from '../links/find-link.ts'
import { requireOwn } from '../own-thing.ts'
import type { SharingDeps } from '../deps.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'

/** Serves streams of changes: to guests for their link, to owners for all their links to a thing. */
export function registerStreams(app: FastifyInstance, deps: SharingDeps, streams: Streams): void {
  answer(app, followShared, async ({ reply, context }) => {
    const { id, kind, refId } = context.caller.link as OpenLink
    const holder = { memberId: `link ${id} ${context.clientAddress}`, clientAddress: context.clientAddress }
    streams.open(reply, holder, (stream) => followerOf({ kind, refId }, id, stream))
  })
  answer(app, followLinks, async ({ request, reply, context }) => {
    const thing = parseInput(followLinks, rawInputOf(followLinks, request), context.language)
    const { memberId } = context.caller
    await requireOwn(deps.db, thing, memberId)
    const holder = { memberId, clientAddress: context.clientAddress }
    streams.open(reply, holder, (stream) => followerOf(thing, null, stream))
  })
}

/** Follows a thing for one link, or for all of its links (null). */
function followerOf({ kind, refId }: Thing, linkId: string | null, stream: Stream): Follower {
  return {
    kind,
    refId,
    onStart: () => stream.tell({ of: 'start' }),
    onNotice(notice) {
      if (notice.to === 'team') return
      const isOfAnother = notice.to === 'links' && notice.linkId !== undefined && notice.linkId !== linkId
      if (linkId !== null && isOfAnother) return
      stream.tell({ of: notice.of })
      // The link's rights have changed or ended: the guest connects again.
      if (notice.of === 'link' && linkId !== null) stream.end()
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { followLinks, followShared } from '../../../contract/sharing/activity-calls.ts'
import { isThing } from '../../../contract/collaboration/rights.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import { answer, rawInputOf, parseInput } from '../../platform/http/serve.ts'
import type { Follower } from '../../workspace/live/hub.ts'
import type { Stream, Streams } from '../../workspace/live/streams.ts'
import { findLinkAgain } from '../links/find-link.ts'
import type { OpenLink } from '../links/find-link.ts'
import { requireOwn } from '../own-thing.ts'
import { shownVersionOf } from '../sending/shown.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'

/** Serves streams of changes: to guests for what their link shows, to owners for all their links to a thing. */
export function registerStreams(app: FastifyInstance, deps: SharedContentDeps, streams: Streams): void {
  const look = createLook(deps)
  answer(app, followShared, async ({ reply, context }) => {
    const link = context.caller.link as OpenLink
    const holder = { memberId: `link ${link.id} ${context.clientAddress}`, clientAddress: context.clientAddress }
    streams.open(reply, holder, (stream) => guestOf(link, stream, look))
  })
  answer(app, followLinks, async ({ request, reply, context }) => {
    const thing = parseInput(followLinks, rawInputOf(followLinks, request), context.language)
    const { memberId } = context.caller
    const maySee = async () => requireOwn(deps.db, thing, memberId)
    await maySee()
    const holder = { memberId, clientAddress: context.clientAddress }
    streams.open(reply, holder, (stream) => ownerOf(thing, stream, maySee))
  })
}

/** Streams end after this time anyway, and begin anew. */
const SOON_MS = 10 * 60_000

/** What a guest may see now. */
interface Sight {
  /** The link's rights and what opens it. */
  terms: string
  /** Milliseconds until the link expires. */
  left: number
  contentHash: string
}

/** Answers `ended` for a link that opens nothing any more, undefined where the database does not answer. Never rejects. */
type Look = (linkId: string) => Promise<Sight | 'ended' | undefined>

/** Guests of one link who are told of the same notice look once. */
function createLook(deps: SharedContentDeps): Look {
  const looking = new Map<string, ReturnType<Look>>()
  return (linkId) => {
    const begun = looking.get(linkId)
    if (begun) return begun
    const sight = lookAt(deps, linkId)
    looking.set(linkId, sight)
    // A later notice may be of a later state.
    queueMicrotask(() => looking.delete(linkId))
    return sight
  }
}

async function lookAt(deps: SharedContentDeps, linkId: string): ReturnType<Look> {
  try {
    const found = await findLinkAgain(deps, linkId)
    if (!found) return 'ended'
    const { link, proof } = found
    const { contentHash } = isThing(link)
      ? await deps.contents.get(link)
      : { contentHash: await shownVersionOf(deps.db, link) }
    const left = link.expiresAt - deps.clock.now().getTime()
    return { terms: JSON.stringify([link, proof]), left, contentHash }
  } catch (error) {
    return error instanceof Problem && error.code === 404 ? 'ended' : undefined
  }
}

/**
 * Follows a thing for a guest, who is told of what their link shows and of nothing else, not even when it changed (decisions/175):
 * after every notice, what the link shows is compared with what it showed before.
 */
function guestOf({ id: linkId, kind, refId }: OpenLink, stream: Stream, look: Look): Follower {
  let before: Sight | undefined
  let told = Promise.resolve()
  type Tell = (changed: { isContent: boolean; left: number }) => void
  const compareWith = async (looked: ReturnType<Look>, tell: Tell) => {
    const now = await looked
    if (now === undefined || now === 'ended' || (before && before.terms !== now.terms)) {
      // Without an answer from the database, the client connects again.
      if (now) stream.tell({ of: 'link' })
      return stream.end()
    }
    const isContent = before?.contentHash !== now.contentHash
    before = now
    tell({ isContent, left: now.left })
  }
  const compare = (tell: Tell) => {
    const looked = look(linkId)
    told = told.then(() => compareWith(looked, tell))
  }
  // Else the next notice would end the stream, and so tell when something happened.
  const endInTime = ({ left }: { left: number }) => {
    // A timer may be a little early: then the link is still open.
    if (left < SOON_MS) setTimeout(() => compare(endInTime), Math.max(1, left)).unref()
  }
  return {
    kind,
    refId,
    onStart: () =>
      compare((now) => {
        stream.tell({ of: 'start' })
        endInTime(now)
      }),
    onNotice(notice) {
      if (notice.to === 'team' || (notice.to === 'links' && notice.linkId !== undefined && notice.linkId !== linkId))
        return
      const isDiscussion = notice.of === 'discussion' && notice.linkId === linkId
      compare(({ isContent }) => {
        if (isContent) stream.tell({ of: 'content' })
        if (isDiscussion) stream.tell({ of: 'discussion' })
      })
    },
  }
}

/** Follows all links to a thing, as long as it is the member's own. */
function ownerOf({ kind, refId }: Work, stream: Stream, maySee: () => Promise<unknown>): Follower {
  let told = Promise.resolve()
  const check = () => {
    told = told
      .then(maySee)
      .then(() => undefined)
      .catch(() => stream.end())
  }
  return {
    kind,
    refId,
    onStart: () => stream.tell({ of: 'start' }),
    onNotice(notice) {
      // Handed over, or in the trash.
      if (notice.to === 'team') return notice.of === 'people' ? check() : undefined
      told = told.then(() => stream.tell({ of: notice.of }))
    },
  }
}

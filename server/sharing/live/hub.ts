import type { FastifyInstance } from 'fastify'
import type { LiveEvent } from '../../../contract/sharing/activity-calls.ts'
import { createNotices } from '../../platform/postgres/notices.ts'
import { NOTICES } from '../activity/note-event.ts'
import type { Notice } from '../activity/note-event.ts'
import type { SharingParts } from '../parts.ts'
import type { SharedThing } from '../shared-thing.ts'

/** Who wants to hear of what is shared: by one link, or of all its links. */
export interface Follower extends SharedThing {
  linkId: string | null
  tell(of: LiveEvent['of']): void
}

/** Tells whoever has something shared open what is new of it, whichever server it came to. */
export interface Hub {
  /** Until what it answers is called. */
  follow(follower: Follower): () => void
}

/** Followers that one thing has are told one after the other: it is a line for each. */
export function createHub(app: FastifyInstance, { db }: Pick<SharingParts, 'db'>): Hub {
  const notices = createNotices(db, NOTICES)
  const followersByThing = new Map<string, Set<Follower>>()
  let stopListening: (() => void) | undefined
  let isReady = false

  const listener = {
    onReady() {
      isReady = true
      for (const followers of followersByThing.values()) for (const { tell } of followers) tell('start')
    },
    onNotice(payload: string) {
      const notice = JSON.parse(payload) as Notice
      for (const { linkId, tell } of followersByThing.get(nameOf(notice)) ?? [])
        if (linkId === null || notice.linkId === undefined || notice.linkId === linkId) tell(notice.of)
    },
  }

  app.addHook('onClose', async () => notices.close())
  return {
    follow(follower) {
      const name = nameOf(follower)
      const followers = followersByThing.get(name) ?? new Set()
      followersByThing.set(name, followers.add(follower))
      // The first begins to listen, and is told when that is so.
      if (stopListening === undefined) stopListening = notices.listen(listener)
      else if (isReady) follower.tell('start')
      return () => {
        followers.delete(follower)
        if (followers.size === 0) followersByThing.delete(name)
        if (followersByThing.size > 0) return
        stopListening?.()
        stopListening = undefined
        isReady = false
      }
    },
  }
}

function nameOf({ kind, refId }: SharedThing): string {
  return `${kind} ${refId}`
}

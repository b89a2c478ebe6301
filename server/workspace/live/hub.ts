import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { createNotices } from '../../platform/postgres/notices.ts'
import { NOTICES } from './message.ts'
import type { LiveMessage } from './message.ts'

/** Who wants to hear of a thing. */
export interface Follower extends Thing {
  /** From now on everything is heard; what was said before may have been missed. */
  onStart(): void
  onNotice(notice: LiveMessage): void
}

/** Tells whoever has a thing open what is new of it, whichever server it came to. */
export interface Hub {
  /** Until what it answers is called. */
  follow(follower: Follower): () => void
}

/** Followers that one thing has are told one after the other: it is a line for each. */
export function createHub<Tables>(app: FastifyInstance, { db }: { db: Kysely<Tables> }): Hub {
  const notices = createNotices(db, NOTICES)
  const followersByThing = new Map<string, Set<Follower>>()
  let stopListening: (() => void) | undefined
  let isReady = false

  const listener = {
    onReady() {
      isReady = true
      for (const followers of followersByThing.values()) for (const { onStart } of followers) onStart()
    },
    onNotice(payload: string) {
      const notice = JSON.parse(payload) as LiveMessage
      for (const { onNotice } of followersByThing.get(nameOf(notice)) ?? []) onNotice(notice)
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
      else if (isReady) follower.onStart()
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

function nameOf({ kind, refId }: Thing): string {
  return `${kind} ${refId}`
}

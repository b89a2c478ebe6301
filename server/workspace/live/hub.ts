import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { createNotices } from '../../platform/postgres/notices.ts'
import { NOTICES } from './message.ts'
import type { LiveMessage } from './message.ts'

/** Somebody who listens for changes of one board, list or folder. */
export interface Follower extends Thing {
  /** Called when listening begins. Earlier notices may have been missed, so the follower reads everything again. */
  onStart(): void
  onNotice(notice: LiveMessage): void
}

/** Passes notices of changes to everybody who has the thing open on this server, whichever server made the change. */
export interface Hub {
  /** Begins to follow; the returned function ends it. */
  follow(follower: Follower): () => void
}

/** One thing's followers are told one after the other; each costs one line of the stream. */
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
      // The first follower opens the connection that listens. `onStart` follows once it listens.
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

import type { FastifyInstance } from 'fastify'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { createNotices } from '../../platform/postgres/notices.ts'
import type { Db } from '../../database.ts'
import { NOTICES, readNotice } from './message.ts'
import type { LiveMessage } from './message.ts'

/** Somebody who listens for changes of one board, list or folder. */
export interface Follower extends Work {
  /** Called when listening begins. Earlier notices may have been missed, so the follower reads everything again. */
  onStart(): void
  onNotice(notice: LiveMessage): void
}

/** Passes notices of changes to everybody who has the thing open on this server, whichever server made the change. */
export interface Hub {
  /** Begins to follow; the returned function ends it. */
  follow(follower: Follower): () => void
}

/** How often the log may say that notices are not understood: whoever sends them could fill it. */
const WARNING_MS = 60 * 60_000
const LONGEST_LOGGED = 100

/** One thing's followers are told one after the other; each costs one line of the stream. */
export function createHub(app: FastifyInstance, { db }: { db: Db }): Hub {
  const notices = createNotices(db, NOTICES)
  const followersByThing = new Map<string, Set<Follower>>()
  let stopListening: (() => void) | undefined
  let isReady = false
  let warnedAt = -Infinity

  const listener = {
    onReady() {
      isReady = true
      for (const followers of followersByThing.values()) for (const { onStart } of followers) onStart()
    },
    onNotice(payload: string) {
      const notice = readNotice(payload)
      if (!notice) return warnOfStranger(payload)
      for (const { onNotice } of followersByThing.get(nameOf(notice)) ?? []) onNotice(notice)
    },
  }

  function warnOfStranger(payload: string): void {
    if (performance.now() - warnedAt < WARNING_MS) return
    warnedAt = performance.now()
    app.log.warn(
      { payload: payload.slice(0, LONGEST_LOGGED) },
      'notices on the channel of live news are not understood',
    )
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

function nameOf({ kind, refId }: Work): string {
  return `${kind} ${refId}`
}

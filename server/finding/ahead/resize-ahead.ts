import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenForQuiet } from '../../platform/http/quiet.ts'
import { isDatabaseAway } from '../../platform/postgres/database.ts'
import { createRounds } from './rounds.ts'
import type { RoundDeps } from './rounds.ts'

export interface ResizingAhead extends Pick<RoundDeps, 'pictures'> {
  /** How often it checks whether the catalogue has changed. */
  lookMs?: number
  /** How long no request may have come. */
  pauseMs?: number
}

const LOOK_MS = 10_000
/** A browser that has just got a list requests its pictures sooner than this. */
const PAUSE_MS = 1000

/** Resizes the pictures of lists in quiet moments, while the server listens (decisions/114). */
export function resizeAhead(
  app: FastifyInstance,
  deps: Pick<RoundDeps, 'db' | 'catalogue'>,
  { pictures, lookMs = LOOK_MS, pauseMs = PAUSE_MS }: ResizingAhead,
): void {
  const stopping = new AbortController()
  const { signal } = stopping
  const whenQuiet = listenForQuiet(app.server, { pauseMs, longestMs: Infinity })
  const rounds = createRounds({ ...deps, pictures, whenQuiet, signal })
  app.addHook('onListen', () => void goOn())
  app.addHook('preClose', async () => stopping.abort())
  app.addHook('onClose', async () => void (await rounds.settled()))

  async function goOn(): Promise<void> {
    for (;;) {
      await sleep(lookMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      await rounds.look().catch((error: unknown) => {
        // An unreachable database is logged elsewhere.
        if (!signal.aborted && !isDatabaseAway(error)) app.log.warn({ err: error }, 'pictures are not resized ahead')
      })
    }
  }
}

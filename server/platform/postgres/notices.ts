import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Db } from '../../database.ts'
import { createClient } from './database.ts'
import { cutOff } from './plain-client.ts'

export interface NoticeListener {
  /** From now on every notice arrives; earlier ones may be lost. Called again after each reconnect. */
  onReady(): void
  onNotice(payload: string): void
}

/** Listens to a channel of the database (LISTEN, NOTIFY) on a connection of its own. */
export interface Notices {
  /** Listens until the returned function is called. Without listeners there is no connection. */
  listen(listener: NoticeListener): () => void
  close(): Promise<void>
}

/**
 * A listener waits and says nothing, so it would hear nothing of a server that has vanished. It asks so often, in ms, and
 * connects again after as long without an answer.
 */
const BEAT_MS = 8000
const PAUSES_MS = [100, 500, 2000, 5000]

export function createNotices(db: Db, channel: string, { beatMs = BEAT_MS, answerMs = BEAT_MS } = {}): Notices {
  const listeners = new Set<NoticeListener>()
  let client: Client | undefined
  let isReady = false
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    let failures = 0
    while (listeners.size > 0) {
      const isHeard = await hear().catch(() => false)
      failures = isHeard ? 1 : failures + 1
      if (listeners.size > 0)
        await sleep(PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1], undefined, { ref: false })
    }
  }

  /** Listens until the connection ends; returns true once it was established. */
  async function hear(): Promise<boolean> {
    const one = createClient(db, {})
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const beating = new AbortController()
    one.once('end', end).on('error', () => end())
    one.on('notification', ({ payload = '' }) => {
      for (const { onNotice } of listeners) onNotice(payload)
    })
    try {
      await one.connect()
      await answerOf(one, `LISTEN ${one.escapeIdentifier(channel)}`)
      // Set only now: a client that is ended while it connects never emits `end`, and the wait would not finish.
      client = one
      isReady = true
      for (const { onReady } of listeners) onReady()
      // All listeners may have left meanwhile.
      if (listeners.size > 0) await Promise.race([ended, beatOn(one, beating.signal)])
      return true
    } finally {
      beating.abort()
      client = undefined
      isReady = false
      await one.end().catch(() => undefined)
    }
  }

  /** Asks again and again, until no answer comes or the connection is left. */
  async function beatOn(one: Client, signal: AbortSignal): Promise<void> {
    const rest = async () => sleep(beatMs, true, { ref: false, signal })
    try {
      while (await rest()) await answerOf(one, 'SELECT')
    } catch {
      // It is over.
    }
  }

  /** Cuts the connection off where it does not answer in time. */
  async function answerOf(one: Client, statement: string): Promise<void> {
    const late = setTimeout(() => cutOff(one), answerMs).unref()
    await one.query(statement).finally(() => clearTimeout(late))
  }

  function begin(): void {
    running ??= run().finally(() => {
      running = undefined
      if (listeners.size > 0) begin()
    })
  }

  function endIfAlone(): void {
    if (listeners.size > 0) return
    // A listener that comes during the end waits for the next connection.
    isReady = false
    void client?.end().catch(() => undefined)
  }

  return {
    listen(listener) {
      listeners.add(listener)
      begin()
      if (isReady) listener.onReady()
      return () => {
        listeners.delete(listener)
        endIfAlone()
      }
    },
    async close() {
      listeners.clear()
      endIfAlone()
      await running
    },
  }
}

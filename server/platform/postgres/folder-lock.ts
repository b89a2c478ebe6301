import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { PlainClient } from './plain-client.ts'

/** A claim on a data folder: an advisory lock in its database, retaken after the database restarts. */
export interface FolderLock {
  /** Tries to take the claim; returns whether we hold it. A claim that is lost with its connection is retaken, if it is still free. */
  take(): Promise<boolean>
  /** As `take`, but waits for a tool that holds the claim only while it stops the database. */
  takeSoon(): Promise<boolean>
  drop(): Promise<void>
}

// Held by the server of a data folder, and by a process that stops its database.
const FOLDER_LOCK = 7_105_002
const RETAKE_MS = 1000
/** How long PostgreSQL may take to answer, in ms. */
const LONGEST_MS = 10_000
const ATTEMPTS = 15
const PAUSE_MS = 100

/** Whether somebody holds the claim now: a server, or briefly a process that stops the database. */
export async function isFolderHeld(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND objsubid = 1
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [FOLDER_LOCK],
  )
  return rowCount !== 0
}

async function claim(client: Client): Promise<boolean> {
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [FOLDER_LOCK])
  return rows[0]?.held === true
}

export function createFolderLock(config: ClientConfig): FolderLock {
  let holder: Client | undefined
  let isDropped = false

  async function take(): Promise<boolean> {
    if (holder) return true
    const client = new PlainClient({ query_timeout: LONGEST_MS, ...config })
    const isHeld = await claim(client).catch(async (error: unknown) => {
      await client.end()
      throw error
    })
    if (isDropped || !isHeld) {
      await client.end()
      return false
    }
    client.once('end', takeAgain)
    holder = client
    return true
  }

  async function takeSoon(): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (await take()) return true
      await sleep(PAUSE_MS)
    }
    return false
  }

  function takeAgain(): void {
    holder = undefined
    if (!isDropped) setTimeout(() => void take().catch(takeAgain), RETAKE_MS).unref()
  }

  async function drop(): Promise<void> {
    isDropped = true
    await holder?.end()
  }

  return { take, takeSoon, drop }
}

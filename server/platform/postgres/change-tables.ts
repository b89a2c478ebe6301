import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { SetupError } from '../setup-error.ts'

/** How patiently a change of tables waits for whoever uses them. */
interface Patience {
  /** How long it waits for a lock at a time, and keeps others waiting, in ms. */
  lockMs: number
  /** How long it lets others work between two tries, in ms. */
  pauseMs: number
  /** After so many ms it gives up. */
  longestMs: number
  /** Called once, if it has to wait. */
  say(line: string): void
}

const USUAL: Patience = {
  // Shorter than the time limit of a call.
  lockMs: 2000,
  pauseMs: 5000,
  // A backup may read this long.
  longestMs: 15 * 60_000,
  say: (line) => console.log(line),
}
/** `lock_not_available` and `deadlock_detected`: the tables are in use. */
const IN_USE = new Set(['55P03', '40P01'])

/**
 * Changes tables in a transaction while others work with them. A change that waits for somebody who reads a table, as a backup does
 * for minutes, stops everybody who comes later: they wait behind it. So it waits briefly, and tries again after a pause. Throws
 * SetupError if the tables remain in use.
 */
export async function changeTables(
  client: ClientBase,
  { name, change }: { name: string; change(): Promise<void> },
  patience: Partial<Patience> = {},
): Promise<void> {
  const { lockMs, pauseMs, longestMs, say } = { ...USUAL, ...patience }
  const begun = performance.now()
  for (let isTold = false; !(await isChanged(client, change, lockMs)); isTold = true) {
    const user = await describeUser(client)
    if (performance.now() - begun >= longestMs)
      throw new SetupError(
        `The tables could not be changed (${name}): ${user} uses them. Start again when it has ended.`,
      )
    if (!isTold)
      say(`The tables are changed (${name}) as soon as they are free: ${user} uses them. Others go on meanwhile.`)
    await sleep(pauseMs)
  }
}

/** Returns false, with nothing changed, if a lock was not to be had in time. */
async function isChanged(client: ClientBase, change: () => Promise<void>, lockMs: number): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`)
    await change()
    await client.query('COMMIT')
    return true
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (!IN_USE.has((error as { code?: string }).code ?? '')) throw error
    return false
  }
}

/** Names who has used the database the longest: most likely it is they who hold the lock. Servers that start wait, and hold none. */
async function describeUser(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number; by: string; seconds: number }>(
    `SELECT pid, concat_ws(', ', usename, nullif(application_name, '')) AS by,
      extract(epoch FROM clock_timestamp() - xact_start)::int AS seconds
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      AND xact_start IS NOT NULL AND wait_event IS DISTINCT FROM 'advisory'
    ORDER BY xact_start LIMIT 1`,
  )
  const [found] = rows
  return found ? `process ${found.pid} of PostgreSQL (${found.by}; for ${found.seconds} s)` : 'somebody'
}

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { holdConnection } from './held-connection.ts'
import type { HeldConnection } from './held-connection.ts'

/**
 * Makes something while no other server of the database makes what has the same name. Whoever waits looks now and then
 * whether it is there, and makes it too after `mostMs`: so what is made must be the same, whoever makes it.
 */
export type AmongServers = <Made>(name: string, shared: SharedWork<Made>) => Promise<Made>

export interface SharedWork<Made> {
  /** Finds what is made already, by whomever. */
  find(): Promise<Made | undefined>
  make(): Promise<Made>
  /** The longest wait for another server, in ms. */
  mostMs: number
  signal?: AbortSignal | undefined
}

/** For a server without others. */
export const alone: AmongServers = async (_name, { find, make }) => (await find()) ?? make()

const LOOK_EVERY_MS = 100

/**
 * Agrees with other servers by advisory locks of one session, held while there is such work: those of a killed server are free
 * at once. Without the database nobody waits. `db` is of long work (`patientOn`).
 */
export function createAmongServers(db: Db): AmongServers {
  const session = createSession(db)

  async function workAlone<Made>(name: string, { find, make, mostMs, signal }: SharedWork<Made>): Promise<Made> {
    const until = performance.now() + mostMs
    while (!(await session.tryLock(name))) {
      const found = await find()
      if (found !== undefined) return found
      if (performance.now() >= until) return make()
      await sleep(LOOK_EVERY_MS, undefined, { signal })
    }
    try {
      // The holder before may have made it.
      return (await find()) ?? (await make())
    } finally {
      await session.unlock(name)
    }
  }

  return async (name, shared) => {
    session.begin()
    try {
      return await workAlone(name, shared)
    } finally {
      session.end()
    }
  }
}

/** The session of a server's locks. A name may be locked several times by the same server, and is freed as often. */
function createSession(db: Db) {
  let users = 0
  let held: Promise<HeldConnection> | undefined
  /** One statement at a time. */
  let last: Promise<unknown> = Promise.resolve()

  function ask(name: string, what: 'pg_try_advisory_lock' | 'pg_advisory_unlock'): Promise<boolean> {
    const asked = last.then(async () => {
      const own = (held ??= holdConnection(db))
      try {
        const { rows } = await sql<{ is_done: boolean }>`
          SELECT ${sql.raw(what)}(hashtextextended(${name}, 0)) AS is_done`.execute((await own).connection)
        return rows[0]?.is_done ?? false
      } catch {
        // The session is lost, and its locks with it: the next one is new.
        if (held === own) letGo()
        return true
      }
    })
    last = asked
    return asked
  }

  function letGo(): void {
    void held?.then((own) => own.release()).catch(() => undefined)
    held = undefined
  }

  return {
    tryLock: async (name: string) => ask(name, 'pg_try_advisory_lock'),
    unlock: async (name: string) => void (await ask(name, 'pg_advisory_unlock')),
    begin: () => void (users += 1),
    end() {
      users -= 1
      if (users === 0) letGo()
    },
  }
}

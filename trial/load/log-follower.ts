import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** Reads the change log as caches do: always what is newer than the newest version that it has seen. */
export interface LogFollower {
  run(): Promise<void>
  stop(): void
  /** Versions in the order in which they were seen. */
  readonly versions: readonly number[]
}

const PAUSE_MS = 20

export function followLog(connectionString: () => Promise<string>): LogFollower {
  const versions: number[] = []
  const stopping = new AbortController()

  async function follow(): Promise<void> {
    const client = new Client({ connectionString: await connectionString(), connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      while (!stopping.signal.aborted) {
        const { rows } = await client.query<{ version: string }>(
          'SELECT version FROM change_log WHERE version > $1 ORDER BY version',
          [versions.at(-1) ?? 0],
        )
        for (const { version } of rows) versions.push(Number(version))
        await sleep(PAUSE_MS)
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  return {
    versions,
    async run() {
      while (!stopping.signal.aborted) {
        await follow().catch(() => undefined)
        await sleep(PAUSE_MS)
      }
    },
    stop: () => stopping.abort(),
  }
}

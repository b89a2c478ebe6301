import { randomUUID } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface LivingProcess {
  pid: number
  /** Where it answers, if it is a PostgreSQL. */
  socketFolder: string
}

const PATIENCE_MS = 3000

/**
 * Whether a living process is the PostgreSQL of this very folder; undefined where that cannot be told. What its
 * `postmaster.pid` says is no proof: that is copied with the folder, and numbers of processes are given again.
 */
export async function servesCluster(
  cluster: string,
  process: LivingProcess,
  user: string,
): Promise<boolean | undefined> {
  const isAtHome = await worksIn(cluster, process.pid)
  if (isAtHome) return true
  return (await sees(cluster, process.socketFolder, user)) ?? isAtHome
}

/** PostgreSQL works in its folder. Undefined where nobody tells where a process works, or not to us. */
export async function worksIn(cluster: string, pid: number): Promise<boolean | undefined> {
  const [own, itsOwn] = await Promise.all(
    [cluster, `/proc/${pid}/cwd`].map(async (path) => stat(path).catch(() => undefined)),
  )
  return own && itsOwn && own.dev === itsOwn.dev && own.ino === itsOwn.ino
}

/** A file laid into the folder is seen by who serves that one, whatever it was called at its start. */
async function sees(cluster: string, host: string, user: string): Promise<boolean | undefined> {
  const name = `whose-${randomUUID()}`
  // Read where it is needed: PostgreSQL is launched before most of the code is read.
  const { Client } = await import('pg')
  const client = new Client({ host, user, database: 'postgres', connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await writeFile(join(cluster, name), '')
    const { rows } = await client.query<{ sees: boolean }>('SELECT (pg_stat_file($1, true)).size IS NOT NULL AS sees', [
      name,
    ])
    return rows[0]?.sees
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
    await rm(join(cluster, name), { force: true })
  }
}

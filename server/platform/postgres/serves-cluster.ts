import { randomUUID } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface LivingProcess {
  pid: number
  /** Where it listens, if it is a PostgreSQL. */
  socketFolder: string
}

const PATIENCE_MS = 3000

/**
 * Whether a living process is the PostgreSQL of this folder; undefined if unknown. `postmaster.pid` is no proof: it is copied with
 * the folder, and process numbers are reused.
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

/** Whether a process works in the cluster's folder, as PostgreSQL does. Undefined if the system does not tell us. */
export async function worksIn(cluster: string, pid: number): Promise<boolean | undefined> {
  const [own, itsOwn] = await Promise.all(
    [cluster, `/proc/${pid}/cwd`].map(async (path) => stat(path).catch(() => undefined)),
  )
  return own && itsOwn && own.dev === itsOwn.dev && own.ino === itsOwn.ino
}

/** Puts a file into the folder and asks the PostgreSQL whether it sees it; the folder's name at its start does not matter. */
async function sees(cluster: string, host: string, user: string): Promise<boolean | undefined> {
  const name = `whose-${randomUUID()}`
  // Loaded on demand: PostgreSQL is launched before most of the code loads.
  const { PlainClient } = await import('./plain-client.ts')
  const client = new PlainClient({ host, user, database: 'postgres', connectionTimeoutMillis: PATIENCE_MS })
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

import { Client } from 'pg'
import { openEmbeddedPostgres } from '../server/platform/postgres/embedded-postgres.ts'
import { CLUSTER_USER } from '../server/platform/postgres/postgres-process.ts'

/** How to connect to the database of a data folder with `pg` alone. */
export async function plainConfig(dataDir: string): Promise<{ host: string; user: string; database: string }> {
  const postgres = await openEmbeddedPostgres(dataDir)
  postgres.release()
  return { host: postgres.socketFolder, user: CLUSTER_USER, database: CLUSTER_USER }
}

/** A `pg` connection to the database that a server runs on this folder. */
export async function openPlainDatabase(dataDir: string): Promise<Client> {
  const client = new Client(await plainConfig(dataDir))
  await client.connect()
  // Sensible settings for statements that count: memory to sort and hash, and no JIT compilation.
  await client.query(`SET jit = off; SET work_mem = '64MB'; SET temp_buffers = '64MB'`)
  return client
}

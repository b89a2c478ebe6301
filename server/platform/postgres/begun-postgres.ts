import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

export interface DatabasePlace {
  databaseUrl: string | undefined
  dataDir: string
}

/** A PostgreSQL that starts while code is read. */
export interface BegunPostgres {
  opened: Promise<EmbeddedPostgres>
}

/**
 * Begins to open the embedded database where one has been made already, and answers as soon as its process runs: from there
 * it starts by itself, however busy this one is. Whether it came to anything is told where it is waited for.
 */
export async function beginPostgres(place: DatabasePlace): Promise<BegunPostgres | undefined> {
  if (!hasEmbeddedDatabase(place)) return undefined
  const { promise: isLaunched, resolve: tellLaunched } = Promise.withResolvers<void>()
  const opened = openEmbeddedPostgres(place.dataDir, tellLaunched)
  await Promise.race([isLaunched, opened.catch(() => undefined)])
  return { opened }
}

function hasEmbeddedDatabase({ databaseUrl, dataDir }: DatabasePlace): boolean {
  return !databaseUrl && ['postgres', 'postgres.location'].some((name) => existsSync(join(dataDir, name)))
}

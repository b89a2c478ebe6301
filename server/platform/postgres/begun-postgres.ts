import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isHalfRestored } from './data-folder.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

export interface DatabasePlace {
  databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl?: string | undefined
  /** A standby for long reads. */
  databaseReadUrl?: string | undefined
  dataDir: string
}

/** A PostgreSQL that starts while the code loads. */
export interface BegunPostgres {
  opened: Promise<EmbeddedPostgres>
}

/**
 * Begins to open an existing embedded database, and returns as soon as its process runs: it then starts without this process. A
 * failure is thrown where `opened` is awaited.
 */
export async function beginPostgres(place: DatabasePlace): Promise<BegunPostgres | undefined> {
  if (!hasEmbeddedDatabase(place) || isHalfRestored(place.dataDir)) return undefined
  const { promise: isLaunched, resolve: tellLaunched } = Promise.withResolvers<void>()
  const opened = openEmbeddedPostgres(place.dataDir, tellLaunched)
  await Promise.race([isLaunched, opened.catch(() => undefined)])
  return { opened }
}

function hasEmbeddedDatabase({ databaseUrl, dataDir }: DatabasePlace): boolean {
  return !databaseUrl && ['postgres', 'postgres.location'].some((name) => existsSync(join(dataDir, name)))
}

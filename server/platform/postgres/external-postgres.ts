import { SetupError } from '../setup-error.ts'
import type { DatabasePlace } from './begun-postgres.ts'
import { readDatabaseUrl } from './database-url.ts'
import type { DatabaseAddress } from './database-url.ts'
import { FollowingClient } from './following-client.ts'
import type { FollowingConfig } from './following-client.ts'
import { migrate } from './migrate.ts'

/** A database that runs elsewhere, and how to connect to it. */
export interface ExternalPostgres {
  connection: DatabaseAddress & { direct?: DatabaseAddress; read?: DatabaseAddress }
  /** Describes the place for the start line. */
  location: string
}

/** How long the database may take to let a connection in, in ms; for tests. */
type Patience = Pick<FollowingConfig, 'connectionTimeoutMillis'>

/** Connects to the database of the settings, and migrates it if that is wanted. Throws SetupError where it cannot be used. */
export async function reachPostgres(
  place: DatabasePlace,
  { isMigrated, ...how }: { isMigrated: boolean } & Patience,
): Promise<ExternalPostgres> {
  const main = addressOf('DATABASE_URL', place.databaseUrl)
  if (!main) throw new SetupError('The setting DATABASE_URL is missing.')
  const direct = addressOf('DATABASE_DIRECT_URL', place.databaseDirectUrl)
  const read = addressOf('DATABASE_READ_URL', place.databaseReadUrl)
  const setting = direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const client = await reach(direct ?? main, setting, how)
  if (isMigrated) await migrateOnce(client, setting)
  else await client.end()
  if (direct) await (await reach(main, 'DATABASE_URL', { ...how, isPooled: true })).end()
  return {
    connection: { ...main, ...(direct && { direct }), ...(read && { read }) },
    location: `database ${client.database} on ${namesOf(main, client)}`,
  }
}

function addressOf(setting: string, url: string | undefined): DatabaseAddress | undefined {
  if (!url) return undefined
  const address = readDatabaseUrl(url)
  if (!address)
    throw new SetupError(`The setting ${setting} is wrong: expected postgres://user:password@host/database.`)
  return address
}

async function reach(address: DatabaseAddress, setting: string, how: FollowingConfig): Promise<FollowingClient> {
  const client = new FollowingClient({ ...address, ...how })
  try {
    await client.connect()
    return client
  } catch (error) {
    const where = `${client.database} on ${namesOf(address, client)}`
    throw new SetupError(`The database of ${setting} (${where}) cannot be reached: ${(error as Error).message}.`, error)
  }
}

function namesOf({ hosts }: DatabaseAddress, client: FollowingClient): string {
  return hosts?.map(({ host, port }) => `${host}:${port}`).join(', ') ?? client.host
}

async function migrateOnce(client: FollowingClient, setting: string): Promise<void> {
  try {
    await migrate(client)
  } catch (error) {
    const where = `${client.database} on ${client.host}`
    const { lost } = client
    if (lost)
      throw new SetupError(`The database of ${setting} (${where}) ended the connection: ${lost.message}.`, error)
    if ((error as { code?: string }).code !== '25006') throw error
    throw new SetupError(
      `The database ${where} is a standby, which takes no writes; name its primary, or both (host,host).`,
      error,
    )
  } finally {
    await client.end()
  }
}

import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { beginPostgres } from './begun-postgres.ts'
import { openDatabase } from './database.ts'

async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-begun-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // In a private folder, root’s database would be elsewhere.
  await chmod(folder, 0o755)
  return join(folder, 'data')
}

it('starts an existing database early and opens it later; a missing or external one is not started', async () => {
  const dataDir = await aDataFolder()
  const place = { databaseUrl: undefined, dataDir }
  expect(await beginPostgres(place)).toBeUndefined()
  const first = await openDatabase(place, 'server')
  await first.close()
  expect(await beginPostgres({ databaseUrl: 'postgres://localhost/elsewhere', dataDir })).toBeUndefined()

  const begun = await beginPostgres(place)
  expect(existsSync(join(dataDir, 'postgres.process')), 'its process runs').toBe(true)
  const later = await openDatabase(place, 'server', begun)
  expect(later.embedded).toEqual({ isNew: false, hasServer: false })
  await later.close()
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

it('reports a failed early start when the database is opened', async () => {
  const dataDir = await aDataFolder()
  const place = { databaseUrl: undefined, dataDir }
  await (await openDatabase(place, 'server')).close()
  await rm(join(dataDir, 'postgres/global'), { recursive: true })
  const begun = await beginPostgres(place)
  await expect(openDatabase(place, 'server', begun)).rejects.toThrow(/^PostgreSQL did not start \(exit code \d+\)/)
})

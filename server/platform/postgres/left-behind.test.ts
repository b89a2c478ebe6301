import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { chooseBinaries } from './embedded-postgres.ts'
import { isStillThere } from './living-process.ts'
import { CLUSTER_USER, findRunningCluster, startCluster, stopCluster } from './postgres-process.ts'
import type { ClusterPlace } from './postgres-process.ts'

async function aPlace(): Promise<ClusterPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-left-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const owner = process.getuid?.() === 0 && { uid: 60_998, gid: 60_998 }
  return { binaries: await chooseBinaries(), cluster: join(folder, 'postgres'), ...(owner && { owner }) }
}

async function aClient(host: string): Promise<Client> {
  const client = new Client({ host, user: CLUSTER_USER, database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

it.runIf(process.platform === 'linux')(
  'a statement left running by a killed database does not block the next start',
  async () => {
    const place = await aPlace()
    const killed = await startCluster(place)
    const watching = await aClient(killed.socketFolder)
    const busy = await aClient(killed.socketFolder)
    // This statement does not notice that its server has died until it ends.
    busy.query('SELECT count(*) FROM generate_series(1, 1000000000)').catch(() => undefined)
    const isBusy = `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%generate_series(1, 1000000000)' AND pid <> pg_backend_pid()`
    await expect.poll(async () => (await watching.query(isBusy)).rowCount).toBe(1)
    process.kill(killed.pid, 'SIGKILL')
    await expect.poll(() => isStillThere(killed)).toBe(false)
    expect(await findRunningCluster(place)).toBeUndefined()
    const next = await startCluster(place, killed.socketFolder)
    const client = await aClient(next.socketFolder)
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await stopCluster(next)
  },
)

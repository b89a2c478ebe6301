import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { getProductPage } from '../../contract/catalogue.ts'
import { createFolder, getFolderPage } from '../../contract/favourites.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { memberIn } from '../../server/testing/members.ts'
import { requestOf } from '../../server/testing/requests.ts'
import { createTestApp } from '../../server/testing/test-app.ts'
import { startBalancer } from '../stage/balancer.ts'
import { findFreePort, startServer, waitFor } from '../stage/server.ts'
import type { RunningServer } from '../stage/server.ts'

/** Fewer than the writes that a member may make in a minute. */
const MOST_FOLDERS = 300
const PACE_MS = 20
/** Longer than two looks of the load balancer, also on a busy machine. */
const DRAIN_S = '5'

it('restarts two servers in turn behind a load balancer, and no call fails', async () => {
  const shop = await createTestApp()
  const { headers } = await memberIn(shop)
  const { host, user, database } = shop.databaseConfig
  const balancer = await startBalancer()
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const ports = [await findFreePort(), await findFreePort()]
  const startAt = (port: number) =>
    startServer({ DATABASE_URL, DATA_DIR: join(shop.folder, `${port}`), PORT: `${port}`, DRAIN_S })
  const running = new Set<RunningServer>()
  onTestFinished(async () => {
    await Promise.all([...running].map((server) => server.stop('SIGKILL')))
    await balancer.close()
    await shop.close()
  })
  for (const server of await Promise.all(ports.map(startAt))) {
    running.add(server)
    balancer.add(server.url)
  }
  await waitFor(async () => balancer.ready().length === 2)

  const clients = [1, 2].map(() => keepCalling(balancer.url, headers))
  for (const server of Array.from(running)) {
    expect(await server.stop()).toBe(0)
    running.delete(server)
    running.add(await startAt(Number(new URL(server.url).port)))
    await waitFor(async () => balancer.ready().length === 2)
  }
  const done = await Promise.all(clients.map((client) => client.end()))

  expect(done.flatMap(({ failures }) => failures)).toEqual([])
  const made = done.flatMap(({ folders }) => folders).toSorted()
  const { data } = await shop.ask(getFolderPage, { pageSize: -1 }, headers)
  expect(data.list.map(({ name }) => name).toSorted()).toEqual(made)
  expect(made.length).toBeGreaterThan(4)
})

/** Looks at the list, and now and then makes a folder, until it is ended. */
function keepCalling(url: string, headers: Record<string, string>) {
  const failures: unknown[] = []
  const folders: string[] = []
  const ending = new AbortController()
  async function call(endpoint: Endpoint, input: object, more: Record<string, string> = {}): Promise<void> {
    const { url: path, ...request } = requestOf(endpoint, input, { ...headers, ...more })
    try {
      const answer = (await (await fetch(url + path, request)).json()) as { code: number }
      if (answer.code !== 200) failures.push(answer)
    } catch (error) {
      failures.push(error)
    }
  }
  const ended = (async () => {
    for (let calls = 0; !ending.signal.aborted; calls += 1) {
      // oxlint-disable no-await-in-loop -- one call after the other, as a person makes them
      await call(getProductPage, {})
      // Leaves the processor to what is tested: the servers start meanwhile.
      await sleep(PACE_MS)
      if (calls % 5 > 0 || folders.length >= MOST_FOLDERS / 2) continue
      const name = randomUUID()
      await call(createFolder, { name }, { 'idempotency-key': name })
      // oxlint-enable no-await-in-loop
      folders.push(name)
    }
  })()
  return {
    async end() {
      ending.abort()
      await ended
      return { failures, folders }
    },
  }
}

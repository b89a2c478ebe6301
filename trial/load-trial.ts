import { mkdtemp, rm, symlink, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { picturedCatalogue } from '../bench/catalogues.ts'
import { knownSkus } from '../bench/finding/known-skus.ts'
import { firstMessage } from '../bench/load.ts'
import { makeMembers, signIn } from '../bench/members.ts'
import { openPlainDatabase, plainConfig } from '../bench/plain-database.ts'
import { memoryOf, totalMegabytes } from '../bench/process-memory.ts'
import { processorSecondsOf } from '../bench/process-time.ts'
import type { Envelope } from '../contract/endpoint.ts'
import { createBoard } from '../contract/boards/calls.ts'
import { createFolder } from '../contract/favourites.ts'
import { openDatabase } from '../server/platform/postgres/database.ts'
import type { MemberTables } from '../server/members/tables.ts'
import type { CrowdOrder, CrowdResult } from './crowd/crowd-process.ts'
import type { Facts, Person } from './crowd/mix.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { createProduct } from './world/product.ts'
import type { Product } from './world/product.ts'

/** 3.7 SKUs each: 100,000 SKUs. */
const PRODUCTS = 26_500
const PEOPLE = 200
const CONNECTIONS = 1000
const PAUSE_MS = 4000
const MINUTES = 10
const SETTLED_AFTER = 0.2
const LOOK_MS = 5000
const FULL_CONNECTIONS = 48
const FULL_SECONDS = 20

/** A thousand people on two servers with 100,000 SKUs; then as much as one and two servers can answer. */
export async function tryLoad({ minutes = MINUTES, say }: TrialOptions): Promise<Finding[]> {
  const { dataDir } = await picturedCatalogue(PRODUCTS)
  const folder = await mkdtemp(join(tmpdir(), 'quarry-load-'))
  const database = await openDatabase<MemberTables>({ databaseUrl: undefined, dataDir }, 'tool')
  const products: Product[] = []
  try {
    const { host, user, database: name } = await plainConfig(dataDir)
    const DATABASE_URL = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
    for (const server of ['one', 'two']) {
      const DATA_DIR = join(folder, server)
      await mkdir(DATA_DIR)
      await symlink(join(dataDir, 'storage'), join(DATA_DIR, 'storage'))
      products.push(await createProduct({ DATABASE_URL, DATA_DIR }))
    }
    for (const product of products) await product.start()
    const facts = await readFacts(dataDir)
    const people = await makeCrowd(products, await makeMembers(database.db, PEOPLE))
    const order = { people, facts, urls: products.map(({ url }) => url) }
    say(`load: ${CONNECTIONS} people for ${minutes} minutes`)
    const long = await watchedCrowd(products, {
      ...order,
      connections: CONNECTIONS,
      seconds: minutes * 60,
      pauseMs: PAUSE_MS,
    })
    const full = { ...order, connections: FULL_CONNECTIONS, seconds: FULL_SECONDS, pauseMs: 0 }
    say('load: as much as one server answers, then two')
    const one = await perProcessorSecond(products, { ...full, urls: full.urls.slice(0, 1) })
    const two = await perProcessorSecond(products, full)
    return findingsOf({ minutes, long, one, two })
  } finally {
    for (const product of products) await product.kill('SIGTERM')
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Measured {
  minutes: number
  long: CrowdResult & { megabytes: number[] }
  one: CrowdResult & { processorSeconds: number }
  two: CrowdResult & { processorSeconds: number }
}

function findingsOf({ minutes, long, one, two }: Measured): Finding[] {
  const { latency, perSecond, refused, failed, failures, latencyByKind, megabytes } = long
  const settled = megabytes.slice(Math.floor(megabytes.length * SETTLED_AFTER))
  const third = Math.ceil(settled.length / 3)
  const drift = mean(settled.slice(-third)) / mean(settled.slice(0, third)) - 1
  const kinds = Object.entries(latencyByKind).map(([kind, { p50, p95, p99 }]) => ({
    what: `load: ${kind}, p95`,
    value: p95,
    unit: 'ms',
    note: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  }))
  const scaling = (perCpu(two) / perCpu(one)) * 2
  return [
    { what: `load: ${CONNECTIONS} people, ${minutes} minutes, two servers`, value: perSecond, unit: 'requests/s' },
    { what: 'load: p50', value: latency.p50, unit: 'ms' },
    { what: 'load: p95', value: latency.p95, unit: 'ms' },
    { what: 'load: p99', value: latency.p99, unit: 'ms' },
    ...kinds,
    { what: 'load: refused as too much', value: refused, unit: '' },
    { what: 'load: failed', value: failed, unit: '', most: 0, note: failures.join('; ').slice(0, 500) },
    { what: 'load: memory of both servers at the end', value: settled.at(-1) ?? 0, unit: 'MB' },
    {
      what: 'load: memory, last third against first third after settling',
      value: drift * 100,
      unit: '%',
      most: 5,
      least: -20,
    },
    {
      what: `load: one server, ${FULL_CONNECTIONS} connections without pause`,
      value: one.perSecond,
      unit: 'requests/s',
      note: `p95 ${one.latency.p95.toFixed(0)} ms, ${perCpu(one).toFixed(0)} for each second of a core`,
    },
    {
      what: 'load: two servers, the same',
      value: two.perSecond,
      unit: 'requests/s',
      note: `p95 ${two.latency.p95.toFixed(0)} ms, ${perCpu(two).toFixed(0)} for each second of a core`,
    },
    { what: 'load: scaling by requests for each second of a core (2 is all)', value: scaling, unit: '×', least: 1.7 },
  ]
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const perCpu = ({ perSecond, processorSeconds }: Measured['one']): number =>
  (perSecond * FULL_SECONDS) / processorSeconds

async function readFacts(dataDir: string): Promise<Facts> {
  const client = await openPlainDatabase(dataDir)
  const skus = await knownSkus(client, 2000)
  const { rows } = await client.query<{ key: string }>(
    'SELECT p.key FROM picture p WHERE EXISTS (SELECT FROM picture_use u WHERE u.picture_id = p.id AND u.role = $$cover$$)',
  )
  await client.end()
  return {
    skuIds: skus.map(({ id }) => id),
    pictures: rows.map(({ key }) => key),
    brands: [...new Set(skus.map(({ brand }) => brand))].slice(0, 100),
    words: ['oak', 'marble', 'white', '橡木', 'tile', 'wool', 'grey stone', 'oak plank', 'glass', '地板'],
  }
}

/** Each member signs in and makes a folder and a board. */
async function makeCrowd(products: readonly Product[], emails: readonly string[]): Promise<Person[]> {
  const people: Person[] = []
  for (const [index, email] of emails.entries()) {
    const url = products[index % products.length]?.url ?? ''
    const { accessToken: token } = await signIn(url, email)
    const make = async ({ path }: { path: string }): Promise<string> => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ name: `Load ${Date.now()}` }),
      })
      return ((await response.json()) as Envelope<string>).data
    }
    people.push({ token, folderId: await make(createFolder), boardId: await make(createBoard) })
  }
  return people
}

async function runCrowd(order: CrowdOrder): Promise<CrowdResult> {
  const child = fork(fileURLToPath(new URL('crowd/crowd-process.ts', import.meta.url)))
  child.send(order)
  return firstMessage<CrowdResult>(child)
}

/** The same, with the memory of the servers every few seconds. */
async function watchedCrowd(products: readonly Product[], order: CrowdOrder): Promise<Measured['long']> {
  const megabytes: number[] = []
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const memories = await Promise.all(products.map(async ({ pid }) => totalMegabytes((await memoryOf(pid)) ?? [])))
      megabytes.push(memories.reduce((sum, one) => sum + one, 0))
      await sleep(LOOK_MS)
    }
  })()
  const result = await runCrowd(order)
  over.abort()
  await watching
  return { ...result, megabytes }
}

async function perProcessorSecond(products: readonly Product[], order: CrowdOrder): Promise<Measured['one']> {
  const used = async () => {
    const seconds = await Promise.all(products.map(async ({ pid }) => (await processorSecondsOf(pid)) ?? Number.NaN))
    return seconds.reduce((sum, one) => sum + one, 0)
  }
  const before = await used()
  const result = await runCrowd(order)
  return { ...result, processorSeconds: (await used()) - before }
}

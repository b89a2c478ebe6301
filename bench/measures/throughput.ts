import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { getProductDetail } from '../../contract/catalogue.ts'
import { demonstrationCatalogue, generatedCatalogue } from '../catalogues.ts'
import type { Catalogue } from '../catalogues.ts'
import { short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { createRandom } from '../generator/random.ts'
import { findGrounds, LIST_VARIANTS, pathOf } from '../list-questions.ts'
import type { LoadOrder, LoadResult } from '../load-client.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'

const CONNECTIONS = 50
const SECONDS = 5
const DIFFERENT_REQUESTS = 500

/** Requests a second over 50 kept connections, beside `node:http` with plain SQL on the same database. */
export async function measureThroughput(): Promise<Figure[]> {
  return [
    ...(await throughputOf(await demonstrationCatalogue())),
    ...(await throughputOf(await generatedCatalogue(100_000))),
  ]
}

async function throughputOf({ name, dataDir }: Catalogue): Promise<Figure[]> {
  say(`Requests a second, ${name}`)
  const server = await startServer(dataDir)
  const plain = await startPlainServer(dataDir)
  try {
    const { details, lists } = await drawRequests(dataDir)
    const figures: Figure[] = []
    for (const [what, requests] of [['detail', details] as const, ['list of 50', lists] as const]) {
      const ours = await load(server.url, requests.ours)
      const beside = await load(plain.url, requests.plain)
      figures.push({
        name: `${what}, ${name}, ${CONNECTIONS} connections`,
        value: ours.perSecond,
        unit: 'requests/s',
        beside: { name: 'by node:http and plain SQL', value: beside.perSecond },
        note: `p50 ${short(ours.latency.p50)} ms, p99 ${short(ours.latency.p99)} ms`,
        details: { ours, beside },
      })
    }
    return figures
  } finally {
    plain.process.disconnect()
    await server.stop()
  }
}

interface Requests {
  ours: string[]
  plain: string[]
}

async function drawRequests(dataDir: string): Promise<{ details: Requests; lists: Requests }> {
  const database = await openPlainDatabase(dataDir)
  const grounds = await findGrounds(database)
  await database.end()
  const random = createRandom(11)
  const some = Array.from({ length: DIFFERENT_REQUESTS })
  const skuIds = some.map(() => random.pick(grounds.skuIds))
  const questions = some.map(() => random.pick(LIST_VARIANTS).draw(random, grounds))
  return {
    details: {
      ours: skuIds.map((skuId) => `${getProductDetail.path}?skuId=${skuId}`),
      plain: skuIds.map((skuId) => `/?skuId=${skuId}`),
    },
    lists: {
      ours: questions.map(pathOf),
      plain: questions.map((question) => `/?question=${encodeURIComponent(JSON.stringify(question))}`),
    },
  }
}

async function load(url: string, paths: string[]): Promise<LoadResult> {
  const client = forkBeside('load-client.ts')
  client.send({ url, paths, connections: CONNECTIONS, seconds: SECONDS } satisfies LoadOrder)
  return (await firstMessage(client)) as LoadResult
}

async function startPlainServer(dataDir: string): Promise<{ url: string; process: ChildProcess }> {
  const process = forkBeside('plain-server.ts', [dataDir])
  return { url: `http://127.0.0.1:${String(await firstMessage(process))}`, process }
}

function forkBeside(file: string, args: string[] = []): ChildProcess {
  return fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), args)
}

async function firstMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`a process of the bench ended with ${code}`)),
  )
  ended.catch(() => undefined)
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown]
  return message
}

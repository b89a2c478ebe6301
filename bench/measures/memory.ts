import { setTimeout as sleep } from 'node:timers/promises'
import { demonstrationCatalogue, generatedCatalogue } from '../catalogues.ts'
import type { Catalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { knownSkus } from '../finding/known-skus.ts'
import type { KnownSku } from '../finding/known-skus.ts'
import { drawQuestion, pagePath } from '../finding/question.ts'
import { createRandom } from '../generator/random.ts'
import { openHttpClient } from '../http-client.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { memoryOf, totalMegabytes } from '../process-memory.ts'
import { startServer } from '../server.ts'

const REST_MS = 5000
const REQUESTS = 2000
const CONNECTIONS = 10
/** Targets in MB: at rest, and after lists. */
const ASKED = { atRest: { atMost: 210 }, later: { atMost: 300 } }
const ASKED_OF_MANY = { atRest: { atMost: 310 }, later: { atMost: 300 } }

/**
 * Server and database together: at rest after a start, and after many lists over as many connections as the pool has.
 */
export async function measureMemory(): Promise<Figure[]> {
  return [
    ...(await memoryWith(await demonstrationCatalogue(), REQUESTS, ASKED)),
    ...(await memoryWith(await generatedCatalogue(100_000), REQUESTS / 10, ASKED_OF_MANY)),
  ]
}

async function memoryWith({ name, dataDir }: Catalogue, requests: number, asked: typeof ASKED): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    const database = await openPlainDatabase(dataDir)
    const skus = await knownSkus(database, 1000)
    await database.end()
    await sleep(REST_MS)
    const atRest = await memoryFigure(`memory at rest, ${name}`, server.pid)
    await askLists(server.url, skus, requests)
    const under = await memoryFigure(`memory after ${requests} lists, ${name}`, server.pid)
    await sleep(REST_MS)
    const after = await memoryFigure(`memory ${REST_MS / 1000} s later, ${name}`, server.pid)
    return [{ ...atRest, target: asked.atRest }, under, { ...after, target: asked.later }]
  } finally {
    await server.stop()
  }
}

async function askLists(url: string, skus: KnownSku[], requests: number): Promise<void> {
  const random = createRandom(1)
  const paths = Array.from({ length: requests }, () => pagePath(drawQuestion(random, skus)))
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = openHttpClient(url)
      for (let path = paths.pop(); path; path = paths.pop()) await client.get(path)
      client.close()
    }),
  )
}

async function memoryFigure(name: string, pid: number): Promise<Figure> {
  const memories = await memoryOf(pid)
  if (!memories) return { name, unit: 'MB', note: 'not available: this system has no /proc/PID/smaps_rollup' }
  const server = memories.filter((memory) => memory.pid === pid)
  const database = memories.filter((memory) => memory.name.startsWith('postgres'))
  const part = (some: typeof memories): string => totalMegabytes(some).toFixed(0)
  return {
    name,
    value: totalMegabytes(memories),
    unit: 'MB',
    note: `server ${part(server)}, ${database.length} of PostgreSQL ${part(database)} (PSS)`,
    details: memories,
  }
}

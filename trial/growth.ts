import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generatedCatalogue } from '../bench/catalogues.ts'
import { knownSkus } from '../bench/finding/known-skus.ts'
import type { KnownSku } from '../bench/finding/known-skus.ts'
import { drawQuestion, pagePath } from '../bench/finding/question.ts'
import { createRandom } from '../bench/generator/random.ts'
import { openHttpClient } from '../bench/http-client.ts'
import { openPlainDatabase } from '../bench/plain-database.ts'
import { memoryOf } from '../bench/process-memory.ts'
import { startServer } from '../bench/server.ts'
import type { BenchServer } from '../bench/server.ts'
import { spreadOf, timed } from '../bench/spread.ts'
import { getProductDetail, getProductFacets, getProductPage } from '../contract/catalogue.ts'
import type { Finding, TrialOptions } from './trial.ts'

const SIZES = [100_000, 1_000_000, 3_000_000]
const WARM_UP = 20
const SAMPLES = 200
const FOLLOWED = 10
const REST_MS = 5000
const PATIENCE_MS = 30_000
const WORDS = ['oak', 'marble white', 'wool grey', '橡木', 'tile 600', 'glass']

/** How memory, start, answers and following grow with the catalogue. `rounds` limits how many sizes are tried. */
export async function tryGrowth({ rounds = SIZES.length, say }: TrialOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const size of SIZES.slice(0, rounds)) findings.push(...(await growTo(size, say)))
  return findings
}

async function growTo(size: number, say: TrialOptions['say']): Promise<Finding[]> {
  const began = performance.now()
  const { name, dataDir } = await generatedCatalogue(size)
  say(`growth: ${name}, ready after ${Math.round((performance.now() - began) / 1000)} s`)
  const row = (what: string, value: number, unit: string, note?: string): Finding => ({
    what: `${name}: ${what}`,
    value,
    unit,
    ...(note && { note }),
  })
  await rm(join(dataDir, 'read-model.bin'), { force: true })
  const first = await startServer(dataDir)
  await sleep(REST_MS)
  await first.stop()
  const server = await startServer(dataDir)
  try {
    await sleep(REST_MS)
    const atRest = await memoryRow(server)
    const database = await openPlainDatabase(dataDir)
    const skus = await knownSkus(database, 1000)
    const { rows } = await database.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
    const answers = await answersOf(server, skus)
    const behindMs = await followLag(server, database)
    await database.end()
    return [
      row('database', Number(rows[0]?.bytes) / 1e9, 'GB'),
      row('saved read model', (await sizeOf(dataDir, 'read-model.bin')) / 1e6, 'MB'),
      row('first start, to the first list', first.bootMs / 1000, 's'),
      row('later start, to the first list', server.bootMs / 1000, 's'),
      row('memory at rest, server', atRest.server, 'MB'),
      row('memory at rest, PostgreSQL', atRest.database, 'MB'),
      ...Object.entries(answers).map(([what, { p50, p95, p99 }]) =>
        row(`${what}, p95`, p95, 'ms', `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`),
      ),
      row('memory afterwards, server', (await memoryRow(server)).server, 'MB'),
      row('from a change to the list that shows it, p50', behindMs, 'ms'),
    ]
  } finally {
    await server.stop()
  }
}

async function answersOf({ url }: BenchServer, skus: KnownSku[]) {
  const client = openHttpClient(url)
  const random = createRandom(3)
  const query = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values).toString()}`
  const kinds: Record<string, () => string> = {
    'list by filters': () => pagePath(drawQuestion(random, skus)),
    'list by words': () => query(getProductPage.path, { pageSize: '60', keyword: random.pick(WORDS) }),
    facets: () => query(getProductFacets.path, { brandId: random.pick(skus).brand }),
    detail: () => query(getProductDetail.path, { skuId: random.pick(skus).id }),
  }
  const spreads: Record<string, ReturnType<typeof spreadOf>> = {}
  for (const [kind, path] of Object.entries(kinds)) {
    const times: number[] = []
    for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
      const took = await timed(() => client.get(path()))
      if (sample >= 0) times.push(took)
    }
    spreads[kind] = spreadOf(times)
  }
  client.close()
  return spreads
}

/** Milliseconds from a committed change until a list shows it; the median. */
async function followLag({ url }: BenchServer, database: Awaited<ReturnType<typeof openPlainDatabase>>) {
  const times: number[] = []
  for (let turn = 0; turn < FOLLOWED; turn += 1) {
    const word = `quebracho${turn}${Date.now()}`
    await database.query(
      'UPDATE product SET en_name = $1 WHERE id = (SELECT product_id FROM sku WHERE status = $2 OFFSET $3 LIMIT 1)',
      [word, 'on_sale', turn * 7],
    )
    const began = performance.now()
    while (!(await isListed(url, word)))
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${word} is not listed`)
    times.push(performance.now() - began)
  }
  return spreadOf(times).p50
}

async function isListed(url: string, word: string): Promise<boolean> {
  const response = await fetch(`${url}${getProductPage.path}?keyword=${word}`)
  const { data } = (await response.json()) as { data: { total: number } | null }
  return (data?.total ?? 0) > 0
}

async function memoryRow({ pid }: BenchServer): Promise<{ server: number; database: number }> {
  const memories = (await memoryOf(pid)) ?? []
  const sum = (isDatabase: boolean) =>
    memories
      .filter(({ name }) => name.startsWith('postgres') === isDatabase)
      .reduce((total, { megabytes }) => total + megabytes, 0)
  return { server: sum(false), database: sum(true) }
}

async function sizeOf(folder: string, prefix: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

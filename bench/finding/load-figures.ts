import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import type { ImportSource } from '../../server/imports/reading/import-source.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import { short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { generateLines } from '../generator.ts'
import { createRandom } from '../generator/random.ts'
import type { LoadResult } from '../load-client.ts'
import { load, startPlainServer } from '../load.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { say } from '../say.ts'
import type { Scratch } from '../scratch.ts'
import { knownSkus } from './known-skus.ts'
import { drawQuestion, facetsPath, pagePath } from './question.ts'
import type { Question } from './question.ts'
import { drawWords, knownTexts } from './words.ts'

const CONNECTIONS = 200
/** Plain SQL is asked over fewer connections, so that no question waits a minute; its throughput is the same. */
const PLAIN_CONNECTIONS = 10
const WARM_UP_SECONDS = 2
const SECONDS = 8
const QUESTIONS = 500
const SHARE_OF_WORDS = 0.3

/** 200 people who list, filter and search at once; then the same while an import changes every product in turn. */
export async function loadFigures(scratch: Scratch, dataDir: string): Promise<Figure[]> {
  const { name, server } = scratch
  const questions = await drawQuestions(dataDir)
  const paths = questions.flatMap((question) => [pagePath(question), facetsPath(question)])
  const ask = (seconds: number) => load({ url: server.url, paths, connections: CONNECTIONS, seconds })
  say(`Finding, ${name}: ${CONNECTIONS} at once`)
  await ask(WARM_UP_SECONDS)
  const alone = await ask(SECONDS)
  say(`Finding, ${name}: ${CONNECTIONS} at once in plain SQL`)
  const plain = await loadPlain(dataDir, questions)
  say(`Finding, ${name}: ${CONNECTIONS} at once and an import`)
  const { result: importing, lines } = await whileImporting(scratch, () => ask(SECONDS))
  const what = `pages and facets, ${name}, ${CONNECTIONS} connections`
  return [
    {
      name: what,
      value: alone.perSecond,
      unit: 'requests/s',
      target: { atLeast: 900 },
      beside: { name: 'by node:http and plain SQL (no words)', value: plain.perSecond },
      note: noteOf(alone),
      details: { alone, plain },
    },
    {
      name: `${what}, p95 with an import over p95 without`,
      value: importing.latency.p95 / alone.latency.p95,
      unit: '',
      target: { atMost: 2 },
      note: `${noteOf(importing)}; ${short(importing.perSecond)} requests/s; ${lines} products changed meanwhile`,
      details: importing,
    },
  ]
}

function noteOf({ latency: { p50, p95, p99 }, refused }: LoadResult): string {
  return `p50 ${short(p50)}, p95 ${short(p95)}, p99 ${short(p99)} ms${refused ? `; ${refused} REFUSED` : ''}`
}

async function drawQuestions(dataDir: string): Promise<Question[]> {
  const database = await openPlainDatabase(dataDir)
  const skus = await knownSkus(database, QUESTIONS)
  const texts = await knownTexts(database, QUESTIONS)
  await database.end()
  const random = createRandom(19)
  return Array.from({ length: QUESTIONS }, () => {
    const question = drawQuestion(random, skus)
    return random.chance(SHARE_OF_WORDS) ? { keyword: drawWords(random, texts) } : question
  })
}

async function loadPlain(dataDir: string, questions: Question[]): Promise<{ perSecond: number }> {
  const plain = await startPlainServer(dataDir)
  const told = questions
    .filter(({ keyword }) => !keyword)
    .map((question) => encodeURIComponent(JSON.stringify(question)))
  const paths = told.flatMap((question) => [`/?list=${question}`, `/?facets=${question}`])
  try {
    return await load({ url: plain.url, paths, connections: PLAIN_CONNECTIONS, seconds: SECONDS })
  } finally {
    plain.process.disconnect()
  }
}

// Imports in another process than the server's, as `npm run import` does.
async function whileImporting<Result>(
  { db, folder }: Scratch,
  work: () => Promise<Result>,
): Promise<{ result: Result; lines: number }> {
  const stopping = new AbortController()
  let lines = 0
  const parts = { db, storage: createFolderStorage(join(folder, 'storage')) }
  const importing = importCatalogue(parts, dearerProducts(), {
    actor: 'bench',
    signal: stopping.signal,
    onProgress: ({ done }) => (lines = done),
  })
  const result = await work().finally(() => stopping.abort())
  await importing
  return { result, lines }
}

function dearerProducts(): ImportSource {
  return {
    name: 'every product dearer',
    digest: randomUUID(),
    total: null,
    folder: '/nonexistent',
    async *lines(from) {
      let line = 0
      for (const product of generateLines(100_000)) {
        line += 1
        if (!('key' in product) || line < from) continue
        const skus = product.skus?.map((sku) => ({ ...sku, stock: (sku.stock ?? 0) + 1 }))
        yield { line, text: JSON.stringify({ ...product, rank: (product.rank ?? 0) + 1, skus }) }
      }
    },
  }
}

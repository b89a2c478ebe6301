import type { KnownSku } from '../../bench/finding/known-skus.ts'
import { drawColor, drawQuestion, pagePath } from '../../bench/finding/question.ts'
import { createRandom } from '../../bench/generator/random.ts'
import { openHttpClient } from '../../bench/http-client.ts'
import type { HttpClient } from '../../bench/http-client.ts'
import type { BenchServer } from '../../bench/server.ts'
import { processorSecondsOf } from '../../bench/process-time.ts'
import { spreadOf, timed } from '../../bench/spread.ts'
import type { Spread } from '../../bench/spread.ts'
import { getProductDetail, getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'

const WARM_UP = 20
const SAMPLES = 200
const WORDS = ['oak', 'marble white', 'wool grey', '橡木', 'tile 600', 'glass']

/** How long one person waits for a kind of answer, and what it costs, in ms. */
export interface AnswerTimes extends Spread {
  /** Time of processors for one answer, server and PostgreSQL together. */
  processorMs: number
}

export async function answersOf({ url, pid }: BenchServer, skus: KnownSku[]): Promise<Record<string, AnswerTimes>> {
  const client = openHttpClient(url)
  const random = createRandom(3)
  const query = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values).toString()}`
  const kinds: Record<string, () => string> = {
    'list by filters': () => pagePath(drawQuestion(random, skus)),
    'list by words': () => query(getProductPage.path, { pageSize: '60', keyword: random.pick(WORDS) }),
    'list by colour': () => pagePath(drawColor(random)),
    'list by price': () => pagePath({ sort: random.pick(['price-asc', 'price-desc'] as const) }),
    suggestions: () => query(getSuggestions.path, { keyword: random.pick(WORDS).slice(0, 3) }),
    facets: () => query(getProductFacets.path, { brandId: random.pick(skus).brand }),
    detail: () => query(getProductDetail.path, { skuId: random.pick(skus).id }),
  }
  const times: Record<string, AnswerTimes> = {}
  try {
    for (const [kind, path] of Object.entries(kinds)) times[kind] = await measure(client, path, pid)
  } finally {
    client.close()
  }
  return times
}

async function measure(client: HttpClient, path: () => string, pid: number): Promise<AnswerTimes> {
  for (let count = 0; count < WARM_UP; count += 1) await client.get(path())
  const before = (await processorSecondsOf(pid)) ?? 0
  const times: number[] = []
  for (let count = 0; count < SAMPLES; count += 1) times.push(await timed(() => client.get(path())))
  const after = (await processorSecondsOf(pid)) ?? 0
  return { ...spreadOf(times), processorMs: ((after - before) * 1000) / SAMPLES }
}

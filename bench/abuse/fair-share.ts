import { getProductDetail } from '../../contract/catalogue.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { knownSkus } from '../finding/known-skus.ts'
import { drawQuestion, pagePath } from '../finding/question.ts'
import { createRandom } from '../generator/random.ts'
import type { LoadResult } from '../load-client.ts'
import { load } from '../load.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'

const DIFFERENT = 2000
const SECONDS = 10
/** People who browse: a call each tenth of a second, after the answer to the one before. */
const FEW = { connections: 10, pause: 100, areMany: true, seconds: SECONDS }
/** One client that keeps a thousand requests for details open. */
const GREEDY = { connections: 1000, seconds: SECONDS }
/** A thousand clients that ask again as soon as they are answered. */
const CROWD = { connections: 1000, areMany: true, seconds: SECONDS }

/** What one greedy client costs the others, and how long a crowd waits, at 100,000 SKUs on this machine. */
export async function measureFairShare(): Promise<Figure[]> {
  const { name, dataDir } = await generatedCatalogue(100_000)
  say(`A fair share, ${name}`)
  const server = await startServer(dataDir)
  try {
    const { url } = server
    const { details, mixed } = await pathsOf(dataDir)
    const few = { url, paths: mixed, ...FEW }
    const greedy = { url, paths: details, ...GREEDY }
    const crowd = { url, paths: mixed, ...CROWD }
    await load({ ...few, seconds: SECONDS / 2 })
    const alone = await load(few)
    const [beside, greedyResult] = await Promise.all([load(few), load(greedy)])
    const crowdAlone = await load(crowd)
    const [crowdBeside] = await Promise.all([load(crowd), load(greedy)])
    return [
      timesFigure('10 people beside one who asks for 1,000 details at once, p50', { alone, beside }, 'p50'),
      timesFigure('the same, p95', { alone, beside }, 'p95'),
      { ...refusedFigure('the same, refused', beside), note: `of the greedy one ${textOf(greedyResult)}` },
      secondsFigure('a crowd of 1,000 who ask without a pause, p95', crowdAlone),
      refusedFigure('the same, refused', crowdAlone),
      timesFigure('the same beside one with 1,000 connections, p95', { alone: crowdAlone, beside: crowdBeside }, 'p95'),
    ]
  } finally {
    await server.stop()
  }
}

/** Paths of details alone, and of details and lists in turn, as people ask. */
export async function pathsOf(dataDir: string): Promise<{ details: string[]; mixed: string[] }> {
  const database = await openPlainDatabase(dataDir)
  const skus = await knownSkus(database, DIFFERENT)
  await database.end()
  const random = createRandom(13)
  const detail = () => `${getProductDetail.path}?skuId=${random.pick(skus).id}`
  return {
    details: Array.from({ length: DIFFERENT }, detail),
    mixed: Array.from({ length: DIFFERENT }, (_, index) =>
      index % 2 ? detail() : pagePath(drawQuestion(random, skus)),
    ),
  }
}

function timesFigure(
  name: string,
  { alone, beside }: Record<'alone' | 'beside', LoadResult>,
  quantile: 'p50' | 'p95',
): Figure {
  return {
    name,
    value: beside.latency[quantile],
    unit: 'ms',
    target: { atMost: alone.latency[quantile] * 1.5 },
    beside: { name: 'without', value: alone.latency[quantile] },
    note: textOf(beside),
    details: { alone, beside },
  }
}

function secondsFigure(name: string, crowd: LoadResult): Figure {
  return {
    name,
    value: crowd.latency.p95 / 1000,
    unit: 's',
    target: { atMost: 2 },
    note: textOf(crowd),
    details: crowd,
  }
}

function refusedFigure(name: string, { perSecond, refused }: LoadResult): Figure {
  const all = perSecond * SECONDS + refused
  return { name, value: (100 * refused) / all, unit: '%', target: { atMost: 0 } }
}

function textOf({ perSecond, refused, latency }: LoadResult): string {
  return `${short(perSecond)}/s answered, ${refused} refused, p99 ${short(latency.p99)} ms`
}

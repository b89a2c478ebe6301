import { getProductDetail } from '../../contract/catalogue.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { knownSkus } from '../finding/known-skus.ts'
import { drawQuestion, pagePath } from '../finding/question.ts'
import { createRandom } from '../generator/random.ts'
import type { LoadOrder, LoadResult } from '../load-client.ts'
import { load } from '../load.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'

const DIFFERENT = 2000
const SECONDS = 10
/** People who browse: a call each tenth of a second, after the answer to the one before. */
const FEW = { connections: 10, pause: 100, areMany: true, seconds: SECONDS }
/** A thousand clients that ask again as soon as they are answered. */
const CROWD = { connections: 1000, areMany: true, seconds: SECONDS }
const OPENAPI = ['/app-api/openapi.json']

/** What one greedy client costs the others, and how long a crowd waits, at 100,000 SKUs on this machine. */
export async function measureFairShare(): Promise<Figure[]> {
  const { name, dataDir } = await generatedCatalogue(100_000)
  say(`A fair share, ${name}`)
  const server = await startServer(dataDir)
  try {
    const { url } = server
    const { details, lists, mixed } = await pathsOf(dataDir)
    const greedy = [
      { whom: 'one with 8 connections for details', connections: 8, paths: details },
      { whom: 'one with 8 connections for lists', connections: 8, paths: lists },
      { whom: 'one with 200 connections for details', connections: 200, paths: details },
      { whom: 'one with 4 connections for openapi.json', connections: 4, paths: OPENAPI },
    ]
    await load({ ...FEW, url, paths: mixed, seconds: SECONDS / 2 })
    const figures: Figure[] = []
    for (const order of greedy)
      figures.push(
        ...(await besideOne({ ...FEW, url, paths: details }, 'details', order)),
        ...(await besideOne({ ...FEW, url, paths: lists }, 'lists', order)),
      )
    const crowd = { ...CROWD, url, paths: mixed }
    const crowdAlone = await load(crowd)
    const [crowdBeside] = await Promise.all([
      load(crowd),
      load({ url, seconds: SECONDS, connections: 1000, paths: details }),
    ])
    return [
      ...figures,
      secondsFigure('a crowd of 1,000 who ask without a pause, p95', crowdAlone),
      refusedFigure('the same, refused', crowdAlone),
      timesFigure(
        'the same beside one with 1,000 connections, p95',
        { alone: crowdAlone, beside: crowdBeside, note: textOf(crowdBeside) },
        'p95',
      ),
    ]
  } finally {
    await server.stop()
  }
}

/** What ten people's calls take beside one greedy client, and without it in the same minute. */
async function besideOne(
  few: LoadOrder,
  what: string,
  { whom, ...order }: Pick<LoadOrder, 'connections' | 'paths'> & { whom: string },
): Promise<Figure[]> {
  const alone = await load(few)
  const [beside, greedy] = await Promise.all([load(few), load({ url: few.url, seconds: SECONDS, ...order })])
  const note = `${textOf(beside)}; of the greedy one ${textOf(greedy)}`
  const both = { alone, beside, note }
  return [
    timesFigure(`${what} of 10 people beside ${whom}, p50`, both, 'p50'),
    timesFigure('the same, p95', both, 'p95'),
    refusedFigure('the same, refused', beside),
  ]
}

/** Paths of details, of lists as people ask for them, and of both in turn. */
export async function pathsOf(dataDir: string): Promise<Record<'details' | 'lists' | 'mixed', string[]>> {
  const database = await openPlainDatabase(dataDir)
  const skus = await knownSkus(database, DIFFERENT)
  await database.end()
  const random = createRandom(13)
  const details = Array.from({ length: DIFFERENT }, () => `${getProductDetail.path}?skuId=${random.pick(skus).id}`)
  const lists = Array.from({ length: DIFFERENT }, () => pagePath(drawQuestion(random, skus)))
  return { details, lists, mixed: details.flatMap((path, index) => [path, lists[index] ?? path]) }
}

function timesFigure(
  name: string,
  { alone, beside, note }: { alone: LoadResult; beside: LoadResult; note: string },
  quantile: 'p50' | 'p95',
): Figure {
  return {
    name,
    value: beside.latency[quantile],
    unit: 'ms',
    target: { atMost: alone.latency[quantile] * 1.3 },
    beside: { name: 'without', value: alone.latency[quantile] },
    note,
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

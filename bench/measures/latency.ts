import { getProductDetail } from '../../contract/catalogue.ts'
import { generatedCatalogue, demonstrationCatalogue } from '../catalogues.ts'
import type { Catalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { knownSkus } from '../finding/known-skus.ts'
import { createRandom } from '../generator/random.ts'
import { openHttpClient } from '../http-client.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { plainDetail } from '../plain-detail.ts'
import type { BenchOptions } from '../options.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { spreadOf, timed } from '../spread.ts'

const SEED = 7
const WARM_UP = 200
const SAMPLES = 500

/**
 * Product details over HTTP on one keep-alive connection, one after another, beside plain SQL on the same data.
 * `finding` measures lists.
 */
export async function measureLatency({ isLarge }: BenchOptions): Promise<Figure[]> {
  const figures = await detailFigures(await demonstrationCatalogue(), { atMost: 5 })
  figures.push(...(await detailFigures(await generatedCatalogue(100_000), { atMost: 2 })))
  if (isLarge) figures.push(...(await detailFigures(await generatedCatalogue(1_000_000))))
  return figures
}

async function detailFigures({ name, dataDir }: Catalogue, target?: Figure['target']): Promise<Figure[]> {
  say(`Latencies, ${name}`)
  const server = await startServer(dataDir)
  const database = await openPlainDatabase(dataDir)
  const client = openHttpClient(server.url)
  try {
    const skus = await knownSkus(database, 2 * SAMPLES)
    const random = createRandom(SEED)
    const ours: number[] = []
    const plain: number[] = []
    for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
      const { id } = random.pick(skus)
      const [first, second] = await interleave(sample, [
        () => client.get(`${getProductDetail.path}?skuId=${id}`),
        () => database.query(plainDetail(id)),
      ])
      if (sample < 0) continue
      ours.push(first)
      plain.push(second)
    }
    const [spread, beside] = [spreadOf(ours), spreadOf(plain)]
    return [
      latencyFigure(`detail, ${name}`, spread, {
        ...(target && { target }),
        beside: { name: 'plain SQL', spread: beside },
      }),
      {
        name: `detail, ${name}, p50 over plain SQL`,
        value: spread.p50 / beside.p50,
        unit: '',
        target: { atMost: 1.5 },
      },
      { name: `detail, ${name}, p95 over plain SQL`, value: spread.p95 / beside.p95, unit: '', target: { atMost: 2 } },
    ]
  } finally {
    client.close()
    await database.end()
    await server.stop()
  }
}

// The two take turns in going first, so that neither always finds the data cached.
async function interleave(
  turn: number,
  [one, other]: [() => Promise<unknown>, () => Promise<unknown>],
): Promise<[number, number]> {
  if (turn % 2) {
    const second = await timed(other)
    return [await timed(one), second]
  }
  const first = await timed(one)
  return [first, await timed(other)]
}

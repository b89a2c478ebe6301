import { getProductDetail } from '../../contract/catalogue.ts'
import { demonstrationCatalogue, generatedCatalogue } from '../catalogues.ts'
import type { Catalogue } from '../catalogues.ts'
import { short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { knownSkus } from '../finding/known-skus.ts'
import { createRandom } from '../generator/random.ts'
import { load, startPlainServer } from '../load.ts'
import { openPlainDatabase } from '../plain-database.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'

const LOAD = { connections: 50, seconds: 5 }
const DIFFERENT_REQUESTS = 500

/**
 * Product details a second over 50 keep-alive connections, beside `node:http` with plain SQL on the same database.
 * `finding` measures lists.
 */
export async function measureThroughput(): Promise<Figure[]> {
  return [await throughputOf(await demonstrationCatalogue()), await throughputOf(await generatedCatalogue(100_000))]
}

async function throughputOf({ name, dataDir }: Catalogue): Promise<Figure> {
  say(`Requests a second, ${name}`)
  const server = await startServer(dataDir)
  const plain = await startPlainServer(dataDir)
  try {
    const database = await openPlainDatabase(dataDir)
    const skus = await knownSkus(database, DIFFERENT_REQUESTS)
    await database.end()
    const random = createRandom(11)
    const skuIds = Array.from({ length: DIFFERENT_REQUESTS }, () => random.pick(skus).id)
    const ours = await load({
      url: server.url,
      paths: skuIds.map((skuId) => `${getProductDetail.path}?skuId=${skuId}`),
      ...LOAD,
    })
    const beside = await load({ url: plain.url, paths: skuIds.map((skuId) => `/?skuId=${skuId}`), ...LOAD })
    return {
      name: `detail, ${name}, ${LOAD.connections} connections`,
      value: ours.perSecond,
      unit: 'requests/s',
      beside: { name: 'by node:http and plain SQL', value: beside.perSecond },
      note: `p50 ${short(ours.latency.p50)} ms, p99 ${short(ours.latency.p99)} ms`,
      details: { ours, beside },
    }
  } finally {
    plain.process.disconnect()
    await server.stop()
  }
}

import { startBalancer } from '../e2e/stage/balancer.ts'
import type { Balancer } from '../e2e/stage/balancer.ts'
import { waitFor } from '../e2e/stage/server.ts'
import { CREW_MEMBERS, startCrew } from './load/crew.ts'
import { countAcknowledged } from './load/ledger.ts'
import { createReading } from './load/reader.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { createProduct } from './world/product.ts'
import type { Product } from './world/product.ts'
import { createSite, makePeople } from './world/site.ts'
import type { Site } from './world/site.ts'

const ROUNDS = 20
const DRAIN_S = '2'
const SERVERS = 2

/** Restarts two servers in turn behind a load balancer while people read and write: no call may fail. */
export async function tryRolling({ rounds = ROUNDS, say }: TrialOptions): Promise<Finding[]> {
  const site = await createSite('external')
  const balancer = await startBalancer()
  const products: Product[] = []
  try {
    for (let server = 0; server < SERVERS; server += 1) {
      const product = await createProduct({ ...site.settingsOf(server), DRAIN_S })
      products.push(product)
      await product.start()
      balancer.add(product.url)
    }
    await waitFor(async () => balancer.ready().length === SERVERS)
    return await restartInTurn(site, { balancer, products }, { rounds, say })
  } finally {
    await balancer.close()
    for (const product of products) await product.kill('SIGTERM')
    await site.remove()
  }
}

async function restartInTurn(
  site: Site,
  { balancer, products }: { balancer: Balancer; products: readonly Product[] },
  { rounds, say }: { rounds: number; say: TrialOptions['say'] },
): Promise<Finding[]> {
  const people = await makePeople(site, CREW_MEMBERS)
  const { url } = balancer
  const crew = startCrew({
    site,
    urls: [url],
    people,
    beside: (ledger, seen) => [createReading({ url, people, ledger, seen })],
  })
  let longestMs = 0
  for (let round = 1; round <= rounds; round += 1) {
    for (const product of products) {
      await crew.allWrite()
      const at = performance.now()
      await product.kill('SIGTERM')
      await product.start()
      await waitFor(async () => balancer.ready().length === SERVERS)
      longestMs = Math.max(longestMs, performance.now() - at)
      say(`rolling: ${product.url} restarted, failures: ${crew.seen.listed()}`)
    }
    say(
      `rolling: ${round} of ${rounds}, ${countAcknowledged(crew.ledger)} acknowledged, failures: ${crew.seen.listed()}`,
    )
  }
  const { lost, doubled, broken } = await crew.finish()
  const wrong = [...lost, ...doubled, ...broken]
  for (const one of wrong) say(`rolling: ${one}`)
  return [
    { what: 'rolling: servers restarted', value: rounds * SERVERS, unit: 'times' },
    { what: 'rolling: longest restart', value: longestMs, unit: 'ms', note: `DRAIN_S ${DRAIN_S}` },
    { what: 'rolling: writes acknowledged', value: crew.acknowledged(), unit: '', least: 1 },
    { what: 'rolling: calls that failed', value: crew.seen.total(), unit: '', most: 0, note: crew.seen.listed() },
    { what: 'rolling: lost, doubled or broken', value: wrong.length, unit: '', most: 0 },
  ]
}

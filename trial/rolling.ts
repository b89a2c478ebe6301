import { startBalancer } from '../e2e/stage/balancer.ts'
import type { Balancer } from '../e2e/stage/balancer.ts'
import { waitFor } from '../e2e/stage/server.ts'
import { CREW_MEMBERS, startCrew } from './load/crew.ts'
import { countAcknowledged } from './load/ledger.ts'
import type { Ledger } from './load/ledger.ts'
import { createReading } from './load/reader.ts'
import type { Seen } from './load/seen.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { withHeld } from './world/held.ts'
import type { Hold } from './world/held.ts'
import { startProduct } from './world/product.ts'
import type { Product } from './world/product.ts'
import { createSite, makePeople } from './world/site.ts'
import type { Site } from './world/site.ts'

const ROUNDS = 20
/** Longer than two looks of the load balancer (`e2e/stage/balancer.ts`). */
const DRAIN_S = '3'
const SERVERS = 2

/** Restarts two servers in turn behind a load balancer while people read and write: no call may fail. */
export async function tryRolling({ rounds = ROUNDS, say }: TrialOptions): Promise<Finding[]> {
  return withHeld(async (hold) => {
    const site = await createSite('external', hold)
    const products: Product[] = []
    for (let server = 0; server < SERVERS; server += 1)
      products.push(await startProduct({ ...site.settingsOf(server), DRAIN_S }, hold))
    const balancer = await startBalancer()
    hold(balancer.close)
    for (const { url } of products) balancer.add(url)
    await waitFor(async () => balancer.ready().length === SERVERS)
    return restartInTurn(site, { balancer, products, hold }, { rounds, say })
  })
}

async function restartInTurn(
  site: Site,
  { balancer, products, hold }: { balancer: Balancer; products: readonly Product[]; hold: Hold },
  { rounds, say }: { rounds: number; say: TrialOptions['say'] },
): Promise<Finding[]> {
  const people = await makePeople(site, CREW_MEMBERS)
  const { url } = balancer
  const beside = (ledger: Ledger, seen: Seen) => [createReading({ url, people, ledger, seen })]
  const crew = startCrew({ site, urls: [url], people, beside }, hold)
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

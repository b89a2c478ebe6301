import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '../e2e/stage/server.ts'
import { CREW_MEMBERS, startCrew } from './load/crew.ts'
import type { Crew } from './load/crew.ts'
import { writeImports } from './load/import-writer.ts'
import { countAcknowledged } from './load/ledger.ts'
import type { Ledger } from './load/ledger.ts'
import { createReading } from './load/reader.ts'
import type { Reading } from './load/reader.ts'
import type { Seen } from './load/seen.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { withHeld } from './world/held.ts'
import type { Hold } from './world/held.ts'
import { startProduct } from './world/product.ts'
import type { Product } from './world/product.ts'
import { createSite, makePeople } from './world/site.ts'
import type { Site } from './world/site.ts'

const ROUNDS = 20
const LONGEST_CALM_MS = 2000
const SERVERS = 2

/** Kills the primary under load and promotes its synchronous standby; nothing that was acknowledged may be missing. */
export async function tryFailovers({ rounds = ROUNDS, say }: TrialOptions): Promise<Finding[]> {
  return withHeld(async (hold) => {
    const site = await createSite('pair', hold)
    const products: Product[] = []
    for (let server = 0; server < SERVERS; server += 1) products.push(await startProduct(site.settingsOf(server), hold))
    return failOver(site, products, { rounds, say, hold })
  })
}

async function failOver(
  site: Site,
  products: readonly Product[],
  { rounds, say, hold }: { rounds: number; say: TrialOptions['say']; hold: Hold },
): Promise<Finding[]> {
  const urls = products.map(({ url }) => url)
  const people = await makePeople(site, CREW_MEMBERS)
  const readings: Reading[] = []
  const beside = (ledger: Ledger, seen: Seen) => {
    readings.push(...urls.map((url) => createReading({ url, people, ledger, seen })))
    return [...readings, writeImports('supplier', ledger, { folder: site.folder, settings: site.settingsOf(0) })]
  }
  const crew = startCrew({ site, urls, people, beside }, hold)
  const { outageMs, listenMs, rejoinMs } = await repeat(site, crew, { rounds, say })
  const { lost, doubled, broken } = await crew.finish()
  const wrongReads = readings.flatMap(({ wrong }) => wrong)
  for (const one of [...lost, ...doubled, ...broken, ...wrongReads]) say(`failover: ${one}`)
  const reads = readings.reduce((sum, { count }) => sum + count(), 0)
  return [
    { what: 'primary killed (−9), standby promoted', value: rounds, unit: 'times' },
    { what: 'longest time without an acknowledged write', value: outageMs, unit: 'ms' },
    { what: 'every server listens at the new primary after', value: listenMs, unit: 'ms' },
    { what: 'longest copy of the new primary onto the killed one', value: rejoinMs, unit: 'ms' },
    { what: 'acknowledged', value: countAcknowledged(crew.ledger), unit: 'rows', least: 1 },
    { what: 'calls that succeeded at one server, the fewest', value: crew.fewestAtOneServer(), unit: '', least: 1 },
    { what: 'of these lost', value: lost.length, unit: 'rows', most: 0 },
    { what: 'stored twice', value: doubled.length, unit: 'rows', most: 0 },
    { what: 'reads', value: reads, unit: '', least: 1 },
    { what: 'of these older than what was acknowledged', value: wrongReads.length, unit: '', most: 0 },
    { what: 'rules broken, the order of the change log among them', value: broken.length, unit: '', most: 0 },
    {
      what: 'answers 500',
      value: crew.seen.count('500'),
      unit: '',
      most: 0,
      note: `all failures: ${crew.seen.listed()}`,
    },
  ]
}

async function repeat(
  { pair }: Site,
  crew: Crew,
  { rounds, say }: { rounds: number; say: TrialOptions['say'] },
): Promise<{ outageMs: number; listenMs: number; rejoinMs: number }> {
  let [outageMs, listenMs, rejoinMs] = [0, 0, 0]
  for (let round = 1; round <= rounds; round += 1) {
    await crew.allWrite()
    await sleep(Math.random() * LONGEST_CALM_MS)
    const killedAt = performance.now()
    await pair?.killPrimary()
    await pair?.promote()
    await crew.allWrite()
    outageMs = Math.max(outageMs, crew.longestOutageMs(killedAt))
    // Each server waits for notices again, at the new primary.
    await waitFor(async () => Number(await pair?.listening()) >= SERVERS)
    listenMs = Math.max(listenMs, performance.now() - killedAt)
    const copiedFrom = performance.now()
    await pair?.rejoin()
    rejoinMs = Math.max(rejoinMs, performance.now() - copiedFrom)
    say(
      `failover: ${round} of ${rounds}, ${countAcknowledged(crew.ledger)} acknowledged, longest outage ${Math.round(outageMs)} ms`,
    )
  }
  return { outageMs, listenMs, rejoinMs }
}

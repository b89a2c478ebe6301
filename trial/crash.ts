import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../bench/generator/random.ts'
import { waitFor } from '../e2e/stage/server.ts'
import { createClient } from './load/client.ts'
import { writeFolders } from './load/folder-writer.ts'
import { writeImports } from './load/import-writer.ts'
import { findLosses } from './load/invariants.ts'
import { countAcknowledged, createLedger } from './load/ledger.ts'
import type { Ledger } from './load/ledger.ts'
import { writeLines } from './load/line-writer.ts'
import { followLog } from './load/log-follower.ts'
import { writeRanks } from './load/rank-writer.ts'
import type { Writer } from './load/writer.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { killPostgres } from './world/postgres.ts'
import { createProduct } from './world/product.ts'
import type { Product } from './world/product.ts'
import { createSite, makePeople } from './world/site.ts'
import type { Site } from './world/site.ts'

const ROUNDS = 100
const LONGEST_CALM_MS = 800
const MEMBERS = 5
const PATIENCE_MS = 60_000

/** Kills what runs, at random, while people write; nothing that was acknowledged may be missing. */
export async function tryCrashes(options: TrialOptions): Promise<Finding[]> {
  return [...(await crash('embedded', options)), ...(await crash('external', options))]
}

/** Something that can be killed, and what brings it back. */
interface Victim {
  name: string
  kill(): Promise<void>
  /** What a supervisor would do. */
  revive(): Promise<void>
}

export async function crash(kind: 'embedded' | 'external', { rounds = ROUNDS, say }: TrialOptions): Promise<Finding[]> {
  const site = await createSite(kind)
  const products: Product[] = []
  try {
    for (let server = 0; server < (kind === 'embedded' ? 1 : 2); server += 1) {
      const product = await createProduct(site.settingsOf(server))
      products.push(product)
      await product.start()
    }
    return await crashAround(kind, { site, products, rounds, say })
  } finally {
    for (const product of products) await product.kill('SIGTERM')
    await site.remove()
  }
}

interface CrashScene {
  site: Site
  products: readonly Product[]
  rounds: number
  say: TrialOptions['say']
}

async function crashAround(kind: string, { site, products, rounds, say }: CrashScene): Promise<Finding[]> {
  const ledger = createLedger()
  const urls = products.map(({ url }) => url)
  const failures = new Map<string, number>()
  const { writers, importing } = await writersOf(site, urls, { ledger, failures })
  const follower = followLog(site.connectionString)
  const victims = victimsOf(site, products, importing)
  const running = [...writers, importing, follower].map(async (one) => one.run())
  const random = createRandom(30)
  const killed = new Map<string, number>()
  let longestMs = 0
  for (let round = 1; round <= rounds; round += 1) {
    await sleep(Math.random() * LONGEST_CALM_MS)
    const victim = random.pick(victims)
    killed.set(victim.name, (killed.get(victim.name) ?? 0) + 1)
    const at = performance.now()
    await victim.kill()
    await victim.revive()
    await allWrite(writers)
    longestMs = Math.max(longestMs, performance.now() - at)
    say(`${kind}: round ${round} of ${rounds}, ${victim.name}, ${countAcknowledged(ledger)} acknowledged`)
  }
  for (const one of [...writers, importing]) one.stop()
  await Promise.all(running.slice(0, -1))
  await waitFor(async () => (await newestVersion(site)) === (follower.versions.at(-1) ?? 0), PATIENCE_MS)
  follower.stop()
  await Promise.all(running)
  const { lost, doubled, broken } = await findLosses(await site.connectionString(), ledger, follower.versions, urls)
  for (const one of [...lost, ...doubled, ...broken]) say(`${kind}: ${one}`)

  return [
    { what: `${kind}: killed (−9)`, value: rounds, unit: 'times', note: listed(killed) },
    { what: `${kind}: acknowledged`, value: countAcknowledged(ledger), unit: 'rows', least: 1 },
    { what: `${kind}: of these lost`, value: lost.length, unit: 'rows', most: 0 },
    { what: `${kind}: stored twice`, value: doubled.length, unit: 'rows', most: 0 },
    { what: `${kind}: rules broken`, value: broken.length, unit: '', most: 0 },
    { what: `${kind}: longest time until everybody could write again`, value: longestMs, unit: 'ms' },
    {
      what: `${kind}: answers 500`,
      value: failures.get('500') ?? 0,
      unit: '',
      most: 0,
      note: `all failures: ${listed(failures)}`,
    },
  ]
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

async function writersOf(
  site: Site,
  urls: string[],
  { ledger, failures }: { ledger: Ledger; failures: Map<string, number> },
) {
  const onFailure = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1)
  const { emails, password, skuIds, productIds } = await makePeople(site, MEMBERS)
  const client = (index: number) => createClient({ urls, email: emails[index] ?? '', password, onFailure })
  const writers = [
    writeRanks('operator', client(0), ledger, productIds),
    writeFolders('ada', client(1), ledger, skuIds),
    writeFolders('ben', client(2), ledger, skuIds),
    writeLines('cleo', client(3), ledger),
    writeLines('dan', client(4), ledger),
  ]
  const importing = writeImports('supplier', ledger, { folder: site.folder, settings: site.settingsOf(0) })
  return { writers, importing }
}

function victimsOf(
  { folder, postgres }: Site,
  products: readonly Product[],
  importing: ReturnType<typeof writeImports>,
): Victim[] {
  return [
    ...products.map((product, index) => ({
      name: `server ${index + 1}`,
      kill: () => product.kill(),
      revive: () => product.start(),
    })),
    {
      name: 'PostgreSQL',
      kill: () => (postgres ? postgres.kill() : killPostgres(join(folder, 'data/postgres'))),
      // The server starts an embedded one again by itself.
      revive: async () => postgres?.start(),
    },
    { name: 'import', kill: importing.kill, revive: async () => undefined },
  ]
}

/** Resolves once each of them had a write acknowledged after now. */
async function allWrite(writers: readonly Writer[]): Promise<void> {
  const since = performance.now()
  await waitFor(async () => writers.every(({ acknowledgedAt }) => (acknowledgedAt.at(-1) ?? 0) > since), PATIENCE_MS)
}

async function newestVersion(site: Site): Promise<number> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: await site.connectionString() })
  await client.connect()
  const { rows } = await client.query<{ version: string }>('SELECT max(version) AS version FROM change_log')
  await client.end()
  return Number(rows[0]?.version)
}

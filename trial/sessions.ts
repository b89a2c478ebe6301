import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { getProductPage } from '../contract/catalogue.ts'
import { getFolderPage } from '../contract/favourites.ts'
import { createClient, SILENT_503 } from './load/client.ts'
import type { TrialClient } from './load/client.ts'
import { createSeen } from './load/seen.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { withHeld } from './world/held.ts'
import type { Hold } from './world/held.ts'
import { isReady, startProduct } from './world/product.ts'
import type { Product } from './world/product.ts'
import { createSite, makePeople } from './world/site.ts'
import type { Site } from './world/site.ts'

const MINUTES = 1
const VISITORS = 20
const PAUSE_MS = 20
const PATIENCE_MS = 30_000

/** PostgreSQL ends all sessions again and again while visitors ask: the site answers all the while, or says 503. */
export async function trySessions({ minutes = MINUTES, say }: TrialOptions): Promise<Finding[]> {
  return withHeld(async (hold) => {
    const site = await createSite('external', hold)
    const product = await startProduct(site.settingsOf(0), hold)
    return endSessions(site, product, { minutes, say, hold })
  })
}

async function endSessions(
  site: Site,
  product: Product,
  { minutes, say, hold }: { minutes: number; say: TrialOptions['say']; hold: Hold },
): Promise<Finding[]> {
  const { url, pid } = product
  const { emails, password } = await makePeople(site, VISITORS)
  const seen = createSeen()
  const visitors = emails.map((email) => createClient({ urls: [url], email, password, ...seen }))
  // Each signs in: how often an address may is limited.
  for (const visitor of visitors) await visitor.call(getFolderPage, { pageSize: -1 })
  const over = AbortSignal.timeout(minutes * 60_000)
  const visit = async (visitor: TrialClient) => {
    while (!over.aborted) {
      await visitor.call(getFolderPage, { pageSize: -1 })
      await visitor.call(getProductPage, {})
      await sleep(PAUSE_MS)
    }
  }
  const ender = new Client({ connectionString: await site.connectionString() })
  await ender.connect()
  hold(() => ender.end())
  let ended = 0
  const end = async () => {
    while (!over.aborted) {
      const { rowCount } = await ender.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      )
      ended += rowCount ?? 0
    }
  }
  await Promise.all([end(), ...visitors.map(visit)])
  const endedAt = performance.now()
  say(`sessions: ${ended} ended, ${seen.successesOf(url)} answers, failures: ${seen.listed()}`)
  while (!(await isReady(url)) && performance.now() - endedAt < PATIENCE_MS) await sleep(PAUSE_MS)
  const recoveryMs = performance.now() - endedAt
  const isSame = product.pid === pid && isRunning(pid)
  const unlike = seen.total() - seen.count('503') - seen.count(SILENT_503)
  return [
    { what: `sessions that PostgreSQL ended in ${minutes} minutes`, value: ended, unit: '', least: 1 },
    { what: 'visitors', value: VISITORS, unit: '' },
    { what: 'answers with success', value: seen.successesOf(url), unit: '', least: 1 },
    { what: 'answers 503', value: seen.count('503'), unit: '' },
    { what: 'answers 503 without Retry-After', value: seen.count(SILENT_503), unit: '', most: 0 },
    { what: 'other failures, answers 500 among them', value: unlike, unit: '', most: 0, note: seen.listed() },
    { what: 'longest answer', value: seen.longestMs(), unit: 'ms' },
    { what: 'the process is the same, and runs', value: isSame ? 1 : 0, unit: '', least: 1 },
    { what: 'ready again after', value: recoveryMs, unit: 'ms', most: PATIENCE_MS },
  ]
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

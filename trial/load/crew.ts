import { waitFor } from '../../e2e/stage/server.ts'
import type { Hold } from '../world/held.ts'
import type { People, Site } from '../world/site.ts'
import { newestVersion } from '../world/site.ts'
import { createClient } from './client.ts'
import { writeFolders } from './folder-writer.ts'
import { findLosses } from './invariants.ts'
import type { Losses } from './invariants.ts'
import { createLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { writeLines } from './line-writer.ts'
import { followLog } from './log-follower.ts'
import { writeRanks } from './rank-writer.ts'
import { createSeen } from './seen.ts'
import type { Seen } from './seen.ts'
import type { Writer } from './writer.ts'

/** How many members the writers need; the first is an operator. */
export const CREW_MEMBERS = 5
const PATIENCE_MS = 120_000
const MOST_FOLDERS = 900

/** People who write all the time, and a reader of the change log. */
export interface Crew {
  ledger: Ledger
  seen: Seen
  /** How many writes of the five were acknowledged. */
  acknowledged(): number
  /** How many calls succeeded at the server at which the fewest did. */
  fewestAtOneServer(): number
  /** The longest time since `since` (`performance.now()`) in which nobody had a write acknowledged, in ms. */
  longestOutageMs(since: number): number
  /** Resolves once each of the five had a write acknowledged after now. */
  allWrite(): Promise<void>
  /** Ends their work, waits for the reader, and compares what was acknowledged with what is stored. */
  finish(): Promise<Losses>
}

export interface CrewOptions {
  site: Pick<Site, 'connectionString'>
  /** Servers of one database, or a load balancer before them. */
  urls: readonly string[]
  people: People
  /** Makes names unique where a crew follows another. */
  suffix?: string
  /** For each of the two who make some; a member may have 1,000. */
  mostFolders?: number
  /** Others who write beside the five, on the same ledger. */
  beside?(ledger: Ledger, seen: Seen): Pick<Writer, 'run' | 'stop'>[]
}

export function startCrew(options: CrewOptions, hold: Hold): Crew {
  const { site, urls, people, suffix = '', mostFolders = MOST_FOLDERS, beside } = options
  const { emails, password, skuIds, productIds } = people
  const ledger = createLedger()
  const seen = createSeen()
  const client = (index: number) => createClient({ urls, email: emails[index] ?? '', password, ...seen })
  const writers = [
    writeRanks('operator', client(0), ledger, productIds),
    writeFolders(`ada${suffix}`, client(1), ledger, { skuIds, mostFolders }),
    writeFolders(`ben${suffix}`, client(2), ledger, { skuIds, mostFolders }),
    writeLines(`cleo${suffix}`, client(3), ledger),
    writeLines(`dan${suffix}`, client(4), ledger),
  ]
  const others = beside?.(ledger, seen) ?? []
  const follower = followLog(site.connectionString)
  // A writer that throws must not end the trial's process: what it threw is told at the end.
  const noted = async ({ run }: { run(): Promise<void> }) =>
    run().catch((error: unknown) => void ledger.wrong.push(`a writer ended: ${String(error)}`))
  const working = [...writers, ...others].map(noted)
  const following = follower.run()

  const endWork = async () => {
    for (const one of [...writers, ...others]) one.stop()
    await Promise.all(working)
  }
  hold(async () => {
    await endWork()
    follower.stop()
    await following
  })

  return {
    ledger,
    seen,
    acknowledged: () => writers.reduce((sum, { acknowledgedAt }) => sum + acknowledgedAt.length, 0),
    fewestAtOneServer: () => Math.min(...urls.map((url) => seen.successesOf(url))),
    longestOutageMs(since) {
      const moments = writers
        .flatMap(({ acknowledgedAt }) => acknowledgedAt.filter((at) => at > since))
        .toSorted((a, b) => a - b)
      return moments.reduce((longest, at, index) => Math.max(longest, at - (moments[index - 1] ?? since)), 0)
    },
    async allWrite() {
      const since = performance.now()
      const areThrough = () => writers.every(({ acknowledgedAt }) => (acknowledgedAt.at(-1) ?? 0) > since)
      await waitFor(async () => areThrough(), PATIENCE_MS)
    },
    async finish() {
      await endWork()
      await waitFor(async () => (await newestVersion(site)) === (follower.versions.at(-1) ?? 0), PATIENCE_MS)
      follower.stop()
      await following
      return findLosses(await site.connectionString(), ledger, follower.versions, urls)
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { waitFor } from '../e2e/stage/server.ts'
import { createClient } from './load/client.ts'
import { findLosses } from './load/invariants.ts'
import { createLedger } from './load/ledger.ts'
import { writeFolders } from './load/folder-writer.ts'
import { writeLines } from './load/line-writer.ts'
import { followLog } from './load/log-follower.ts'
import { writeRanks } from './load/rank-writer.ts'
import type { Writer } from './load/writer.ts'
import { FAULTS } from './faults/all-faults.ts'
import { createFaultyWorld } from './faults/world.ts'
import type { FaultyWorld } from './faults/world.ts'
import type { Finding, TrialOptions } from './trial.ts'

const SECONDS = 60
const MEMBERS = 5
const PATIENCE_MS = 120_000
const CALM_MS = 2000

/** One fault after another on two servers while people work: what they see, and when all is well again. */
export async function tryFaults({ minutes = SECONDS / 60, say }: TrialOptions): Promise<Finding[]> {
  const world = await createFaultyWorld()
  try {
    const findings: Finding[] = []
    for (const fault of FAULTS) {
      say(`faults: ${fault.name}`)
      findings.push(
        ...(await tryFault(world, fault.name, { ...fault, seconds: Math.min(fault.seconds, minutes * 60) }, say)),
      )
    }
    return findings
  } finally {
    await world.remove()
  }
}

interface Breaking {
  seconds: number
  begin(world: FaultyWorld): Promise<void>
  end(world: FaultyWorld): Promise<void>
  /** What else must be so afterwards; returns what is not. */
  check?(world: FaultyWorld): Promise<string[]>
}

async function tryFault(
  world: FaultyWorld,
  name: string,
  { seconds, begin, end, check }: Breaking,
  say: TrialOptions['say'],
): Promise<Finding[]> {
  const seen = createSeen()
  const ledger = createLedger()
  const { emails, password, skuIds, productIds } = await world.people(MEMBERS)
  const { urls } = world
  const client = (index: number) => createClient({ urls, email: emails[index] ?? '', password, ...seen })
  const writers = [
    writeRanks('operator', client(0), ledger, productIds),
    writeFolders(`ada ${name}`, client(1), ledger, skuIds),
    writeFolders(`ben ${name}`, client(2), ledger, skuIds),
    writeLines(`cleo ${name}`, client(3), ledger),
    writeLines(`dan ${name}`, client(4), ledger),
  ]
  const follower = followLog(world.connectionString)
  const running = [...writers, follower].map(async (one) => one.run())
  await allWrite(writers)
  await sleep(CALM_MS)
  seen.reset()
  const acknowledged = () => writers.reduce((sum, { acknowledgedAt }) => sum + acknowledgedAt.length, 0)
  const before = acknowledged()
  await begin(world)
  await sleep(seconds * 1000)
  const during = { acknowledged: acknowledged() - before, failures: seen.listed(), longestMs: seen.longestMs() }
  const endedAt = performance.now()
  await end(world)
  await allWrite(writers)
  const recoveryMs = performance.now() - endedAt
  for (const one of writers) one.stop()
  await Promise.all(running.slice(0, -1))
  await waitFor(async () => (await world.newestVersion()) === (follower.versions.at(-1) ?? 0), PATIENCE_MS)
  follower.stop()
  await Promise.all(running)
  const { lost, doubled, broken } = await findLosses(await world.connectionString(), ledger, follower.versions, urls)
  const wrong = [...lost, ...doubled, ...broken, ...((await check?.(world)) ?? [])]
  for (const one of wrong) say(`${name}: ${one}`)
  return [
    {
      what: `${name}: writes acknowledged in ${seconds} s of it`,
      value: during.acknowledged,
      unit: '',
      note: during.failures,
    },
    { what: `${name}: longest answer meanwhile`, value: during.longestMs, unit: 'ms' },
    {
      what: `${name}: everybody writes again, without a restart, after`,
      value: recoveryMs,
      unit: 'ms',
      most: PATIENCE_MS,
    },
    { what: `${name}: lost, doubled or broken`, value: wrong.length, unit: '', most: 0 },
  ]
}

/** What people saw: failures by kind, and the longest answer. */
function createSeen() {
  const failures = new Map<string, number>()
  let longest = 0
  return {
    onFailure: (reason: string) => void failures.set(reason, (failures.get(reason) ?? 0) + 1),
    onAnswer: (ms: number) => (longest = Math.max(longest, ms)),
    reset() {
      failures.clear()
      longest = 0
    },
    longestMs: () => longest,
    listed: () => [...failures].map(([reason, count]) => `${reason} ${count}`).join(', ') || 'no failure',
  }
}

/** Resolves once each of them had a write acknowledged after now. */
async function allWrite(writers: readonly Writer[]): Promise<void> {
  const since = performance.now()
  await waitFor(async () => writers.every(({ acknowledgedAt }) => (acknowledgedAt.at(-1) ?? 0) > since), PATIENCE_MS)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { CREW_MEMBERS, startCrew } from './load/crew.ts'
import { FAULTS } from './faults/all-faults.ts'
import type { Fault } from './faults/all-faults.ts'
import { STORE_FAULTS } from './faults/store-faults.ts'
import { createFaultyWorld } from './faults/world.ts'
import type { FaultyWorld } from './faults/world.ts'
import { SILENT_503 } from './load/client.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { withHeld } from './world/held.ts'
import type { Hold } from './world/held.ts'

const SECONDS = 60
const PATIENCE_MS = 120_000
const CALM_MS = 2000
/** Each fault's crew makes folders of the same members, who may have 1,000. */
const MOST_FOLDERS = 100

/** One fault after another on two servers while people work: what they see, and when all is well again. */
export async function tryFaults(options: TrialOptions): Promise<Finding[]> {
  return [...(await tryAll(FAULTS, false, options)), ...(await tryStoreFaults(options))]
}

/** The same where files are in an object store, which fails. */
export async function tryStoreFaults(options: TrialOptions): Promise<Finding[]> {
  return tryAll(STORE_FAULTS, true, options)
}

async function tryAll(
  faults: readonly Fault[],
  hasStore: boolean,
  { minutes = SECONDS / 60, say }: TrialOptions,
): Promise<Finding[]> {
  return withHeld(async (hold) => {
    const world = await createFaultyWorld(hold, { hasStore })
    const findings: Finding[] = []
    for (const fault of faults) {
      say(`faults: ${fault.name}`)
      const short = { ...fault, seconds: Math.min(fault.seconds, minutes * 60) }
      findings.push(...(await withHeld((holdOne) => tryFault(world, short, { say, hold: holdOne }))))
    }
    return findings
  })
}

async function tryFault(
  world: FaultyWorld,
  { name, seconds, begin, meanwhile, end, check }: Fault,
  { say, hold }: { say: TrialOptions['say']; hold: Hold },
): Promise<Finding[]> {
  const { urls } = world
  const people = await world.people(CREW_MEMBERS)
  const crew = startCrew({ site: world, urls, people, suffix: ` ${name}`, mostFolders: MOST_FOLDERS }, hold)
  await crew.allWrite()
  await sleep(CALM_MS)
  crew.seen.reset()
  const before = crew.acknowledged()
  const beganAt = performance.now()
  await begin(world)
  await sleep(seconds * 1000)
  const unlike = (await meanwhile?.(world)) ?? []
  const during = {
    // The fault's beginning takes time too.
    seconds: Math.round((performance.now() - beganAt) / 1000),
    acknowledged: crew.acknowledged() - before,
    failures: crew.seen.listed(),
    longestMs: crew.seen.longestMs(),
  }
  const endedAt = performance.now()
  await end(world)
  await crew.allWrite()
  const recoveryMs = performance.now() - endedAt
  const { lost, doubled, broken } = await crew.finish()
  const wrong = [...unlike, ...lost, ...doubled, ...broken, ...((await check?.(world)) ?? [])]
  for (const one of wrong) say(`${name}: ${one}`)
  return [
    {
      what: `${name}: writes acknowledged in ${during.seconds} s of it`,
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
    {
      what: `${name}: calls that succeeded at one server, the fewest`,
      value: crew.fewestAtOneServer(),
      unit: '',
      least: 1,
    },
    { what: `${name}: answers 500`, value: crew.seen.count('500'), unit: '', most: 0, note: crew.seen.listed() },
    { what: `${name}: answers ${SILENT_503}`, value: crew.seen.count(SILENT_503), unit: '', most: 0 },
    { what: `${name}: lost, doubled or broken`, value: wrong.length, unit: '', most: 0, note: wrong[0] ?? '' },
  ]
}

import { availableParallelism } from 'node:os'
import type { Finding } from '../trial.ts'
import type { MemoryLook, WatchedCrowd } from './watched-crowd.ts'

export interface MeasuredLoad {
  minutes: number
  /** Many people with pauses. */
  long: WatchedCrowd
  /** A few without any, at one server and at two. */
  one: WatchedCrowd
  two: WatchedCrowd
}

const SETTLED_AFTER = 0.2
const EARLY_S = 120

/** The table of a load. */
export function findingsOfLoad({ minutes, long, one, two }: MeasuredLoad): Finding[] {
  const { latency, perSecond, refused, failed, failures, latencyByKind } = long
  const kinds = Object.entries(latencyByKind).map(([kind, { p50, p95, p99 }]) => ({
    what: `load: ${kind}, p95`,
    value: p95,
    unit: 'ms',
    note: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  }))
  return [
    {
      what: `load: people with pauses, ${minutes} minutes, two servers`,
      value: perSecond,
      unit: 'requests/s',
      least: 1,
    },
    { what: 'load: p50', value: latency.p50, unit: 'ms' },
    { what: 'load: p95', value: latency.p95, unit: 'ms' },
    { what: 'load: p99', value: latency.p99, unit: 'ms' },
    ...kinds,
    { what: 'load: refused as too much', value: refused, unit: '' },
    { what: 'load: failed', value: failed, unit: '', most: 0, note: failures.join('; ').slice(0, 500) },
    ...memoryFindings(long.looks),
    { what: 'load: processor time of both servers', ...share(long, long.serverSeconds) },
    { what: 'load: processor time of PostgreSQL', ...share(long, long.databaseSeconds) },
    { what: 'load: processor time of the crowd itself', ...share(long, long.ownSeconds) },
    fullFinding('load: one server, connections without pause', one),
    fullFinding('load: two servers, the same', two),
    {
      what: 'load: scaling by requests for each second of a core (2 is all)',
      value: (perCpu(two) / perCpu(one)) * 2,
      unit: '×',
      least: 1.7,
    },
  ]
}

/** Each process early, if the load lasted as long, and at the end; and whether the servers grow. */
function memoryFindings(looks: readonly MemoryLook[]): Finding[] {
  const moments = [
    ['after 2 minutes', looks.find(({ at }) => at >= EARLY_S)],
    ['at the end', looks.at(-1)],
  ] as const
  const settled = looks.slice(Math.floor(looks.length * SETTLED_AFTER)).map(({ servers }) => sum(servers))
  const third = Math.ceil(settled.length / 3)
  const drift = sum(settled.slice(-third)) / sum(settled.slice(0, third)) - 1
  return [
    ...moments.flatMap(([when, look]) => (look ? memoryRows(when, look) : [])),
    {
      what: 'load: memory of the servers, last third against first third after settling',
      value: drift * 100,
      unit: '%',
      most: 5,
      least: -20,
    },
  ]
}

function memoryRows(when: string, { servers, helpers, database }: MemoryLook): Finding[] {
  const row = (who: string, value: number): Finding => ({ what: `load: memory of ${who}, ${when}`, value, unit: 'MB' })
  return [
    ...servers.map((megabytes, index) => row(`server ${index + 1} with its threads`, megabytes)),
    row('what the servers started', helpers),
    row('PostgreSQL', database),
  ]
}

function share({ seconds }: WatchedCrowd, used: number): Pick<Finding, 'value' | 'unit' | 'note'> {
  const percent = (100 * used) / (seconds * availableParallelism())
  return { value: used, unit: 's', note: `${percent.toFixed(1)} % of all cores` }
}

function fullFinding(what: string, crowd: WatchedCrowd): Finding {
  const { latency, perSecond, seconds, ownSeconds } = crowd
  const own = share(crowd, ownSeconds).note
  const note = `${seconds} s, p95 ${latency.p95.toFixed(0)} ms, ${perCpu(crowd).toFixed(0)} for each second of a core; the crowd took ${own}`
  return { what, value: perSecond, unit: 'requests/s', note }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const perCpu = ({ perSecond, seconds, serverSeconds }: WatchedCrowd): number => (perSecond * seconds) / serverSeconds

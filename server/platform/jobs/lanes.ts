import type { JobKind } from './job-kind.ts'

/** Kinds of work that share their turn. */
export interface Lane {
  name: string
  kinds: string[]
  /** How many of its jobs run at a time in one server. */
  atOnce: number
  /** For how many seconds a job is claimed; undefined where a lock holds it. */
  leaseS: number | undefined
}

/** The lanes of some kinds, by the first kind of each. */
export function lanesOf(kinds: Record<string, JobKind>): Lane[] {
  const lanes = new Map<string, Lane>()
  for (const [kind, { lane: name, atOnce = 1, leaseS }] of Object.entries(kinds)) {
    const lane = lanes.get(name) ?? { name, kinds: [], atOnce, leaseS }
    lane.kinds.push(kind)
    lanes.set(name, lane)
  }
  return [...lanes.values()]
}

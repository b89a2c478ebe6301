import type { OwnData } from '../../../contract/profile.ts'

const NAME_OF_TIME = /(^time|Time|At|^lastUsed|^lastUse|^lastView|^since|^until)$/
/** In 1973: a smaller number under such a name is no time. */
const EARLIEST_MS = 100_000_000_000

/** The file of a member's own data: JSON, with each time as ISO 8601 in UTC. */
export function ownDataFile(data: OwnData): { name: string; text: string } {
  const day = new Date(data.exportTime).toISOString().slice(0, 10)
  return { name: `quarry-data-${day}.json`, text: JSON.stringify(data, readably, 2) }
}

// Snapshots on boards and in lists are as they were stored, so that names decide, not schemas.
function readably(name: string, value: unknown): unknown {
  const isTime = NAME_OF_TIME.test(name) && Number.isInteger(value) && Number(value) >= EARLIEST_MS
  return isTime ? new Date(Number(value)).toISOString() : value
}

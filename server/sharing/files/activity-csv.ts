import { csvOf } from '../../../contract/csv.ts'
import type { Language } from '../../../contract/problem.ts'
import type { Activity } from '../../../contract/sharing/activity-calls.ts'
import { sharedWordsIn } from './words.ts'

/** The events of links as CSV, one row for each. Times are UTC: `2026-11-26 14:05:09`. */
export function writeActivityCsv(activity: readonly Activity[], language: Language): Uint8Array {
  const words = sharedWordsIn(language)
  const rows = activity.map(({ event, time, linkName, name }) => [
    new Date(time).toISOString().slice(0, 19).replace('T', ' '),
    words.events[event],
    linkName,
    name ?? '',
  ])
  return Buffer.from(csvOf([[words.time, words.event, words.link, words.guest], ...rows]))
}

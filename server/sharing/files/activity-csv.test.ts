import { expect, it } from 'vitest'
import { shareEvents } from '../../../contract/sharing/activity-calls.ts'
import type { Activity } from '../../../contract/sharing/activity-calls.ts'
import { writeActivityCsv } from './activity-csv.ts'

const time = Date.UTC(2026, 10, 26, 14, 5, 9)
const anEvent = (stated: Partial<Activity>): Activity => ({
  id: '1',
  event: 'viewed',
  time,
  linkName: 'For Lin',
  name: null,
  ...stated,
})
const rowsOf = (...input: Parameters<typeof writeActivityCsv>) =>
  Buffer.from(writeActivityCsv(...input))
    .toString()
    .split('\r\n')

it('says what happened, when, by which link and by whom, where they said their name', () => {
  const approved = anEvent({ event: 'approved', name: '=Lin, client' })
  expect(rowsOf([anEvent({}), approved], 'en')).toEqual([
    '\uFEFFTime (UTC),What happened,Link,By',
    '2026-11-26 14:05:09,Opened,For Lin,',
    '2026-11-26 14:05:09,Approved,For Lin,"\'=Lin, client"',
    '',
  ])
})

it('has a word of its own for each event, in both languages', () => {
  for (const language of ['en', 'zh-CN'] as const) {
    const all = shareEvents.map((event) => anEvent({ event }))
    const said = rowsOf(all, language)
      .slice(1, -1)
      .map((row) => row.split(',')[1])
    expect(new Set(said).size).toBe(shareEvents.length)
  }
})

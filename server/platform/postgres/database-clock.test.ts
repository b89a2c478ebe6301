import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { followDatabaseClock } from './database-clock.ts'

const MINUTE_MS = 60_000

let quarry: TestApp
let warnings: unknown[] = []
/** How far the clock of this server is from the right time, in ms. */
let wrongBy = 0
/** How long this machine has slept, in ms. */
let slept = 0
const deps = () => ({
  db: quarry.db,
  log: { warn: (...said: unknown[]) => void warnings.push(said) },
  own: () => Date.now() + wrongBy,
  steady: () => performance.now() - slept,
})

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(() => {
  warnings = []
  wrongBy = 0
  slept = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** How far a clock is from the database's, in minutes. */
async function minutesOff(clock: { now(): Date }, db = quarry.db): Promise<number> {
  const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(db)
  // Not −0, which `toBe` tells from 0.
  return Math.round((clock.now().getTime() - (rows[0]?.at.getTime() ?? 0)) / MINUTE_MS) + 0
}

it.each([-20, 20])('servers whose clocks are %i minutes off live by the time of the database', async (minutes) => {
  wrongBy = minutes * MINUTE_MS
  const clock = await followDatabaseClock(deps())
  expect(await minutesOff(clock)).toBe(0)
  expect(warnings).toEqual([
    [{ seconds: expect.closeTo(-minutes * 60, -2), isFollowed: true }, expect.stringContaining('NTP')],
  ])
})

it('a database that is hours off is not followed, so that nothing is deleted too early', async () => {
  wrongBy = -300 * MINUTE_MS
  const clock = await followDatabaseClock(deps())
  expect(await minutesOff(clock)).toBe(-300)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(warnings).toEqual([[expect.objectContaining({ isFollowed: false }), expect.stringContaining('NTP')]])
})

it('a clock that is set meanwhile moves nothing, neither at once nor when the database is asked again', async () => {
  const clock = await followDatabaseClock(deps())
  wrongBy = 20 * MINUTE_MS
  expect(await minutesOff(clock)).toBe(0)
  await expect.poll(() => warnings).toHaveLength(1)
  expect(await minutesOff(clock)).toBe(0)
})

it('a machine that has slept asks for the time at once', async () => {
  const clock = await followDatabaseClock(deps())
  slept = 20 * MINUTE_MS
  await expect.poll(() => minutesOff(clock)).toBe(0)
  expect(warnings).toEqual([])
})

it('a clock that is put right is followed where the database is not', async () => {
  wrongBy = 300 * MINUTE_MS
  const clock = await followDatabaseClock(deps())
  expect(await minutesOff(clock)).toBe(300)
  wrongBy = 0
  await expect.poll(() => minutesOff(clock)).toBe(0)
})

it('a clock that is nearly right is left alone', async () => {
  wrongBy = 300
  await followDatabaseClock(deps())
  expect(warnings).toEqual([])
})

it('without an answer of the database its own clock goes on', async () => {
  const lonely = await createTestApp({ beside: quarry })
  await lonely.app.close()
  // A database that was never asked is not closed by this.
  await minutesOff({ now: () => new Date() }, lonely.db)
  await lonely.db.destroy()
  wrongBy = 20 * MINUTE_MS
  const clock = await followDatabaseClock({ ...deps(), db: lonely.db })
  expect(await minutesOff(clock)).toBe(20)
})

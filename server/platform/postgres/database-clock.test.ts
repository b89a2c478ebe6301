import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { followDatabaseClock } from './database-clock.ts'

const MINUTE_MS = 60_000

let quarry: TestApp
/** A machine of each test: what was asked for an earlier one may be answered late. */
let machine = aMachine()

function aMachine() {
  return {
    warnings: [] as unknown[],
    /** How far its clock is from the right time, in ms. */
    wrongBy: 0,
    /** How long it has slept, in ms. */
    slept: 0,
  }
}

function depsOf(on: typeof machine) {
  return {
    db: quarry.db,
    log: { warn: (...said: unknown[]) => void on.warnings.push(said) },
    own: () => Date.now() + on.wrongBy,
    steady: () => performance.now() - on.slept,
  }
}

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(() => {
  machine = aMachine()
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
  machine.wrongBy = minutes * MINUTE_MS
  const clock = await followDatabaseClock(depsOf(machine))
  expect(await minutesOff(clock)).toBe(0)
  expect(machine.warnings).toEqual([
    [{ seconds: expect.closeTo(-minutes * 60, -2), isFollowed: true }, expect.stringContaining('NTP')],
  ])
})

it('a database that is hours off is not followed, so that nothing is deleted too early', async () => {
  machine.wrongBy = -300 * MINUTE_MS
  const clock = await followDatabaseClock(depsOf(machine))
  expect(await minutesOff(clock)).toBe(-300)
  vi.advanceTimersByTime(MINUTE_MS)
  expect(machine.warnings).toEqual([[expect.objectContaining({ isFollowed: false }), expect.stringContaining('NTP')]])
})

it('a clock that is set meanwhile moves nothing, neither at once nor when the database is asked again', async () => {
  const clock = await followDatabaseClock(depsOf(machine))
  machine.wrongBy = 20 * MINUTE_MS
  expect(await minutesOff(clock)).toBe(0)
  await expect.poll(() => machine.warnings).toHaveLength(1)
  expect(await minutesOff(clock)).toBe(0)
})

it('a machine that has slept asks for the time at once', async () => {
  const clock = await followDatabaseClock(depsOf(machine))
  machine.slept = 20 * MINUTE_MS
  await expect.poll(() => minutesOff(clock)).toBe(0)
  expect(machine.warnings).toEqual([])
})

it('a clock that is put right is followed where the database is not', async () => {
  machine.wrongBy = 300 * MINUTE_MS
  const clock = await followDatabaseClock(depsOf(machine))
  expect(await minutesOff(clock)).toBe(300)
  machine.wrongBy = 0
  await expect.poll(() => minutesOff(clock)).toBe(0)
})

it('a clock that is nearly right is left alone', async () => {
  machine.wrongBy = 300
  await followDatabaseClock(depsOf(machine))
  expect(machine.warnings).toEqual([])
})

it('without an answer of the database its own clock goes on', async () => {
  const lonely = await createTestApp({ beside: quarry })
  await lonely.app.close()
  // A database that was never asked is not closed by this.
  await minutesOff({ now: () => new Date() }, lonely.db)
  await lonely.db.destroy()
  machine.wrongBy = 20 * MINUTE_MS
  const clock = await followDatabaseClock({ ...depsOf(machine), db: lonely.db })
  expect(await minutesOff(clock)).toBe(20)
})

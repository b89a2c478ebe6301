import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hourly } from './hourly.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let ahead = 0
let runs = 0
let warnings: string[] = []
let app: ReturnType<typeof Fastify>

beforeEach(async () => {
  ;[ahead, runs, warnings] = [0, 0, []]
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => warnings.push(line) } } })
  let passed = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  setInterval(() => (passed += HOUR), HOUR)
  const times = { clock: () => Date.parse('2026-11-20T04:00:00Z') + passed + ahead, passed: () => passed }
  hourly(app, async () => void (runs += 1), times)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

/** Whether `tidy` ran, for each of so many hours. */
function pass(hours: number): boolean[] {
  return Array.from({ length: hours }, () => {
    const before = runs
    vi.advanceTimersByTime(HOUR)
    return runs > before
  })
}

it('runs at the start and every hour, even if the clock is corrected by an hour', () => {
  expect(runs).toBe(1)
  expect(pass(3)).toEqual([true, true, true])
  ahead = -HOUR
  expect(pass(2)).toEqual([true, true])
  expect(warnings).toEqual([])
})

it('does not run while the clock has jumped, and continues once it is right again', () => {
  ahead = 2 * 365 * DAY
  expect(pass(1)).toEqual([false])
  expect(warnings.join('')).toContain('the clock has jumped')
  ahead = 0
  expect(pass(2)).toEqual([true, true])
})

it('trusts a changed clock once it is steady for an hour, and not while it keeps jumping', () => {
  for (const days of [30, 60, -90]) {
    ahead = days * DAY
    expect(pass(1)).toEqual([false])
  }
  expect(pass(2)).toEqual([true, true])
})

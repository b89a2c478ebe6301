import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { beginNotes } from './call-notes.ts'
import { sharesDatabase, worksFor } from './work.ts'

function keepBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('counts for a request what the thread does until another one is named, or until all is done that was ready', async () => {
  const [one, other] = [beginNotes('one', 'GET /one'), beginNotes('other', 'GET /other')]
  const begunAt = performance.now()
  worksFor(one)
  keepBusy(30)
  await Promise.resolve()
  keepBusy(10)
  worksFor(other)
  keepBusy(20)
  await nextTurn()
  await nextTurn()
  keepBusy(50)
  worksFor(undefined)
  const all = performance.now() - begunAt
  expect(one.costMs).toBeGreaterThanOrEqual(40)
  expect(other.costMs).toBeGreaterThanOrEqual(20)
  expect(one.costMs + other.costMs).toBeLessThanOrEqual(all - 50)
})

it('counts waiting for nobody, and what was done just before for whom it was done', async () => {
  const notes = beginNotes('one', 'GET /one')
  worksFor(notes)
  const begunAt = performance.now()
  await sleep(50)
  const waitedMs = performance.now() - begunAt
  expect(notes.costMs).toBeLessThan(waitedMs / 2)
  // Rows are read before anybody knows whose they are.
  const before = notes.costMs
  keepBusy(20)
  worksFor(notes, { sinceBefore: true })
  expect(notes.costMs - before).toBeGreaterThanOrEqual(20)
})

it('divides the database’s time among the statements that are under way', async () => {
  const begunAt = performance.now()
  const ends = [sharesDatabase(), sharesDatabase(), sharesDatabase(), sharesDatabase()]
  await sleep(40)
  const shares = ends.map((end) => end())
  const all = performance.now() - begunAt
  expect(shares.reduce((sum, share) => sum + share)).toBeLessThanOrEqual(all * 2)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(9)
})

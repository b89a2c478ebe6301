import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOST_USAGE_EVENTS, type UsageEntry } from '../../contract/usage.ts'
import { createRecorder, GATHERED_MS } from './recorder.ts'

const OAK: UsageEntry = { event: 'search', keyword: 'oak' }
const viewOf = (skuId: string, foundBy?: string): UsageEntry => ({
  event: 'view',
  skuId,
  ...(foundBy !== undefined && { foundBy }),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function someone() {
  const sent: UsageEntry[][] = []
  const idle: (() => void)[] = []
  const visitor = { mayCount: true }
  const recorder = createRecorder({
    send: (uses) => sent.push(uses),
    mayCount: () => visitor.mayCount,
    whenIdle: (work) => idle.push(work),
  })
  const rest = () => {
    vi.advanceTimersByTime(GATHERED_MS)
    for (const work of idle.splice(0)) work()
  }
  return { sent, idle, visitor, recorder, rest }
}

it('reports searches and views in one call, when idle', () => {
  const { sent, idle, recorder, rest } = someone()
  recorder.note(OAK)
  recorder.note(viewOf('1', 'oak'))
  expect([sent, idle]).toEqual([[], []])
  rest()
  expect(sent).toEqual([[OAK, viewOf('1', 'oak')]])
  rest()
  expect(sent).toHaveLength(1)
})

it('reports the same thing once, and again if it was reached in another way', () => {
  const { sent, recorder, rest } = someone()
  recorder.note(viewOf('1'))
  rest()
  recorder.note(viewOf('1'))
  recorder.note(viewOf('1', 'oak'))
  rest()
  expect(sent).toEqual([[viewOf('1')], [viewOf('1', 'oak')]])
})

it('sends everything when the page closes, in calls that the server accepts, and nothing twice', () => {
  const { sent, recorder, rest } = someone()
  const many = Array.from({ length: MOST_USAGE_EVENTS + 3 }, (_, index) => viewOf(String(index)))
  for (const use of many) recorder.note(use)
  recorder.flush()
  rest()
  expect(sent.map(({ length }) => length)).toEqual([MOST_USAGE_EVENTS, 3])
  expect(sent.flat()).toEqual(many)
})

it('reports nothing of people who may not be counted, nor after they opt out', () => {
  const { sent, visitor, recorder, rest } = someone()
  visitor.mayCount = false
  recorder.note(OAK)
  visitor.mayCount = true
  rest()
  expect(sent).toEqual([])
  recorder.note(OAK)
  visitor.mayCount = false
  rest()
  visitor.mayCount = true
  recorder.flush()
  expect(sent).toEqual([])
})

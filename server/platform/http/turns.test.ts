import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueueFull } from '../fair-queue.ts'
import { createTurns } from './turns.ts'
import type { Asker, Turns } from './turns.ts'

let turns: Turns
let begun: string[]

beforeEach(() => {
  vi.useFakeTimers()
  turns = createTurns()
  begun = []
})
afterEach(() => vi.useRealTimers())

/** A call that takes so many ms and costs as many. */
function ask(client: string, ms: number, session = ''): Promise<void> & { refuse: () => boolean } {
  const asker: Asker = { client, session }
  const turn = { costMs: () => ms, refuse: () => false, stepAside: () => () => undefined }
  const answered = turns.inTurn(asker, turn, async () => {
    begun.push(client + session)
    await new Promise((resolve) => setTimeout(resolve, ms))
  })
  return Object.assign(answered, { refuse: () => turn.refuse() })
}

/** A client that asks again as soon as it is answered, on so many connections. */
function askOnAndOn(client: string, connections: number, ms: number): void {
  const go = async (): Promise<void> => {
    await ask(client, ms)
    return go()
  }
  for (let index = 0; index < connections; index++) void go()
}

const countOf = (client: string) => begun.filter((name) => name === client).length

describe('a client that is alone', () => {
  it('has four calls at a time, however much they cost', async () => {
    askOnAndOn('eve', 8, 100)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(turns.sizes()).toEqual({ running: 4, waiting: 4 })
    expect(countOf('eve')).toBeGreaterThan(390)
  })
})

describe('clients beside each other', () => {
  it('have a turn at once if they ask for little, whatever another one asks for', async () => {
    askOnAndOn('eve', 200, 50)
    await vi.advanceTimersByTimeAsync(5000)
    for (const client of ['ada', 'bob', 'cem', 'dan']) {
      void ask(client, 2)
      await vi.advanceTimersByTimeAsync(0)
      expect(begun.at(-1)).toBe(client)
      await vi.advanceTimersByTimeAsync(100)
    }
  })

  it('share by work, not by calls: who asks for much waits while others are busy, and is never forgotten', async () => {
    askOnAndOn('eve', 8, 20)
    const people = Array.from({ length: 10 }, (_, index) => `person ${index}`)
    await vi.advanceTimersByTimeAsync(1000)
    begun = []
    // Each asks every 100 ms, one after another.
    for (let at = 0; at < 1000; at++) {
      void ask(people[at % people.length] ?? '', 5)
      await vi.advanceTimersByTimeAsync(10)
    }
    for (const person of people) expect(countOf(person)).toBe(100)
    // Alone it would have had 2,000; a share is two elevenths of 10 s.
    expect(countOf('eve')).toBeGreaterThan(20)
    expect(countOf('eve')).toBeLessThan(200)
  })

  it('are both served in turn if both ask for much', async () => {
    askOnAndOn('eve', 200, 100)
    askOnAndOn('ada', 4, 100)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(countOf('eve') / countOf('ada')).toBeCloseTo(1, 1)
  })

  it('count by cost: one of dear calls has as much work as one of cheap ones', async () => {
    askOnAndOn('eve', 8, 200)
    askOnAndOn('ada', 8, 10)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((countOf('eve') * 200) / (countOf('ada') * 10)).toBeCloseTo(1, 0)
  })

  it('begins soon what one has asked for that is far beyond its share, although others are always busy', async () => {
    void ask('eve', 3000)
    for (let at = 0; at < 400; at++) {
      void ask(`person ${at % 10}`, 12)
      await vi.advanceTimersByTimeAsync(10)
    }
    const asked = performance.now()
    const next = ask('eve', 5).then(() => performance.now() - asked)
    for (let at = 0; at < 100; at++) {
      void ask(`person ${at % 10}`, 12)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(await next).toBeLessThanOrEqual(250)
  })
})

it('begins a short call at once though a few clients have as many long ones as there are turns', async () => {
  for (let index = 0; index < 16; index++) void ask(`eve ${index % 4}`, 2000)
  await vi.advanceTimersByTimeAsync(10)
  void ask('ada', 1)
  await vi.advanceTimersByTimeAsync(10)
  expect(begun.at(-1)).toBe('ada')
})

it('leaves an office its share beside many who ask for little', async () => {
  let longest = 0
  for (let at = 0; at < 500; at++) {
    void ask(`person ${at % 60}`, 1)
    const asked = performance.now()
    if (at % 3 === 0) void ask('office', 8).then(() => (longest = Math.max(longest, performance.now() - asked)))
    await vi.advanceTimersByTimeAsync(16)
  }
  expect(countOf('office')).toBeGreaterThan(160)
  expect(longest).toBeLessThan(250)
})

it('loses no call of a client with many sessions', async () => {
  const all: Promise<unknown>[] = []
  for (let round = 0; round < 5; round++)
    for (let session = 0; session < 100; session++)
      for (let call = 0; call < 2; call++) all.push(ask('office', 1 + ((session * 7 + call) % 5), `${session}`))
  await Promise.all([Promise.all(all), vi.advanceTimersByTimeAsync(60_000)])
  expect(begun).toHaveLength(1000)
  expect(turns.sizes()).toEqual({ running: 0, waiting: 0 })
})

it('serves the sessions of one client by what each has used', async () => {
  for (let index = 0; index < 20; index++) void ask('office', 100, ' eve')
  await vi.advanceTimersByTimeAsync(50)
  void ask('office', 100, ' ada')
  await vi.advanceTimersByTimeAsync(100)
  expect(begun.indexOf('office ada')).toBeLessThanOrEqual(4)
})

it('refuses a call that waits, and none that has begun', async () => {
  const all = Array.from({ length: 5 }, () => ask('eve', 100))
  await vi.advanceTimersByTimeAsync(10)
  expect(all.map(({ refuse }) => refuse())).toEqual([false, false, false, false, true])
  await expect(all[4]).rejects.toEqual(new QueueFull(true))
  expect(turns.sizes()).toEqual({ running: 4, waiting: 0 })
})

it('counts what a call cost after its turn', async () => {
  await Promise.all([ask('eve', 1), vi.advanceTimersByTimeAsync(10)])
  turns.charge('eve', 5000)
  void ask('ada', 300)
  // The first one beyond a share begins at once.
  await Promise.all([ask('eve', 1), vi.advanceTimersByTimeAsync(10)])
  void ask('eve', 1)
  await vi.advanceTimersByTimeAsync(100)
  expect(countOf('eve')).toBe(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(countOf('eve')).toBe(3)
})

it('lets others begin while calls wait for something else, but no more of the same client', async () => {
  const everybody = Array.from({ length: 16 / 4 }, (_, index) => `person ${index}`)
  const gate = Promise.withResolvers<void>()
  const calls = everybody.flatMap((client) =>
    Array.from({ length: 4 }, async () => {
      const turn = { costMs: () => 1, refuse: () => false, stepAside: (): (() => void) => () => undefined }
      await turns.inTurn({ client, session: '' }, turn, async () => {
        const comeBack = turn.stepAside()
        await gate.promise
        comeBack()
      })
    }),
  )
  void ask('ada', 1)
  void ask('person 0', 1)
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toEqual(['ada'])
  gate.resolve()
  await Promise.all([...calls, vi.advanceTimersByTimeAsync(10)])
  expect(begun).toEqual(['ada', 'person 0'])
  expect(turns.sizes()).toEqual({ running: 0, waiting: 0 })
})

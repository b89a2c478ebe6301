import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue.ts'
import type { QueueLimits } from './fair-queue.ts'

/** A queue whose tasks run until they are ended by name; `begun` lists the order in which they began. */
function queueOf(limits: QueueLimits) {
  const inTurn = createFairQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  return {
    begun,
    placesOf: inTurn.placesOf,
    ask(name: string, signal?: AbortSignal) {
      const end = Promise.withResolvers<string>()
      ends.set(name, end)
      const work = async (): Promise<string> => {
        begun.push(name)
        return end.promise
      }
      return inTurn(name.slice(0, 3), work, signal)
    },
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error('failed')),
  }
}

describe('a fair queue', () => {
  it('runs one person’s tasks one after another, and lets the next person pass', async () => {
    const { ask, begun, end } = queueOf({ atOnce: 2 })
    const names = ['eve 1', 'eve 2', 'eve 3', 'ada 1']
    const all = names.map(async (name) => ask(name))
    expect(begun).toEqual(['eve 1', 'ada 1'])
    for (const name of names) end(name)
    expect(await Promise.all(all)).toEqual(names)
  })

  it('serves waiting people in turn, however many tasks each has', async () => {
    const { ask, begun, end } = queueOf({ atOnce: 1 })
    const names = ['eve 1', 'eve 2', 'eve 3', 'ada 1', 'ada 2', 'bob 1']
    const all = names.map(async (name) => ask(name))
    for (const name of names) end(name)
    await Promise.all(all)
    expect(begun).toEqual(['eve 1', 'ada 1', 'bob 1', 'eve 2', 'ada 2', 'eve 3'])
  })

  it('runs several tasks of one person if allowed, and never exceeds the total limit', async () => {
    const { ask, begun, end } = queueOf({ atOnce: 3, atOnceEach: 2 })
    const names = ['eve 1', 'eve 2', 'eve 3', 'ada 1', 'ada 2']
    const all = names.map(async (name) => ask(name))
    expect(begun).toEqual(['eve 1', 'eve 2', 'ada 1'])
    end('ada 1')
    await all[3]
    await expect.poll(() => begun).toEqual(['eve 1', 'eve 2', 'ada 1', 'ada 2'])
    for (const name of names) end(name)
    expect(await Promise.all(all)).toEqual(names)
  })

  it('limits the tasks of one person and of all, until some succeed or fail', async () => {
    const { ask, end, fail } = queueOf({ atOnce: 1, most: 3, mostEach: 2 })
    const taken = [ask('eve 1'), ask('eve 2')]
    await expect(ask('eve 3')).rejects.toEqual(new QueueFull(true))
    taken.push(ask('ada 1'))
    await expect(ask('bob 1')).rejects.toEqual(new QueueFull(false))
    end('eve 1')
    fail('eve 2')
    end('ada 1')
    expect((await Promise.allSettled(taken)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    const again = ask('eve 4')
    end('eve 4')
    expect(await again).toBe('eve 4')
  })

  it('reports places in line, and keeps to them', async () => {
    const { ask, begun, end, placesOf } = queueOf({ atOnce: 1 })
    const names = ['eve 1', 'eve 2', 'eve 3', 'ada 1', 'ada 2', 'bob 1']
    const all = names.map(async (name) => ask(name))
    const places = ['ada', 'bob', 'eve', 'zoe'].map((whose) => placesOf(whose))
    expect(places).toEqual([[1, 4], [2], [3, 5], []])
    end('eve 1')
    await all[0]
    await expect.poll(() => begun.length).toBe(2)
    expect(placesOf('bob').concat(placesOf('ada'))).toEqual([1, 3])
    for (const name of names) end(name)
    await Promise.all(all)
    expect(placesOf('eve')).toEqual([])
  })

  it('forgets people who leave while they wait, and does not hold up others for them', async () => {
    const { ask, begun, end } = queueOf({ atOnce: 1, mostEach: 2 })
    const first = ask('eve 1')
    const gone = new AbortController()
    const left = ask('ada 1', gone.signal)
    const next = ask('bob 1')
    gone.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    await expect(ask('ada 2', gone.signal)).rejects.toThrow('gone')
    end('eve 1')
    await first
    await expect.poll(() => begun).toEqual(['eve 1', 'bob 1'])
    end('bob 1')
    expect(await next).toBe('bob 1')
  })
})

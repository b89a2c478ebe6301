import { describe, expect, it } from 'vitest'
import { turnsDuring } from '../testing/turns.ts'
import { givingWay, inPieces, otherCalls } from './in-pieces.ts'

describe('long work in pieces', () => {
  it('does one piece in a turn of the event loop, of all long works together', async () => {
    const done: string[] = []
    const work = async (name: string) => inPieces([1, 2, 3, 4], 1, (piece) => void done.push(`${name}${piece[0]}`))
    const turns = await turnsDuring(async () => Promise.all(['a', 'b', 'c'].map(work)))
    expect(turns).toBeGreaterThanOrEqual(9)
    expect(done.join(' ')).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4')
  })

  it('goes on after work that failed', async () => {
    const failing = async () => {
      await otherCalls()
      throw new Error('no')
    }
    const all = await Promise.allSettled([failing(), otherCalls(), otherCalls()])
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  it('pauses where a generator does, and returns what it returns', async () => {
    function* work() {
      for (let count = 0; count < 5; count += 1) yield
      return 'done'
    }
    let result = ''
    const turns = await turnsDuring(async () => (result = await givingWay(work())))
    expect(result).toBe('done')
    expect(turns).toBeGreaterThanOrEqual(5)
  })
})

import { describe, expect, it } from 'vitest'
import { takingTurns } from './taking-turns.ts'

describe('work that is done in turn', () => {
  it('is done one piece at a time, and of each in turn, however much one has', async () => {
    const inTurn = takingTurns()
    const done: string[] = []
    let atOnce = 0
    const most: number[] = []
    const piece = (name: string) => async () => {
      most.push(++atOnce)
      await Promise.resolve()
      atOnce--
      done.push(name)
      return name
    }
    const asked = ['ada 1', 'ada 2', 'ada 3', 'eve 1', 'eve 2'].map(async (name) =>
      inTurn(name.slice(0, 3), piece(name)),
    )
    expect(await Promise.all(asked)).toEqual(['ada 1', 'ada 2', 'ada 3', 'eve 1', 'eve 2'])
    expect(done).toEqual(['ada 1', 'eve 1', 'ada 2', 'eve 2', 'ada 3'])
    expect(Math.max(...most)).toBe(1)
  })

  it('goes on after what failed', async () => {
    const inTurn = takingTurns()
    const failed = inTurn('ada', () => Promise.reject(new Error('broken')))
    const next = inTurn('ada', async () => 'whole')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('whole')
  })
})

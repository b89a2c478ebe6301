import { describe, expect, it } from 'vitest'
import { isMissed, rate, tallyOf } from './rating.ts'

const query = { words: 'oak', finds: ['A', 'B'], kind: 'plain' } as const
const of = (...came: string[]) => rate({ ...query, finds: [...query.finds] }, came)

describe('a query of the bench', () => {
  it('is found at the first of the products that it may mean', () => {
    expect(of('X', 'B', 'A').place).toBe(2)
    expect(of('X', 'Y').place).toBeUndefined()
  })

  it('is missed beyond the first five', () => {
    expect(isMissed(of('1', '2', '3', '4', 'A'))).toBe(false)
    expect(isMissed(of('1', '2', '3', '4', '5', 'A'))).toBe(true)
    expect(isMissed(of())).toBe(true)
  })

  it('counts once, by its place', () => {
    const rated = [of('A'), of('X', 'A'), of('1', '2', '3', '4', '5', 'A'), of('X')]
    expect(tallyOf(rated)).toEqual({ asked: 4, first: 1, firstFive: 2, later: 1, notFound: 1 })
  })
})

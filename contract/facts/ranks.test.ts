import { expect, it } from 'vitest'
import { areScalesOf, standingOf, worseningOf } from './ranks.ts'

const on = (scale: string, ...ranks: number[]) => ({ scale, ranks })
const fact = (...ranks: ReturnType<typeof on>[]) => ({
  code: 'slip-ramp',
  others: [],
  ranks: ranks.length > 0 ? ranks : null,
  norm: '',
  enNorm: '',
  normInForce: 'EN 16165',
})

it('a value is above another where no rank is less and one is more, and only on scales that both state', () => {
  expect(standingOf([on('', 2)], [on('', 1)])).toBe('above')
  expect(standingOf([on('', 1)], [on('', 2)])).toBe('below')
  expect(standingOf([on('', 1)], [on('', 1)])).toBe('same')
  expect(standingOf([on('', 5, 0)], [on('', 4, 2)])).toBe('partly')
  expect(standingOf([on('3x', 1)], [on('4x', 2)])).toBeNull()
  expect(standingOf([on('2x', 0), on('3x', 2)], [on('3x', 1), on('4x', 3)])).toBe('above')
  expect(areScalesOf([on('3x', 1), on('4x', 3)], [on('2x', 0), on('3x', 2)])).toBe(false)
})

it('what takes the place of a fact is worse below it, in a part of it, or where its scale is not stated', () => {
  const norm = 'EN 16165'
  expect(worseningOf(fact(on('', 2)), fact(on('', 1)))).toEqual({ how: 'below', norm })
  expect(worseningOf(fact(on('', 4, 2)), fact(on('', 5, 0)))).toEqual({ how: 'partly', norm })
  expect(worseningOf(fact(on('3x', 2)), fact(on('4x', 2)))).toEqual({ how: 'lost', norm })
  expect(worseningOf(fact(on('', 2)), null)).toEqual({ how: 'lost', norm })
  expect(worseningOf(fact(on('', 2)), fact(on('', 2)))).toBeUndefined()
  // Nobody can say: one of them was not read, or is no fact.
  expect(worseningOf(fact(on('', 2)), fact())).toBeUndefined()
  expect(worseningOf(fact(), fact(on('', 2)))).toBeUndefined()
  expect(worseningOf(undefined, null)).toBeUndefined()
})

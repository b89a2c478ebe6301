import { afterEach, describe, expect, it } from 'vitest'
import { hasWishes, setWish, withWishes, wishOf } from './pending.ts'

describe('what was chosen and is not answered yet', () => {
  afterEach(() => {
    setWish('40', '1', null)
    setWish('40', '2', null)
  })

  it('is shown, whatever another answer says meanwhile', () => {
    setWish('40', '1', { isIn: true, isWaiting: false })
    setWish('40', '2', { isIn: false, isWaiting: false })
    expect(withWishes('40', { 2: '901', 3: '902' })).toEqual({ 1: '', 3: '902' })
    expect(withWishes('40', { 1: '900' })).toEqual({ 1: '900' })
    expect(withWishes('41', { 2: '901' })).toEqual({ 2: '901' })
  })

  it('is forgotten with its answer', () => {
    setWish('40', '1', { isIn: true, isWaiting: true })
    expect(wishOf('40', '1')).toEqual({ isIn: true, isWaiting: true })
    setWish('40', '1', null)
    expect(hasWishes()).toBe(false)
    expect(withWishes('40', {})).toEqual({})
  })
})

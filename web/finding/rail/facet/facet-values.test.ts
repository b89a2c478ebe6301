import { describe, expect, it } from 'vitest'
import { byCount, isNamedByWords, worthShowing, leadingValues, withTick } from './facet-values.ts'

const value = (id: string, count?: number, depth = 0) => ({
  id,
  name: `Value ${id}`,
  otherNames: `值${id}`,
  count,
  depth,
})
const idsOf = (values: readonly { id: string }[]) => values.map(({ id }) => id).join('')

describe('the values of a facet', () => {
  it('stand by how many products they would list, equal ones as they were', () => {
    expect(idsOf(byCount([value('a', 1), value('b', 5), value('c', 1), value('d')]))).toBe('bacd')
  })

  it('are shortened to the first few and the ticked ones', () => {
    const values = ['a', 'b', 'c', 'd', 'e'].map((id) => value(id, 1))
    expect(idsOf(leadingValues(values, ['d'], 2))).toBe('abd')
  })

  it('are shortened, and children of an open one take no other value’s place', () => {
    const values = [value('a', 9), value('b', 4, 1), value('c', 5, 1), value('d', 3), value('e', 2)]
    expect(idsOf(leadingValues(values, ['a'], 2))).toBe('abcd')
  })

  it('are left out but for ticked ones where none would list anything', () => {
    const zeros = [value('a', 0), value('b', 0)]
    expect(idsOf(worthShowing(zeros, []))).toBe('')
    expect(idsOf(worthShowing(zeros, ['b']))).toBe('b')
    expect(idsOf(worthShowing([value('a', 0), value('b', 1)], []))).toBe('ab')
    expect(idsOf(worthShowing([value('a')], []))).toBe('a')
  })

  it.each([
    ['VALUE 1', true],
    ['值1', true],
    ['1 val', true],
    ['value 2', false],
  ])('are found by "%s" in either language: %s', (words, isFound) => {
    expect(isNamedByWords(value('1'), words)).toBe(isFound)
  })

  it('are ticked once, and unticked', () => {
    expect(withTick(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
    expect(withTick(['a', 'b'], 'a', false)).toEqual(['b'])
  })
})

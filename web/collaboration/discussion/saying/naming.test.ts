import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedIn, offersFor, partsOf, soughtAt } from './naming.ts'

const LI = { memberId: '1', nickname: 'Li' }
const LINA = { memberId: '2', nickname: 'Lina' }
const YU = { memberId: '3', nickname: '林 小雨' }
const OTHER_LI = { memberId: '4', nickname: 'Li' }
const PEOPLE = [LI, LINA, YU]

test('a text names whom it calls by the longest nickname that fits', () => {
  expect(namedIn('@Lina and @Li', PEOPLE, [])).toEqual(['2', '1'])
  expect(namedIn('请@林 小雨看看', PEOPLE, [])).toEqual(['3'])
  expect(namedIn('@Bo, Li', PEOPLE, [])).toEqual([])
})

test('of two with one nickname who was chosen is meant', () => {
  expect(namedIn('@Li', [LI, OTHER_LI], [])).toEqual(['1'])
  expect(namedIn('@Li', [LI, OTHER_LI], ['4'])).toEqual(['4'])
})

test('the parts of a text are the text, whatever it is', () => {
  const words = fc.array(fc.constantFrom('@', 'Li', 'na', '林 小雨', ' ', '\n', '@Lina', 'x'), { maxLength: 20 })
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join('')
      const parts = partsOf(text, PEOPLE)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const named = parts.filter(({ person }) => person !== null)
      expect(named.map((part) => part.text)).toEqual(named.map(({ person }) => `@${person?.nickname}`))
    }),
  )
})

test('an @ before the caret seeks somebody, and none within an address', () => {
  expect(soughtAt('Ask @li', 7)).toEqual({ from: 4, words: 'li' })
  expect(soughtAt('请@', 2)).toEqual({ from: 1, words: '' })
  expect(soughtAt('ada@quarry', 10)).toBeNull()
  expect(soughtAt('@Li\nand', 7)).toBeNull()
  expect(soughtAt('Ask', 3)).toBeNull()
})

test('who is offered has the words in their nickname, after a space only at its beginning', () => {
  expect(offersFor(PEOPLE, 'LI')).toEqual([LI, LINA])
  expect(offersFor(PEOPLE, '小')).toEqual([YU])
  expect(offersFor(PEOPLE, '林 ')).toEqual([YU])
  expect(offersFor(PEOPLE, 'Li ')).toEqual([])
})

import { expect, test } from 'vitest'
import type { Suggestion } from '../../../contract/catalogue.ts'
import { suggestionLinesOf } from './suggestion-lines.ts'

const oak: Suggestion = {
  type: 'product',
  id: '1',
  skuId: '2',
  name: '橡木',
  enName: 'Oak',
  nameRanges: [],
  enNameRanges: [[0, 3]],
  coverImage: null,
  coverColor: null,
}

test('a name found in the page’s language stands alone', () => {
  expect(suggestionLinesOf(oak, false)).toEqual({ first: { text: 'Oak', ranges: [[0, 3]] }, second: null })
})

test('a name found in the other language has that one below it', () => {
  const { first, second } = suggestionLinesOf(oak, true)
  expect([first.text, second?.text]).toEqual(['橡木', 'Oak'])
})

test('a name that exists in one language only is shown once, with its marks', () => {
  expect(suggestionLinesOf({ ...oak, name: '' }, true)).toEqual({
    first: { text: 'Oak', ranges: [[0, 3]] },
    second: null,
  })
})

test('a name that is the same in both is shown once', () => {
  expect(suggestionLinesOf({ ...oak, name: 'Oak' }, true).second).toBeNull()
})

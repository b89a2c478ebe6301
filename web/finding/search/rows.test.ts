import { expect, test } from 'vitest'
import type { Suggestion } from '../../../contract/catalogue.ts'
import { groupRows, stepInRows } from './rows.ts'

const suggestion = (type: Suggestion['type'], id: string): Suggestion => ({
  type,
  id,
  skuId: type === 'product' || type === 'model' ? `1${id}` : null,
  name: '',
  enName: '',
  nameRanges: [],
  enNameRanges: [],
  coverImage: null,
  coverColor: null,
})
const titles = (...args: Parameters<typeof groupRows>) => groupRows(...args).map(({ title }) => title)

test('an empty box offers recent searches, and to forget them', () => {
  expect(titles('', ['oak'], [])).toEqual(['recent', null])
  expect(titles('', [], [suggestion('brand', '1')])).toEqual([])
})

test('words offer suggestions by kind, and last themselves', () => {
  const found = [suggestion('product', '1'), suggestion('brand', '2'), suggestion('category', '3')]
  expect(titles('oak', [], found)).toEqual(['category', 'brand', 'product', null])
  expect(groupRows('oak', [], found).at(-1)?.rows).toEqual([{ kind: 'words', key: 'words', words: 'oak' }])
})

test('an earlier search stands beside the words that begin it, but not as itself', () => {
  const recent = ['Oak', 'Oak bench', 'stone', 'oak floor', 'oak door']
  const rows = groupRows('oak', recent, [])[0]?.rows
  expect(rows?.map((row) => 'words' in row && row.words)).toEqual(['Oak bench', 'oak floor'])
})

test('no two rows have the same key', () => {
  const found = [suggestion('product', '1'), suggestion('model', '1'), suggestion('brand', '1')]
  const keys = groupRows('oak', ['oak a', 'oak b'], found).flatMap(({ rows }) => rows.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

test('the arrows go round by way of the box', () => {
  const walk = (key: string) => [null, 0, 1, 2].map((from) => stepInRows(key, from, 3))
  expect(walk('ArrowDown')).toEqual([0, 1, 2, null])
  expect(walk('ArrowUp')).toEqual([2, null, 0, 1])
})

test('Home and End are the caret’s until a row is reached', () => {
  expect([stepInRows('Home', null, 3), stepInRows('End', null, 3)]).toEqual([undefined, undefined])
  expect([stepInRows('Home', 1, 3), stepInRows('End', 1, 3)]).toEqual([0, 2])
  expect([stepInRows('a', 1, 3), stepInRows('ArrowDown', null, 0)]).toEqual([undefined, undefined])
})

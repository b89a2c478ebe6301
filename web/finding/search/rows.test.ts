import { expect, test } from 'vitest'
import type { Suggestion } from '../../../contract/catalogue.ts'
import type { FoundWork } from '../../../contract/own-work.ts'
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
const aWork = (kind: FoundWork['kind'], id: string): FoundWork => ({
  kind,
  id,
  name: 'Oak',
  ownerName: '',
  projectName: '',
  clientName: '',
  code: '',
  note: '',
})
const titles = (...args: Parameters<typeof groupRows>) => groupRows(...args).map(({ title }) => title)

test('an empty box offers recent searches, and to forget them', () => {
  expect(titles('', { recent: ['oak'], work: [], suggestions: [] })).toEqual(['recent', null])
  expect(titles('', { recent: [], work: [], suggestions: [suggestion('brand', '1')] })).toEqual([])
})

test('words offer suggestions by kind, and last themselves', () => {
  const found = [suggestion('product', '1'), suggestion('brand', '2'), suggestion('category', '3')]
  expect(titles('oak', { recent: [], work: [], suggestions: found })).toEqual(['category', 'brand', 'product', null])
  expect(groupRows('oak', { recent: [], work: [], suggestions: found }).at(-1)?.rows).toEqual([
    { kind: 'words', key: 'words', words: 'oak' },
  ])
})

test('an earlier search stands beside the words that begin it, but not as itself', () => {
  const recent = ['Oak', 'Oak bench', 'stone', 'oak floor', 'oak door']
  const rows = groupRows('oak', { recent, work: [], suggestions: [] })[0]?.rows
  expect(rows?.map((row) => 'words' in row && row.words)).toEqual(['Oak bench', 'oak floor'])
})

test('a member’s own work stands before products, three beside them and six alone', () => {
  const work = ['1', '2', '3', '4', '5', '6'].map((id) => aWork('board', id))
  const suggestions = [suggestion('product', '1')]
  expect(titles('oak', { recent: [], work, suggestions })).toEqual(['work', 'product', null])
  expect(groupRows('oak', { recent: [], work, suggestions })[0]?.rows).toHaveLength(3)
  expect(groupRows('oak', { recent: [], work, suggestions: [] })[0]?.rows).toHaveLength(6)
})

test('no two rows have the same key', () => {
  const found = [suggestion('product', '1'), suggestion('model', '1'), suggestion('brand', '1')]
  const keys = groupRows('oak', {
    recent: ['oak a', 'oak b'],
    work: [aWork('board', '1'), aWork('folder', '1')],
    suggestions: found,
  }).flatMap(({ rows }) => rows.map(({ key }) => key))
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

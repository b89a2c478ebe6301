import { expect, test } from 'vitest'
import { keepDictionaries, keptDictionaries } from './kept-dictionaries.ts'
import {
  keepList,
  keptAreas,
  keptBrands,
  keptCategories,
  keptColors,
  keptLists,
  LONGEST_KEPT,
  readKeptList,
} from './kept-lists.ts'

const stone = { id: '1', parentId: '0', name: '石材', enName: 'Stone', sort: 1, image: null, count: 3 }
const marble = { id: '2', parentId: '1', name: '大理石', enName: 'Marble', sort: 1, image: null, count: 2 }
const casaVentura = { id: '4', name: '风之屋', englishName: 'Casa Ventura', count: 29 }
const beige = { id: '5', name: 'RAL 1001', hex: '#d0b084', system: 'RAL', icon: null }
const sweden = { id: '6', name: '瑞典', enName: 'Sweden', children: [] }
const yuan = {
  id: '7',
  dictType: 'product_currency_unit',
  value: 'CNY',
  label: '¥',
  remark: '¥',
  colorType: '',
  sort: 1,
}

/** A storage for each test, and its content. */
function aStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, open: () => storage }
}

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError')
}
const full = () => ({ ...aStorage().open(), setItem: forbidden })

test('each list is found at the next start as the API answered it', () => {
  const { kept, open } = aStorage()
  expect(keepList(keptCategories, [stone, marble], open)).toEqual([stone, marble])
  keepList(keptBrands, [casaVentura], open)
  keepList(keptColors, [beige], open)
  keepList(keptAreas, [{ ...sweden, children: [{ ...sweden, id: '8' }] }], open)
  expect([...kept.keys()]).toEqual(['categoryList', 'brandList', 'colorList', 'areaList'])
  expect(JSON.parse(kept.get('brandList') ?? '')).toEqual([casaVentura])
  expect(readKeptList(keptCategories, open)).toEqual([stone, marble])
  expect(readKeptList(keptBrands, open)).toEqual([casaVentura])
  expect(readKeptList(keptColors, open)).toEqual([beige])
  expect(readKeptList(keptAreas, open)?.[0]?.children).toHaveLength(1)
})

test.each([
  ['nothing', ''],
  ['half of it', '[{"id":"1"'],
  ['no list', '{"id":"1"}'],
  ['a word', '"stone"'],
  ['null', 'null'],
  ['an empty list', '[]'],
  ['a list with nothing in it', '[null]'],
  ['a number for a name', JSON.stringify([{ ...stone, name: 7 }])],
  ['a count that is none', JSON.stringify([{ ...stone, count: 'many' }])],
  ['an id that is none', JSON.stringify([{ ...stone, id: 'x' }])],
  ['the id above all roots', JSON.stringify([{ ...stone, id: '0' }])],
  ['the same id twice', JSON.stringify([stone, { ...marble, id: '1' }])],
  ['one good row and one bad', JSON.stringify([stone, { id: '2' }])],
  ['another list', JSON.stringify([casaVentura])],
])('%s in place of the categories counts as no list', (_, text) => {
  expect(readKeptList(keptCategories, aStorage({ categoryList: text }).open)).toBeUndefined()
})

test.each([
  ['half of it', '[{"id":"1","na'],
  ['null', 'null'],
  ['no list', '{"0":{"id":"1"}}'],
  ['empty rows', '[null, null]'],
  ['rows of another kind', '[{"id":1,"name":["a"],"parentId":{},"children":"none"}]'],
  ['a very long text', `["${'x'.repeat(800_000)}"]`],
])('%s in place of any of the lists counts as no list', (_, text) => {
  for (const list of keptLists) expect(readKeptList<unknown>(list, aStorage({ [list.key]: text }).open)).toBeUndefined()
})

test('areas without children, or nested beyond measure, count as no list', () => {
  const nested = `${'[{"id":"1","name":"","enName":"","children":'.repeat(20_000)}[]${'}]'.repeat(20_000)}`
  for (const text of [JSON.stringify([{ ...sweden, children: null }]), nested, '['.repeat(100_000)]) {
    expect(readKeptList(keptAreas, aStorage({ areaList: text }).open)).toBeUndefined()
  }
})

test('a list too long for the storage is neither read nor kept', () => {
  const long = [{ ...stone, name: '石'.repeat(LONGEST_KEPT) }]
  const { kept, open } = aStorage({ categoryList: JSON.stringify(long) })
  expect(readKeptList(keptCategories, open)).toBeUndefined()
  expect(keepList(keptCategories, long, open)).toBe(long)
  expect(kept.size).toBe(0)
})

test('without storage, or with a full one, an answer is handed on all the same', () => {
  for (const open of [forbidden, full]) {
    expect(keepList(keptCategories, [stone], open)).toEqual([stone])
    expect(readKeptList(keptCategories, open)).toBeUndefined()
    expect(keepDictionaries([yuan], { open })).toEqual([yuan])
    expect(keptDictionaries(open)).toBeUndefined()
  }
})

test('§9: dictionaries are kept in dictCache with an expiry of 60 seconds', () => {
  const { kept, open } = aStorage()
  const now = Date.now()
  keepDictionaries([yuan], { now, open })
  expect(JSON.parse(kept.get('dictCache') ?? '')).toEqual({ value: [yuan], expires: now + 60_000 })
  expect(keptDictionaries(open)).toEqual({ entries: [yuan], readAt: now })
})

test('dictionaries that would never expire count as expired', () => {
  const dictCache = JSON.stringify({ value: [yuan], expires: Date.now() + 3_600_000 })
  expect(keptDictionaries(aStorage({ dictCache }).open)).toEqual({ entries: [yuan], readAt: 0 })
})

test.each([
  ['a bare list', JSON.stringify([yuan])],
  ['an expiry in words', JSON.stringify({ value: [yuan], expires: 'tomorrow' })],
  ['no expiry', JSON.stringify({ value: [yuan] })],
  ['an entry that is none', JSON.stringify({ value: [null], expires: Date.now() })],
  ['half of it', '{"value":['],
])('%s in place of the dictionaries counts as nothing', (_, dictCache) => {
  expect(keptDictionaries(aStorage({ dictCache }).open)).toBeUndefined()
})

test.each([null, {}, 'list'])('what is no list is no answer: %j', (answer) => {
  expect(() => keepList(keptCategories, answer as never)).toThrow('unreadable')
})

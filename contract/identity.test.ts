import { expect, test } from 'vitest'
import { foldedAs, identityOf, likenessOf, searchedAs, withoutMarks } from './identity.ts'

const ONE = [
  ['Hånd', 'Ha\u030and'],
  ['KÜ-1', 'KU\u0308-1', 'ＫＵ\u0308－１'],
  ['NB 7', 'NB\u00a07', 'NB\u30007', 'NB\u2009 7', ' NB\t7\n', 'NB\u202f7', 'ＮＢ ７'],
  ['한글', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
  ['ｶﾞﾗｽ', 'ガラス'],
  ['softwood', 'soft\u00adwood', '\ufeffsoft\u200bwood'],
] satisfies [string, ...string[]][]

test.each(ONE)('%s is one name however it is composed, wide or spaced', (first, ...others) => {
  for (const other of others) expect(identityOf(other)).toBe(identityOf(first))
})

test.each([
  ['NB-7', 'nb 7'],
  ['Timber', 'TIMBER'],
  ['Timber', 'Timber.'],
  ['Wall/Floor', 'wall – floor'],
  ['RAL 7016', 'RAL-7016'],
  ['瓷砖', '「瓷砖」'],
  ['Ha\u030aND', 'hånd'],
])('%s and %s are two names that are alike', (one, other) => {
  expect(identityOf(one)).not.toBe(identityOf(other))
  expect(likenessOf(one)).toBe(likenessOf(other))
})

test.each([
  ['NB-1.5', 'NB-15'],
  ['12-3', '1-23'],
  ['A', 'Ä'],
  ['+', '-'],
])('%s and %s are not even alike', (one, other) => {
  expect(likenessOf(one)).not.toBe(likenessOf(other))
})

test('a search knows a word in each spelling, in capitals or not', () => {
  expect(searchedAs('  HA\u030aND ')).toBe(searchedAs('hånd'))
})

test.each([
  ['École', 'ecole'],
  ['E\u0301COLE', 'ecole'],
  ['Grès cérame', 'gres cerame'],
  ['Weißdorn', 'weissdorn'],
  ['Smørrebrød', 'smorrebrod'],
  ['O’Brien', "o'brien"],
  ['Łódź', 'lodz'],
])('a search finds %s by %s, which are two names', (text, typed) => {
  expect(searchedAs(text)).toBe(searchedAs(typed))
  expect(foldedAs(text)).not.toBe(foldedAs(typed))
})

test('letters of other scripts stay whole', () => {
  for (const text of ['ガラス', '한글', '大理石', 'я']) expect(withoutMarks(text)).toBe(text)
})

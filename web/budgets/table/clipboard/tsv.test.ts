import { expect, test } from 'vitest'
import { readTsv, writeTsv } from './tsv.ts'

test('a block of a spreadsheet is its rows and cells, and the line end after it is no row', () => {
  expect(readTsv('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(readTsv('a\n\nb')).toEqual([['a'], [''], ['b']])
  expect(readTsv('a\t')).toEqual([['a', '']])
  expect(readTsv('')).toEqual([['']])
})

test('a cell may hold tabs, line ends and quotes', () => {
  expect(readTsv('"two\nlines"\t"a ""word"""\r\n"a\ttab"\tb')).toEqual([
    ['two\nlines', 'a "word"'],
    ['a\ttab', 'b'],
  ])
})

test('inches are no quotes', () => {
  expect(readTsv('3" × 5"\t"12" wide\n"open')).toEqual([['3" × 5"', '"12" wide'], ['"open']])
})

test('what was written is read again as it was', () => {
  const rows = [
    ['plain', 'two\nlines', ''],
    ['"quoted"', 'a\ttab', '3" × 5"'],
  ]
  expect(readTsv(writeTsv(rows))).toEqual(rows)
})

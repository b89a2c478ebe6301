import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, guarded, unguarded } from './csv.ts'

test('a file begins with a byte order mark and ends each row with CR LF', () => {
  expect(
    csvOf([
      ['型号', 'A-1'],
      ['Size', ''],
    ]),
  ).toBe('\uFEFF型号,A-1\r\nSize,\r\n')
})

test('commas, quotes and line ends stay within their cell', () => {
  expect(csvOf([['1,5', 'a "b"', 'c\nd']])).toBe('\uFEFF"1,5","a ""b""","c\nd"\r\n')
})

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1']
const BEHIND_WHAT_IS_SKIPPED = ['  =1+1', '\u00a0=1', '\u2028+1', '\ufeff=1', '\u0001@A', '\u200b-1']

test.each(FORMULAS.concat(BEHIND_WHAT_IS_SKIPPED))('%j is no formula any more', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
})

test('a negative decimal is a number, and text that looks like one is not', () => {
  expect(csvOf([[{ decimal: '-7.20' }, '-7.20', { decimal: '-7+1' }]])).toBe("\uFEFF-7.20,'-7.20,'-7+1\r\n")
})

test.each(["'tis", "'", "''", "'=1", "''=1", "' =1", "'\t1", '=1', '+49', "'90s -1"])(
  '%j is told from its guard',
  (text) => {
    expect(unguarded(guarded(text))).toBe(text)
  },
)

test('every cell is read back unchanged', () => {
  const cell = fc.oneof(fc.string(), fc.array(fc.constantFrom(...`'=+-@＝ \t\n,"a`.split('')), { maxLength: 5 }).map((signs) => signs.join(''))) // prettier-ignore
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const read = readCsv(csvOf(rows).slice(1))
      expect(read.map((row) => row.map(unguarded))).toEqual(rows)
    }),
  )
})

/** Parses as a spreadsheet does, character by character. */
function readCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

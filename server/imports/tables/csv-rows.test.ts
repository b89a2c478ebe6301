import { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportTableRow, ReadingChoice } from '../../../contract/import-table.ts'
import { tries } from '../../testing/tries.ts'
import { csvRows } from './csv-rows.ts'

const CHOICE: ReadingChoice = { file: null, sheet: null, encoding: 'utf-8', delimiter: ',', headerRow: 1 }

async function read(text: string, change: Partial<ReadingChoice> = {}, pieces = 1): Promise<ImportTableRow[]> {
  const bytes = Buffer.from(text)
  const length = Math.ceil(bytes.length / pieces) || 1
  const chunks = Array.from({ length: pieces }, (_, index) => bytes.subarray(index * length, (index + 1) * length))
  const rows: ImportTableRow[] = []
  for await (const row of csvRows(Readable.from(chunks), { ...CHOICE, ...change })) rows.push(row)
  return rows
}

/** What is told of each row: its first cell, or `!` and its line for a broken one, and `?` for a note. */
async function told(text: string, change?: Partial<ReadingChoice>): Promise<string[]> {
  const rows = await read(text, change)
  return rows.slice(1).map(({ cells, problem, notes }) =>
    problem ? `! ${/line (\d+)/.exec(problem.en)?.[1] ?? problem.en}` : `${cells[0]}${notes ? '?' : ''}`,
  ) // prettier-ignore
}

const HEADER = 'Model,Name,Price\n'
const GOOD = 'B-1,Oak,5.00\nB-2,Ash,6.00\n'

describe('a quotation mark that is opened', () => {
  it('and closed rows later costs its own line alone', async () => {
    const rows =
      'A-1,"Plank 24,5.00\nA-2,Plank 12,6.00\nA-3,"Plank 36"" long",7.00\nA-4,12" tile,8.00\nA-5,"Tile ""S""",9.00\n'
    const all = await read(HEADER + rows)
    expect(all.map(({ row, cells, problem }) => [row, problem ? 'told' : cells.join('|')])).toEqual([
      [1, 'Model|Name|Price'],
      [2, 'told'],
      [3, 'A-2|Plank 12|6.00'],
      [4, 'A-3|Plank 36" long|7.00'],
      [5, 'A-4|12" tile|8.00'],
      [6, 'A-5|Tile "S"|9.00'],
    ])
  })

  it.each([
    ['by an inch', 'A-1,"Plank 24,5.00\nA-2,Plank 12",6.00\n', ['! 2', 'A-2?']],
    [
      'by an inch many rows later',
      `A-1,"Plank,5.00\n${GOOD.repeat(40)}A-2,Plank 12",6.00\n`,
      [
        '! 2',
        ...Array<string>(40)
          .fill('B-1 B-2')
          .flatMap((one) => one.split(' ')),
        'A-2?',
      ],
    ],
    ['in the last column', 'A-1,Oak,"5.00\nA-2,Ash,6.00"\n', ['! 2', 'A-2?']],
    ['in the first column', '"A-1,Oak,5.00\nA-2",Ash,6.00\n', ['! 2', 'A-2"?']],
    ['in a row of prices in words', 'A-1,"Plank,ask\nA-2,Ash,6.00\nA-3,Plank 12",6.00\n', ['! 2', 'A-2', 'A-3?']],
    ['in a half row', 'A-1,"Plank 24\nA-2,Plank 12",6.00\n', ['! 2', 'A-2?']],
    ['in a row with a decimal comma', 'A-1,"Plank 24,5.00\nA-2,Plank 12",6,00\n', ['! 2', '! 3']],
    ['never', 'A-1,"Plank 24,5.00\nA-2,Plank 12,6.00\n', ['! 2', 'A-2']],
    [
      'never, in a text of several lines',
      'A-1,"Plank\nbrushed, \noiled,5.00\nA-2,Ash,6.00\n',
      ['! 2', '! 3', '! 4', 'A-2'],
    ],
    ['twice', 'A-1,"Plank,5.00\nA-2,"Ash,6.00\nA-3,Elm,7.00\n', ['! 2', '! 3', 'A-3']],
  ])('%s', async (_title, rows, expected) => {
    expect(await told(`${HEADER}${rows}${GOOD}`)).toEqual([...expected, 'B-1', 'B-2'])
  })

  it('and never closed in a long file costs its own line alone', async () => {
    const rows = GOOD.repeat(100_000)
    const all = await read(`${HEADER}A-1,"Plank,5.00\n${rows}`, {}, 40)
    expect(all.length).toBe(200_002)
    expect(all.flatMap(({ row, problem }) => (problem ? [row] : []))).toEqual([2])
  })
})

describe('quotation marks within texts', () => {
  it.each([
    ['of an unquoted cell', 'A-1,12" tile,5.00\n', 'A-1|12" tile|5.00'],
    ['that begin one', 'A-1,"Eiche" natur,5.00\n', 'A-1|"Eiche" natur|5.00'],
    ['that begin one, before a quoted cell', 'A-1,"Eiche" natur,"5.00"\n', 'A-1|"Eiche" natur|5.00'],
    ['that are not doubled', 'A-1,"Oak 12" wide, oiled",5.00\n', 'A-1|Oak 12" wide, oiled|5.00'],
    [
      'around line breaks, delimiters and marks',
      'A-1,"Oak, brushed\nand ""oiled"", long\n\n- 12,5 mm",5.00\n',
      'A-1|Oak, brushed\nand "oiled", long\n\n- 12,5 mm|5.00',
    ],
    ['around numbers in lines', 'A-1,"30,60\n45,90",5.00\n', 'A-1|30,60\n45,90|5.00'],
    [
      'around colours in lines',
      'A-1,"white,grey\nRAL9016,RAL7016 or RAL9005",5.00\n',
      'A-1|white,grey\nRAL9016,RAL7016 or RAL9005|5.00',
    ],
    ['around returns', 'A-1,"Oak\r\nash\rfir",5.00\n', 'A-1|Oak\r\nash\rfir|5.00'],
  ])('%s stay', async (_title, row, expected) => {
    const [, one, ...others] = await read(`${HEADER}${row}${GOOD}`)
    expect(one?.cells.join('|')).toBe(expected)
    expect([one, ...others].map((each) => each?.problem)).toEqual([undefined, undefined, undefined])
  })

  it('are told where each line of a text could be a row', async () => {
    expect(await told('Name,Text\nOak,"ash\nelm,fir"\nPine,soft wood\n')).toEqual(['Oak?', 'Pine'])
  })
})

describe('a row whose cells are not as many as those of the header', () => {
  it.each([
    ['fewer', 'A-1,Oak\n', ['A-1?']],
    ['divided by a line break', 'A-1,Oak\nplank,5.00\n', ['! 4', '! 5']],
    ['a title', 'Tiles\n', ['Tiles?']],
    ['more, the last empty', 'A-1,24,50,\n', ['A-1?']],
  ])('%s', async (_title, row, expected) => {
    expect(await told(`${HEADER}${GOOD}${row}${GOOD}`)).toEqual(['B-1', 'B-2', ...expected, 'B-1', 'B-2'])
  })

  it('says how many it has', async () => {
    const rows = await read(`${HEADER}${GOOD}A-1,Oak\n`)
    expect(rows.at(-1)?.notes?.[0]?.en).toMatch(/^has 2 cells, and the header 3/)
  })

  it('is silent where most rows leave the last cells out', async () => {
    expect(await told('Model,Name,Price,Note\nA-1,Oak,5.00\nA-2,Ash,6.00\nA-3,Elm,7.00\nA-4,Fir,7.00,sold\n')).toEqual(['A-1', 'A-2', 'A-3', 'A-4']) // prettier-ignore
  })
})

it.each([
  ['CR', 'a,b\rc,d\r'],
  ['LF', 'a,b\nc,d\n'],
  ['CRLF', 'a,b\r\nc,d\r\n'],
  ['mixed, without the last', 'a,b\r\nc,d'],
  ['tabs', 'a\tb\nc\td\n'],
  ['a mark and a line that names the delimiter', '\uFEFFsep=;\r\na;b\r\nc;d\r\n'],
])('line ends: %s', async (_title, text) => {
  const delimiter = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ','
  for (const pieces of [1, 3, text.length])
    expect((await read(text, { delimiter }, pieces)).map(({ cells }) => cells)).toEqual([['a', 'b'], ['c', 'd']]) // prettier-ignore
})

it('a line of a hundred thousand quotation marks is told, and the rows behind it are read', async () => {
  const rows = await read(`${HEADER}A-1${',"b'.repeat(100_000)}\n${GOOD}`)
  expect(rows.map(({ problem }) => problem !== undefined)).toEqual([false, true, false, false])
})

it('a line of more than 4 MB is told, and the rows behind it are read', async () => {
  const long = `A-1,${'x'.repeat(5 * 1024 * 1024)},5.00\n`
  const rows = await read(`${HEADER}${long}${GOOD}`, {}, 100)
  expect(rows.map(({ cells, problem }) => problem?.en ?? cells[0])).toEqual(['Model', 'the row is longer than 4 MB', 'B-1', 'B-2']) // prettier-ignore
})

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const written = (cell: string, always: boolean) => (always || /[",\n\r]/.test(cell) ? quoted(cell) : cell)
const aText = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ' ', '\n', '\r'), maxLength: 12 })
const aRow = fc.record({ text: aText, always: fc.boolean(), more: aText })

it('well-formed files are read as csv-parse reads them', async () => {
  const isRead = fc.asyncProperty(fc.array(aRow, { minLength: 1 }), fc.constantFrom('\n', '\r\n', '\r'), fc.integer({ min: 1, max: 9 }), async (rows, end, pieces) => {
    const cells = rows.map(({ text, more, always }, index) => [`K-${index}`, text, '12.50', more].map((one) => written(one, always)))
    const file = [['Key', 'Text', 'Price', 'More'], ...cells].map((row) => row.join(',') + end).join('')
    const found = await read(file, {}, pieces)
    expect(found.map((row) => row.cells)).toEqual(parse(file, { relax_column_count: true }))
    expect(found.filter(({ problem }) => problem)).toEqual([])
  }) // prettier-ignore
  await fc.assert(isRead, { numRuns: tries(300, 20_000) })
})

it('stray quotation marks cost their own lines alone', async () => {
  const name = fc.constantFrom(
    'Oak',
    'Tile 12"',
    '12" tile',
    '"Plank 36"" long"',
    '"Oak, brushed\nand oiled"',
    'Ash wide',
  )
  const sound = fc.record({ name, isStray: fc.constant(false) })
  const stray = fc.record({ name: fc.constantFrom('"Plank 24', '"Oak', 'Oak,"'), isStray: fc.constant(true) })
  const anyRow = fc.oneof({ weight: 4, arbitrary: sound }, { weight: 1, arbitrary: stray })
  const isTold = fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 30 }), async (rows) => {
    const file = HEADER + GOOD + rows.map(({ name: text }, index) => `K-${index},${text},${index}.50\n`).join('') + GOOD
    const found = await read(file)
    const whole = new Set(found.flatMap(({ cells, problem }) => (problem ? [] : [cells[0]])))
    expect(rows.flatMap(({ isStray }, index) => (isStray || whole.has(`K-${index}`) ? [] : [index]))).toEqual([])
    expect(found.filter(({ problem }) => problem).length).toBeGreaterThanOrEqual(
      rows.some(({ isStray }) => isStray) ? 1 : 0,
    )
  })
  await fc.assert(isTold, { numRuns: tries(300, 20_000) })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReadingChoice } from '../../../contract/import-table.ts'
import { inspectUpload } from './inspect-upload.ts'
import { columnNames, readTable } from './read-table.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-tables-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function upload(bytes: Uint8Array | string, name = 'upload'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

async function inspect(bytes: Uint8Array | string) {
  return inspectUpload(await upload(bytes), folder)
}

async function rowsOf(bytes: Uint8Array | string, change: Partial<ReadingChoice> = {}) {
  const { table, facts } = await inspect(bytes)
  const rows = []
  for await (const row of readTable(table, { ...facts.choice, ...change })) rows.push(row)
  return { facts, rows, cells: rows.map(({ cells }) => cells) }
}

function refusal(bytes: Uint8Array | string) {
  return inspect(bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  )
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
/** 型号;名称;单价 / A-1;橡木地板;1.234,50 */
const GBK = Buffer.from('d0cdbac53bc3fbb3c63bb5a5bcdb0d0a412d313bcff0c4beb5d8b0e53b312e3233342c35300d0a', 'hex')

describe('a text table', () => {
  it.each([
    [
      'commas',
      'key,name,price\nA,Oak,12\nB,Ash,13\n',
      ',',
      [
        ['A', 'Oak', '12'],
        ['B', 'Ash', '13'],
      ],
    ],
    [
      'semicolons and decimal commas',
      'key;name;price\nA;Oak;1,5\nB;Ash;1,6\n',
      ';',
      [
        ['A', 'Oak', '1,5'],
        ['B', 'Ash', '1,6'],
      ],
    ],
    ['tabs', 'key\tname\nA\tOak\n', '\t', [['A', 'Oak']]],
    ['bars', 'key|name|x\nA|Oak|1\n', '|', [['A', 'Oak', '1']]],
    ['what Excel says itself', 'sep=;\nkey;name\nA;Oak\n', ';', [['A', 'Oak']]],
    [
      'quotes across lines',
      'key,name\nA,"Oak\nlong ""board"", fine"\nB,Ash\n',
      ',',
      [
        ['A', 'Oak\nlong "board", fine'],
        ['B', 'Ash'],
      ],
    ],
    ['a quote within a text', 'key,name\nA,14" board\n', ',', [['A', '14" board']]],
    ['rows too short and too long', 'key,name,x\nA\nB,Ash,1,more\n', ',', [['A'], ['B', 'Ash', '1', 'more']]],
  ])('%s', async (_title, text, delimiter, expected) => {
    const { facts, cells } = await rowsOf(text)
    expect(facts).toMatchObject({ kind: 'csv', choice: { delimiter, encoding: 'utf-8' } })
    expect(cells).toEqual(expected)
  })

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFkey,名称\nA,橡木\n'), 'utf-8', '橡木'],
    [
      'UTF-16, little end first',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('key,名称\nA,橡木\n')]),
      'utf-16le',
      '橡木',
    ],
    [
      'UTF-16, big end first',
      Buffer.concat([Buffer.from([0xfe, 0xff]), utf16('key,名称\nA,橡木\n', true)]),
      'utf-16be',
      '橡木',
    ],
    ['UTF-16 without a mark', utf16('key,name,price\nA,oak,12\n'), 'utf-16le', 'oak'],
    ['Windows-1252', Buffer.from('key;name;note\nA;Küche;für\nB;Fläche;grün\n', 'latin1'), 'windows-1252', 'Küche'],
  ])('in %s', async (_title, bytes, encoding, name) => {
    const { facts, cells } = await rowsOf(bytes)
    expect(facts.choice.encoding).toBe(encoding)
    expect(cells[0]?.[1]).toBe(name)
  })

  it('in GBK, with semicolons', async () => {
    const { facts, cells } = await rowsOf(GBK)
    expect(facts).toMatchObject({ choice: { encoding: 'gb18030', delimiter: ';' } })
    expect(cells).toEqual([['A-1', '橡木地板', '1.234,50']])
  })

  it('that is UTF-8 until late in the file is recognised as another encoding', async () => {
    const late = Buffer.concat([Buffer.from(`key;name\n${'A;Oak\n'.repeat(60_000)}`), GBK])
    expect((await inspect(late)).facts.choice.encoding).toBe('gb18030')
  })

  it('reports the rows that were written in another encoding', async () => {
    const mixed = Buffer.concat([
      Buffer.from('key,name\nA,橡木\n'),
      Buffer.from('B,Küche\n', 'latin1'),
      Buffer.from('C,Ash\n'),
    ])
    const { rows } = await rowsOf(mixed, { encoding: 'utf-8' })
    expect(rows.map(({ row, faults }) => [row, faults !== undefined])).toEqual([[2, false], [3, true], [4, false]]) // prettier-ignore
  })

  it('keeps its encoding in spite of damaged bytes, which cost only their rows', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `K${index},橡木地板\n`)
    const [byte, half] = [Buffer.from('B,Oak,\xff\n', 'latin1'), Buffer.from('e6a9', 'hex')]
    const bytes = Buffer.concat([Buffer.from(`key,name,note\n${rows.join('')}`), byte, Buffer.from('C,'), half])
    const { facts, rows: read } = await rowsOf(bytes)
    expect(facts).toMatchObject({ choice: { encoding: 'utf-8' }, warnings: [] })
    expect(read.flatMap(({ row, faults = [] }) => faults.map(({ column }) => [row, column]))).toEqual([[22, 2], [23, 1]]) // prettier-ignore
  })

  it('reports the rows that contain stray characters', async () => {
    const { rows } = await rowsOf('key,name\nA,Oak\0\nB,As\u0007h\nC,"E\tl\r\nm"\nD\u009d,Fir\n')
    expect(rows.map(({ faults: [fault] = [] }) => [fault?.reason.en, fault?.column])).toEqual([
      ['holds a sign that is no part of a text (U+0000)', 1],
      ['holds a sign that is no part of a text (U+0007)', 1],
      [undefined, undefined],
      ['holds a sign that is no part of a text (U+009D)', 0],
    ])
    expect(rows[0]?.cells).toEqual(['A', 'Oak\uFFFD'])
  })

  it('numbers its rows as a spreadsheet does, including blank ones', async () => {
    const { rows } = await rowsOf('key,name\n\nA,"Oak\nboard"\n,\nB,Ash\n')
    expect(rows.map(({ row }) => row)).toEqual([3, 5])
  })

  it('may have a title above the header', async () => {
    const { facts, cells } = await rowsOf('Price list 2026;;\n;;\nkey;name;price\nA;Oak;1\n')
    expect(facts.choice.headerRow).toBe(3)
    expect(cells).toEqual([['A', 'Oak', '1']])
  })
})

describe('a file that is no table', () => {
  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file/],
    ['a PDF', '%PDF-1.7', /is a PDF/],
    ['a JSON array', '[{"key":"A"}]', /one JSON array/],
    ['spread JSON', '{\n "key": 1\n}', /spread over several lines/],
    ['a web page', '<!doctype html><table>', /web page/],
    ['an archive without a table', zipSync({ 'a.jpg': strToU8('x') }), /holds no table/],
    ['a cut archive', zipSync({ 'a.csv': strToU8('key,name\n') }).subarray(0, 40), /broken or cut off/],
    ['a workbook without sheets', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), /no sheet/],
    [
      'a workbook with entities',
      zipSync({ 'xl/workbook.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><workbook/>') }),
      /entities/,
    ],
  ])('is refused with a reason: %s', async (_title, bytes, says) => {
    expect(await refusal(bytes)).toMatch(says)
  })
})

const rels = (ids: string[]) =>
  `<Relationships>${ids.map((id, index) => `<Relationship Id="${id}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`

function book(sheets: Record<string, string>, more: Record<string, string> = {}): Uint8Array {
  const names = Object.keys(sheets)
  const tags = names.map(
    (name, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"${name.startsWith('Hidden') ? ' state="hidden"' : ''}/>`,
  )
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets>${tags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(names.map((_, index) => `r${index + 1}`)),
    ...more,
  }
  for (const [index, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
const header = `<row r="1">${text('A1', 'key')}${text('B1', 'name')}${text('C1', 'price')}</row>`
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="2"/></cellXfs></styleSheet>`

describe('workbooks', () => {
  it('are read cell by cell: shared, inline and computed texts, numbers, dates, booleans, gaps', async () => {
    const shared = `<sst><si><t>Oak &amp; ash</t></si><si><r><t>橡</t></r><r><t xml:space="preserve">木 </t></r><rPh sb="0" eb="1"><t>xiang</t></rPh></si></sst>`
    const rows = `${header}
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"><v>0.30000000000000004</v></c></row>
      <row r="4"><c r="A4" s="1"><v>46022</v></c><c r="B4" s="2"><v>46022.5</v></c><c r="C4" t="b"><v>1</v></c></row>
      <row r="5"><c r="A5" t="str"><f>A2</f><v>x_x000D_y</v></c><c r="C5" s="3"><v>1234567890123</v></c></row>`
    const {
      cells,
      rows: read,
      facts,
    } = await rowsOf(book({ Sheet: rows }, { 'xl/sharedStrings.xml': shared, 'xl/styles.xml': styles }))
    expect(cells).toEqual([
      ['Oak & ash', '橡木 ', '0.3'],
      ['2025-12-31', '2025-12-31 12:00', 'TRUE'],
      ['x\ry', '', '1234567890123'],
    ])
    expect(read.map(({ row }) => row)).toEqual([2, 4, 5])
    expect(facts.warnings).toEqual(['formulas'])
  })

  it('keep texts unchanged, and read comments and quoted characters as XML defines them', async () => {
    const shared = `<?xml version="1.0"?><!-- <si><t>no</t></si> --><sst><si><t><![CDATA[<b> & ]]>co<!-- no -->mp</t></si><si/></sst>`
    const rows = `${header}<!-- <row r="9"><c r="A9"><v>1</v></c></row> -->
      <row r="2" x:note='a > "b"'><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t><![CDATA[]]]]><![CDATA[>]]></t></is></c><c r="C2" t="s"><v>1</v></c></row>`
    const { cells } = await rowsOf(book({ 'A &gt; B': rows }, { 'xl/sharedStrings.xml': shared }))
    expect(cells).toEqual([['<b> & comp', ']]>', '']])
  })

  it('report the rows that contain stray characters, however they are encoded', async () => {
    const rows = `${header}<row r="2">${text('A2', 'P')}${text('B2', '_x0000_')}</row><row r="3">${text('A3', '&#1;')}</row><row r="4">${text('A4', '_xD83D_')}</row><row r="5">${text('A5', '_xD83D__xDE00_')}</row>`
    const { rows: read } = await rowsOf(book({ 'S&#0;': rows }))
    expect(read.map(({ faults: [fault] = [] }) => fault?.column)).toEqual([1, 0, 0, undefined])
    expect(read[3]?.cells).toEqual(['😀'])
  })

  it('that are cut off within a part are refused', async () => {
    expect(await refusal(book({ S: `${header}<row r="2">` }))).toMatch(/no whole XML/)
  })

  it('may count days from 1904', async () => {
    const old = { 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="r1"/></sheets></workbook>', 'xl/styles.xml': styles } // prettier-ignore
    const { cells } = await rowsOf(
      book({ S: `${header}<row r="2"><c r="A2" s="1"><v>0</v></c><c r="B2"><v>1</v></c></row>` }, old),
    )
    expect(cells[0]?.[0]).toBe('1904-01-01')
  })

  it('report the cells of errors and of formulas without a value', async () => {
    const rows = `${header}<row r="2"><c r="A2" t="e"><v>#REF!</v></c></row><row r="3"><c r="A3"><f>1+1</f></c></row>`
    const { rows: read } = await rowsOf(book({ S: rows }))
    expect(read.map(({ faults: [fault] = [] }) => fault?.reason.en)).toEqual([
      'is an error (#REF!)',
      'is a formula that was never computed; open the file in a spreadsheet and save it',
    ])
  })

  it('offer their sheets, the fullest first and hidden ones last, and warn of what was left out', async () => {
    const dimension = (last: number, rows: string) => `</sheetData><dimension ref="A1:C${last}"/><sheetData>${rows}`
    const bytes = book(
      {
        Read: dimension(3, header),
        Prices: dimension(90, `${header}<row r="2">${text('A2', 'P')}</row>`),
        Hidden: dimension(500, header),
      },
      { 'xl/vbaProject.bin': 'x', 'xl/externalLinks/externalLink1.xml': '<x/>' },
    )
    const { facts, cells } = await rowsOf(bytes)
    expect(facts).toMatchObject({ kind: 'xlsx', choice: { sheet: 'Prices' } })
    expect(facts.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([['Read', false], ['Prices', false], ['Hidden', true]]) // prettier-ignore
    expect(facts.warnings).toEqual(expect.arrayContaining(['macros', 'externalLinks', 'hiddenSheets']))
    expect(cells).toEqual([['P']])
  })

  it('that declare a million rows end with their last cell', async () => {
    const empty = Array.from({ length: 5000 }, (_, index) => `<row r="${index + 3}" s="1"/>`).join('')
    const { cells } = await rowsOf(book({ S: `${header}<row r="2">${text('A2', 'P')}</row>${empty}` }))
    expect(cells).toEqual([['P']])
  })

  it('keep what stands right of the named columns there, whatever titles of sections are added', async () => {
    const named = (row: number, ...cells: string[]) => `<row r="${row}">${cells.map((cell, at) => text(`${'ABCD'[at]}${row}`, cell)).join('')}</row>` // prettier-ignore
    const fault = `<row r="3">${text('A3', 'T1')}${text('B3', 'Ondina')}${text('C3', '12')}<c r="D3" t="e"><v>#REF!</v></c></row>`
    const rows = `${named(1, 'Model', 'Name', 'Price')}${named(2, 'Wall tiles')}${fault}`
    const { table, facts } = await inspect(book({ S: rows }))
    const read = []
    for await (const row of readTable(table, facts.choice)) read.push(row)
    expect(read).toMatchObject([{ row: 3, cells: ['T1', 'Ondina', '12', 'Wall tiles'], faults: [{ column: 4 }] }])
  })

  it('count blank rows without looking at each', async () => {
    const rows = `${header}<row r="2">${text('A2', 'P')}</row><row r="2147483647">${text('A2147483647', 'Q')}</row>`
    const { table, facts } = await inspect(book({ S: rows }))
    const blank: number[] = []
    const rowsRead = readTable(table, facts.choice, { onBelow: (above) => blank.push(above) })
    while (!(await rowsRead.next()).done) continue
    expect(blank).toEqual([0, 2147483644])
  })

  it('are read to their end, however many blank rows are in between', async () => {
    const empty = Array.from({ length: 5000 }, (_, index) => `<row r="${index + 3}" s="1"/>`).join('')
    const last = `<row r="6000">${text('A6000', 'Q')}</row>`
    const { rows } = await rowsOf(book({ S: `${header}<row r="2">${text('A2', 'P')}</row>${empty}${last}` }))
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([[2, 'P'], [6000, 'Q']]) // prettier-ignore
  })
})

it('column names are unique', () => {
  expect(columnNames(['Price', '', 'Price', ' Price  ', ''])).toEqual(['Price', 'Column 2', 'Price (2)', 'Price (3)'])
})

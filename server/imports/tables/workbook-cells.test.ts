import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { allRows } from './read-table.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-cells-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const CHOICE = { file: null, sheet: null, encoding: null, delimiter: null, headerRow: 1 }

interface Sheet {
  before?: string
  rows: string
  after?: string
  /** The inside of the styles. */
  styles?: string
  parts?: Record<string, string>
}

/** The rows of a workbook of one sheet, with what was told of it. */
async function read({ before = '', rows, after = '', styles = '', parts = {} }: Sheet) {
  const all = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...parts,
  }
  const path = join(folder, 'book.xlsx')
  await writeFile(path, zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)]))))
  const found: ImportTableRow[] = []
  const told: string[] = []
  for await (const row of allRows({ path, kind: 'xlsx' }, CHOICE, (warning, columns) =>
    told.push(columns ? `${warning} ${[...columns].join()}` : warning),
  ))
    found.push(row)
  return { rows: found, cells: found.map(({ cells }) => cells), told: [...new Set(told)] }
}

const text = (value: string, style = 0) => `<c t="inlineStr" s="${style}"><is><t>${value}</t></is></c>`
const row = (number: number, cells: string, attributes = '') => `<row r="${number}" ${attributes}>${cells}</row>`
/** Cells with texts in the columns from A; null leaves one out. */
const line = (number: number, ...values: (string | number | null)[]) =>
  row(
    number,
    values
      .map((value, at) => {
        const place = `r="${String.fromCharCode(65 + at)}${number}"`
        if (value === null) return ''
        return typeof value === 'number' ? `<c ${place}><v>${value}</v></c>` : text(value).replace('<c', `<c ${place}`)
      })
      .join(''),
  )
const merged = (...refs: string[]) =>
  `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`

describe('what a reader of the workbook does not see', () => {
  it.each([
    ['hidden', 'hidden="1"'],
    ['hidden, as strict files say it', 'hidden="true"'],
    ['of no height', 'ht="0" customHeight="1"'],
  ])('is told of a row that is %s', async (_title, attributes) => {
    const { rows, told } = await read({ rows: row(1, text('A')) + row(2, text('B'), attributes) + row(3, text('C'), 'ht="12" hidden="0"') }) // prettier-ignore
    expect(rows.map(({ isHidden = false }) => isHidden)).toEqual([false, true, false])
    expect(told).toEqual(['hiddenRows'])
  })

  it('is told of columns that are hidden or have no width, where they hold something', async () => {
    const before = '<cols><col min="2" max="2" width="9" hidden="1"/><col min="3" max="3" width="0"/><col min="5" max="16384" hidden="true"/></cols>' // prettier-ignore
    const { told } = await read({ before, rows: line(1, 'A', 'B') })
    expect(told[0]).toMatch(/^hiddenColumns 1,2,4,5,6/)
    expect((await read({ before, rows: line(1, 'A') })).told).toEqual([])
  })

  const FILTER = '<filterColumn colId="0"><filters><filter val="A"/></filters></filterColumn>'
  it.each([
    ['of the sheet', { after: `<autoFilter ref="A1:B9">${FILTER}</autoFilter>` }, ['filtered']],
    ['without a criterion', { after: '<autoFilter ref="A1:B9"><filterColumn colId="1" hiddenButton="1"/></autoFilter>' }, []], // prettier-ignore
    ['of a view that is not open', { after: `<customSheetViews><customSheetView><autoFilter>${FILTER}</autoFilter></customSheetView></customSheetViews>` }, []], // prettier-ignore
    [
      'of a table',
      {
        parts: {
          'xl/worksheets/_rels/sheet1.xml.rels': '<Relationships><Relationship Id="t1" Type="http://x/table" Target="../tables/table1.xml"/></Relationships>', // prettier-ignore
          'xl/tables/table1.xml': `<table><autoFilter ref="A1:B9">${FILTER}</autoFilter></table>`,
        },
      },
      ['filtered'],
    ],
  ])('is told of a filter %s', async (_title, more, expected) => {
    expect((await read({ rows: line(1, 'A'), ...more })).told).toEqual(expected)
  })

  it('is not read where its format shows nothing, and that is told', async () => {
    const styles = '<numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>' // prettier-ignore
    const { rows } = await read({ styles, rows: row(1, `${text('A')}<c s="1"><v>52</v></c>`) })
    expect(rows[0]).toMatchObject({ cells: ['A', ''], cellNotes: [{ column: 1, reason: { en: 'is not shown by its format, and was left out: 52' } }] }) // prettier-ignore
  })
})

describe('what is struck out', () => {
  const styles = `<fonts><font><sz val="11"/></font><font><strike/></font><font><strike val="0"/></font></fonts>
    <cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs>`

  it('is a row whose filled cells are all struck out; of another, its cells are told', async () => {
    const { rows, told } = await read({ styles, rows: row(1, text('A') + text('B', 2)) + row(2, `${text('A', 1)}<c s="0"/><c s="1"><v>5</v></c>`) + row(3, text('A') + text('B', 1)) }) // prettier-ignore
    expect(rows.map(({ isStruck, cellNotes = [] }) => [isStruck, ...cellNotes.map(({ column }) => column)])).toEqual([[undefined], [true], [undefined, 1]]) // prettier-ignore
    expect(told).toEqual(['struckRows'])
  })

  it('may be a text of several runs, all of which are struck out', async () => {
    const run = (value: string, more: string) => `<r><rPr>${more}</rPr><t>${value}</t></r>`
    const item = (...runs: string[]) => `<si>${runs.join('')}</si>`
    const shared = `<sst>${item(run('old', '<strike/><b/>'), run(' one', '<strike val="1"/>'))}${item(run('old', '<strike/>'), run('new', '<b/>'))}${item(run('new', '<b/>'))}</sst>` // prettier-ignore
    const cell = (index: number, style: number) => `<c t="s" s="${style}"><v>${index}</v></c>`
    const { rows } = await read({
      styles,
      rows: row(1, cell(0, 0)) + row(2, cell(1, 0)) + row(3, cell(2, 1)) + row(4, `<c t="inlineStr"><is>${run('old', '<strike/>')}</is></c>`), // prettier-ignore
      parts: { 'xl/sharedStrings.xml': shared },
    })
    expect(rows.map(({ cells, isStruck }) => [cells[0], isStruck])).toEqual([['old one', true], ['oldnew', undefined], ['new', undefined], ['old', true]]) // prettier-ignore
  })
})

it('rows of few cells have a look: equal for equal fonts, fills and indents, whatever their style', async () => {
  const styles = `<fonts><font><sz val="11"/></font><font><b/><sz val="11"/></font><font><b val="1"/><sz val="11.0"/></font></fonts>
    <fills><fill/><fill><patternFill patternType="solid"><fgColor rgb="FFEEEEEE"/></patternFill></fill></fills>
    <cellXfs><xf/><xf fontId="1"/><xf fontId="2" numFmtId="49"/><xf fontId="1" fillId="1"/><xf fontId="1"><alignment indent="1"/></xf></cellXfs>`
  const rows = [0, 1, 2, 3, 4].map((style) => row(style + 1, text('Floors', style))).join('')
  const { rows: found } = await read({ styles, rows: rows + row(6, text('A') + text('B') + text('C')) })
  const looks = found.map(({ look }) => look)
  expect(looks[1]).toBe(looks[2])
  expect(new Set(looks.slice(0, 5)).size).toBe(4)
  expect(looks[5]).toBeUndefined()
})

describe('merged cells', () => {
  it('give their value to each of their rows that holds something, with its type', async () => {
    const { rows, cells, told } = await read({
      rows: line(1, 'Brand', 'Model', 'Price') + line(2, 'B', 'M2', 1.5) + line(3, null, 'M3') + line(4, null, 'M4', 7) + line(5, null, 'M5') + row(6, '<c/>') + line(7, 'C', 'M7'), // prettier-ignore
      after: merged('A2:A6', 'C2:C3'),
    })
    expect(cells).toEqual([['Brand', 'Model', 'Price'], ['B', 'M2', '1.5'], ['B', 'M3', '1.5'], ['B', 'M4', '7'], ['B', 'M5'], ['C', 'M7']]) // prettier-ignore
    expect(rows.map(({ numbers }) => numbers)).toEqual([undefined, [2], [2], undefined, undefined, undefined])
    expect(told).toEqual(['mergedCells'])
  })

  it('of several columns are told with their row, and have their value in the first', async () => {
    const { rows, told } = await read({
      rows: line(1, 'Brand', 'Size', null, 'Price') + line(2, null, 'L', 'W') + line(3, 'Floors') + line(4, 'A', 'x'),
      after: merged('A1:A2', 'B1:C1', 'A3:D3', 'D1:E2'),
    })
    expect(rows.map(({ cells, spans }) => [cells, spans])).toEqual([
      [['Brand', 'Size', '', 'Price'], [[1, 2], [3, 4]]],
      [['Brand', 'L', 'W', 'Price'], [[3, 4]]],
      [['Floors'], [[0, 3]]],
      [['A', 'x'], undefined],
    ]) // prettier-ignore
    expect(told).toEqual(['mergedCells'])
  })

  it('of an error give it to each of their rows', async () => {
    const rows = row(1, `${text('A')}<c t="e"><v>#REF!</v></c>`) + line(2, 'B')
    const { rows: found } = await read({ rows, after: merged('B1:B2') })
    expect(found.map(({ faults }) => faults?.[0]?.column)).toEqual([1, 1])
  })

  it('are found behind a text that looks like the end of the rows, and any prefix', async () => {
    const sheet = `<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>sheetData></x:t></x:is></x:c></x:row>
      <x:row><x:c r="B2"><x:v>1</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:A2"/></x:mergeCells></x:worksheet>` // prettier-ignore
    const { cells } = await read({ rows: '', parts: { 'xl/worksheets/sheet1.xml': sheet } })
    expect(cells).toEqual([['sheetData>'], ['sheetData>', '1']])
  })
})

describe('cells', () => {
  const shown = async (code: string, cell: string, more: Partial<Sheet> = {}) => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>` // prettier-ignore
    const { rows } = await read({ styles, rows: row(1, text('x') + cell), ...more })
    return rows[0]?.faults?.[0]?.reason.en ?? rows[0]?.cells[1]
  }
  const number = (value: number | string) => `<c s="1"><v>${value}</v></c>`

  it.each([
    ['[h]:mm', number(1.5), '36:00'],
    ['[mm]:ss', number('0.000694444444444444'), '0:01'],
    ['dd.mm.yyyy hh:mm', number(46022.5), '2025-12-31 12:00'],
    ['[$-407]d. mmmm yyyy;@', number(46022), '2025-12-31'],
    ['# ?/?', number(7.3125), '7.3125'],
    ['@', number('1E3'), '1000'],
    ['"NB-"@', text('7', 1), 'NB-7'],
    ['0', '<c t="d"><v>2025-12-31</v></c>', '2025-12-31'],
    ['0', '<c t="d"><v>2025-12-31T12:30:00Z</v></c>', '2025-12-31 12:30'],
    ['0', '<c t="b"><v>true</v></c>', 'TRUE'],
    ['0', '<c t="str"><f>A1</f><v>oak</v></c>', 'oak'],
    ['0', '<c t="str"><f>A1</f><v></v></c>', ''],
    ['0', '<c><f>A1</f><v/></c>', 'is a formula that was never computed; open the file in a spreadsheet and save it'],
    ['0', '<c><is><t>oak</t></is></c>', 'oak'],
    ['0', '<c t="inlineStr"><v>007</v></c>', '007'],
    ['0', '<c t="s"><v>4</v></c>', 'refers to a text that the workbook lacks'],
  ])('are read by their type and format: %s %s', async (code, cell, expected) => {
    expect(await shown(code, cell)).toBe(expected)
  })

  it('that a workbook shows divided tell so', async () => {
    const styles = '<numFmts><numFmt numFmtId="164" formatCode="0.0,"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>' // prettier-ignore
    const { rows } = await read({ styles, rows: row(1, number(1500)) })
    expect(rows[0]).toMatchObject({ cells: ['1500'], cellNotes: [{ column: 0, reason: { en: 'is shown as 1.5, and read as 1500' } }] }) // prettier-ignore
  })

  it('of formulas are not zero where the file asks for them to be computed', async () => {
    const parts = {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="S" r:id="r1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>',
    }
    const cells = '<c><f>B1*2</f><v>0</v></c>'
    expect(await shown('0', cells, { parts })).toMatch(/never computed/)
    expect(await shown('0', cells)).toBe('0')
    expect(await shown('0', '<c><v>0</v></c>', { parts })).toBe('0')
  })

  it('have their texts and styles wherever the workbook keeps them', async () => {
    const parts = {
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="/xl/worksheets/sheet1.xml"/>
        <Relationship Id="r2" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/sharedStrings" Target="texts.xml"/></Relationships>`,
      'xl/texts.xml': '<sst><si><t>oak</t></si></sst>',
    }
    expect(await shown('0', '<c t="s"><v>0</v></c>', { parts })).toBe('oak')
  })
})

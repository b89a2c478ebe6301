import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inspectUpload } from './inspect-upload.ts'
import { allRows } from './read-table.ts'

// A reader with quadratic time would take trillions of steps.
const LONG = 5_000_000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-hostile-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>key</t></is></c></row>'
const PARTS = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${row}</sheetData></worksheet>`,
}

/** The result for a workbook: its refusal, or its rows. */
async function endOf(part: string, xml: string): Promise<string> {
  const path = join(folder, 'upload')
  const parts = Object.entries({ ...PARTS, [part]: xml }).map(([name, text]) => [name, strToU8(text)])
  const bytes = zipSync(Object.fromEntries(parts), { level: 1 })
  expect(bytes.length).toBeLessThan(LONG / 50)
  await writeFile(path, bytes)
  try {
    const { table, facts } = await inspectUpload(path, folder)
    const told: string[] = []
    for await (const { row: number, cells, problem } of allRows(table, facts.choice))
      told.push(`${number}: ${problem?.en ?? cells.join('|').slice(0, 50)}`)
    return told.slice(0, 3).join('; ')
  } catch (error) {
    return (error as Error).message
  }
}

const sheet = (inside: string) => `<worksheet><sheetData>${inside}</sheetData></worksheet>`
const filled = (piece: string) => piece.repeat(LONG / piece.length)
const BROKEN = /no whole XML/

describe('a small workbook that inflates to megabytes of malicious XML is read in linear time', () => {
  it.each([
    ['signs that begin tags', filled('<'), BROKEN],
    ['a tag without an end', `<row ${filled('a')}`, BROKEN],
    ['a quote without an end', `<row a="${filled('<c ')}`, BROKEN],
    ['tags within each other', filled('<c>'), BROKEN],
    ['cells without an end', sheet(filled('<row r="1"><c r="A1"><v>')), BROKEN],
    ['readings without an end', sheet(filled('<is><rPh>')), BROKEN],
    ['ends without a beginning', filled('</c>'), BROKEN],
    ['comments within comments', filled('<!--'), BROKEN],
    ['texts taken as they stand without an end', filled('<![CDATA['), BROKEN],
    ['instructions without an end', filled('<?'), BROKEN],
    ['a comment of all of it', sheet(`<!--${filled('-')}-->${row}`), /^1: key$/],
    ['entities that are none', sheet(`${row}<row r="2"><c t="inlineStr"><is><t>${filled('&amp')}</t></is></c></row>`), /^1: key; 2: the row is longer than 4 MB$/], // prettier-ignore
    ['one cell of all of it', sheet(`${row}<row r="2"><c><v>${filled('1')}</v></c></row>`), /^1: key; 2: the row is longer than 4 MB$/], // prettier-ignore
    ['cells at the end of their rows', sheet(row + filled('<row><c r="XFD1"><v>1</v></c></row>')), /^1: key$/],
  ])('%s', async (_title, xml, end) => {
    expect(await endOf('xl/worksheets/sheet1.xml', xml)).toMatch(end)
  })

  const row2 = '<row r="2"><c><v>1</v></c></row>'
  const tail = (refs: string, rows = row + row2) => `<worksheet><sheetData>${rows}</sheetData>${refs}</worksheet>`
  const merged = (ref: string, times = 1) => `<mergeCells>${`<mergeCell ref="${ref}"/>`.repeat(times)}</mergeCells>`
  const columns = Array.from({ length: 700 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)))
  it.each([
    ['a merge of the whole sheet', tail(merged('A1:XFD1048576')), /^1: key; 2: 1$/],
    ['merges over each other', tail(merged('A1:A1048576', 100_000)), /^1: key; 2: 1$/],
    ['more merges than a sheet has', tail(merged('A1:B1', 260_000)), /more merged cells than/],
    ['a row of merges that goes down the sheet', tail(columns.map((column) => merged(`${column}1:${column}1048576`)).join(''), row + filled('<row><c><v>1</v></c></row>')), /more merged cells than/], // prettier-ignore
    ['merges without an end', tail(filled('<mergeCells>')), BROKEN],
    ['ends of the rows', `<worksheet>${filled('<sheetData></sheetData>')}</worksheet>`, /^$/],
    ['hidden columns', `<worksheet><cols>${filled('<col min="1" max="16384" hidden="1"/>')}</cols><sheetData>${row}</sheetData></worksheet>`, /^1: key$/], // prettier-ignore
  ])('%s', async (_title, xml, end) => {
    expect(await endOf('xl/worksheets/sheet1.xml', xml)).toMatch(end)
  })

  it.each([
    ['xl/sharedStrings.xml', `<sst><si>${filled('<r><rPr><strike/></rPr><t>x</t></r><r><t>y</t></r>')}</si></sst>`, /^1: key$/], // prettier-ignore
    ['xl/styles.xml', `<styleSheet><fonts><font>${filled('<b/>')}</font></fonts><fills><fill>${filled('<fgColor rgb="x"/>')}</fill></fills><cellXfs>${filled('<xf fontId="0" fillId="0"/>')}</cellXfs></styleSheet>`, /^1: key$/], // prettier-ignore
    ['xl/sharedStrings.xml', `<sst>${filled('<si><t>')}`, BROKEN],
    ['xl/sharedStrings.xml', `<sst><si><t>${filled('x')}</t></si></sst>`, /too long/],
    ['xl/styles.xml', `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(60_000)}"/></numFmts><cellXfs>${filled('<xf numFmtId="164"/>')}</cellXfs></styleSheet>`, /^1: key$/], // prettier-ignore
    ['xl/workbook.xml', `<workbook><sheets>${filled('<sheet name="S" r:id="r1"/>')}</sheets></workbook>`, /more than 1000 sheets/], // prettier-ignore
    ['xl/workbook.xml', `<workbook ${filled('a="b" ')}`, BROKEN],
  ])('as %s', async (part, xml, end) => {
    expect(await endOf(part, xml)).toMatch(end)
  })
})

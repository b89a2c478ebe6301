import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inspectUpload, refuseAtOnce } from './inspect-upload.ts'
import { columnNames } from './read-table.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-odd-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const TABLE = 'Brand;Key;Name\nNordhem;OAK;Oak\n'

/** The text as numbers of four bytes. */
function inUtf32(text: string, isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(4 * text.length)
  for (const [at, unit] of text.split('').entries())
    if (isLittle) bytes.writeUInt32LE(unit.charCodeAt(0), 4 * at)
    else bytes.writeUInt32BE(unit.charCodeAt(0), 4 * at)
  return bytes
}

const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8(TABLE)])))
const begun = (...bytes: number[]) =>
  Buffer.concat([Buffer.from(bytes), Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 37) % 256))])

const sheetOf = (rows: string) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'), // prettier-ignore
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })
const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

async function inspected(bytes: Uint8Array) {
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  await refuseAtOnce(path, 'list.csv')
  return inspectUpload(path, folder)
}

it.each<[string, Uint8Array, RegExp]>([
  ['UTF-32', inUtf32(`\ufeff${TABLE}`, true), /saved as UTF-32\. Save it as CSV in UTF-8\.$/],
  ['UTF-32, the larger byte first', inUtf32(`\ufeff${TABLE}`, false), /saved as UTF-32/],
  [
    'UTF-32 without a mark',
    inUtf32(TABLE, true),
    /no text that can be read\. Save the table as XLSX, or as CSV in UTF-8/,
  ],
  ['a PNG', begun(0x89, 0x50, 0x4e, 0x47), /^This is a picture\. Send the table as CSV or XLSX/],
  ['a JPEG', begun(0xff, 0xd8, 0xff, 0xe0), /^This is a picture/],
  ['a PDF', Buffer.from('%PDF-1.7\n'), /^This is a PDF\. Export the table/],
  ['a packed table', gzipSync(strToU8(TABLE)), /^This is a compressed file .* Unpack it/],
  ['a program', begun(0x4d, 0x5a), /no text that can be read/],
  ['nothing but zeros', Buffer.alloc(9000), /no text that can be read/],
  ['RTF', Buffer.from(String.raw`{\rtf1 x}`), /RTF or PostScript.*Export the table/],
  ['a Word document', zipOf('word/document.xml'), /^This is a Word document\. Save the table as XLSX or CSV\.$/],
  ['slides', zipOf('ppt/presentation.xml'), /^This is a PowerPoint file/],
  ['a binary workbook', zipOf('xl/workbook.bin'), /^This is a binary workbook \(XLSB\)/],
  ['OpenDocument', zipOf('mimetype', 'content.xml'), /^This is an OpenDocument file/],
  ['Numbers', zipOf('Index/Document.iwa'), /^This is a file of Numbers or Pages/],
  ['a header of megabytes', Buffer.from(`${'a'.repeat(5_000_000)};b\n1;2\n`), /^Row 1 cannot be read: the row is longer than 4 MB\. Shorten it/], // prettier-ignore
  ['such a header of a workbook', sheetOf(`<row r="1">${text('A1', 'a'.repeat(5_000_000))}</row><row r="2">${text('A2', 'b')}</row>`), /^Row 1 cannot be read/], // prettier-ignore
])('%s is told for what it is, and what to do', async (_title, bytes, told) => {
  await expect(inspected(bytes)).rejects.toThrow(told)
})

it('a table of any name is read, and one with a few damaged bytes too', async () => {
  expect((await inspected(zipOf('a.csv'))).facts).toMatchObject({ kind: 'csv', isArchive: true })
  expect((await inspected(Buffer.from(TABLE.repeat(20).replace('Oak', 'O\0\x01ak')))).facts.kind).toBe('csv')
  expect((await inspected(Buffer.from(`\ufeff${TABLE}`, 'utf16le'))).facts.choice.encoding).toBe('utf-16le')
})

it('a cell in the last column of a sheet is told, and not read', async () => {
  const { facts } = await inspected(sheetOf(`<row r="1">${text('A1', 'Key')}${text('B1', 'Name')}</row><row r="2">${text('A2', 'K')}${text('XFD2', 'x')}</row>`)) // prettier-ignore
  expect(facts.warnings).toContain('unnamedColumns')
})

it('a column is named by what a person can read of its header', () => {
  expect(columnNames(['a'.repeat(3_000_000), 'a'.repeat(2_000_000)]).map(({ length }) => length)).toEqual([200, 204])
})

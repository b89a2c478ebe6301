import { letterOf } from './column-letters.ts'
import { escaped, escapedCell } from './escaped.ts'
import { createPackedText, createZip, packed } from './zip.ts'

export type PlainCell = string | number | null

const ROWS_AT_ONCE = 500
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Writes a workbook of one unstyled sheet, row by row as they come: only some hundred are in memory at a time. */
export async function writePlainSheet(
  rows: AsyncIterable<readonly PlainCell[]> | Iterable<readonly PlainCell[]>,
  name: string,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const sheet = createPackedText()
  const zip = createZip()
  const keep = async (path: string, file: Parameters<typeof zip.add>[1]) => {
    for (const bytes of zip.add(path, file)) await write(bytes)
  }
  try {
    await sheet.write(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`)
    let text = ''
    let row = 0
    for await (const cells of rows) {
      row += 1
      text += rowXml(row, cells)
      if (row % ROWS_AT_ONCE !== 0) continue
      await sheet.write(text)
      text = ''
    }
    await sheet.write(`${text}</sheetData></worksheet>`)
    for (const [path, xml] of Object.entries(partsOf(name))) await keep(path, packed(HEAD + xml))
    await keep('xl/worksheets/sheet1.xml', await sheet.end())
    for (const bytes of zip.end()) await write(bytes)
  } finally {
    sheet.close()
  }
}

function rowXml(row: number, cells: readonly PlainCell[]): string {
  const xml = cells.map((cell, column) => cellXml(`${letterOf(column)}${row}`, cell))
  return `<row r="${row}">${xml.join('')}</row>`
}

function cellXml(place: string, cell: PlainCell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapedCell(cell)}</t></is></c>`
}

function partsOf(name: string): Record<string, string> {
  const type = (path: string, of: string) =>
    `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${of}+xml"/>`
  const relation = (of: string, target: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/${of}" Target="${target}"/></Relationships>`
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
  }
}

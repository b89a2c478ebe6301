import { strToU8, zipSync } from 'fflate'
import type { ListRow, StyledCell, SupplierList, Value } from './supplier-list.ts'

/** The file of a list: a text in its encoding, or a workbook. */
export function writeList(list: SupplierList): Uint8Array {
  return list.encoding === undefined ? workbookOf(list) : encode(textOf(list), list.encoding)
}

function textOf({ rows, delimiter = ';' }: SupplierList): string {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const quoted = (text: string) =>
    text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  // As spreadsheets save them: each row with as many cells as the widest.
  const line = ({ cells }: ListRow) =>
    Array.from({ length: width }, (_, at) => quoted(`${styled(cells[at] ?? null).v ?? ''}`)).join(delimiter)
  return rows.map((row) => `${line(row)}\r\n`).join('')
}

const encoders = new Map<string, Map<string, readonly number[]>>()

/** The inverse of TextDecoder, which knows the older encodings: every byte and every pair of bytes is decoded once. */
function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(`\uFEFF${text}`)
  const bytesOf = encoders.get(encoding) ?? encoderOf(encoding)
  encoders.set(encoding, bytesOf)
  return Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const bytes = bytesOf.get(letter)
      if (!bytes) throw new Error(`${encoding} has no ${letter}`)
      return bytes
    }),
  )
}

function encoderOf(encoding: string): Map<string, readonly number[]> {
  const decoder = new TextDecoder(encoding)
  const found = new Map<string, readonly number[]>()
  const note = (...bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes))
    if (Array.from(letter).length === 1 && letter !== '\uFFFD' && !found.has(letter)) found.set(letter, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) note(byte)
  if (encoding.startsWith('windows')) return found
  for (let first = 0x81; first < 0xff; first += 1) for (let next = 0x40; next < 0xff; next += 1) note(first, next)
  return found
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PLAIN_FONT = 0
const BOLD_FONT = 1
const STRUCK_FONT = 2

function workbookOf(list: SupplierList): Uint8Array {
  const { before = {}, after = {}, sheet = 'Sheet1' } = list
  const plain = (all: NonNullable<SupplierList['before']>) =>
    Object.entries(all).map(([name, lines]): [string, Sheet] => [
      name,
      { rows: lines.map((cells) => ({ is: 'above', cells })) },
    ])
  const sheets: [string, Sheet][] = [...plain(before), [sheet, list], ...plain(after)]
  const styles: { font: number; format: string }[] = [{ font: PLAIN_FONT, format: 'General' }]
  const styleOf = (font: number, format = 'General') => {
    const at = styles.findIndex((one) => one.font === font && one.format === format)
    return at >= 0 ? at : styles.push({ font, format }) - 1
  }
  const parts = sheets.map(([, one], at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(one, styleOf)] as const)
  const numbered = sheets.map(([name], at) => ({ name, id: at + 1 }))
  return zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
        'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${numbered.map(({ name, id }) => `<sheet name="${xml(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbered.map(({ id }) => `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
        'xl/styles.xml': stylesOf(styles),
        ...Object.fromEntries(parts),
      }).map(([path, text]) => [path, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)]),
    ),
  )
}

type Sheet = Pick<SupplierList, 'hiddenColumns' | 'isRightToLeft' | 'rows'>

function sheetOf(
  { rows, hiddenColumns = [], isRightToLeft }: Sheet,
  styleOf: (font: number, format?: string) => number,
): string {
  const width = Math.max(1, ...rows.map(({ cells }) => cells.length))
  const merges: string[] = []
  const lines = rows.map(({ cells, is, isBold }, at) => {
    const font = is === 'struck' ? STRUCK_FONT : isBold ? BOLD_FONT : PLAIN_FONT
    const written = cells.map((cell, column) => {
      const { v, format, across = 1, down = 1 } = styled(cell)
      const place = `${letters(column)}${at + 1}`
      if (across > 1 || down > 1) merges.push(`${place}:${letters(column + across - 1)}${at + down}`)
      const style = styleOf(font, format)
      if (v === null) return style === 0 ? '' : `<c r="${place}" s="${style}"/>`
      return typeof v === 'number'
        ? `<c r="${place}" s="${style}"><v>${v}</v></c>`
        : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(v)}</t></is></c>`
    })
    return `<row r="${at + 1}"${is === 'hidden' ? ' hidden="1"' : ''}>${written.join('')}</row>`
  })
  const columns = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" width="9" hidden="1"/>`).join('')
  return `<worksheet ${MAIN}><dimension ref="A1:${letters(width - 1)}${rows.length}"/><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}/></sheetViews>${columns && `<cols>${columns}</cols>`}<sheetData>${lines.join('')}</sheetData>${merges.length ? `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''}</worksheet>`
}

function stylesOf(styles: readonly { font: number; format: string }[]): string {
  const formats = [...new Set(styles.map(({ format }) => format))].filter((format) => format !== 'General')
  const numbers = formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xml(format)}"/>`)
  const cells = styles.map(({ font, format }) => `<xf numFmtId="${format === 'General' ? 0 : 164 + formats.indexOf(format)}" fontId="${font}" fillId="0" borderId="0" xfId="0"/>`) // prettier-ignore
  return `<styleSheet ${MAIN}><numFmts>${numbers.join('')}</numFmts><fonts><font><sz val="10"/></font><font><b/><sz val="10"/></font><font><strike/><sz val="10"/></font></fonts><fills><fill><patternFill patternType="none"/></fill></fills><borders><border/></borders><cellStyleXfs><xf/></cellStyleXfs><cellXfs>${cells.join('')}</cellXfs></styleSheet>`
}

export function styled(cell: Value | StyledCell): StyledCell {
  return typeof cell === 'object' && cell !== null ? cell : { v: cell }
}

/** 27 → `AB`. */
function letters(column: number): string {
  return (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

import { posix } from 'node:path'
import type { ReadingWarning } from '../../../contract/import-table.ts'
import { isDateFormat } from './date-format.ts'
import { attributeOf, piecesOf, textOfItem } from './xml-text.ts'
import { decodeText } from './text-encoding.ts'
import { TableRefused } from './table-refused.ts'
import { openZip } from './zip-entries.ts'
import type { OpenZip } from './zip-entries.ts'

/** Of the parts that are read whole: what is within, relations, styles. */
const LARGEST_PART = 64 * 1024 * 1024
/** Of all texts that cells share, in characters. */
const MOST_SHARED = 256 * 1024 * 1024

export interface Sheet {
  name: string
  path: string
  isHidden: boolean
}

/** A spreadsheet that is open for reading: its sheets, and what its cells refer to. */
export interface Workbook {
  zip: OpenZip
  sheets: Sheet[]
  /** Days are counted from 1904, as on old Macs. */
  is1904: boolean
  warnings: ReadingWarning[]
  /** For each style of a cell, whether it shows a day. */
  dateStyles: boolean[]
  close(): Promise<void>
}

export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await openZip(path)
  try {
    const book = await readPart(zip, 'xl/workbook.xml')
    if (book === undefined) throw new TableRefused('This is no Excel workbook (XLSX).', '这不是 Excel 工作簿（XLSX）。')
    const targets = relationsOf((await readPart(zip, 'xl/_rels/workbook.xml.rels')) ?? '')
    const sheets = [...book.matchAll(/<(?:\w+:)?sheet\b([^>]*)>/g)].flatMap(([, tag = '']): Sheet[] => {
      const target = targets.get(attributeOf(tag, 'id') ?? '')
      if (target === undefined || !zip.names.includes(target)) return []
      const isHidden = /hidden/i.test(attributeOf(tag, 'state') ?? '')
      return [{ name: attributeOf(tag, 'name') ?? '', path: target, isHidden }]
    })
    if (!sheets.length) throw new TableRefused('The workbook has no sheet with cells.', '工作簿中没有可读取的工作表。')
    const has = (name: RegExp) => zip.names.some((one) => name.test(one))
    return {
      zip,
      sheets,
      is1904: /<(?:\w+:)?workbookPr\b[^>]*date1904="(1|true)"/.test(book),
      dateStyles: dateStylesOf((await readPart(zip, 'xl/styles.xml')) ?? ''),
      warnings: [
        ...(has(/vbaProject\.bin$/) ? (['macros'] as const) : []),
        ...(has(/^xl\/externalLinks\//) ? (['externalLinks'] as const) : []),
        ...(sheets.some(({ isHidden }) => isHidden) ? (['hiddenSheets'] as const) : []),
      ],
      close: () => zip.close(),
    }
  } catch (error) {
    await zip.close()
    throw error
  }
}

/** Texts that cells share, in their order; copies, since a slice would keep the whole part in memory. */
export async function sharedTexts({ zip }: Workbook): Promise<string[]> {
  const path = 'xl/sharedStrings.xml'
  if (!zip.names.includes(path)) return []
  const texts: string[] = []
  let size = 0
  const tooLong = () =>
    new TableRefused('The texts of the workbook are too long to be read.', '工作簿中的文本过长，无法读取。')
  const xml = decodeText(await zip.read(path), 'utf-8')
  for await (const piece of piecesOf(xml, /<\/(?:\w+:)?si>|<(?:\w+:)?si\s*\/>/g, { longest: LARGEST_PART, tooLong })) {
    refuseDoctype(piece)
    if (!/<(?:\w+:)?si\b/.test(piece)) continue
    const text = Buffer.from(textOfItem(piece)).toString()
    size += text.length
    if (size > MOST_SHARED) throw tooLong()
    texts.push(text)
  }
  return texts
}

async function readPart(zip: OpenZip, path: string): Promise<string | undefined> {
  if (!zip.names.includes(path)) return undefined
  let text = ''
  for await (const piece of decodeText(await zip.read(path), 'utf-8')) {
    text += piece
    if (text.length > LARGEST_PART)
      throw new TableRefused(`${path} in the workbook is too large.`, `工作簿中的 ${path} 过大。`)
  }
  refuseDoctype(text)
  return text
}

export function refuseDoctype(xml: string): void {
  if (xml.includes('<!DOCTYPE'))
    throw new TableRefused('The workbook defines entities of its own.', '工作簿含有自定义实体，无法读取。')
}

/** By id, the path within the archive. */
function relationsOf(xml: string): Map<string, string> {
  return new Map(
    [...xml.matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)].flatMap(([, tag = '']): [string, string][] => {
      const target = attributeOf(tag, 'Target')
      if (target === undefined || attributeOf(tag, 'TargetMode') === 'External') return []
      const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target)
      return [[attributeOf(tag, 'Id') ?? '', path]]
    }),
  )
}

function dateStylesOf(xml: string): boolean[] {
  const formats = new Map(
    [...xml.matchAll(/<(?:\w+:)?numFmt\b([^>]*)>/g)].map(([, tag = '']) => [
      Number(attributeOf(tag, 'numFmtId')),
      attributeOf(tag, 'formatCode') ?? '',
    ]),
  )
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? ''
  return [...cells.matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].map(([, tag = '']) => {
    const id = Number(attributeOf(tag, 'numFmtId') ?? 0)
    return isDateFormat(id, formats.get(id))
  })
}

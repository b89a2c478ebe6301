import { posix } from 'node:path'
import type { ReadingWarning } from '../../../contract/import-table.ts'
import { createStyleReader } from './cell-styles.ts'
import type { ShownNumber } from './cell-styles.ts'
import { withoutStray } from './stray-signs.ts'
import { decodeText } from './text-decoder.ts'
import { TableRefused } from './table-refused.ts'
import { createXmlReader } from './xml-reader.ts'
import type { XmlListener } from './xml-reader.ts'
import { tagAttributesOf, createStringItem } from './xml-text.ts'
import { openZip } from './zip-entries.ts'
import type { OpenZip } from './zip-entries.ts'

/** The limit of parts with metadata (relations, styles), in characters. */
const LARGEST_PART = 64 * 1024 * 1024
/** The limit of all shared strings, in characters; each also takes some memory of its own. */
const MOST_SHARED = 256 * 1024 * 1024
const LONGEST_SHARED = 4 * 1024 * 1024
const BESIDES = 24
/** As many as a person can look through. */
const MOST_SHEETS = 1000

export interface WorkbookSheet {
  name: string
  path: string
  isHidden: boolean
}

/** An open workbook: its sheets, and what its cells refer to. */
export interface Workbook {
  zip: OpenZip
  sheets: WorkbookSheet[]
  /** Days are counted from 1904, as on old Macs. */
  is1904: boolean
  warnings: ReadingWarning[]
  /** How each cell style shows numbers. */
  numberStyles: ShownNumber[]
  close(): Promise<void>
}

export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await openZip(path)
  try {
    if (!zip.names.includes('xl/workbook.xml'))
      throw new TableRefused('This is no Excel workbook (XLSX).', '这不是 Excel 工作簿（XLSX）。')
    const targets = await relationsOf(zip)
    const { sheets, is1904 } = await sheetsOf(zip, targets)
    if (!sheets.length) throw new TableRefused('The workbook has no sheet with cells.', '工作簿中没有可读取的工作表。')
    const has = (name: RegExp) => zip.names.some((one) => name.test(one))
    const styles = createStyleReader()
    await readPart(zip, 'xl/styles.xml', styles)
    return {
      zip,
      sheets,
      is1904,
      numberStyles: styles.numberStyles(),
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

/** The shared strings in order; copies, since a slice would keep the whole part in memory. */
export async function sharedTexts({ zip }: Workbook): Promise<string[]> {
  const path = 'xl/sharedStrings.xml'
  if (!zip.names.includes(path)) return []
  const texts: string[] = []
  let size = 0
  const item = createStringItem(LONGEST_SHARED)
  const xml = createXmlReader({
    ...item,
    onClose(name) {
      item.onClose(name)
      if (name !== 'si') return
      const text = Buffer.from(item.take()).toString()
      size += text.length + BESIDES
      if (text.length > LONGEST_SHARED || size > MOST_SHARED)
        throw new TableRefused('The texts of the workbook are too long to be read.', '工作簿中的文本过长，无法读取。')
      texts.push(text)
    },
  })
  for await (const piece of decodeText(await zip.read(path), 'utf-8')) xml.write(piece)
  xml.end()
  return texts
}

/** Reads a part with metadata; does nothing if it is missing. */
async function readPart(zip: OpenZip, path: string, listener: XmlListener): Promise<void> {
  if (!zip.names.includes(path)) return
  const xml = createXmlReader(listener)
  let size = 0
  for await (const piece of decodeText(await zip.read(path), 'utf-8')) {
    size += piece.length
    if (size > LARGEST_PART)
      throw new TableRefused(`${path} in the workbook is too large.`, `工作簿中的 ${path} 过大。`)
    xml.write(piece)
  }
  xml.end()
}

async function sheetsOf(
  zip: OpenZip,
  targets: ReadonlyMap<string, string>,
): Promise<Pick<Workbook, 'sheets' | 'is1904'>> {
  const sheets: WorkbookSheet[] = []
  const names = new Set(zip.names)
  let is1904 = false
  await readPart(zip, 'xl/workbook.xml', {
    onOpen(tag, attributes) {
      if (tag === 'workbookPr') is1904 = /^(1|true)$/.test(tagAttributesOf(attributes).get('date1904') ?? '')
      if (tag !== 'sheet') return
      const facts = tagAttributesOf(attributes)
      const path = targets.get(facts.get('id') ?? '')
      if (path === undefined || !names.has(path)) return
      if (sheets.length >= MOST_SHEETS)
        throw new TableRefused(
          `The workbook has more than ${MOST_SHEETS} sheets.`,
          `工作簿超过 ${MOST_SHEETS} 个工作表。`,
        )
      sheets.push({
        name: withoutStray(facts.get('name') ?? ''),
        path,
        isHidden: /hidden/i.test(facts.get('state') ?? ''),
      })
    },
  })
  return { sheets, is1904 }
}

/** The path within the archive of each relation, by id. */
async function relationsOf(zip: OpenZip): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readPart(zip, 'xl/_rels/workbook.xml.rels', {
    onOpen(tag, attributes) {
      if (tag !== 'Relationship') return
      const facts = tagAttributesOf(attributes)
      const target = facts.get('Target')
      if (target === undefined || facts.get('TargetMode') === 'External') return
      targets.set(facts.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : posix.join('xl', target))
    },
  })
  return targets
}

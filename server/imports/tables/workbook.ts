import { posix } from 'node:path'
import type { ReadingWarning } from '../../../contract/import-table.ts'
import { createStyleReader } from './cell-styles.ts'
import type { CellStyle } from './cell-styles.ts'
import { withoutStray } from './stray-signs.ts'
import { decodeText } from './text-decoder.ts'
import { TableRefused } from './table-refused.ts'
import { createXmlReader } from './xml-reader.ts'
import type { XmlListener } from './xml-reader.ts'
import { createStringItem, isTrue, tagAttributesOf } from './xml-text.ts'
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
  /** It asks for its formulas to be computed: the values in the file may be placeholders. */
  isUncomputed: boolean
  warnings: ReadingWarning[]
  /** By the index that cells name. */
  styles: CellStyle[]
  /** The path of its shared strings. */
  sharedPath: string
  close(): Promise<void>
}

export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await openZip(path)
  try {
    if (!zip.names.includes('xl/workbook.xml'))
      throw new TableRefused('This is no Excel workbook (XLSX).', '这不是 Excel 工作簿（XLSX）。')
    const relations = await relationsOf(zip, 'xl/workbook.xml')
    const partOf = (type: string, usual: string) => relations.find((one) => one.type === type)?.path ?? usual
    const { sheets, is1904, isUncomputed } = await sheetsOf(zip, new Map(relations.map(({ id, path: to }) => [id, to])))
    if (!sheets.length) throw new TableRefused('The workbook has no sheet with cells.', '工作簿中没有可读取的工作表。')
    const has = (name: RegExp) => zip.names.some((one) => name.test(one))
    const styles = createStyleReader()
    await readPart(zip, partOf('styles', 'xl/styles.xml'), styles)
    return {
      zip,
      sheets,
      is1904,
      isUncomputed,
      styles: styles.styles(),
      sharedPath: partOf('sharedStrings', 'xl/sharedStrings.xml'),
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

export interface SharedTexts {
  /** In order; copies, since a slice would keep the whole part in memory. */
  texts: string[]
  /** By index: whether a text of several runs is struck out, whatever the style of its cell. */
  struck: Map<number, boolean>
}

export async function sharedTexts({ zip, sharedPath: path }: Workbook): Promise<SharedTexts> {
  const texts: string[] = []
  const struck = new Map<number, boolean>()
  if (!zip.names.includes(path)) return { texts, struck }
  let size = 0
  const item = createStringItem(LONGEST_SHARED)
  const xml = createXmlReader({
    ...item,
    onClose(name) {
      item.onClose(name)
      if (name !== 'si') return
      const taken = item.take()
      const text = Buffer.from(taken.text).toString()
      size += text.length + (taken.isStruck === undefined ? BESIDES : 2 * BESIDES)
      if (text.length > LONGEST_SHARED || size > MOST_SHARED)
        throw new TableRefused('The texts of the workbook are too long to be read.', '工作簿中的文本过长，无法读取。')
      if (taken.isStruck !== undefined) struck.set(texts.length, taken.isStruck)
      texts.push(text)
    },
  })
  for await (const piece of decodeText(await zip.read(path), 'utf-8')) xml.write(piece)
  xml.end()
  return { texts, struck }
}

/** Reads a part with metadata; does nothing if it is missing. */
export async function readPart(zip: OpenZip, path: string, listener: XmlListener): Promise<void> {
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
): Promise<Pick<Workbook, 'sheets' | 'is1904' | 'isUncomputed'>> {
  const sheets: WorkbookSheet[] = []
  const names = new Set(zip.names)
  let is1904 = false
  let isUncomputed = false
  await readPart(zip, 'xl/workbook.xml', {
    onOpen(tag, attributes) {
      if (tag === 'workbookPr') is1904 = isTrue(tagAttributesOf(attributes).get('date1904'))
      if (tag === 'calcPr') isUncomputed = isTrue(tagAttributesOf(attributes).get('fullCalcOnLoad'))
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
  return { sheets, is1904, isUncomputed }
}

/** What a part of a workbook refers to: by id, with the last word of its type (`styles`) and its path within the archive. */
export async function relationsOf(zip: OpenZip, part: string): Promise<{ id: string; type: string; path: string }[]> {
  const found: { id: string; type: string; path: string }[] = []
  const { dir, base } = posix.parse(part)
  await readPart(zip, posix.join(dir, '_rels', `${base}.rels`), {
    onOpen(tag, attributes) {
      if (tag !== 'Relationship') return
      const facts = tagAttributesOf(attributes)
      const target = facts.get('Target')
      if (target === undefined || facts.get('TargetMode') === 'External') return
      const path = target.startsWith('/') ? target.slice(1) : posix.join(dir, target)
      found.push({ id: facts.get('Id') ?? '', type: facts.get('Type')?.split('/').at(-1) ?? '', path })
    },
  })
  return found
}

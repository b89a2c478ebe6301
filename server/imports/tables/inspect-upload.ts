import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type {
  AskedReading,
  ImportTableRow,
  ReadingChoice,
  ReadingWarning,
  TableKind,
  UploadFacts,
} from '../../../contract/import-table.ts'
import { guessDelimiter } from './csv-rows.ts'
import { doubtfulRows } from './doubtful-rows.ts'
import { isArchive, isNoText } from './look-at-head.ts'
import { findHeader, namesOf, ROWS_LOOKED_AT } from './find-header.ts'
import { allRows, sheetNamed } from './read-table.ts'
import type { TableFile } from './read-table.ts'
import { TableRefused, TOO_LONG } from './table-refused.ts'
import { createDecoder } from './text-decoder.ts'
import { guessEncoding, readHead } from './text-encoding.ts'
import { openWorkbook, sharedTexts } from './workbook.ts'
import type { Workbook } from './workbook.ts'
import { statedRows, xlsxRows } from './xlsx-rows.ts'
import { extractInto, MOST_INFLATED, openZip } from './zip-entries.ts'
import type { OpenZip } from './zip-entries.ts'

const WORKBOOK = 'xl/workbook.xml'
const HEAD_BYTES = 64 * 1024
/** As many sheets as are looked into. */
const MOST_LOOKED_INTO = 30
/** A sheet with so many names of fields may hold products. */
const MANY_FIELDS = 3
const MEBIBYTE = 1024 ** 2
/** How many times its own size an archive may unpack to: tables shrink to a tenth, pictures hardly at all. */
const MOST_TIMES = 20
/** In bytes: what any archive may unpack to. */
const ALWAYS_ALLOWED = 256 * MEBIBYTE
const TABLE_NAME = /\.(csv|tsv|txt|xlsx|xlsm|jsonl|ndjson)$/i
const PACKED_NAME = /\.(xlsx|xlsm|zip)$/i

/** What an upload is, and where its table and the files it names are now. */
export interface Inspection {
  facts: UploadFacts
  table: TableFile
  /** The paths of pictures and documents are relative to it. */
  folder: string
  /** How much was unpacked. */
  bytes: number
}

interface Unpacking {
  /** The table of a ZIP that a member has chosen. */
  chosen?: string | null
  /** Called before so many bytes are unpacked; may throw TableRefused. */
  makeRoom?: (bytes: number) => Promise<void>
}

/** Inspects an upload: its kind, and how to read it. A ZIP is unpacked into `folder`. Throws TableRefused for an unreadable file. */
export async function inspectUpload(
  path: string,
  folder: string,
  { chosen = null, makeRoom = async () => undefined }: Unpacking = {},
): Promise<Inspection> {
  const isZip = await isArchive(path)
  const files = join(folder, 'files')
  await mkdir(files, { recursive: true })
  if (!isZip) return { ...(await inspectTable({ path, name: path }, null)), folder: files, bytes: 0 }
  const zip = await openZip(path)
  try {
    if (zip.names.includes(WORKBOOK)) {
      await zip.close()
      return { ...(await inspectTable({ path, name: 'book.xlsx' }, null)), folder: files, bytes: 0 }
    }
    const tables = tablesIn(zip)
    const [file = null] = chosen !== null && tables.includes(chosen) ? [chosen] : tables.toSorted(shallowFirst)
    if (file === null) throw noTable(zip)
    const bytes = await unpackedBytes(zip, path)
    await makeRoom(bytes)
    const own = join(folder, `table${extname(file).toLowerCase()}`)
    await pipeline(await zip.read(file), createWriteStream(own))
    const count = await extractInto(zip, files, (name) => !TABLE_NAME.test(name))
    const { facts, table } = await inspectTable({ path: own, name: file }, file)
    return {
      facts: { ...facts, isArchive: true, tables, files: count },
      table,
      folder: join(files, ...file.split('/').slice(0, -1)),
      bytes,
    }
  } finally {
    await zip.close().catch(() => undefined)
  }
}

/** Refuses a file that is obviously unreadable; `name` is the sender's file name. Throws TableRefused. */
export async function refuseAtOnce(path: string, name: string): Promise<void> {
  if (!(await isArchive(path))) {
    if (!PACKED_NAME.test(name)) return
    throw new TableRefused(
      'The file is damaged: it is no workbook and no archive, though its name says so.',
      '文件已损坏：虽然扩展名如此，但它不是工作簿或压缩包。',
    )
  }
  const zip = await openZip(path)
  await zip.close()
  if (zip.names.includes(WORKBOOK)) return
  if (!tablesIn(zip).length) throw noTable(zip)
  await unpackedBytes(zip, path)
}

/** What an archive unpacks to, in bytes. Throws TableRefused where that is out of proportion to its own size. */
async function unpackedBytes(zip: Pick<OpenZip, 'names' | 'sizeOf'>, path: string): Promise<number> {
  const bytes = zip.names.reduce((sum, name) => sum + zip.sizeOf(name), 0)
  const { size } = await stat(path)
  if (bytes <= Math.min(MOST_INFLATED, Math.max(ALWAYS_ALLOWED, MOST_TIMES * size))) return bytes
  const [largest = ''] = zip.names.toSorted((one, other) => zip.sizeOf(other) - zip.sizeOf(one))
  const [all, one] = [bytes, zip.sizeOf(largest)].map((each) => Math.ceil(each / MEBIBYTE))
  const [always, most] = [ALWAYS_ALLOWED / MEBIBYTE, MOST_INFLATED / MEBIBYTE]
  throw new TableRefused(
    `The archive unpacks to ${all} MB; the largest file in it is ${largest} (${one} MB). At most ${MOST_TIMES} times its own size is taken, or ${always} MB if that is more, and never more than ${most} MB.`,
    `压缩包解压后为 ${all} MB，其中最大的文件是 ${largest}（${one} MB）。解压后的大小不能超过压缩包的 ${MOST_TIMES} 倍（不足 ${always} MB 的不受此限），且最多 ${most} MB。`,
  )
}

function tablesIn({ names }: Pick<OpenZip, 'names'>): string[] {
  return names.filter((name) => TABLE_NAME.test(name) && !name.split('/').some((part) => part.startsWith('~$')))
}

/** Documents that are archives themselves, by a file in them. */
const DOCUMENTS: { holds: RegExp; en: string; zh: string }[] = [
  { holds: /^word\//, en: 'a Word document', zh: 'Word 文档' },
  { holds: /^ppt\//, en: 'a PowerPoint file', zh: 'PowerPoint 文件' },
  { holds: /^xl\/workbook\.bin$/, en: 'a binary workbook (XLSB)', zh: '二进制工作簿（XLSB）' },
  { holds: /\.iwa$/, en: 'a file of Numbers or Pages', zh: 'Numbers 或 Pages 文件' },
  { holds: /^content\.xml$/, en: 'an OpenDocument file', zh: 'OpenDocument 文件' },
]

function noTable({ names }: Pick<OpenZip, 'names'>): TableRefused {
  const document = DOCUMENTS.find(({ holds }) => names.some((name) => holds.test(name)))
  if (document)
    return new TableRefused(
      `This is ${document.en}. Save the table as XLSX or CSV.`,
      `这是${document.zh}，请将表格另存为 XLSX 或 CSV。`,
    )
  return new TableRefused(
    'The archive holds no table: no CSV, XLSX or JSON Lines file.',
    '压缩包中没有表格文件（CSV、XLSX 或 JSON Lines）。',
  )
}

function noText(): TableRefused {
  return new TableRefused(
    'The file holds no text that can be read. Save the table as XLSX, or as CSV in UTF-8.',
    '文件中没有可读取的文本，请将表格另存为 XLSX，或 UTF-8 编码的 CSV。',
  )
}

const shallowFirst = (one: string, other: string) =>
  one.split('/').length - other.split('/').length || one.localeCompare(other)

async function inspectTable(
  { path, name }: { path: string; name: string },
  file: string | null,
): Promise<Pick<Inspection, 'facts' | 'table'>> {
  const warnings = new Set<ReadingWarning>()
  const isBook = /\.xls[xm]$/i.test(name)
  const { kind, choice, sheets, ...doubt } = isBook
    ? await lookAtBook(path, warnings)
    : await lookAtText(path, warnings)
  const table = { path, kind }
  const stated: ReadingChoice = { ...choice, file }
  const header =
    kind === 'jsonl' ? { headerRow: 1 } : await guessHeader(table, stated, (warning) => warnings.add(warning))
  const facts = {
    kind,
    isArchive: false,
    tables: [],
    files: 0,
    sheets,
    warnings: [...warnings],
    choice: { ...stated, ...header },
    ...doubt,
  }
  return { table, facts }
}

interface Look extends Pick<UploadFacts, 'encodingGuesses' | 'doubtful'> {
  kind: TableKind
  choice: ReadingChoice
  sheets: UploadFacts['sheets']
}

const UNDECIDED: ReadingChoice = { file: null, sheet: null, encoding: null, delimiter: null, headerRow: 1 }

async function lookAtBook(path: string, warnings: Set<ReadingWarning>): Promise<Look> {
  const book = await openWorkbook(path)
  try {
    for (const warning of book.warnings) warnings.add(warning)
    const sheets: UploadFacts['sheets'] = []
    for (const sheet of book.sheets)
      sheets.push({ name: sheet.name, isHidden: sheet.isHidden, rows: await statedRows(book, sheet) })
    const shown = sheets.filter(({ isHidden }) => !isHidden)
    const longest = (shown.length ? shown : sheets).toSorted((one, other) => (other.rows ?? 0) - (one.rows ?? 0))
    const fields = longest.length > 1 ? await fieldsOfSheets(book, longest.slice(0, MOST_LOOKED_INTO)) : []
    // The sheet that names the most fields holds the products; of equal ones the longest does.
    const best = longest[Math.max(0, fields.indexOf(Math.max(...fields)))]
    if (fields.filter((count) => count >= MANY_FIELDS).length > 1) warnings.add('moreSheets')
    return { kind: 'xlsx', sheets, choice: { ...UNDECIDED, sheet: best?.name ?? null } }
  } finally {
    await book.close()
  }
}

async function lookAtText(path: string, warnings: Set<ReadingWarning>): Promise<Look> {
  const { encoding, other } = await guessEncoding(async () => createReadStream(path))
  const bytes = await readHead(path, HEAD_BYTES)
  if (!encoding.startsWith('utf-16') && isNoText(bytes)) throw noText()
  const head = createDecoder(encoding).decode(bytes).trimStart()
  const [first = ''] = head.split(/\r?\n/)
  if (/^\s*\{.*/.test(first)) {
    if (first.trim() === '{')
      throw new TableRefused(
        'This is JSON spread over several lines; write one product a line (JSON Lines).',
        '这是多行 JSON，请改为每行一个产品（JSON Lines）。',
      )
    if (other) warnings.add('encodingUnsure')
    return { kind: 'jsonl', sheets: [], choice: { ...UNDECIDED, encoding } }
  }
  if (first.startsWith('['))
    throw new TableRefused(
      'This is one JSON array; write one product a line (JSON Lines).',
      '这是一个 JSON 数组，请改为每行一个产品（JSON Lines）。',
    )
  if (/^<(!doctype|html|\?xml|table)/i.test(first))
    throw new TableRefused(
      'This is a web page or XML. Export the table as CSV or XLSX.',
      '这是网页或 XML 文件，请将表格导出为 CSV 或 XLSX。',
    )
  const look: Look = { kind: 'csv', sheets: [], choice: { ...UNDECIDED, encoding, delimiter: guessDelimiter(head) } }
  const doubtful = other ? await doubtfulRows(path, look.choice, [encoding, other]) : []
  if (!other || !doubtful.length) return look
  warnings.add('encodingUnsure')
  return { ...look, encodingGuesses: [encoding, other], doubtful }
}

/** How many fields the header of each sheet names. */
async function fieldsOfSheets(book: Workbook, sheets: UploadFacts['sheets']): Promise<number[]> {
  const shared = await sharedTexts(book)
  return Promise.all(
    sheets.map(async ({ name }) => {
      const rows = xlsxRows(book, sheetNamed(book, name), { shared, warn: () => undefined })
      return findHeader(await firstOf(rows)).known
    }),
  )
}

async function firstOf(rows: AsyncIterable<ImportTableRow>): Promise<ImportTableRow[]> {
  const first: ImportTableRow[] = []
  for await (const row of rows) {
    first.push(row)
    if (first.length >= ROWS_LOOKED_AT) break
  }
  return first
}

/** Where the header of a table is, and how many rows it takes. */
export async function guessHeader(
  file: TableFile,
  choice: AskedReading,
  warn: (warning: ReadingWarning) => void = () => undefined,
): Promise<Pick<ReadingChoice, 'headerRow' | 'headerLines'>> {
  const rows = await firstOf(allRows(file, choice, warn))
  const { row, lines } = findHeader(rows)
  const long = rows.find((one) => one.row <= row && one.problem?.en === TOO_LONG.en)
  if (long)
    throw new TableRefused(
      `Row ${long.row} cannot be read: ${TOO_LONG.en}. Shorten it, or leave it out.`,
      `第 ${long.row} 行无法读取：${TOO_LONG.zh}，请缩短或删除该行。`,
    )
  const names = namesOf(rows.filter((one) => one.row >= row && one.row < row + lines)).filter(Boolean)
  if (new Set(names).size < names.length) warn('duplicateColumns')
  return { headerRow: row, ...(lines > 1 && { headerLines: lines }) }
}

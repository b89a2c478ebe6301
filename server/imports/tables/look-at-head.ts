import { open } from 'node:fs/promises'
import { TableRefused } from './table-refused.ts'
import { readHead } from './text-encoding.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06]
/** A compound file: the old Office format, which still holds workbooks with a password ([MS-CFB]). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** Formats that people often send instead of a table, by their first bytes. */
const OTHERS: { begins: (number[] | string)[]; en: string; zh: string }[] = [
  {
    begins: ['%PDF'],
    en: 'This is a PDF. Export the table as CSV or XLSX.',
    zh: '这是 PDF 文件，请将表格导出为 CSV 或 XLSX。',
  },
  {
    begins: ['Rar!'],
    en: 'This is a RAR archive. Pack the files as ZIP.',
    zh: '这是 RAR 压缩包，请改用 ZIP。',
  },
  {
    begins: [[0x37, 0x7a, 0xbc, 0xaf]],
    en: 'This is a 7z archive. Pack the files as ZIP.',
    zh: '这是 7z 压缩包，请改用 ZIP。',
  },
  {
    begins: [[0x1f, 0x8b], 'BZh', [0xfd, 0x37, 0x7a, 0x58]],
    en: 'This is a compressed file (GZ, BZ2 or XZ). Unpack it, or pack the files as ZIP.',
    zh: '这是压缩文件（GZ、BZ2 或 XZ），请解压，或改用 ZIP。',
  },
  {
    // PNG, JPEG, GIF, WebP, TIFF, BMP.
    begins: [
      [0x89, 0x50, 0x4e, 0x47],
      [0xff, 0xd8, 0xff],
      'GIF8',
      'RIFF',
      [0x49, 0x49, 0x2a, 0],
      [0x4d, 0x4d, 0, 0x2a],
    ],
    en: 'This is a picture. Send the table as CSV or XLSX; its pictures go into one ZIP with it.',
    zh: '这是图片，请发送 CSV 或 XLSX 表格；图片可与表格一起打包为 ZIP。',
  },
  {
    begins: [
      [0xff, 0xfe, 0, 0],
      [0, 0, 0xfe, 0xff],
    ],
    en: 'This text is saved as UTF-32. Save it as CSV in UTF-8.',
    zh: '该文本以 UTF-32 编码保存，请另存为 UTF-8 编码的 CSV。',
  },
  {
    begins: ['{\\rtf', '%!PS'],
    en: 'This is a text for reading or printing (RTF or PostScript). Export the table as CSV or XLSX.',
    zh: '这是用于阅读或打印的文档（RTF 或 PostScript），请将表格导出为 CSV 或 XLSX。',
  },
]

/** Whether a file is a ZIP, by its first bytes. Throws TableRefused for a known format that is no table. */
export async function isArchive(path: string): Promise<boolean> {
  const head = await readHead(path, 8)
  if (head.length === 0) throw new TableRefused('The file is empty.', '文件是空的。')
  const says = (bytes: readonly number[] | string) =>
    head.subarray(0, bytes.length).equals(typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes))
  if (says(COMPOUND)) throw (await hasPassword(path)) ? hidden() : old()
  const other = OTHERS.find(({ begins }) => begins.some(says))
  if (other) throw new TableRefused(other.en, other.zh)
  return says(ZIP) || says(EMPTY_ZIP)
}

/** Byte offsets in the header: the sector size, and the sector of the directory. */
const [SECTOR_SHIFT, FIRST_DIRECTORY] = [30, 48]
const LISTED_BYTES = 4096
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le')

/** A workbook with a password is stored encrypted in a compound file ([MS-OFFCRYPTO] 2.3.4.4). */
async function hasPassword(path: string): Promise<boolean> {
  const header = await readHead(path, 512)
  if (header.length < 512) return false
  const sector = 2 ** Math.min(header.readUInt16LE(SECTOR_SHIFT), 16)
  const file = await open(path)
  try {
    const place = { position: (header.readUInt32LE(FIRST_DIRECTORY) + 1) * sector, buffer: Buffer.alloc(LISTED_BYTES) }
    const { bytesRead, buffer } = await file.read(place)
    return buffer.subarray(0, bytesRead).includes(ENCRYPTED_STREAM)
  } finally {
    await file.close()
  }
}

function hidden(): TableRefused {
  return new TableRefused(
    'This workbook is protected by a password. Save it without one.',
    '该工作簿有密码保护，请取消密码后重新保存。',
  )
}

function old(): TableRefused {
  return new TableRefused(
    'This is an old Excel file (.xls) or another old document of Office. Save it as XLSX or CSV.',
    '这是旧版 Excel 文件（.xls）或其他旧版 Office 文档，请另存为 XLSX 或 CSV。',
  )
}

/** More control characters than a damaged text has; tab, line ends and escape are none of them. */
const MOST_CONTROLS = 0.02
const FEW_CONTROLS = 8

/** Whether bytes that are not UTF-16 are those of no text, such as a program's own format. */
export function isNoText(bytes: Buffer): boolean {
  let controls = 0
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127) controls += 1
  return controls >= FEW_CONTROLS && controls > bytes.length * MOST_CONTROLS
}

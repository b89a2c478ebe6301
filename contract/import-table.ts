import * as z from 'zod'

/** What an uploaded file is read as. */
export const tableKinds = ['csv', 'xlsx', 'jsonl'] as const
export type TableKind = (typeof tableKinds)[number]

/** Of text. UTF-16 with its bytes in either order. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const delimiters = [',', ';', '\t', '|'] as const

/** How an upload is read: guessed, and changed by whoever sees that the guess is wrong. What does not concern its kind is null. */
export const readingChoice = z.strictObject({
  /** The table's path within a ZIP. */
  file: z.string().max(1000).nullable(),
  /** Of XLSX, by name. */
  sheet: z.string().max(200).nullable(),
  encoding: z.enum(encodings).nullable(),
  delimiter: z.string().length(1).nullable(),
  /** The row, from 1, that says what the columns are called. */
  headerRow: z.number().int().min(1).max(1000),
})
export type ReadingChoice = z.output<typeof readingChoice>

/** What whoever imports should know of a file beforehand. */
export const readingWarnings = [
  'macros',
  'formulas',
  'externalLinks',
  'mergedCells',
  'hiddenSheets',
  'encodingUnsure',
  'duplicateColumns',
  'leftOut',
] as const

/** What an upload is, as far as it was looked at. */
export const uploadFacts = z.object({
  kind: z.enum(tableKinds),
  isArchive: z.boolean(),
  /** Tables of a ZIP, by path; of anything else none. */
  tables: z.array(z.string()),
  /** Pictures and documents that lie in the ZIP. */
  files: z.number().int(),
  /** Of XLSX; `rows` is what the sheet says of itself. */
  sheets: z.array(z.object({ name: z.string(), rows: z.number().int().nullable(), isHidden: z.boolean() })),
  warnings: z.array(z.enum(readingWarnings)),
  choice: readingChoice,
})
export type UploadFacts = z.output<typeof uploadFacts>
export type ReadingWarning = (typeof readingWarnings)[number]

/** A reason in both languages. */
export const reason = z.object({ en: z.string(), zh: z.string() })
export type Reason = z.output<typeof reason>

/** One row below the header, as a spreadsheet numbers it; `problem` says why there is nothing to read. */
export interface TableRow {
  row: number
  cells: string[]
  problem?: Reason | undefined
  /** From 0, of the cell that it is about; where it is about the whole row, none. */
  problemColumn?: number | undefined
}

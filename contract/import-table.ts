import * as z from 'zod'

/** The format of an uploaded file. */
export const tableKinds = ['csv', 'xlsx', 'jsonl'] as const
export type TableKind = (typeof tableKinds)[number]

/** The encoding of a text file. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const delimiters = [',', ';', '\t', '|'] as const

/** How an upload is read: guessed, and corrected by the person who imports. Choices that do not apply to its format are null. */
export const readingChoice = z.strictObject({
  /** The table's path within a ZIP. */
  file: z.string().max(1000).nullable(),
  /** For XLSX, by name. */
  sheet: z.string().max(200).nullable(),
  encoding: z.enum(encodings).nullable(),
  delimiter: z.string().length(1).nullable(),
  /** The number of the header row, from 1. */
  headerRow: z.number().int().min(1).max(1000),
})
export type ReadingChoice = z.output<typeof readingChoice>

/** Warnings about a file before its import. */
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

/** The facts of an upload, as far as it was inspected. */
export const uploadFacts = z.object({
  kind: z.enum(tableKinds),
  isArchive: z.boolean(),
  /** The tables of a ZIP, by path; otherwise none. */
  tables: z.array(z.string()),
  /** Pictures and documents in the ZIP. */
  files: z.number().int(),
  /** For XLSX; `rows` is the sheet's own claim. */
  sheets: z.array(z.object({ name: z.string(), rows: z.number().int().nullable(), isHidden: z.boolean() })),
  warnings: z.array(z.enum(readingWarnings)),
  choice: readingChoice,
})
export type UploadFacts = z.output<typeof uploadFacts>
export type ReadingWarning = (typeof readingWarnings)[number]

/** A reason in both languages. */
export const reason = z.object({ en: z.string(), zh: z.string() })
export type Reason = z.output<typeof reason>

/** One row below the header, numbered as in a spreadsheet; `problem` says why it cannot be read. */
export interface ImportTableRow {
  row: number
  cells: string[]
  /** The indices of cells that a workbook holds as numbers with decimals: their point is decimal, whatever other cells write. */
  numbers?: number[] | undefined
  problem?: Reason | undefined
  /** The index of the cell concerned, from 0; undefined for the whole row. */
  problemColumn?: number | undefined
}

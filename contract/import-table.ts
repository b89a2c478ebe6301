import * as z from 'zod'

/** The format of an uploaded file. */
export const tableKinds = ['csv', 'xlsx', 'jsonl'] as const
export type TableKind = (typeof tableKinds)[number]

/** The encodings of a text file by region, each region's most frequent first. Those that read every byte alike are one (ISO-8859-1, -9, -11). */
export const encodingGroups = {
  unicode: ['utf-8', 'utf-16le', 'utf-16be'],
  west: ['windows-1252', 'iso-8859-15', 'macintosh', 'ibm850', 'ibm437', 'iso-8859-14'],
  east: ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr', 'windows-874', 'windows-1258'],
  middle: ['windows-1250', 'iso-8859-2', 'iso-8859-16', 'windows-1257', 'iso-8859-13', 'iso-8859-4', 'iso-8859-10'],
  cyrillic: ['windows-1251', 'koi8-r', 'iso-8859-5', 'ibm866'],
  south: [
    'windows-1253',
    'iso-8859-7',
    'windows-1254',
    'iso-8859-3',
    'windows-1255',
    'iso-8859-8',
    'windows-1256',
    'iso-8859-6',
  ],
} as const
export type EncodingGroup = keyof typeof encodingGroups
export type Encoding = (typeof encodingGroups)[EncodingGroup][number]
export const encodings: readonly Encoding[] = Object.values(encodingGroups).flat()

export const delimiters = [',', ';', '\t', '|'] as const

export const MOST_HEADER_LINES = 3

/** How an upload is read: guessed, and corrected by the person who imports. Choices that do not apply to its format are null. */
export const readingChoice = z.strictObject({
  /** The table's path within a ZIP. */
  file: z.string().max(1000).nullable(),
  /** For XLSX, by name. */
  sheet: z.string().max(200).nullable(),
  encoding: z.enum(encodings).nullable(),
  delimiter: z.string().length(1).nullable(),
  /** The number of the first header row, from 1. */
  headerRow: z.number().int().min(1).max(1000),
  /** How many rows the header has: a name of several lines is one. One if absent. */
  headerLines: z.number().int().min(1).max(MOST_HEADER_LINES).optional(),
  /** Rows that a reader of the workbook does not see, or sees struck out, and that are read all the same. */
  reads: z
    .array(z.enum(['hidden', 'struck']))
    .max(2)
    .optional(),
})
export type ReadingChoice = z.output<typeof readingChoice>

/** A choice whose header is found anew: that of another sheet, say. */
export const askedReading = readingChoice.partial({ headerRow: true })
export type AskedReading = z.output<typeof askedReading>

/** Warnings about a file before its import. */
export const readingWarnings = [
  'macros',
  'formulas',
  'externalLinks',
  'mergedCells',
  'hiddenSheets',
  'hiddenRows',
  'hiddenColumns',
  'filtered',
  'struckRows',
  'encodingUnsure',
  'duplicateColumns',
  'leftOut',
  'unnamedColumns',
  'moreSheets',
] as const

/** Why a row below the header is no product: it is listed, and never counted as one. */
export const leftOutKinds = ['section', 'header', 'footer', 'hidden', 'struck', 'blank'] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

/** The rows below the header that are left out, by kind: how many, and the first of them with their text. */
export const leftOutRows = z.array(
  z.object({
    kind: z.enum(leftOutKinds),
    count: z.number().int(),
    rows: z.array(z.object({ row: z.number().int(), text: z.string() })),
  }),
)

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
  /** The names of columns that a reader of the workbook does not see. */
  hiddenColumns: z.array(z.string()).optional(),
  choice: readingChoice,
  /** The rows below the header, blank ones among them. */
  rowsBelow: z.number().int().optional(),
  leftOut: leftOutRows.optional(),
  /** How many levels of section titles stand above the rows; each is a column after those of the file. */
  levels: z.number().int().optional(),
  /** The two best guesses of a text's encoding where neither is sure, and the first rows that they read differently. */
  encodingGuesses: z.tuple([z.enum(encodings), z.enum(encodings)]).optional(),
  doubtful: z.array(z.object({ row: z.number().int(), readings: z.array(z.string()) })).optional(),
})
export type UploadFacts = z.output<typeof uploadFacts>
export type ReadingWarning = (typeof readingWarnings)[number]

/** A reason in both languages. */
export const reason = z.object({ en: z.string(), zh: z.string() })
export type Reason = z.output<typeof reason>

/** One row below the header, numbered as in a spreadsheet. */
export interface ImportTableRow {
  row: number
  cells: string[]
  /** The indices of cells that a workbook holds as numbers with decimals: their point is decimal, whatever other cells write. */
  numbers?: number[] | undefined
  /** Why the whole row cannot be read. */
  problem?: Reason | undefined
  /** Cells that cannot be read, by index: they cost the row only where their column is used. */
  faults?: { column: number; reason: Reason }[] | undefined
  /** What is accepted, but may not be meant so. */
  notes?: Reason[] | undefined
  /** The same of single cells, by index: told where their column is used. */
  cellNotes?: { column: number; reason: Reason }[] | undefined
  isHidden?: true | undefined
  isStruck?: true | undefined
  /** How its first filled cell looks in a workbook: equal looks are of one level. */
  look?: string | undefined
  /** The indices of cells whose value a merge has brought down from a row above. */
  merged?: number[] | undefined
  /** Cells that are merged sideways, as their first and last index. */
  spans?: [number, number][] | undefined
}

import { sep } from 'node:path'
import * as z from 'zod'
import { SetupError } from '../platform/setup-error.ts'
import { FOLDERS } from './files/stored-files.ts'

/** The version of the layout below. A change that older products cannot read raises it. */
export const FORMAT = 1

/** The names of the entries, in their order. Parts of tables and lists are numbered from 1. */
export const BEGIN = 'begin.json'
export const MANIFEST = 'manifest.json'
export const MANIFEST_SUM = 'manifest.sha256'
export const partName = (table: string, part: number) => `tables/${table}/${numbered(part)}.copy`
export const listName = (part: number) => `lists/${numbered(part)}.jsonl`
export const fileName = (name: string) => `files/${name}`

const numbered = (part: number) => String(part).padStart(6, '0')

const digest = z.string().regex(/^[0-9a-f]{64}$/)

/** What is known before the first row: enough to make the tables, or to refuse. */
const beginSchema = z.object({
  format: z.literal(FORMAT),
  /** Of package.json. */
  product: z.string(),
  startedAt: z.iso.datetime(),
  /** The server's version, such as "18.4". */
  postgres: z.string(),
  /** The names of the applied migrations, sorted. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The last given value; null if none was given yet. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** Whether the files are inside, or only their list. */
  hasFiles: z.boolean(),
})
export type Begin = z.infer<typeof beginSchema>

const tableSumsSchema = z.object({
  name: z.string(),
  rows: z.int(),
  bytes: z.int(),
  /** Of the text that COPY wrote. */
  sha256: digest,
  /** The same for equal rows in any order (digests.ts). */
  rowsSum: digest,
})
export type TableSums = z.infer<typeof tableSumsSchema>

/** What is known after the last byte. */
const manifestSchema = z.object({
  endedAt: z.iso.datetime(),
  beginSha256: digest,
  tables: z.array(tableSumsSchema),
  files: z.object({ count: z.int(), bytes: z.int(), gone: z.int(), missing: z.int(), sha256: digest }),
  /** How many files were left out because they can be made; older backups left out none. */
  makeable: z.int().default(0),
})
export type Manifest = z.infer<typeof manifestSchema>

/** A line of a list of files. */
const listedSchema = z.object({
  /** Its place in the data folder or the store: `storage/ab/abcdef…`. */
  name: z.string().refine(isInside),
  bytes: z.int().optional(),
  sha256: digest.optional(),
  /** `gone`: it was removed while the backup was made; `missing`: the database names it, and it was not there. */
  state: z.enum(['gone', 'missing']).optional(),
})
export type ListedFile = z.infer<typeof listedSchema>

/**
 * Whether a name is that of a file in one of our folders, and leads out of none. Anything else may be in it: suppliers name the files of
 * their archives as they like.
 */
function isInside(name: string): boolean {
  const [folder, ...parts] = name.split('/')
  const isOther = !FOLDERS.includes(`${folder}/`) || !parts.length || name.includes('\0')
  // Where the system separates by another sign than ours, that one leads out too.
  return !isOther && (sep === '/' || !name.includes(sep)) && parts.every((part) => !['', '.', '..'].includes(part))
}

export function readBegin(text: string): Begin {
  const { format } = parsed(z.looseObject({ format: z.int() }), text)
  if (format !== FORMAT)
    throw new SetupError(`The backup was made by a newer Quarry (format ${format}); use that version.`)
  return parsed(beginSchema, text)
}

export function readManifest(text: string): Manifest {
  return parsed(manifestSchema, text)
}

export function readList(text: string): ListedFile[] {
  return text.split('\n').flatMap((line) => (line ? [parsed(listedSchema, line)] : []))
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new SetupError('The backup is damaged, or no backup of Quarry.', error)
  }
}

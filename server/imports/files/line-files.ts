import { sql } from 'kysely'
import type { Trx } from '../../database.ts'
import { insertRows } from '../merging/bulk-rows.ts'
import { storedLook } from '../../platform/pictures/look.ts'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import { FileRejected, filesOf, findOwn } from './import-files.ts'
import type { FileReader, ReadFile } from './read-file.ts'
import type { FileIds } from '../merging/merge-files.ts'
import type { ParsedLine } from '../reading/parse-line.ts'
import type { Rejection } from '../reading/rejection.ts'
import type { References } from '../merging/references.ts'

/** The files that lines name, by use and path, and the rejections of others. */
export interface ReadFiles {
  files: Map<string, ReadFile>
  rejectionsByLine: Map<number, Rejection[]>
}

/** Reads every file that lines name, each once, several at a time. */
export async function readFilesOf(trx: Trx, lines: ParsedLine[], reader: FileReader): Promise<ReadFiles> {
  const reading = await ownFilesOf(trx, lines)
  const rejectionsByLine = new Map<number, Rejection[]>()
  const files = new Map<string, ReadFile>()
  for (const line of lines) {
    if (line.kind !== 'product') continue
    for (const { path, use } of filesOf(line.product)) {
      const name = `${use} ${path}`
      if (reading.has(name)) continue
      const read = reader.read(trx, { path, use }).catch(orRejected)
      // An error, such as a full disk, is thrown where the file is awaited; later errors are dropped.
      read.catch(() => undefined)
      reading.set(name, read)
    }
  }
  for (const line of lines) {
    if (line.kind !== 'product') continue
    for (const { path, use, field } of filesOf(line.product)) {
      const read = await reading.get(`${use} ${path}`)
      if (read instanceof FileRejected) {
        const reasons = rejectionsByLine.get(line.line) ?? []
        rejectionsByLine.set(line.line, [...reasons, { line: line.line, field, reason: read.message }])
      } else if (read) files.set(`${use} ${path}`, read)
    }
  }
  return { files, rejectionsByLine }
}

/** Looks up addresses of our storage in one query: there may be thousands, and none needs to be read. */
async function ownFilesOf(trx: Trx, lines: ParsedLine[]): Promise<Map<string, Promise<ReadFile | FileRejected>>> {
  const named = lines.flatMap((line) => (line.kind === 'product' ? filesOf(line.product) : []))
  const known = new Map<string, Promise<ReadFile | FileRejected>>()
  for (const use of ['picture', 'document'] as const) {
    const paths = new Set(named.filter((file) => file.use === use).map(({ path }) => path))
    for (const [path, file] of await findOwn(trx, use, [...paths])) known.set(`${use} ${path}`, Promise.resolve(file))
  }
  return known
}

function orRejected(error: unknown): FileRejected {
  if (error instanceof FileRejected) return error
  throw error
}

/** Inserts rows for new files; returns the ids of all files by path. */
export async function saveFiles(trx: Trx, { files }: ReadFiles, references: References): Promise<FileIds> {
  const ids: FileIds = { pictures: new Map(), documents: new Map() }
  if (!files.size) return ids
  const keys = [...files.values()].map(({ key }) => key)
  const stored = {
    picture: await trx
      .selectFrom('picture')
      .select(['id', 'key'])
      .where(sql<boolean>`key = ANY (${keys})`)
      .execute(),
    document: await trx
      .selectFrom('stored_document')
      .select(['id', 'key'])
      .where(sql<boolean>`key = ANY (${keys})`)
      .execute(),
  }
  const idByKey = {
    picture: new Map(stored.picture.map(({ id, key }) => [key, id])),
    document: new Map(stored.document.map(({ id, key }) => [key, id])),
  }
  const freshPictures: object[] = []
  const freshDocuments: object[] = []
  for (const [name, file] of files) {
    const known = idByKey[file.use].get(file.key)
    const id = known ?? (await references.takeId(file.use === 'picture' ? 'picture' : 'stored_document'))
    if (!known && file.use === 'picture') freshPictures.push({ id, ...pictureRow(file) })
    if (!known && file.use === 'document') freshDocuments.push({ id, ...documentRow(file) })
    idByKey[file.use].set(file.key, id)
    ids[file.use === 'picture' ? 'pictures' : 'documents'].set(name.slice(file.use.length + 1), id)
  }
  await insertRows(trx, 'picture', freshPictures)
  await insertRows(trx, 'stored_document', freshDocuments)
  return ids
}

/** The row of a picture that was measured. */
export function pictureRow({ key, bytes, facts }: Extract<ReadFile, { use: 'picture' }>) {
  if (!facts) throw new Error('a picture that is not known was not measured')
  const { dominantColor, palette, look, ...rest } = facts
  const measured = { palette: storedPalette(palette), look: look ? storedLook(look) : null }
  return { ...rest, key, bytes: String(bytes), dominant_color: dominantColor, ...measured }
}

/** In the form of `picture.palette` (migration 004). */
function storedPalette(palette: PaletteColor[]): number[] {
  return palette.flatMap(({ rgb, share }) => [rgb >>> 16, (rgb >>> 8) & 255, rgb & 255, Math.round(share * 1000)])
}

function documentRow({ key, bytes, format }: Extract<ReadFile, { use: 'document' }>) {
  return { key, format, bytes: String(bytes) }
}

import { readFile, realpath, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve, sep } from 'node:path'
import pLimit from 'p-limit'
import type { ImportPicture, ImportProduct } from '../../../contract/import-file.ts'
import { documentAddress, pictureAddress } from '../../catalogue/addresses.ts'
import { hasContent } from '../../catalogue/made-contents.ts'
import { findDocumentFormat, LARGEST_DOCUMENT_BYTES } from '../../platform/storage/documents.ts'
import { measureApart } from '../../platform/pictures/decoding.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import { LARGEST_PICTURE_BYTES } from '../../platform/pictures/pictures.ts'
import { MADE_MARK } from '../../platform/storage/maker.ts'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db } from '../../database.ts'
import { fieldName } from '../reading/parse-line.ts'
import { createFilesByName } from './files-by-name.ts'
import { findOwnFiles } from './own-files.ts'
import type { FileReader, NamedFile, ReadFile } from './read-file.ts'

/** The key of a file that can be made, as exports name files by it. */
const MADE = new RegExp(`${MADE_MARK}[0-9a-f]{32}`)

/** Why a file was rejected, in words that follow its field. */
export class FileRejected extends Error {}

/** Where a reader finds files. */
interface FileFolder {
  folder: string
  /** The folder holds only files of this import, so a file may be named without its folders, or in other capitals. */
  isOwnFolder?: boolean | undefined
}

/** Creates a reader of one folder. Without a storage (a dry run) it checks and measures, and stores nothing. */
export function createFileReader({ folder, isOwnFolder }: FileFolder, storage: Storage | undefined): FileReader {
  const findByName = isOwnFolder ? createFilesByName(folder) : async () => []
  const limit = pLimit(availableParallelism())

  async function read(db: Db, { path, use }: Pick<NamedFile, 'path' | 'use'>): Promise<ReadFile> {
    const own = (await findOwn(db, use, [path])).get(path)
    if (own instanceof FileRejected) throw own
    if (own) return own
    const bytes = await readInside(
      folder,
      await pathInFolder(path),
      use === 'picture' ? LARGEST_PICTURE_BYTES : LARGEST_DOCUMENT_BYTES,
    )
    const key = storageKeyOf(bytes)
    // What was made for an export, and comes back as it was.
    const [made] = MADE.exec(path) ?? []
    if (made !== undefined && (await hasContent(db, made, key))) return read(db, { path: addressOf(use, made), use })
    const checked =
      use === 'picture' ? await checkPicture(db, { path, key, bytes }) : checkDocument({ path, key, bytes })
    await storage?.put(bytes)
    return checked
  }

  /** The path of a file: as stated, where a backslash is a slash too, or the only one that ends so, in capitals or not. */
  async function pathInFolder(path: string): Promise<string> {
    const isThere = async (one: string) => (await stat(resolve(folder, one)).catch(() => undefined)) !== undefined
    if (path.includes('\0') || (await isThere(path))) return path
    const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '')
    if (await isThere(plain)) return plain
    const [only, ...others] = await findByName(plain)
    if (only !== undefined && others.length)
      throw new FileRejected(`${path} could be ${named([only, ...others])}; write which`)
    return only ?? plain
  }

  return { read: (db, file) => limit(() => read(db, file)) }
}

function addressOf(use: NamedFile['use'], key: string): string {
  return use === 'picture' ? pictureAddress(key) : documentAddress(key, 'document', 'pdf')
}

const MOST_NAMED = 5

function named(paths: readonly string[]): string {
  const first = paths.slice(0, MOST_NAMED).join(', ')
  return paths.length > MOST_NAMED ? `${first}, and ${paths.length - MOST_NAMED} more` : first
}

/** The paths that are addresses of our own storage, each with its stored file or the reason why there is none. */
export async function findOwn(
  db: Db,
  use: NamedFile['use'],
  paths: readonly string[],
): Promise<Map<string, ReadFile | FileRejected>> {
  const found = await findOwnFiles(db, use, paths)
  return new Map(
    [...found].map(([path, file]): [string, ReadFile | FileRejected] => {
      if ('reason' in file) return [path, new FileRejected(file.reason)]
      const { key, bytes, format } = file
      return [path, use === 'picture' ? { use, key, bytes, facts: undefined } : { use, key, bytes, format }]
    }),
  )
}

interface FoundFile {
  path: string
  key: string
  bytes: Buffer
}

async function checkPicture(db: Db, { path, key, bytes }: FoundFile): Promise<ReadFile> {
  const known = await db.selectFrom('picture').select('id').where('key', '=', key).executeTakeFirst()
  if (known) return { use: 'picture', key, bytes: bytes.length, facts: undefined }
  try {
    return { use: 'picture', key, bytes: bytes.length, facts: await measureApart(bytes) }
  } catch (error) {
    if (error instanceof PictureError) throw new FileRejected(`${path}: ${error.reason.en}`, { cause: error })
    throw error
  }
}

function checkDocument({ path, key, bytes }: FoundFile): ReadFile {
  const format = findDocumentFormat(bytes)
  if (!format) throw new FileRejected(`${path}: not a document we take; give PDF, PNG, JPEG, XLSX, DWG or ZIP`)
  return { use: 'document', key, bytes: bytes.length, format }
}

async function readInside(folder: string, path: string, largest: number): Promise<Buffer> {
  // A table that came alone has no folder of files.
  const root = await realpath(folder).catch(() => resolve(folder))
  // Symbolic links are resolved, so that neither `..` nor a link leads out of the folder.
  const real = await realpath(resolve(root, path)).catch(() => undefined)
  if (
    path.includes('\0') ||
    (real && !real.startsWith(`${root}${sep}`)) ||
    !resolve(root, path).startsWith(`${root}${sep}`)
  ) {
    throw new FileRejected(`${path} lies outside the import file's folder`)
  }
  if (!real) throw new FileRejected(`${path} is not there`)
  const facts = await stat(real)
  if (!facts.isFile()) throw new FileRejected(`${path} is not a file`)
  if (facts.size > largest) throw new FileRejected(`${path} is larger than ${largest / 1024 / 1024} MB`)
  return readFile(real)
}

/** Every file that a product's line names, with its field. */
export function filesOf(product: ImportProduct): NamedFile[] {
  const files: NamedFile[] = []
  const picture = (given: ImportPicture | null | undefined, ...field: PropertyKey[]): void => {
    if (given) files.push({ path: importPicturePath(given), field: fieldName(field), use: 'picture' })
  }
  picture(product.brand.logo, 'brand', 'logo')
  for (const [index, given] of (product.structuralImages ?? []).entries()) picture(given, 'structuralImages', index)
  for (const [at, sku] of (product.skus ?? []).entries()) {
    picture(sku.coverImage, 'skus', at, 'coverImage')
    picture(sku.productImage, 'skus', at, 'productImage')
    for (const [index, given] of (sku.dimensionImages ?? []).entries())
      picture(given, 'skus', at, 'dimensionImages', index)
    for (const [index, given] of (sku.caseImages ?? []).entries()) picture(given, 'skus', at, 'caseImages', index)
  }
  for (const [index, { file }] of (product.auths ?? []).entries()) {
    if (file) files.push({ path: file, field: fieldName(['auths', index, 'file']), use: 'document' })
  }
  for (const [index, { file }] of (product.files ?? []).entries()) {
    files.push({ path: file, field: fieldName(['files', index, 'file']), use: 'document' })
  }
  return files
}

export function importPicturePath(picture: ImportPicture): string {
  return typeof picture === 'string' ? picture : picture.file
}

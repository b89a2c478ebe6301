import { sql } from 'kysely'
import type { ImportProduct } from '../../contract/import-file.ts'
import type { Trx } from './bulk-rows.ts'
import { insertRows } from './bulk-rows.ts'
import { applySetting } from './apply-setting.ts'
import { FileRejected, filesOf } from './import-files.ts'
import type { FileReader, ReadFile } from './import-files.ts'
import { mergeProduct } from './merge-product.ts'
import type { FileIds } from './merge-product.ts'
import type { ParsedLine, Rejection } from './parse-line.ts'
import { LineRejected, References } from './references.ts'
import { isChanged, saveProducts } from './save-products.ts'
import type { ProductChange } from './save-products.ts'
import { loadProducts, nameOf } from './stored-products.ts'

/** What came of some lines. `rejected` and the others count lines; a line may have several rejections. */
export interface BatchOutcome {
  added: number
  changed: number
  unchanged: number
  rejected: number
  /** Products taken that lack a cover for one of their SKUs. */
  incomplete: number
  rejections: Rejection[]
}

/** Takes a batch of lines into the catalogue, in the transaction given. No two of its products are the same one. */
export async function importBatch(trx: Trx, lines: ParsedLine[], files: FileReader): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { added: 0, changed: 0, unchanged: 0, rejected: 0, incomplete: 0, rejections: [] }
  const reject = (rejections: Rejection[]): void => {
    outcome.rejected += 1
    outcome.rejections.push(...rejections)
  }
  const readFiles = await readAll(trx, lines, files)
  for (const line of lines) if (line.kind === 'rejected') reject(line.rejections)
  for (const line of lines) {
    if (line.kind !== 'setting') continue
    const problem = await caught(() => applySetting(trx, line.setting, files))
    if (problem instanceof LineRejected) reject([{ line: line.line, field: problem.field, reason: problem.message }])
    else outcome[problem] += 1
  }

  const products = lines.filter((line) => line.kind === 'product')
  const stored = await loadProducts(
    trx,
    products.map(({ product }) => productName(product)),
  )
  const numbersTaken = await loadPlatformNumbers(
    trx,
    products.map(({ product }) => product),
  )
  const references = await References.load(trx)
  const fileIds = await saveFiles(trx, readFiles, references)
  const changes: ProductChange[] = []
  for (const { line, product } of products) {
    const rejections = (readFiles.rejectionsByLine.get(line) ?? []).concat(
      checkPlatformNumber(line, product, numbersTaken),
    )
    if (rejections.length) {
      reject(rejections)
      continue
    }
    const before = stored.get(nameOf(productName(product)))
    const after = await caught(() => mergeProduct(product, before, { references, files: fileIds }))
    if (after instanceof LineRejected) {
      reject([{ line, field: after.field, reason: after.message }])
      continue
    }
    const change = { before, after }
    const isReferenceChanged = references.takeChanged()
    if (!before) outcome.added += 1
    else if (isReferenceChanged || isChanged(change)) outcome.changed += 1
    else outcome.unchanged += 1
    if (lacksCover(change)) outcome.incomplete += 1
    changes.push(change)
  }
  await references.save(trx)
  await saveProducts(trx, changes)
  return outcome
}

function productName({ brand, key }: ImportProduct): { englishName: string; key: string } {
  return { englishName: brand.englishName, key }
}

async function caught<Result>(work: () => Promise<Result>): Promise<Result | LineRejected> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof LineRejected) return error
    throw error
  }
}

interface ReadFiles {
  files: Map<string, ReadFile>
  rejectionsByLine: Map<number, Rejection[]>
}

// Each file once, however many lines name it; several at a time.
async function readAll(trx: Trx, lines: ParsedLine[], reader: FileReader): Promise<ReadFiles> {
  const reading = new Map<string, Promise<ReadFile | FileRejected>>()
  const rejectionsByLine = new Map<number, Rejection[]>()
  const files = new Map<string, ReadFile>()
  for (const line of lines) {
    if (line.kind !== 'product') continue
    for (const { path, use } of filesOf(line.product)) {
      const name = `${use} ${path}`
      if (!reading.has(name)) reading.set(name, reader.read(trx, { path, use }).catch(orRejected))
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

function orRejected(error: unknown): FileRejected {
  if (error instanceof FileRejected) return error
  throw error
}

async function saveFiles(trx: Trx, { files }: ReadFiles, references: References): Promise<FileIds> {
  const ids: FileIds = { pictures: new Map(), documents: new Map() }
  const keys = [...files.values()].map(({ key }) => key)
  const known = {
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
    picture: new Map(known.picture.map(({ id, key }) => [key, id])),
    document: new Map(known.document.map(({ id, key }) => [key, id])),
  }
  const freshPictures: object[] = []
  const freshDocuments: object[] = []
  for (const [name, file] of files) {
    let id = idByKey[file.use].get(file.key)
    if (!id && file.use === 'document') {
      id = await references.takeId('stored_document')
      freshDocuments.push({ id, key: file.key, format: file.format, bytes: String(file.bytes) })
    } else if (!id && file.use === 'picture') {
      if (!file.facts) throw new Error('a picture that is not known was not measured')
      id = await references.takeId('picture')
      const { format, width, height, dominantColor, placeholder } = file.facts
      freshPictures.push({
        id,
        key: file.key,
        format,
        width,
        height,
        bytes: String(file.bytes),
        dominant_color: dominantColor,
        placeholder,
      })
    }
    if (!id) throw new Error('a file without an id')
    idByKey[file.use].set(file.key, id)
    ids[file.use === 'picture' ? 'pictures' : 'documents'].set(name.slice(file.use.length + 1), id)
  }
  await insertRows(trx, 'picture', freshPictures)
  await insertRows(trx, 'stored_document', freshDocuments)
  return ids
}

// Who has a platform number, among those that this batch states.
async function loadPlatformNumbers(trx: Trx, products: ImportProduct[]): Promise<Map<string, string>> {
  const numbers = products.flatMap(({ platformNo }) => platformNo ?? [])
  const rows = await trx
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .where(sql<boolean>`platform_no = ANY (${numbers})`)
    .select(['platform_no', 'key', 'english_name as englishName'])
    .execute()
  return new Map(rows.map((row) => [row.platform_no ?? '', nameOf(row)]))
}

function checkPlatformNumber(line: number, product: ImportProduct, taken: Map<string, string>): Rejection[] {
  const { platformNo } = product
  if (!platformNo) return []
  const name = nameOf(productName(product))
  const owner = taken.get(platformNo) ?? name
  taken.set(platformNo, owner)
  return owner === name ? [] : [{ line, field: 'platformNo', reason: `${platformNo} is the number of another product` }]
}

function lacksCover({ after }: ProductChange): boolean {
  const covered = new Set(after.pictures.filter(({ role }) => role === 'cover').map((picture) => picture.sku_id))
  return after.skus.some(({ id }) => !covered.has(id))
}

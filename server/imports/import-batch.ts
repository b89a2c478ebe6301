import type { ImportProduct } from '../../contract/import-file.ts'
import type { Trx } from './bulk-rows.ts'
import { applySetting } from './apply-setting.ts'
import type { FileReader } from './import-files.ts'
import { readFilesOf, saveFiles } from './line-files.ts'
import { mergeProduct } from './merge-product.ts'
import type { ParsedLine, Rejection } from './parse-line.ts'
import { LineRejected } from './line-rejected.ts'
import { checkPlatformNumber, loadPlatformNumbers } from './platform-numbers.ts'
import { References } from './references.ts'
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
  const readFiles = await readFilesOf(trx, lines, files)
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

function lacksCover({ after }: ProductChange): boolean {
  const covered = new Set(after.pictures.filter(({ role }) => role === 'cover').map((picture) => picture.sku_id))
  return after.skus.some(({ id }) => !covered.has(id))
}

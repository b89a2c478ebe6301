import { sql } from 'kysely'
import type { ImportProduct } from '../../contract/import-file.ts'
import { lockCatalogue } from '../catalogue/change-log.ts'
import type { Trx } from './merging/bulk-rows.ts'
import { applySetting } from './apply-setting.ts'
import { differenceOf } from './telling/differences.ts'
import type { ProductDifference } from './telling/differences.ts'
import { hintsOf } from './telling/hints.ts'
import type { Hint } from './telling/hints.ts'
import type { FileReader } from './files/import-files.ts'
import { readFilesOf, saveFiles } from './files/line-files.ts'
import type { ReadFiles } from './files/line-files.ts'
import { mergeProduct } from './merging/merge-product.ts'
import { unknownValues } from './reading/known-values.ts'
import { MOST_REASONS } from './reading/parse-line.ts'
import type { ParsedLine, RejectedLine } from './reading/parse-line.ts'
import type { Rejection } from './reading/rejection.ts'
import { LineRejected } from './reading/line-rejected.ts'
import { loadPlatformNumbers, requireFreeNumber } from './merging/platform-numbers.ts'
import type { Novelty } from './telling/novelties.ts'
import { References } from './merging/references.ts'
import type { Brought } from './merging/references.ts'
import { renameVariants } from './merging/name-variants.ts'
import { isChanged, saveProducts } from './merging/save-products.ts'
import type { ProductChange } from './merging/save-products.ts'
import { loadProducts, nameOf } from './merging/stored-products.ts'

const MOST_BRANDS = 3

type SettingLine = Extract<ParsedLine, { kind: 'setting' }>
/** A line that is not taken; `newKey` is the product's id where the catalogue has no such product. */
interface Refusal extends Rejection {
  newKey: string | null
}

type ProductLine = Extract<ParsedLine, { kind: 'product' }>

/** What came of some lines. `rejected` and the others count lines; a line may have several rejections. */
export interface BatchOutcome {
  added: number
  changed: number
  unchanged: number
  rejected: number
  /** Products taken that lack a cover for one of their SKUs. */
  incomplete: number
  rejections: Rejection[]
  novelties: Novelty[]
  hints: Hint[]
  /** What changes, where it is asked for. */
  differences: ProductDifference[]
}

/** What lines are taken with. */
export interface Taking {
  files: FileReader
  /** Whether what changes is told product by product. */
  tellsDifferences?: boolean | undefined
  /** What new products begin as, whose lines do not say. */
  newProducts?: ImportProduct['status']
}

export const NOTHING_YET: Readonly<BatchOutcome> = {
  added: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  incomplete: 0,
  rejections: [],
  novelties: [],
  hints: [],
  differences: [],
}

/** Takes a batch of lines into the catalogue, in the transaction given. No two of its products are the same one. */
export async function importBatch(trx: Trx, lines: ParsedLine[], taking: Taking): Promise<BatchOutcome> {
  const { files } = taking
  const outcome: BatchOutcome = { ...NOTHING_YET, rejections: [], novelties: [], hints: [], differences: [] }
  // Files first, while others may still write: measuring pictures takes the longest.
  const readFiles = await readFilesOf(trx, lines, files)
  await lockCatalogue(trx)
  for (const line of lines) {
    if (line.kind === 'setting') await takeSetting(trx, line, { files, outcome })
  }
  const references = await References.load(trx)
  const sound: ProductLine[] = []
  for (const line of lines) {
    if (line.kind === 'setting') continue
    const rejections = rejectionsOf(line, readFiles, references)
    if (rejections.length) reject(outcome, rejections)
    else if (line.kind === 'product') sound.push(line)
  }
  await takeProducts(trx, sound, { readFiles, references, outcome, taking })
  outcome.rejections.sort((one, other) => one.line - other.line)
  return outcome
}

// All at once: a person mends a line in one round.
function rejectionsOf(line: ProductLine | RejectedLine, readFiles: ReadFiles, references: References): Rejection[] {
  const told = line.kind === 'rejected' ? line.rejections : (readFiles.rejectionsByLine.get(line.line) ?? [])
  const fields = new Set(told.map(({ field }) => field))
  const unknown = unknownValues(line.kind === 'rejected' ? line.given : line.product, references)
  const further = unknown.filter(({ field }) => !fields.has(field)).map((issue) => ({ line: line.line, ...issue }))
  return [...told, ...further].slice(0, MOST_REASONS)
}

async function takeSetting(
  trx: Trx,
  { line, setting }: SettingLine,
  { files, outcome }: { files: FileReader; outcome: BatchOutcome },
): Promise<void> {
  const taken = await caught(() => applySetting(trx, setting, files))
  if (taken instanceof LineRejected) reject(outcome, [{ line, field: taken.field, reason: taken.message }])
  else {
    outcome[taken.outcome] += 1
    outcome.novelties.push(...taken.brought.map((brought) => ({ line, ...brought })))
  }
}

async function takeProducts(
  trx: Trx,
  lines: ProductLine[],
  {
    readFiles,
    references,
    outcome,
    taking,
  }: { readFiles: ReadFiles; references: References; outcome: BatchOutcome; taking: Taking },
): Promise<void> {
  const stored = await loadProducts(
    trx,
    lines.map(({ product }) => productName(product)),
  )
  const numbers = await loadPlatformNumbers(
    trx,
    lines.map(({ product }) => product),
  )
  const files = await saveFiles(trx, readFiles, references)
  const changes: ProductChange[] = []
  const refusals: Refusal[] = []
  for (const { line, product: stated } of lines) {
    const before = stored.get(nameOf(productName(stated)))
    const product = before ? stated : { ...stated, status: stated.status ?? taking.newProducts }
    const after = await caught(async () => {
      requireFreeNumber(product, numbers)
      return mergeProduct(product, before, { references, files })
    })
    if (after instanceof LineRejected) {
      references.takeBack()
      refusals.push({ line, field: after.field, reason: after.message, newKey: before ? null : product.key })
      continue
    }
    const change = { before, after }
    outcome.novelties.push(
      ...[...references.takeBrought(), ...newSkus(change)].map((brought) => ({ line, ...brought })),
    )
    const isReferenceChanged = references.keep()
    outcome[!before ? 'added' : isReferenceChanged || isChanged(change) ? 'changed' : 'unchanged'] += 1
    if (taking.tellsDifferences) {
      const difference = differenceOf(change, { line, brand: product.brand.englishName, references })
      if (difference) outcome.differences.push(difference)
    }
    const hints = hintsOf(product, after)
    outcome.hints.push(...hints.map((hint) => ({ line, ...hint })))
    if (hints.some(({ kind }) => kind === 'noPicture')) outcome.incomplete += 1
    changes.push(change)
  }
  await references.save(trx)
  await saveProducts(trx, changes)
  await renameVariants(trx, references.renamedAttributes)
  await takeRefusals(trx, refusals, outcome)
}

/** Asked once for all, after the batch is saved: a correction may follow its product in the same batch. */
async function takeRefusals(trx: Trx, refusals: Refusal[], outcome: BatchOutcome): Promise<void> {
  const brandsByKey = await knownUnder(trx, new Set(refusals.flatMap(({ newKey }) => newKey ?? [])))
  for (const { line, field, reason, newKey } of refusals) {
    const brands = newKey === null ? undefined : brandsByKey.get(newKey)
    const elsewhere = brands ? `; ${newKey} is known under ${brands.join(', ')}` : ''
    reject(outcome, [{ line, field, reason: reason + elsewhere }])
  }
}

function reject(outcome: BatchOutcome, rejections: Rejection[]): void {
  outcome.rejected += 1
  outcome.rejections.push(...rejections)
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

/** What lacks much of a new product may be a correction whose brand is mistyped: the brands that have a product of that key. */
async function knownUnder(trx: Trx, keys: ReadonlySet<string>): Promise<Map<string, string[]>> {
  if (!keys.size) return new Map()
  const { rows } = await sql<{ key: string; brands: string[] }>`
    SELECT key, (array_agg(english_name ORDER BY english_name))[1:${sql.lit(MOST_BRANDS)}] AS brands
    FROM product JOIN brand ON brand.id = brand_id WHERE key = ANY(${[...keys]}) GROUP BY key`.execute(trx)
  return new Map(rows.map(({ key, brands }) => [key, brands]))
}

// A new product's are no surprise.
function newSkus({ before, after }: ProductChange): Brought[] {
  if (!before) return []
  const known = new Set(before.skus.map(({ model }) => model))
  return after.skus
    .filter(({ model }) => !known.has(model))
    .map(({ model }) => ({ kind: 'sku', name: `${model} of ${after.product.key}` }))
}

import { sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { likenessOf } from '../../contract/identity.ts'
import type { ImportProduct } from '../../contract/import-file.ts'
import type { Trx } from '../database.ts'
import { caught, countLine, reject } from './batch-outcome.ts'
import type { BatchOutcome, Taking } from './batch-outcome.ts'
import { saveFiles } from './files/line-files.ts'
import type { ReadFiles } from './files/line-files.ts'
import { expectRows } from './merging/expect-rows.ts'
import type { FileIds } from './merging/merge-files.ts'
import { mergeProduct } from './merging/merge-product.ts'
import { renameVariants } from './merging/name-variants.ts'
import { loadPlatformNumbers, requireFreeNumber } from './merging/platform-numbers.ts'
import type { Brought, References } from './merging/references.ts'
import { isChanged, saveProducts } from './merging/save-products.ts'
import type { MergedProduct } from './merging/save-products.ts'
import { loadStoredProducts, nameOf } from './merging/stored-products.ts'
import type { ProductName, ProductRows } from './merging/stored-products.ts'
import { LineRejected } from './reading/line-rejected.ts'
import type { ParsedLine } from './reading/parse-line.ts'
import type { Rejection } from './reading/rejection.ts'
import { productDifferenceOf } from './telling/differences.ts'
import { hintsOf } from './telling/hints.ts'
import { figuresOf } from './telling/overview.ts'

const MOST_BRANDS = 3
/** This many lines are merged while the previous ones are written. */
const LINES_AT_ONCE = 100

export type ProductLine = Extract<ParsedLine, { kind: 'product' }>

/** A rejected line; `newKey` is the product's key if the catalogue has no such product. */
interface Refusal extends Rejection {
  newKey: string | null
  rows: readonly number[] | undefined
}

interface TakingDeps {
  readFiles: ReadFiles
  references: References
  outcome: BatchOutcome
  taking: Taking
}

interface Merging extends TakingDeps {
  stored: Map<string, ProductRows>
  /** The key that the key of a new product looks like. */
  alike: Map<string, string>
  /** The owner of each platform number. */
  numbers: Map<string, string>
  files: FileIds
  refusals: Refusal[]
}

/** Imports products that are valid by themselves, and adds the result of each to the outcome. */
export async function takeProducts(trx: Trx, lines: ProductLine[], deps: TakingDeps): Promise<void> {
  const { references, outcome } = deps
  const products = lines.map(({ product }) => product)
  const findBrand = (englishName: string) => references.findBrand(englishName)
  const { stored, alike } = await loadStoredProducts(trx, products.map(productName), findBrand)
  const numbers = await loadPlatformNumbers(trx, products)
  const files = await saveFiles(trx, deps.readFiles, references)
  const merging: Merging = { ...deps, stored, alike, numbers, files, refusals: [] }
  expectRows(
    references.ids,
    products.filter((product) => !stored.has(nameOf(productName(product)))),
  )
  let writing = Promise.resolve()
  try {
    for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
      const changes = await mergeSome(lines.slice(at, at + LINES_AT_ONCE), merging, at > 0)
      await writing
      writing = write(trx, changes, references)
      references.ids.waitFor(writing)
      // The error is thrown where `writing` is awaited.
      writing.catch(() => undefined)
    }
  } finally {
    // Wait: a busy connection must get no further statement, not even a rollback.
    await writing.catch(() => undefined)
  }
  await writing
  await renameVariants(trx, references.renamedAttributes)
  await takeRefusals(trx, merging.refusals, outcome)
}

async function write(trx: Trx, changes: MergedProduct[], references: References): Promise<void> {
  await references.save(trx)
  await saveProducts(trx, changes)
}

/** Merges lines with the stored products; during a write it yields to the event loop after each line. */
async function mergeSome(lines: ProductLine[], merging: Merging, isWriting: boolean): Promise<MergedProduct[]> {
  const changes: MergedProduct[] = []
  for (const line of lines) {
    if (isWriting) await nextTurn()
    const change = await mergeLine(line, merging)
    if (change) changes.push(change)
  }
  return changes
}

async function mergeLine(
  { line, rows, product: stated }: ProductLine,
  { stored, alike, numbers, files, references, outcome, taking, refusals }: Merging,
): Promise<MergedProduct | undefined> {
  const name = nameOf(productName(stated))
  const before = stored.get(name)
  const product = before ? stated : { ...stated, status: stated.status ?? taking.newProducts }
  const after = await caught(async () => {
    requireFreeNumber(product, numbers)
    return mergeProduct(product, before, { references, files })
  })
  if (after instanceof LineRejected) {
    references.takeBack()
    refusals.push({ line, field: after.field, reason: after.message, newKey: before ? null : product.key, rows })
    return undefined
  }
  const change = { before, after }
  const looksLike = alike.get(name)
  const brought: Brought[] = [
    ...references.takeBrought(),
    ...(taking.tellsAlike && looksLike !== undefined
      ? [{ kind: 'product' as const, name: product.key, looksLike }]
      : []),
    ...newSkus(change, taking),
  ]
  outcome.novelties.push(...brought.map((one) => ({ line, ...one })))
  const isReferenceChanged = references.keep()
  const kind = !before ? 'added' : isReferenceChanged || isChanged(change) ? 'changed' : 'unchanged'
  countLine(outcome, kind, { rows, skus: product.skus?.length ?? 0 })
  if (taking.tellsDifferences) {
    const difference = productDifferenceOf(change, { line, brand: product.brand.englishName, references })
    if (difference) {
      outcome.differences.push(difference)
      outcome.figures.push(...figuresOf(product, after, { line, rows, difference, references }))
    }
  }
  const hints = hintsOf(product, after)
  outcome.hints.push(...hints.map((hint) => ({ line, ...hint })))
  if (hints.some(({ kind }) => kind === 'noPicture')) outcome.incomplete += 1
  return change
}

/** Looked up once, after the batch is saved: the product may come after its correction in the same batch. */
async function takeRefusals(trx: Trx, refusals: Refusal[], outcome: BatchOutcome): Promise<void> {
  const brandsByKey = await knownUnder(trx, new Set(refusals.flatMap(({ newKey }) => newKey ?? [])))
  for (const { line, field, reason, newKey, rows } of refusals) {
    const brands = newKey === null ? undefined : brandsByKey.get(newKey)
    const elsewhere = brands ? `; ${newKey} is known under ${brands.join(', ')}` : ''
    reject(outcome, [{ line, field, reason: reason + elsewhere }], rows)
  }
}

function productName({ brand, key }: ImportProduct): ProductName {
  return { englishName: brand.englishName, key }
}

/** A rejected new product may be a correction with a mistyped brand: finds the brands that have a product of that key. */
async function knownUnder(trx: Trx, keys: ReadonlySet<string>): Promise<Map<string, string[]>> {
  if (!keys.size) return new Map()
  const { rows } = await sql<{ key: string; brands: string[] }>`
    SELECT key, (array_agg(english_name ORDER BY english_name))[1:${sql.lit(MOST_BRANDS)}] AS brands
    FROM product JOIN brand ON brand.id = brand_id WHERE key = ANY(${[...keys]}) GROUP BY key`.execute(trx)
  return new Map(rows.map(({ key, brands }) => [key, brands]))
}

// The SKUs of a new product are expected, so they are not reported.
function newSkus({ before, after }: MergedProduct, { tellsAlike }: Taking): Brought[] {
  if (!before) return []
  const known = new Map(before.skus.map(({ model }) => [likenessOf(model), model]))
  const ids = new Set(before.skus.map(({ id }) => id))
  return after.skus
    .filter(({ id }) => !ids.has(id))
    .map(({ model }) => {
      const looksLike = tellsAlike ? known.get(likenessOf(model)) : undefined
      return { kind: 'sku', name: `${model} of ${after.product.key}`, ...(looksLike !== undefined && { looksLike }) }
    })
}

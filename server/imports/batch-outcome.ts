import type { ImportProduct } from '../../contract/import-file.ts'
import type { FileReader } from './files/read-file.ts'
import type { Rejection } from './reading/rejection.ts'
import { LineRejected } from './reading/line-rejected.ts'
import type { ProductDifference } from './telling/differences.ts'
import type { Hint } from './telling/hints.ts'
import type { Novelty } from './telling/novelties.ts'
import type { SkuFigures } from './telling/overview.ts'

type LineOutcome = 'added' | 'changed' | 'unchanged' | 'rejected'

/** Rows of a table, or SKUs, by the outcome of their lines. */
export type OutcomeCounts = Record<LineOutcome, number>

/** The result of some lines. `rejected` and the others count lines; a line may have several rejections. */
export interface BatchOutcome {
  added: number
  changed: number
  unchanged: number
  rejected: number
  /** Imported products with a SKU that lacks a cover. */
  incomplete: number
  /** Rows of a table; lines that are none of a table have none. */
  rowsIn: OutcomeCounts
  /** SKUs that the lines state; of a rejected line they are not known. */
  skusIn: OutcomeCounts
  rejections: Rejection[]
  novelties: Novelty[]
  hints: Hint[]
  /** The changes, if they were requested. */
  differences: ProductDifference[]
  /** Of the differing products, with the differences. */
  figures: SkuFigures[]
}

/** The options for importing lines. */
export interface Taking {
  files: FileReader
  /** Whether to report the changes product by product. */
  tellsDifferences?: boolean | undefined
  /** Whether additions name what they look like: a person looks at them before anything is written. */
  tellsAlike?: boolean | undefined
  /** The status of new products whose lines state none. */
  newProducts?: ImportProduct['status']
}

const noLines = (): OutcomeCounts => ({ added: 0, changed: 0, unchanged: 0, rejected: 0 })

/** An outcome to which lines are added. */
export function emptyOutcome(): BatchOutcome {
  return {
    ...noLines(),
    incomplete: 0,
    rowsIn: noLines(),
    skusIn: noLines(),
    rejections: [],
    novelties: [],
    hints: [],
    differences: [],
    figures: [],
  }
}

/** The rows of a table that a line was made of; undefined if it is of no table. */
type Rows = readonly number[] | undefined

/** Counts a line, its rows, and the SKUs that it states. */
export function countLine(
  outcome: BatchOutcome,
  kind: LineOutcome,
  { rows, skus }: { rows: Rows; skus: number },
): void {
  outcome[kind] += 1
  outcome.rowsIn[kind] += rows?.length ?? 0
  outcome.skusIn[kind] += skus
}

export function reject(outcome: BatchOutcome, rejections: Rejection[], rows: Rows): void {
  countLine(outcome, 'rejected', { rows, skus: 0 })
  outcome.rejections.push(...rejections)
}

export async function caught<Result>(work: () => Promise<Result>): Promise<Result | LineRejected> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof LineRejected) return error
    throw error
  }
}

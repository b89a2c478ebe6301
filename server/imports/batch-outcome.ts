import type { ImportProduct } from '../../contract/import-file.ts'
import type { FileReader } from './files/import-files.ts'
import type { Rejection } from './reading/rejection.ts'
import { LineRejected } from './reading/line-rejected.ts'
import type { ProductDifference } from './telling/differences.ts'
import type { Hint } from './telling/hints.ts'
import type { Novelty } from './telling/novelties.ts'

/** The result of some lines. `rejected` and the others count lines; a line may have several rejections. */
export interface BatchOutcome {
  added: number
  changed: number
  unchanged: number
  rejected: number
  /** Imported products with a SKU that lacks a cover. */
  incomplete: number
  rejections: Rejection[]
  novelties: Novelty[]
  hints: Hint[]
  /** The changes, if they were requested. */
  differences: ProductDifference[]
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

export function reject(outcome: BatchOutcome, rejections: Rejection[]): void {
  outcome.rejected += 1
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

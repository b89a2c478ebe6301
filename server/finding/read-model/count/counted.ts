import type { Codes } from '../columns.ts'
import type { Levels } from '../fact-classes.ts'
import type { FlatSets } from './flat-sets.ts'

/** Rising SKUs, and where in the list each product's begin; one more entry for the end. */
export interface FoundByProduct {
  skus: Int32Array
  runs: Uint32Array
}

/** A column to be counted: the values that the SKUs' codes stand for. */
export interface CountedColumn {
  /** A code for each SKU. */
  codes: Codes
  /** Whether in every product all SKUs have the same code. */
  isOfProducts: boolean
  valueCount: number
  sets: FlatSets
  /** The sets with the values that match them by overlap; absent if no value does. */
  reaching?: FlatSets
  /** Of a fact with classes: each code's best class on each scale. */
  levels?: Levels
}

/** For each value the number of products that have it or overlap it. */
export interface ColumnCounts {
  plain: Uint32Array
  reaching?: Uint32Array
  /** For each scale the number of products by their best class, from 1; first those without one. */
  levels?: Uint32Array[]
}

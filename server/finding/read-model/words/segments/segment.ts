import type { Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A vocabulary with its postings. */
export interface InvertedIndex extends Vocabulary {
  postings: Postings
}

/**
 * The words of some products; immutable. A segment numbers its own documents: products by id, their SKUs in their own order. Texts are
 * numbered by field, names first, and belong to products or SKUs.
 */
export interface Segment {
  productIds: Float64Array
  /** Where each product's SKUs begin; one more entry for the end. */
  firstSku: Uint32Array
  /** The field number of each text. */
  fields: Uint8Array
  /** The length of each text in steps; 255 for all longer ones. */
  lengths: Uint8Array
  /** The owners of text `n` are `owners` from `ownerStarts[n]` to `ownerStarts[n + 1]`: products or SKUs, by the field. */
  ownerStarts: Uint32Array
  owners: Uint32Array
  words: InvertedIndex
  numbers: InvertedIndex
  /** Model and platform numbers, without punctuation. */
  codes: InvertedIndex
  /** Pinyin readings from each character on: whole, and initials. */
  pinyin: InvertedIndex
  initials: InvertedIndex
  /** Stems; their postings name words in place of texts. */
  stems: InvertedIndex
  han: HanSection
}

/** The columns of a segment that scoring reads; threads can share them. */
export type ScoredSegment = Pick<Segment, 'firstSku' | 'fields' | 'lengths' | 'ownerStarts' | 'owners' | 'han'>

/** Pairs of characters, the first in the upper 16 bits; the last character of a run is paired with 0. */
export interface HanSection {
  pairs: Uint32Array
  postings: Postings
}

/** The owners of texts: products or SKUs, by the text's field. */
export function ownersOf({ ownerStarts, owners }: Segment, text: number): Uint32Array {
  return owners.subarray(ownerStarts[text], ownerStarts[text + 1])
}

export function pairKeyOf(one: number, other: number): number {
  return ((one << 16) | other) >>> 0
}

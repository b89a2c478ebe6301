import type { Postings } from './postings.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A vocabulary with where its terms stand. */
export interface InvertedIndex extends Vocabulary {
  postings: Postings
}

/**
 * The words of some products, never changed once made. Documents are numbered by itself: products by rising id, their SKUs
 * in their own order. A text is numbered by its field, names first, and belongs to the products or SKUs that have it.
 */
export interface Segment {
  productIds: Float64Array
  /** Where each product's SKUs begin; one more entry says where the last ones end. */
  firstSku: Uint32Array
  /** Of each text the number of its field. */
  fields: Uint8Array
  /** How many steps long each text is; 255 for all that are longer. */
  lengths: Uint8Array
  /** Whose text it is: `owners` from `ownerStarts[n]` to `ownerStarts[n + 1]`, products or SKUs by the field. */
  ownerStarts: Uint32Array
  owners: Uint32Array
  words: InvertedIndex
  numbers: InvertedIndex
  /** Model and platform numbers without punctuation. */
  codes: InvertedIndex
  /** Readings from each character on: whole, and first letters. */
  pinyin: InvertedIndex
  initials: InvertedIndex
  /** Stems, with the words that have them in place of texts. */
  stems: InvertedIndex
  han: HanSection
}

/** What of a segment is read to score what was found in it: columns alone, which threads can share. */
export type ScoredSegment = Pick<Segment, 'firstSku' | 'fields' | 'lengths' | 'ownerStarts' | 'owners' | 'han'>

/** Pairs of characters: the first in the upper 16 bits; what ends a run is paired with 0. */
export interface HanSection {
  pairs: Uint32Array
  postings: Postings
}

/** Whose a text is: products or SKUs, by its field. */
export function ownersOf({ ownerStarts, owners }: Segment, text: number): Uint32Array {
  return owners.subarray(ownerStarts[text], ownerStarts[text + 1])
}

export function pairKeyOf(one: number, other: number): number {
  return ((one << 16) | other) >>> 0
}

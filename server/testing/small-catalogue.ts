import type { WordField, FieldText, TextsOfProduct } from '../finding/read-model/words/texts/fields.ts'
import { findWords } from '../finding/read-model/words/find-words.ts'
import type { Searched } from '../finding/read-model/words/find-words.ts'
import { NO_THESAURUS } from '../finding/read-model/words/thesaurus.ts'
import type { Thesaurus } from '../finding/read-model/words/thesaurus.ts'
import type { WordIndex } from '../finding/read-model/words/word-index.ts'

/** A product of a test: its texts by field, and those of its SKUs. */
export type SmallProduct = Partial<Record<WordField, string[]>> & { skus?: Partial<Record<WordField, string[]>>[] }

export function textsOfSmall({ skus = [{}], ...texts }: SmallProduct): TextsOfProduct {
  return { texts: textsOfFields(texts), skus: skus.map(textsOfFields) }
}

function textsOfFields(texts: Partial<Record<WordField, string[]>>): FieldText[] {
  return Object.entries(texts).flatMap(([field, list]) => list.map((text) => ({ field: field as WordField, text })))
}

/** The part of a model that is searched for words, made of these products. */
export function searchedOf(
  words: WordIndex,
  skusById: Map<number, number>,
  thesaurus: Thesaurus = NO_THESAURUS,
): Searched {
  const ids = [...skusById.keys()].sort((one, other) => one - other)
  const firstSku = new Uint32Array(ids.length + 1)
  for (const [place, id] of ids.entries()) firstSku[place + 1] = (firstSku[place] ?? 0) + (skusById.get(id) ?? 0)
  return {
    words,
    thesaurus,
    productIds: Float64Array.from(ids),
    firstSku,
    skuIds: new Float64Array(firstSku.at(-1) ?? 0),
  }
}

/** The score of each SKU for a keyword. */
export function scoresOf(searched: Searched, keyword: string): number[] {
  return [...(findWords(searched, keyword)?.scores ?? [])]
}

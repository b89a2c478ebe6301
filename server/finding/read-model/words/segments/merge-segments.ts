import { placeIn } from '../../sorted.ts'
import { FIELDS, isOfSkus } from '../texts/fields.ts'
import { mergePostings } from './merge-postings.ts'
import type { Dictionary } from './merge-postings.ts'
import { ownersOf } from './segment.ts'
import type { HanSection, InvertedIndex, Segment } from './segment.ts'
import { stemsOf } from './stems.ts'
import { sizeOf, termAt, vocabularyOf } from './vocabulary.ts'

/** A segment with its live products. */
interface Part {
  segment: Segment
  isLive: Uint8Array
}

/** New numbers by old ones; GONE for texts that no live product has. */
interface Renumbering {
  products: Int32Array
  skus: Int32Array
  texts: Int32Array
}

const GONE = -1

/** Merges the live products of several disjoint segments into one. */
export function mergeSegments(parts: Part[]): Segment {
  const { productIds, firstSku, numbers } = mergeDocuments(parts)
  const texts = mergeTexts(parts, numbers)
  const segments = parts.map(({ segment }) => segment)
  const section = (name: 'words' | 'numbers' | 'codes' | 'pinyin' | 'initials'): InvertedIndex => {
    const dictionaries = segments.map((segment, index) => dictionaryOf(segment[name], numbers[index]))
    const { keys, postings } = mergePostings(dictionaries)
    return { ...vocabularyOf(keys), postings }
  }
  const words = section('words')
  return {
    productIds,
    firstSku,
    ...texts,
    words,
    numbers: section('numbers'),
    codes: section('codes'),
    pinyin: section('pinyin'),
    initials: section('initials'),
    stems: stemsOf(words),
    han: mergeHan(segments, numbers),
  }
}

function dictionaryOf(section: InvertedIndex, renumbering: Renumbering | undefined): Dictionary<string> {
  const keys = Array.from({ length: sizeOf(section) }, (_, term) => termAt(section, term))
  return { keys, postings: section.postings, newText: renumbering?.texts ?? new Int32Array(0) }
}

function mergeHan(segments: Segment[], numbers: Renumbering[]): HanSection {
  const { keys, postings } = mergePostings(
    segments.map(({ han }, index) => ({
      keys: han.pairs,
      postings: han.postings,
      newText: numbers[index]?.texts ?? new Int32Array(0),
    })),
  )
  return { pairs: Uint32Array.from(keys), postings }
}

function mergeDocuments(parts: Part[]) {
  const documents = parts.flatMap(({ segment, isLive }, part) =>
    [...segment.productIds].flatMap((id, product) => (isLive[product] ? [{ id, part, product }] : [])),
  )
  documents.sort((one, other) => one.id - other.id)
  const numbers = parts.map(({ segment }) => ({
    products: new Int32Array(segment.productIds.length).fill(GONE),
    skus: new Int32Array(segment.firstSku.at(-1) ?? 0).fill(GONE),
    texts: new Int32Array(segment.fields.length).fill(GONE),
  }))
  const firstSku = new Uint32Array(documents.length + 1)
  let sku = 0
  for (const [place, { part, product }] of documents.entries()) {
    const { products, skus } = numbers[part] ?? { products: [], skus: [] }
    const starts = parts[part]?.segment.firstSku ?? []
    products[product] = place
    for (let old = starts[product] ?? 0; old < (starts[product + 1] ?? 0); old++) skus[old] = sku++
    firstSku[place + 1] = sku
  }
  return { productIds: Float64Array.from(documents, ({ id }) => id), firstSku, numbers }
}

/** Numbers the texts of live products, field by field and segment by segment, and collects their owners. */
function mergeTexts(parts: Part[], numbers: Renumbering[]) {
  const merged: MergedTexts = { fields: [], lengths: [], ownerStarts: [0], owners: [] }
  for (const field of FIELDS.keys())
    for (const [index, { segment }] of parts.entries()) {
      const renumbering = numbers[index]
      if (renumbering) takeField(merged, field, { segment, ...renumbering })
    }
  return {
    fields: Uint8Array.from(merged.fields),
    lengths: Uint8Array.from(merged.lengths),
    ownerStarts: Uint32Array.from(merged.ownerStarts),
    owners: Uint32Array.from(merged.owners),
  }
}

interface MergedTexts {
  fields: number[]
  lengths: number[]
  ownerStarts: number[]
  owners: number[]
}

function takeField(merged: MergedTexts, field: number, part: Renumbering & { segment: Segment }): void {
  const { segment, texts, products, skus } = part
  const newOwner = isOfSkus[field] ? skus : products
  for (let text = placeIn(segment.fields, field); segment.fields[text] === field; text++) {
    const before = merged.owners.length
    for (const old of ownersOf(segment, text)) {
      const owner = newOwner[old] ?? GONE
      if (owner !== GONE) merged.owners.push(owner)
    }
    if (merged.owners.length === before) continue
    texts[text] = merged.fields.push(field) - 1
    merged.lengths.push(segment.lengths[text] ?? 0)
    merged.ownerStarts.push(merged.owners.length)
  }
}

import type { Parts } from '../../snapshot/parts.ts'
import type { HanSection, Section, Segment } from './segment.ts'
import { allLive, mergeWords } from '../word-index.ts'
import type { WordIndex } from '../word-index.ts'

const SECTIONS = ['words', 'numbers', 'codes', 'pinyin', 'initials', 'stems'] as const
const COLUMNS = ['productIds', 'firstSku', 'fields', 'lengths', 'ownerStarts', 'owners'] as const

/** The index as a snapshot stores it: its own columns, once all segments are one. */
export function wordParts(index: WordIndex): Parts {
  const segment = mergeWords(index)
  const parts: Parts = { 'han.pairs': segment.han.pairs, ...postingParts('han', segment.han) }
  for (const name of COLUMNS) parts[name] = segment[name]
  for (const name of SECTIONS) {
    parts[`${name}.text`] = segment[name].text
    parts[`${name}.starts`] = segment[name].starts
    Object.assign(parts, postingParts(name, segment[name]))
  }
  return parts
}

/** The index that `wordParts` took apart. */
export function wordsFromParts(parts: Parts): WordIndex {
  const section = (name: string): Section => ({
    text: text(parts, `${name}.text`),
    starts: part(parts, `${name}.starts`, Uint32Array),
    postings: postingsFrom(parts, name),
  })
  const segment: Segment = {
    productIds: part(parts, 'productIds', Float64Array),
    firstSku: part(parts, 'firstSku', Uint32Array),
    fields: part(parts, 'fields', Uint8Array),
    lengths: part(parts, 'lengths', Uint8Array),
    ownerStarts: part(parts, 'ownerStarts', Uint32Array),
    owners: part(parts, 'owners', Uint32Array),
    words: section('words'),
    numbers: section('numbers'),
    codes: section('codes'),
    pinyin: section('pinyin'),
    initials: section('initials'),
    stems: section('stems'),
    han: { pairs: part(parts, 'han.pairs', Uint32Array), postings: postingsFrom(parts, 'han') },
  }
  return { parts: segment.productIds.length ? [allLive(segment)] : [] }
}

function postingParts(name: string, { postings }: Section | HanSection): Parts {
  return {
    [`${name}.postings.starts`]: postings.starts,
    [`${name}.postings.texts`]: postings.texts,
    [`${name}.postings.positions`]: postings.positions,
  }
}

function postingsFrom(parts: Parts, name: string): Section['postings'] {
  return {
    starts: part(parts, `${name}.postings.starts`, Uint32Array),
    texts: part(parts, `${name}.postings.texts`, Uint32Array),
    positions: part(parts, `${name}.postings.positions`, Uint8Array),
  }
}

function part<Column>(parts: Parts, name: string, kind: new (...args: never[]) => Column): Column {
  const column = parts[name]
  if (column instanceof kind) return column
  throw new Error(`the snapshot lacks ${name}`)
}

function text(parts: Parts, name: string): string {
  const found = parts[name]
  if (typeof found === 'string') return found
  throw new Error(`the snapshot lacks ${name}`)
}

import type { Reuse, SectionMap } from '../../snapshot/sections.ts'
import type { HanSection, InvertedIndex, Segment } from './segment.ts'
import type { LiveSegment, WordIndex } from '../word-index.ts'

const SECTIONS = ['words', 'numbers', 'codes', 'pinyin', 'initials', 'stems'] as const
const COLUMNS = ['productIds', 'firstSku', 'fields', 'lengths', 'ownerStarts', 'owners'] as const
const IS_LIVE = 'isLive'

/** The index as sections for storage and for other threads: the columns of each segment, under its number. */
export function wordSections({ parts: segments }: WordIndex): SectionMap {
  const deps: SectionMap = {}
  for (const [number, { segment, isLive }] of segments.entries()) {
    for (const [name, part] of Object.entries(segmentParts(segment))) deps[`${number}.${name}`] = part
    deps[`${IS_LIVE}.${number}`] = isLive
  }
  return deps
}

function segmentParts(segment: Segment): SectionMap {
  const deps: SectionMap = { 'han.pairs': segment.han.pairs, ...postingParts('han', segment.han) }
  for (const name of COLUMNS) deps[name] = segment[name]
  for (const name of SECTIONS) {
    deps[`${name}.text`] = segment[name].text
    deps[`${name}.starts`] = segment[name].starts
    Object.assign(deps, postingParts(name, segment[name]))
  }
  return deps
}

/** The inverse of `wordSections`. */
export function wordsFromParts(deps: SectionMap, made: Reuse): WordIndex {
  const segments: LiveSegment[] = []
  for (let number = 0; deps[`${IS_LIVE}.${number}`]; number++)
    segments.push({
      segment: made(`${number}.`, () => segmentFrom(deps, number)),
      isLive: part(deps, `${IS_LIVE}.${number}`, Uint8Array),
    })
  return { parts: segments }
}

function segmentFrom(deps: SectionMap, number: number): Segment {
  const column = <Column>(name: string, kind: new (...args: never[]) => Column) => part(deps, `${number}.${name}`, kind)
  const postings = (name: string): InvertedIndex['postings'] => ({
    starts: column(`${name}.postings.starts`, Uint32Array),
    texts: column(`${name}.postings.texts`, Uint32Array),
    positions: column(`${name}.postings.positions`, Uint8Array),
  })
  const section = (name: string): InvertedIndex => ({
    text: text(deps, `${number}.${name}.text`),
    starts: column(`${name}.starts`, Uint32Array),
    postings: postings(name),
  })
  return {
    productIds: column('productIds', Float64Array),
    firstSku: column('firstSku', Uint32Array),
    fields: column('fields', Uint8Array),
    lengths: column('lengths', Uint8Array),
    ownerStarts: column('ownerStarts', Uint32Array),
    owners: column('owners', Uint32Array),
    words: section('words'),
    numbers: section('numbers'),
    codes: section('codes'),
    pinyin: section('pinyin'),
    initials: section('initials'),
    stems: section('stems'),
    han: { pairs: column('han.pairs', Uint32Array), postings: postings('han') },
  }
}

function postingParts(name: string, { postings }: InvertedIndex | HanSection): SectionMap {
  return {
    [`${name}.postings.starts`]: postings.starts,
    [`${name}.postings.texts`]: postings.texts,
    [`${name}.postings.positions`]: postings.positions,
  }
}

function part<Column>(deps: SectionMap, name: string, kind: new (...args: never[]) => Column): Column {
  const column = deps[name]
  if (column instanceof kind) return column
  throw new Error(`the index lacks ${name}`)
}

function text(deps: SectionMap, name: string): string {
  const found = deps[name]
  if (typeof found === 'string') return found
  throw new Error(`the index lacks ${name}`)
}

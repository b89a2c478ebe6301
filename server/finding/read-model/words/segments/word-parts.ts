import type { Made, Parts } from '../../snapshot/parts.ts'
import type { HanSection, Section, Segment } from './segment.ts'
import type { LiveSegment, WordIndex } from '../word-index.ts'

const SECTIONS = ['words', 'numbers', 'codes', 'pinyin', 'initials', 'stems'] as const
const COLUMNS = ['productIds', 'firstSku', 'fields', 'lengths', 'ownerStarts', 'owners'] as const
const IS_LIVE = 'isLive'

/** The index as it is stored and handed over: of each segment its own columns, under its number. */
export function wordParts({ parts: segments }: WordIndex): Parts {
  const parts: Parts = {}
  for (const [number, { segment, isLive }] of segments.entries()) {
    for (const [name, part] of Object.entries(segmentParts(segment))) parts[`${number}.${name}`] = part
    parts[`${IS_LIVE}.${number}`] = isLive
  }
  return parts
}

function segmentParts(segment: Segment): Parts {
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
export function wordsFromParts(parts: Parts, made: Made): WordIndex {
  const segments: LiveSegment[] = []
  for (let number = 0; parts[`${IS_LIVE}.${number}`]; number++)
    segments.push({
      segment: made(`${number}.`, () => segmentFrom(parts, number)),
      isLive: part(parts, `${IS_LIVE}.${number}`, Uint8Array),
    })
  return { parts: segments }
}

function segmentFrom(parts: Parts, number: number): Segment {
  const column = <Column>(name: string, kind: new (...args: never[]) => Column) =>
    part(parts, `${number}.${name}`, kind)
  const postings = (name: string): Section['postings'] => ({
    starts: column(`${name}.postings.starts`, Uint32Array),
    texts: column(`${name}.postings.texts`, Uint32Array),
    positions: column(`${name}.postings.positions`, Uint8Array),
  })
  const section = (name: string): Section => ({
    text: text(parts, `${number}.${name}.text`),
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

function postingParts(name: string, { postings }: Section | HanSection): Parts {
  return {
    [`${name}.postings.starts`]: postings.starts,
    [`${name}.postings.texts`]: postings.texts,
    [`${name}.postings.positions`]: postings.positions,
  }
}

function part<Column>(parts: Parts, name: string, kind: new (...args: never[]) => Column): Column {
  const column = parts[name]
  if (column instanceof kind) return column
  throw new Error(`the index lacks ${name}`)
}

function text(parts: Parts, name: string): string {
  const found = parts[name]
  if (typeof found === 'string') return found
  throw new Error(`the index lacks ${name}`)
}

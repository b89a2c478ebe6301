import type { ReadModel } from '../model.ts'
import type { Finders, UnitLookup } from '../words/find-words.ts'
import { findAll, finderOf } from '../words/hits/found-hits.ts'
import type { FoundHits } from '../words/hits/found-hits.ts'
import type { Hits } from '../words/hits/hits.ts'
import type { MeantHits } from '../words/hits/meant-hits.ts'
import type { WordQuery } from '../words/query.ts'
import { scoreSegment } from '../words/scores/segment-scores.ts'
import type { Scored } from '../words/scores/segment-scores.ts'
import type { LiveSegment } from '../words/word-index.ts'
import { share } from './share.ts'

/** The scoring of some segments. The words' hits were found before, since finding them needs texts, which threads do not share. */
export interface WordsTask {
  query: WordQuery
  reaches: number[]
  segments: (Scored & { hits: FoundHits })[]
}

/** SKUs of a segment that have all words, rising, each with its score. */
export interface ScoredSkus {
  skus: Uint32Array<ArrayBuffer>
  scores: Uint32Array<ArrayBuffer>
  count: number
}

/** The segments that one thread scores. */
export interface WordsShare {
  finders: Finders
  task: WordsTask
}

/** The amount of work: each place of a word, and each SKU for each need. */
export function codesOfLook({ skuIds }: Pick<ReadModel, 'skuIds'>, { finders, query, reaches }: UnitLookup): number {
  return finders.reduce(
    (sum, [, finder]) => sum + countPlaces(findAll(finder, query, reaches)),
    skuIds.length * query.needs.length,
  )
}

function countPlaces({ units, meant, parts }: FoundHits): number {
  const lists = [...units, ...meant.flat().flatMap(({ phrase, apart }) => [phrase, ...apart])]
  const own = lists.flat().reduce((sum, { from, to }) => sum + to - from, 0)
  return parts.reduce((sum, found) => sum + (found ? countPlaces(found) : 0), own)
}

/**
 * Splits a look-up's segments into at most `count` shares with about equal numbers of products; the first is no larger than the others.
 * Throws NoSharedMemory.
 */
export function shareLook(look: UnitLookup, count: number): WordsShare[] | undefined {
  const shares = Array.from({ length: count }, () => ({ finders: [] as Finders, size: 0 }))
  for (const one of look.finders.toSorted(([one], [other]) => other.isLive.length - one.isLive.length)) {
    const least = shares.reduce((best, share) => (share.size <= best.size ? share : best))
    least.finders.push(one)
    least.size += one[0].isLive.length
  }
  const asked = shares.filter(({ finders }, index) => index === 0 || finders.length)
  return asked.length > 1 ? asked.map(({ finders }) => ({ finders, task: wordsTask(look, finders) })) : undefined
}

function wordsTask({ query, reaches }: UnitLookup, finders: Finders): WordsTask {
  return {
    query,
    reaches,
    segments: finders.map(([{ segment, isLive }, finder]) => ({
      segment: {
        firstSku: share(segment.firstSku),
        fields: share(segment.fields),
        lengths: share(segment.lengths),
        ownerStarts: share(segment.ownerStarts),
        owners: share(segment.owners),
        han: sharedHan(segment),
      },
      isLive: share(isLive),
      hits: sendable(findAll(finder, query, reaches)),
    })),
  }
}

export function scoreTask({ query, reaches, segments }: WordsTask): ScoredSkus[] {
  return segments.map(({ hits, ...scored }) => {
    const { skus, scores, count } = scoreSegment(scored, { query, reaches, finder: finderOf(hits) })
    return { skus: skus.slice(0, count), scores: scores.slice(0, count), count }
  })
}

function sharedHan({ han: { pairs, postings } }: LiveSegment['segment']): Scored['segment']['han'] {
  return {
    pairs: share(pairs),
    postings: { starts: share(postings.starts), texts: share(postings.texts), positions: share(postings.positions) },
  }
}

function sendable({ units, meant, parts }: FoundHits): FoundHits {
  return {
    units: units.map((list) => list.map(ownHits)),
    meant: meant.map((list) =>
      list.map(({ phrase, apart }): MeantHits => ({
        phrase: phrase.map(ownHits),
        apart: apart.map((hits) => hits.map(ownHits)),
      })),
    ),
    parts: parts.map((found) => found && sendable(found)),
  }
}

/** Copies only the used part of columns that are not shared. */
function ownHits(hits: Hits): Hits {
  const { texts, positions, from, to } = hits
  if (texts.buffer instanceof SharedArrayBuffer) return hits
  return { ...hits, texts: texts.slice(from, to), positions: positions.slice(from, to), from: 0, to: to - from }
}

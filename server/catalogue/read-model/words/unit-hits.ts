import { farWordHits } from './far-words.ts'
import { characterHits, runHits } from './han-hits.ts'
import type { Hits } from './hits.ts'
import { joinHits, numberHits, sizeHits, wordHits } from './near-words.ts'
import type { Query, Unit } from './query.ts'
import type { Segment } from './segment.ts'

/** Where a unit of a query stands in a segment, itself and written in one with its neighbours; farther off as `reach` says. */
export function unitHits(segment: Segment, { units, joins }: Query, { index, reach }: Wish): Hits[] {
  const unit = units[index]
  if (!unit) return []
  const joined = joins.filter(({ first, last }) => first <= index && index <= last)
  const hits = [...nearHits(segment, unit), ...joined.flatMap((join) => joinHits(segment, join))]
  for (let step = 1; step <= reach; step++) hits.push(...farHits(segment, unit, step))
  return hits
}

export interface Wish {
  /** Of the unit in its query. */
  index: number
  /** How far off it may be: 0 nothing but near, 3 the farthest. */
  reach: number
}

function nearHits(segment: Segment, unit: Unit): Hits[] {
  if (unit.kind === 'word') return wordHits(segment, unit)
  if (unit.kind === 'number') return numberHits(segment, unit)
  return unit.kind === 'size' ? sizeHits(segment, unit) : runHits(segment, unit.text)
}

function farHits(segment: Segment, unit: Unit, step: number): Hits[] {
  if (unit.kind === 'word') return farWordHits(segment, unit, step)
  return unit.kind === 'han' && step === 1 ? characterHits(segment, unit.text) : []
}

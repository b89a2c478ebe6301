import { FARTHEST_WORD, farJoinHits, farNumberHits, farWordHits } from './far-words.ts'
import { characterHits, runHits } from './han-hits.ts'
import type { Hits } from './hits.ts'
import { guessedHits, meantHits } from './meant-hits.ts'
import type { MeantHits } from './meant-hits.ts'
import { joinHits, numberHits, sizeHits, wordHits } from './near-words.ts'
import type { Join, WordQuery, Unit } from '../query.ts'
import { sameSoundHits } from './same-sound.ts'
import type { Segment } from '../segments/segment.ts'
import { NO_THESAURUS } from '../thesaurus.ts'
import type { Thesaurus } from '../thesaurus.ts'

/** The last step for a run of Han. 1: single characters, and others of the same sound; 2: all characters but one (`scorePieces`). */
const FARTHEST_RUN = 2

/** The last step of the search for a unit. */
export function farthestOf({ kind }: Unit): number {
  if (kind === 'word') return FARTHEST_WORD
  if (kind === 'han') return FARTHEST_RUN
  return kind === 'size' ? 0 : 1
}

/** Finds the units and needs of one query in one segment. Each step is searched once, on demand. */
export interface Finder {
  /** Hits of a unit, alone and joined with its neighbours; `reaches` has the last step of each unit. */
  find(unit: number, reaches: number[]): Hits[]
  /** Hits of a need's senses, sense by sense. */
  findMeant(need: number): MeantHits[]
  /** The finder for the parts of a need. */
  partsOf(need: number): Finder | undefined
}

export function createFinder(
  segment: Segment,
  { units, joins, needs }: WordQuery,
  thesaurus: Thesaurus = NO_THESAURUS,
): Finder {
  const ofUnits = units.map((unit) => createSteps((step) => hitsOfUnit({ segment, thesaurus }, unit, step)))
  const ofJoins = joins.map((join) => createSteps((step) => hitsOfJoin({ segment, thesaurus }, join, step)))
  const meant: (MeantHits[] | undefined)[] = []
  const parts = needs.map(({ parts: query }) => query && createFinder(segment, query, thesaurus))
  return {
    find(index, reaches) {
      const own = ofUnits[index]?.(reaches[index] ?? 0) ?? []
      const joined = joins.flatMap(({ first, last }, place) =>
        first <= index && index <= last ? (ofJoins[place]?.(Math.max(...reaches.slice(first, last + 1))) ?? []) : [],
      )
      return [...own, ...joined]
    },
    findMeant: (need) => (meant[need] ??= (needs[need]?.senses ?? []).map((sense) => meantHits(segment, sense))),
    partsOf: (need) => parts[need],
  }
}

interface Ground {
  segment: Segment
  thesaurus: Thesaurus
}

function createSteps(find: (step: number) => Hits[]): (reach: number) => Hits[] {
  const steps: Hits[][] = []
  return (reach) => {
    for (let step = steps.length; step <= reach; step++) steps.push(find(step))
    return steps.slice(0, reach + 1).flat()
  }
}

function hitsOfUnit(ground: Ground, unit: Unit, step: number): Hits[] {
  const { segment } = ground
  switch (unit.kind) {
    case 'word':
      return step
        ? farOrGuessed(ground, unit, { step, far: farWordHits(segment, unit, step) })
        : wordHits(segment, unit)
    case 'number':
      return step ? farNumberHits(segment, unit.text, step) : numberHits(segment, unit)
    case 'size':
      return step ? [] : sizeHits(segment, unit)
    case 'han':
      if (step === 0) return runHits(segment, unit.text)
      if (step > 1) return []
      // A thesaurus word does not stand for another of the same sound: 斑岩 is no 板岩.
      return [...characterHits(segment, unit.text), ...(unit.isKnown ? [] : sameSoundHits(segment, unit.text))]
  }
}

function hitsOfJoin(ground: Ground, join: Join, step: number): Hits[] {
  if (!step) return joinHits(ground.segment, join)
  return farOrGuessed(ground, join, { step, far: farJoinHits(ground.segment, join, step) })
}

/** Guesses a thesaurus phrase only if the catalogue itself has nothing near. */
function farOrGuessed(
  ground: Ground,
  typed: Pick<Unit, 'text' | 'isLast'>,
  { step, far }: { step: number; far: Hits[] },
): Hits[] {
  return far.length ? far : guessedHits(ground, typed, step)
}

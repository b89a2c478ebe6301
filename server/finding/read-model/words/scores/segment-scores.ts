import { DESCRIPTION, isOfSkus, meantWeightOf, plainMeantWeightOf, plainWeightOf, weightOf } from '../texts/fields.ts'
import type { Hits } from '../hits/hits.ts'
import { createNameTrail } from './name-trail.ts'
import type { NameTrail } from './name-trail.ts'
import type { QueryNeed, WordQuery } from '../query.ts'
import { scorePieces } from './run-cover.ts'
import { createSpareScores, meetAll } from './scores.ts'
import type { Scores } from './scores.ts'
import type { ScoredSegment } from '../segments/segment.ts'
import type { Finder } from '../hits/unit-hits.ts'

/** The segment's SKUs that meet every need, rising, each with its score. Only the first `count` entries are valid. */
export interface FoundSkus {
  skus: Uint32Array
  scores: Uint32Array
  /** For each SKU, how many needs it meets as typed. */
  typed: Uint8Array
  count: number
}

export interface Search {
  query: WordQuery
  /** The last search step of each unit. */
  reaches: number[]
  finder: Finder
}

/**
 * Buffers of a search, kept because allocating them costs more than the search. One set is enough: segments are scored one after the
 * other.
 */
const spare = createSpareScores()
const trail = createNameTrail()
let room = roomFor(0)

function roomFor(skus: number): FoundSkus {
  return { skus: new Uint32Array(skus), scores: new Uint32Array(skus), typed: new Uint8Array(skus), count: 0 }
}

/** A segment, and which of its products have not changed since it was built. */
export interface Scored {
  segment: ScoredSegment
  isLive: Uint8Array
}

/** The live SKUs of a segment that meet a query. The result is valid until the next search. */
export function scoreSegment({ segment, isLive }: Scored, search: Search): FoundSkus {
  const { needs } = search.query
  const size = segment.firstSku.at(-1) ?? 0
  if (room.skus.length < size) room = roomFor(size)
  const found = room
  found.count = 0
  trail.begin(segment)
  let units = 0
  for (const [place, need] of needs.entries()) {
    const typed = spare.take(segment)
    const meant = need.senses.length || need.parts ? spare.take(segment) : undefined
    const ground = { segment, trail, search }
    units += need.units.length
    scoreUnits(ground, need, typed)
    if (meant) scoreMeant(ground, place, meant)
    const counts = isPhrase(need) ? 0 : 1
    if (place > 0) narrow(segment, found, { typed, meant, counts })
    else takeAll(segment, found, { typed, meant, counts, isLive })
    spare.giveBack(typed)
    if (meant) spare.giveBack(meant)
    if (!found.count) return found
  }
  addNames(segment, found, { needs: needs.length, bonuses: trail.bonuses(segment, units) })
  return found
}

interface Ground {
  segment: ScoredSegment
  /** Absent while a need is scored in parts. */
  trail?: NameTrail
  search: Search
}

/** Scores what meets a need by its senses or in parts, not as typed. */
function scoreMeant(ground: Ground, place: number, scores: Scores): void {
  const { segment, search } = ground
  const need = search.query.needs[place]
  if (!need) return
  const isPlain = search.query.isShadeAlone
  for (const { phrase, apart } of search.finder.findMeant(place)) {
    scoreHits(segment, phrase, { scores, trail: ground.trail, units: need.units.length, isPlain })
    if (!apart.length) continue
    const parts = apart.map((hits) => (into: Scores) => scoreHits(segment, hits, { scores: into, isPlain }))
    meetAll(spare, segment, scores, { parts })
  }
  const finder = search.finder.partsOf(place)
  if (!need.parts || !finder) return
  const own = { segment, search: { query: need.parts, finder, reaches: need.parts.units.map(() => 0) } }
  const parts = need.parts.needs.map((part, at) => (into: Scores) => {
    scoreUnits(own, part, into)
    scoreMeant(own, at, into)
  })
  meetAll(spare, segment, scores, { parts, worth: IN_PARTS })
}

/** The worth, in hundredths, of a run that is found in parts with meanings of their own. */
const IN_PARTS = 85
/** The worth of a phrase with a meaning if it is found word by word: a cork floor with certified wood is no wood floor. */
const IN_WORDS = 60

function isPhrase({ units, senses }: QueryNeed): boolean {
  return units.length > 1 && senses.length > 0
}

function scoreUnits(ground: Ground, need: QueryNeed, scores: Scores): void {
  const { units } = need
  const [only = 0] = units
  if (units.length === 1) return scoreUnit(ground, only, scores)
  const parts = units.map((unit) => (into: Scores) => scoreUnit(ground, unit, into))
  meetAll(spare, ground.segment, scores, { parts, worth: isPhrase(need) ? IN_WORDS : 100 })
}

function scoreUnit({ segment, trail, search }: Ground, unit: number, scores: Scores): void {
  const { query, reaches, finder } = search
  const { kind, text } = query.units[unit] ?? { kind: 'word', text: '' }
  trail?.beginUnit()
  scoreHits(segment, finder.find(unit, reaches), { scores, trail, isPlain: query.isShadeAlone })
  if (kind !== 'han' || query.isShadeAlone) return
  scores.hasSkus = true
  scorePieces(segment, text, { scores, reach: reaches[unit] ?? 0 })
}

function scoreHits(
  segment: ScoredSegment,
  hits: Hits[],
  {
    scores,
    trail,
    units = 1,
    isPlain = false,
  }: { scores: Scores; trail?: NameTrail | undefined; units?: number; isPlain?: boolean | undefined },
): void {
  const { fields } = segment
  const titles = trail?.titles ?? 0
  const names = trail?.names ?? 0
  const [typed, meant] = isPlain ? [plainWeightOf, plainMeantWeightOf] : [weightOf, meantWeightOf]
  for (const { texts, positions, from, to, steps, nearness } of hits) {
    // A synonym counts in category titles only, and an incomplete word in names only.
    const first = nearness.isMeant ? titles : 0
    const last = nearness.how === 'whole' ? names : titles
    const weights = nearness.isMeant ? meant : typed
    for (let at = from; at < to; at++) {
      const text = texts[at] ?? 0
      const field = fields[text] ?? 0
      if (field === DESCRIPTION && !nearness.inDescriptions) continue
      const score = nearness.quality * (weights[field] ?? 0)
      const isSku = isOfSkus[field] === true
      scores.hasSkus ||= isSku
      raiseOwners(segment, text, { into: isSku ? scores.skus : scores.products, score })
      if (trail && text < last && text >= first) trail.step(text, { position: positions[at] ?? 0, steps, units })
    }
  }
}

function raiseOwners(
  { ownerStarts, owners }: ScoredSegment,
  text: number,
  { into, score }: { into: Uint32Array; score: number },
): void {
  const end = ownerStarts[text + 1] ?? 0
  for (let place = ownerStarts[text] ?? 0; place < end; place++) {
    const owner = owners[place] ?? 0
    if ((into[owner] ?? 0) < score) into[owner] = score
  }
}

interface OfNeed {
  typed: Scores
  meant: Scores | undefined
  /** What a match as typed adds to `FoundSkus.typed`: 1, or 0 for the single words of a phrase. */
  counts: number
}

function takeAll(
  { firstSku }: ScoredSegment,
  found: FoundSkus,
  { isLive, ...need }: OfNeed & { isLive: Uint8Array },
): void {
  // Without senses `typed` is read twice, which is faster than a check each time.
  const { typed, meant = typed, counts } = need
  const { skus, scores, typed: countTyped } = found
  const hasSkus = typed.hasSkus || meant.hasSkus
  let count = 0
  for (let product = 0; product < isLive.length; product++) {
    const common = typed.products[product] ?? 0
    const commonMeant = meant.products[product] ?? 0
    if (!isLive[product] || (!common && !commonMeant && !hasSkus)) continue
    const end = firstSku[product + 1] ?? 0
    const inCommon = either(common, commonMeant, need.meant)
    for (let sku = firstSku[product] ?? 0; sku < end; sku++) {
      const own = hasSkus ? (typed.skus[sku] ?? 0) : 0
      const ownMeant = hasSkus ? (meant.skus[sku] ?? 0) : 0
      const asTyped = better(common, own)
      const score = own || ownMeant ? either(asTyped, better(commonMeant, ownMeant), need.meant) : inCommon
      if (!score) continue
      skus[count] = sku
      countTyped[count] = asTyped ? counts : 0
      scores[count++] = score
    }
  }
  found.count = count
}

function better(one: number, other: number): number {
  return one > other ? one : other
}

/** Among equal scores, a match that also has another wording comes first. */
function either(typed: number, meant: number, isMeant: unknown): number {
  const best = better(typed, meant)
  return isMeant ? best + ((typed + meant - best) >>> 5) : best
}

function narrow({ firstSku }: ScoredSegment, found: FoundSkus, need: OfNeed): void {
  const { typed, meant = typed, counts } = need
  const { skus, scores, typed: countTyped } = found
  let product = 0
  let left = 0
  for (let index = 0; index < found.count; index++) {
    const sku = skus[index] ?? 0
    while ((firstSku[product + 1] ?? 0) <= sku) product++
    const asTyped = better(typed.products[product] ?? 0, typed.skus[sku] ?? 0)
    const asMeant = better(meant.products[product] ?? 0, meant.skus[sku] ?? 0)
    const score = either(asTyped, asMeant, need.meant)
    if (!score) continue
    skus[left] = sku
    countTyped[left] = (countTyped[index] ?? 0) + (asTyped ? counts : 0)
    scores[left++] = (scores[index] ?? 0) + score
  }
  found.count = left
}

/** Adds the names' bonuses; for needs that are not met as typed they count half. */
function addNames(
  { firstSku }: ScoredSegment,
  found: FoundSkus,
  { needs, bonuses }: { needs: number; bonuses: Uint16Array },
): void {
  let product = 0
  for (let index = 0; index < found.count; index++) {
    while ((firstSku[product + 1] ?? 0) <= (found.skus[index] ?? 0)) product++
    const share = (1 + (found.typed[index] ?? 0) / needs) / 2
    const bonus = Math.floor((bonuses[product] ?? 0) * share)
    found.scores[index] = Math.floor((found.scores[index] ?? 0) / needs) + bonus
  }
}

import { bitsOf, exactlyOf } from '../condition-bits.ts'
import type { Condition } from '../conditions/conditions-in.ts'
import { allBits, bitsWhere, has, hasAny, intersect, noBits, unite, without } from '../read-model/bits.ts'
import type { Bits } from '../read-model/bits.ts'
import { bitsOfFacet } from '../read-model/count/filters.ts'
import type { IsWantedValue } from '../read-model/count/filters.ts'
import { facetColumnOf } from '../read-model/facet-column.ts'
import { PLACE } from '../read-model/places.ts'
import { UNMEASURED } from '../read-model/looks.ts'
import { SIZE, THICKNESS } from '../read-model/measures.ts'
import type { ReadModel } from '../read-model/model.ts'
import { MOST_OF_DESCRIPTION } from '../read-model/words/texts/fields.ts'
import { priceBasisOf } from '../read-model/price-basis.ts'
import { findWordsOnce } from '../read-model/words/find-words.ts'
import { areAllFound } from '../read-model/words/unknown-words.ts'
import type { Meaning, ThingMeaning, Wish } from '../wishes/wish.ts'

/** Which SKUs meet a wish, and which say nothing of it; all others lack it. */
export interface JudgedWish {
  wish: Wish
  /** How much it weighs among the wishes. */
  weight: number
  met: Bits
  unstated: Bits
  /** Of words: how well each SKU has them. */
  scores?: Uint16Array
  /** Of words: only what they may be misspelt for was found. */
  isGuess?: boolean
}

interface Judging {
  model: ReadModel
  priceUnit: string | undefined
  /** The SKUs of the thing that is asked for; all without one. */
  ofThing: Bits
}

type Answer = Omit<JudgedWish, 'wish' | 'weight'>

/**
 * Judges wishes of a text in their order, all or those that are wanted: each word is a search. Of those that decide nothing there is none. A
 * third is one of the things that are named.
 */
export function judgeWishes(
  model: ReadModel,
  wishes: readonly Wish[],
  priceUnit: string | undefined,
  isWanted: (wish: Wish) => boolean = () => true,
): JudgedWish[] {
  const things = wishes.flatMap(({ means, isNot }) =>
    means.kind === 'thing' && !isNot ? [bitsOfThing(model, means)] : [],
  )
  const ofThings = unite(model.skuIds.length, things)
  const ofThing = hasAny(ofThings) ? ofThings : allBits(model.skuIds.length)
  return wishes.filter(isWanted).flatMap((wish) => judgeWish(wish, { model, priceUnit, ofThing }) ?? [])
}

/** Undefined for what is not read, and for a price that cannot be compared today: they decide nothing. */
function judgeWish(wish: Wish, judging: Judging): JudgedWish | undefined {
  const answer = answerOf(wish, judging)
  if (!answer) return undefined
  const weight = weightOf(wish)
  if (!wish.isNot) return { wish, weight, ...answer }
  const size = judging.model.skuIds.length
  const { met, unstated } = answer
  return { wish, weight, met: without(allBits(size), unite(size, [met, unstated])), unstated }
}

function answerOf({ means, isNot }: Pick<Wish, 'means' | 'isNot'>, judging: Judging): Answer | undefined {
  const { model, priceUnit, ofThing } = judging
  const size = model.skuIds.length
  switch (means.kind) {
    case 'thing':
      return { met: bitsOfThing(model, means), unstated: noBits(size) }
    case 'condition': {
      // Who refuses a class does not refuse the better ones.
      const isClass = isNot && means.condition.kind === 'attribute'
      const exactly = isClass ? exactlyOf(model, means.condition) : undefined
      const met = exactly ?? bitsOf(model, means.condition, priceUnit)
      return met && { met, unstated: without(unstatedOf(model, means.condition, priceUnit), met) }
    }
    case 'third':
      return thirdOf(model, means.of, { ofThing, priceUnit })
    case 'words': {
      const found = findWordsOnce(model, means.words)
      const isGuess = found.isRespelt === true || !areAllFound(found)
      // A description often says what something is not: "no joints", "honed, never polished".
      const said = isNot ? calledSo(size, found.scores) : found.skus
      const own = { scores: found.scores, isGuess }
      if (means.refused === undefined) return { met: said, unstated: noBits(size), ...own }
      // What is called as it must not be lacks it, whatever else it says: "Gloss white". What says neither is silent.
      const refused = findWordsOnce(model, means.refused)
      const unstated = without(allBits(size), unite(size, [said, refused.skus]))
      return { met: without(said, calledSo(size, refused.scores)), unstated, ...own }
    }
    case 'either':
      return anyOf(
        size,
        means.of.flatMap((one) => answerOf({ means: one, isNot }, judging) ?? []),
      )
    case 'unread':
      return undefined
  }
}

/** The things that a text names: their SKUs, and what the first is called. */
export function bitsNamed(
  model: ReadModel,
  wishes: readonly Wish[],
): { bits: Bits; name: string; enName: string } | undefined {
  const things = wishes.flatMap(({ means, isNot }) => (means.kind === 'thing' && !isNot ? [means] : []))
  const [first] = things
  if (!first) return undefined
  const sets = things.flatMap((thing) => [bitsOfThing(model, thing), bitsOfCategories(model, thing.insteadIds)])
  return { bits: unite(model.skuIds.length, sets), name: first.name, enName: first.enName }
}

export function bitsOfThing(model: ReadModel, { categoryIds, exceptIds }: ThingMeaning): Bits {
  return without(bitsOfCategories(model, categoryIds), bitsOfCategories(model, exceptIds))
}

/** What has words in more than a description. */
function calledSo(size: number, scores: Uint16Array): Bits {
  return bitsWhere(size, (sku) => (scores[sku] ?? 0) > MOST_OF_DESCRIPTION)
}

/** What meets any of several wishes. */
function anyOf(size: number, answers: readonly Answer[]): Answer | undefined {
  if (!answers.length) return undefined
  const united = (bitsOfOne: (answer: Answer) => Bits) => unite(size, answers.map(bitsOfOne))
  const met = united((answer) => answer.met)
  const scored = answers.flatMap(({ scores }) => scores ?? [])
  return {
    met,
    unstated: without(
      united(({ unstated }) => unstated),
      met,
    ),
    ...(scored.length && { scores: bestOf(size, scored) }),
    isGuess: answers.every(({ isGuess }) => isGuess === true),
  }
}

function bestOf(size: number, scored: readonly Uint16Array[]): Uint16Array {
  const best = new Uint16Array(size)
  for (const scores of scored)
    for (const [sku, score] of scores.entries()) if (score > (best[sku] ?? 0)) best[sku] = score
  return best
}

/** The SKUs of these categories, and of those below them. */
export function bitsOfCategories(model: ReadModel, ids: readonly string[] = []): Bits {
  const wanted = new Set(ids)
  if (!wanted.size) return noBits(model.skuIds.length)
  return bitsOfFacet(model, model.facets.get('category'), (id) => wanted.has(id))
}

/** A thing is asked for above all; a material says more than any other word, a fact more than a liking. */
function weightOf({ means, isLike }: Wish): number {
  const whole = weightOfMeaning(means)
  return isLike ? whole / 2 : whole
}

function weightOfMeaning(means: Meaning): number {
  if (means.kind === 'either') return Math.max(...means.of.map(weightOfMeaning))
  if (means.kind === 'words') return means.isNamed ? 3 : 1.5
  if (means.kind === 'condition') return WEIGHTS[means.condition.kind] ?? 2
  return means.kind === 'thing' ? 4 : 1
}

const WEIGHTS: Partial<Record<Condition['kind'], number>> = { place: 3, look: 1.2, stock: 1.2 }

/** The SKUs that say nothing of what a condition asks. */
function unstatedOf(model: ReadModel, condition: Condition, priceUnit: string | undefined): Bits {
  const size = model.skuIds.length
  const notSaying = (name: string, isSaying: IsWantedValue) =>
    without(allBits(size), bitsOfFacet(model, facetColumnOf(model, name), isSaying))
  const silentIn = (name: string) => notSaying(name, () => true)
  switch (condition.kind) {
    case 'price': {
      const { low, isCounted } = priceBasisOf(model, condition.priceUnit ?? priceUnit)
      return bitsWhere(size, (sku) => Number.isNaN(low[sku]) || !isCounted(sku))
    }
    case 'size':
      return silentIn(SIZE)
    case 'thickness':
      return intersect(size, [THICKNESS, ...model.reading.thicknessIds.map((id) => `attr.${id}`)].map(silentIn))
    case 'attribute':
      return silentIn(`attr.${condition.fact.id}`)
    case 'place': {
      const says = new Set<string>([condition.place, `${condition.place}:not`])
      return notSaying(PLACE, (value) => says.has(value))
    }
    case 'look':
      return notSaying(condition.group, (value) => value !== UNMEASURED)
    case 'origin':
      return silentIn('area')
    case 'stock':
    case 'color':
      return noBits(size)
  }
}

/** The cheapest or dearest third of the thing, by the price for finding. */
function thirdOf(
  model: ReadModel,
  of: 'cheap' | 'dear',
  { ofThing, priceUnit }: Pick<Judging, 'ofThing' | 'priceUnit'>,
): Answer {
  const { low, isCounted } = priceBasisOf(model, priceUnit)
  const isPriced = (sku: number) => !Number.isNaN(low[sku]) && isCounted(sku)
  const prices = low.filter((_, sku) => has(ofThing, sku) && isPriced(sku)).sort()
  const bound = prices[Math.floor((prices.length * (of === 'cheap' ? 1 : 2)) / 3)] ?? NaN
  const isMet = (price: number) => (of === 'cheap' ? price <= bound : price >= bound)
  return {
    met: bitsWhere(low.length, (sku) => isPriced(sku) && isMet(low[sku] ?? NaN)),
    unstated: bitsWhere(low.length, (sku) => !isPriced(sku)),
  }
}

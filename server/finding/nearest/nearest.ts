import { FEW_EXACT, MOST_NEAREST } from '../../../contract/catalogue.ts'
import type { Nearest } from '../../../contract/catalogue.ts'
import { isLikedIn, readLikes } from '../../../contract/likes.ts'
import type { Wish as ToldWish, WishMeaning } from '../../../contract/wishes.ts'
import type { ListedProduct } from '../product-cards.ts'
import { UNDERSTOOD } from '../product-filters.ts'
import type { FilterQuery } from '../product-filters.ts'
import { allBits, has, hasAny, intersect, listBits, unite } from '../read-model/bits.ts'
import type { Bits } from '../read-model/bits.ts'
import { findAllSkus } from '../read-model/count/filters.ts'
import type { Groups } from '../read-model/count/filters.ts'
import { placesOfLeast } from '../read-model/count/least.ts'
import type { ReadModel } from '../read-model/model.ts'
import { indexesIn } from '../read-model/orders.ts'
import { toldCondition } from '../told-condition.ts'
import type { Meaning, ThingMeaning, Wish } from '../wishes/wish.ts'
import { bitsNamed, bitsOfCategories, bitsOfThing, judgeWishes } from './judge-wish.ts'
import type { JudgedWish } from './judge-wish.ts'
import { wishesAsked, wishesIn } from './wish-ground.ts'

/** What comes nearest to a keyword, with products in place of cards. */
export interface FoundNearest {
  wishes: ToldWish[]
  list: (ListedProduct & Judgements)[]
  isOtherThing: boolean
  /** Products of the exact list that are of the thing; undefined where all are, or nothing is named. */
  ofThing?: Nearest['ofThing']
}

type Judgements = Pick<Nearest['list'][number], 'met' | 'lacking' | 'unstated'>
type Asked = Pick<FilterQuery, 'keyword' | 'like' | 'priceIn' | 'priceUnit'>

/**
 * Reads the wishes of a keyword; where fewer than `FEW_EXACT` products meet all of it, finds those that meet most of them (decisions/218).
 * `groups` leave what the exact list holds, `total` products.
 */
export function findNearest(
  model: ReadModel,
  query: Asked,
  { groups, total }: { groups: Groups; total: number },
): FoundNearest {
  const wishes = wishesOf(model, query)
  const told = wishes.map(toldWish)
  const exact = findAllSkus(model, groups)
  const ofThing = countOfThing(model, wishesAsked(model, query), { exact, total })
  if (total >= FEW_EXACT) return { wishes: told, list: [], isOtherThing: false, ofThing }
  const filters = [...groups].filter(([name]) => !isOfKeyword(name)).map(([, bits]) => bits)
  const within = intersect(model.skuIds.length, filters)
  const { judged, isOtherThing, candidates } = judgeAll(model, wishes, {
    own: wishes,
    within,
    priceUnit: query.priceUnit,
  })
  const products =
    judged.length || isOtherThing ? nearestProducts(model, judged, { candidates, exact, most: MOST_NEAREST }) : []
  return { wishes: told, isOtherThing, ofThing, list: withJudgements(products, { wishes, judged }) }
}

/** How many products of the exact list are of the thing that is named, where others only have its words. */
function countOfThing(
  model: ReadModel,
  wishes: readonly Wish[],
  { exact, total }: { exact: Int32Array; total: number },
): Nearest['ofThing'] {
  const named = bitsNamed(model, wishes)
  if (!named) return undefined
  const products = new Set<number>()
  for (const sku of exact) if (has(named.bits, sku)) products.add(model.productOf[sku] ?? 0)
  return products.size < total ? { count: products.size, name: named.name, enName: named.enName } : undefined
}

/**
 * The products that meet every wish, then those that meet most of them: at most `most`, of the whole catalogue. Without a thing only `own`
 * wishes bring something near, not what belongs to others as well.
 */
export function findNearestTo(
  model: ReadModel,
  wishes: readonly Wish[],
  { own, priceUnit, most }: { own: readonly Wish[]; priceUnit: string | undefined; most: number },
): Omit<FoundNearest, 'wishes'> {
  const size = model.skuIds.length
  const { judged, isOtherThing, candidates } = judgeAll(model, wishes, {
    own,
    within: allBits(size),
    priceUnit,
  })
  if (!judged.length) return { isOtherThing, list: [] }
  const musts = judged.filter(({ wish }) => !wish.isLike && wish.means.kind !== 'thing')
  const whole = intersect(size, [candidates, ...musts.map(({ met }) => met)])
  return {
    isOtherThing,
    list: withJudgements(nearestProducts(model, judged, { candidates, whole, most }), { wishes, judged }),
  }
}

function withJudgements(
  products: NearSku[],
  { wishes, judged }: { wishes: readonly Wish[]; judged: readonly JudgedWish[] },
): FoundNearest['list'] {
  return products.map(({ sku, ...product }) => ({ ...product, ...judgementsOf(wishes, judged, sku) }))
}

/** Whether a group comes from the keyword, and not from a filter of the address. */
function isOfKeyword(name: string): boolean {
  return name === 'words' || name.startsWith(UNDERSTOOD)
}

/** What lies in a stretch that the person likes is liked. */
function wishesOf(model: ReadModel, { keyword = '', like, priceIn }: Asked): Wish[] {
  const liked = readLikes(like)
  return wishesIn(model, keyword, priceIn).map((wish) => ({ ...wish, isLike: wish.isLike || isLikedIn(wish, liked) }))
}

interface JudgedWishes {
  judged: JudgedWish[]
  /** No product within the filters is of the thing. */
  isOtherThing: boolean
  /** The SKUs among which the nearest are. */
  candidates: Bits
}

function judgeAll(
  model: ReadModel,
  wishes: readonly Wish[],
  { own, within, priceUnit }: { own: readonly Wish[]; within: Bits; priceUnit: string | undefined },
): JudgedWishes {
  const size = model.skuIds.length
  const all = judgeWishes(model, wishes, priceUnit)
  const isThing = ({ wish: { means, isNot } }: JudgedWish) => means.kind === 'thing' && !isNot
  const things = all.filter(isThing)
  const ofThings = intersect(size, [
    within,
    unite(
      size,
      things.map(({ met }) => met),
    ),
  ])
  const hasThing = hasAny(ofThings)
  const others = all.filter((one) => !isThing(one))
  if (hasThing) return { judged: [...things, ...others], isOtherThing: false, candidates: ofThings }
  const near = bringingNear(own, others)
  const meetAny = unite(
    size,
    near.map(({ met }) => met),
  )
  const inStead = inSteadOf(model, wishes)
  const candidates = intersect(size, [within, ...(inStead ?? [meetAny, ...saidOf(model, wishes)])])
  return { judged: others, isOtherThing: things.length > 0, candidates }
}

/**
 * The wishes for which something comes near: no refusal, no liking, no guess. Words like any other do so only where most of the text is
 * understood: a letter or a mail address has words that stand somewhere too.
 */
function bringingNear(wishes: readonly Wish[], judged: readonly JudgedWish[]): JudgedWish[] {
  const asked = judged.filter(
    ({ wish, isGuess }) =>
      wishes.includes(wish) && !wish.isNot && !wish.isLike && wish.means.kind !== 'third' && !isGuess,
  )
  const isPlain = (means: Meaning): boolean =>
    means.kind === 'either' ? means.of.every(isPlain) : means.kind === 'words' && !means.isNamed
  const arePlain = asked.every(({ wish }) => isPlain(wish.means))
  const isUnderstood = asked.length * 2 > wishes.filter(({ isNot }) => !isNot).length
  return arePlain && !isUnderstood ? [] : asked
}

/** What serves in the stead of a thing that the catalogue lacks; in a text that names no thing, what a place is asked of. */
function inSteadOf(model: ReadModel, wishes: readonly Wish[]): Bits[] | undefined {
  const idsOf = (means: Meaning): readonly string[] => {
    if (means.kind === 'either') return means.of.flatMap(idsOf)
    return (
      (means.kind === 'thing' ? means.insteadIds : means.kind === 'condition' ? means.categoryIds : undefined) ?? []
    )
  }
  const bits = bitsOfCategories(
    model,
    wishes.flatMap(({ means, isNot }) => (isNot ? [] : idsOf(means))),
  )
  return hasAny(bits) ? [bits] : undefined
}

/** In a text that names no thing, what its words are said of: "oak herringbone" is a floor. */
function saidOf(model: ReadModel, wishes: readonly Wish[]): Bits[] {
  const saidBy = (means: Meaning): ThingMeaning[] => {
    if (means.kind === 'either') return means.of.flatMap(saidBy)
    return means.kind === 'words' && means.said ? [means.said] : []
  }
  const [said] = wishes.flatMap(({ means, isNot }) => (isNot ? [] : saidBy(means)))
  return said ? [bitsOfThing(model, said)] : []
}

interface NearSku extends ListedProduct {
  /** The place of the SKU that comes nearest. */
  sku: number
}

/**
 * The products with the greatest share of wishes, by their weight; equal ones by how well they have the words, then by rank. One order,
 * whatever the list is sorted by. Those in `exact` are left out, those in `whole` come first.
 */
function nearestProducts(
  { productOf, firstSku, productIds, skuIds, orders }: ReadModel,
  judged: readonly JudgedWish[],
  { candidates, exact = NONE, whole, most }: { candidates: Bits; exact?: Int32Array; whole?: Bits; most: number },
): NearSku[] {
  const scores = scoresOf(judged, candidates)
  if (whole) for (const sku of listBits(whole)) scores[sku] = (scores[sku] ?? 0) + MORE_THAN_ALL
  for (const sku of exact) scores.fill(NOT_NEAR, firstSku[productOf[sku] ?? 0], firstSku[(productOf[sku] ?? 0) + 1])
  const best = new Float64Array(productIds.length).fill(NOT_NEAR)
  for (let sku = 0; sku < scores.length; sku++) {
    const product = productOf[sku] ?? 0
    best[product] = Math.max(best[product] ?? NOT_NEAR, scores[sku] ?? NOT_NEAR)
  }
  const ranks = indexesIn(orders.rank)
  const keys = best.map((score, product) => (ranks[product] ?? 0) - Math.round(score * FINE) * MORE_THAN_PRODUCTS)
  const places = placesOfLeast(keys, most, (product) => best[product] !== NOT_NEAR)
  return Array.from(places, (product) => {
    const first = firstSku[product] ?? 0
    const own = scores.subarray(first, firstSku[product + 1])
    const alike = Array.from(own.keys()).filter((at) => own[at] === best[product])
    return {
      sku: first + (alike[0] ?? 0),
      productId: productIds[product] ?? 0,
      skuIds: alike.map((at) => skuIds[first + at] ?? 0),
    }
  })
}

const NOT_NEAR = -1
const NONE = new Int32Array()
/** More than the weights of all wishes of a row. */
const MORE_THAN_ALL = 500
/** A wish of which nothing is said counts as this share of one that is met. */
const UNSTATED = 0.3
/** The best score of words, 65,535, weighs less than any wish. */
const OF_WORDS = 1 / 2 ** 19
/** Scores are told apart to a thousandth. */
const FINE = 1000
const MORE_THAN_PRODUCTS = 2 ** 32

/** The weighted share of each candidate; `NOT_NEAR` for all others. */
function scoresOf(judged: readonly JudgedWish[], candidates: Bits): Float64Array {
  const scores = new Float64Array(candidates.size).fill(NOT_NEAR)
  for (const sku of listBits(candidates)) scores[sku] = 0
  const addAll = (bits: Bits, addOf: (sku: number) => number) => {
    for (const sku of listBits(intersect(bits.size, [bits, candidates]))) scores[sku] = (scores[sku] ?? 0) + addOf(sku)
  }
  for (const { wish, met, unstated, weight, scores: ofWords } of judged) {
    addAll(met, (sku) => weight + (wish.isNot ? 0 : (ofWords?.[sku] ?? 0) * OF_WORDS))
    addAll(unstated, () => weight * UNSTATED)
  }
  return scores
}

function judgementsOf(wishes: readonly Wish[], judged: readonly JudgedWish[], sku: number): Judgements {
  const answerOf = ({ met, unstated }: JudgedWish) =>
    has(met, sku) ? 'met' : has(unstated, sku) ? 'unstated' : 'lacking'
  const byAnswer = Map.groupBy(judged, answerOf)
  const placesOf = (answer: ReturnType<typeof answerOf>) =>
    (byAnswer.get(answer) ?? []).map(({ wish }) => wishes.indexOf(wish)).toSorted((one, other) => one - other)
  return { met: placesOf('met'), lacking: placesOf('lacking'), unstated: placesOf('unstated') }
}

export function toldWish({ text, start, end, means, isNot, isLike }: Wish): ToldWish {
  const isRefused = isNot || (means.kind === 'words' && means.refused !== undefined)
  return {
    text,
    start,
    end,
    means: toldMeaning(means),
    ...(isRefused && { isNot: true as const }),
    ...(isLike && { isLike }),
  }
}

function toldMeaning(means: Meaning): WishMeaning {
  if (means.kind === 'condition') return { kind: 'condition', condition: toldCondition(means.condition) }
  if (means.kind === 'thing') {
    const { kind, categoryIds, name, enName } = means
    return { kind, categoryIds: [...categoryIds], name, enName }
  }
  if (means.kind === 'words') return { kind: 'words', ...(means.isByLook && { isByLook: true }) }
  return means.kind === 'either' ? { kind: 'either' } : means
}

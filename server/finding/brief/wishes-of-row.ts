import type { Condition } from '../conditions/conditions-in.ts'
import type { Wish } from '../wishes/wish.ts'
import { isThing } from './parts.ts'

/** A wish read from a stretch, with its places in the whole text. */
export function movedBy(wish: Wish, by: number): Wish {
  const means =
    wish.means.kind === 'condition'
      ? { ...wish.means, condition: conditionMovedBy(wish.means.condition, by) }
      : wish.means
  return { ...wish, start: wish.start + by, end: wish.end + by, means }
}

function conditionMovedBy(condition: Condition, by: number): Condition {
  const moved = { ...condition, start: condition.start + by, end: condition.end + by }
  if (moved.kind !== 'price' || !moved.also) return moved
  return { ...moved, also: moved.also.map((one) => ({ ...one, start: one.start + by, end: one.end + by })) }
}

/** A material, brand, finish or pattern that is asked for. */
export function isOfMaterial({ means, isNot, isLike }: Wish): boolean {
  const all = means.kind === 'either' ? means.of : [means]
  return all.every((one) => one.kind === 'words' && one.isNamed) && !isNot && !isLike
}

/** Whether a wish says something of a product by itself; words of a letter do not. */
export function isMeant({ means, isNot }: Wish): boolean {
  return means.kind === 'words' ? means.isNamed || (isNot && !means.isLoose) : means.kind !== 'unread'
}

/** Whether wishes without a thing can be a row: a material, a room with demands, or in a list whatever is more than a demand. */
export function standsAlone(wishes: readonly Wish[], isItem: boolean): boolean {
  const musts = wishes.filter(({ isNot, isLike }) => !isNot && !isLike)
  if (musts.some(isOfMaterial)) return true
  const places = musts.filter(isPlace).length
  const demands = musts.filter((wish) => wish.means.kind === 'condition' && !isPlace(wish)).length
  if (places > 0 && (demands > 0 || isItem)) return true
  return isItem && musts.some(({ means }) => means.kind === 'words' || means.kind === 'unread')
}

function isPlace({ means }: Wish): boolean {
  return means.kind === 'condition' && means.condition.kind === 'place'
}

/** What a heading gives to a row below it: its thing and its words only to a row that names no thing. */
export function ofHeading(heading: readonly Wish[], own: readonly Wish[]): Wish[] {
  const hasThing = own.some(isThing)
  return heading.filter((wish) => !hasThing || wish.means.kind === 'condition' || isOfMaterial(wish))
}

/** The wishes, and those of others that ask for something else. */
export function withAlso(own: readonly Wish[], others: readonly Wish[]): Wish[] {
  const aspects = new Set(own.map(aspectOf))
  return [...own, ...onceEach(others.filter((wish) => !aspects.has(aspectOf(wish))))]
}

/** The first wish of each aspect. */
export function onceEach(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.toReversed().map((wish) => [aspectOf(wish), wish])).values()].toReversed()
}

/** What a wish is about: a row's own price stands before that of the whole brief. */
function aspectOf({ means, text, isNot }: Wish): string {
  const said = `${isNot ? 'not ' : ''}${text.toLowerCase()}`
  if (means.kind === 'third') return 'price'
  if (means.kind === 'thing') return `thing ${means.categoryIds.join()}`
  if (means.kind !== 'condition') return `words ${said}`
  const { condition } = means
  if (condition.kind === 'place') return `place ${condition.place}`
  if (condition.kind === 'attribute') return `fact ${condition.fact.id}`
  return condition.kind === 'look' ? `look ${condition.group} ${isNot || condition.isNot ? said : ''}` : condition.kind
}

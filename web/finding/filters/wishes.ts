import type { UnderstoodCondition } from '../../../contract/conditions.ts'
import { DEFAULT_COLOR_DISTANCE } from '../../../contract/filters.ts'
import { isLikedIn, readLikes, writeLikes, type Stretch } from '../../../contract/likes.ts'
import type { Wish } from '../../../contract/wishes.ts'
import type { CatalogueFilters } from './filters.ts'
import { listOfLook } from './looks.ts'
import { placesIn, withoutPieces, type Piece } from './understood.ts'

/** A wish with the pieces of the keyword that say it now, and what joins them to it; a price may be said in several. */
export interface SaidWish {
  wish: Wish
  /** None if the keyword was edited since it was read. */
  pieces: readonly Piece[]
}

/** As many as an address holds. */
const MOST_LIKED = 20

/**
 * The wishes last read, with their places in the keyword as it is now. Until a changed keyword is read again, a wish that is still
 * being typed or deleted at the end stays; one that was taken away leaves at once.
 */
export function wishesSaid(keyword: string, wishes: readonly Wish[]): SaidWish[] {
  const places = placesIn(keyword, wishes.flatMap(piecesOfWish))
  const isHalfSaid = ({ start, text }: Wish) => keyword.length > start && text.startsWith(keyword.slice(start))
  const placed = wishes.flatMap((wish) =>
    piecesOfWish(wish).flatMap((piece) => {
      const place = places.get(piece)
      return place ? { wish, ...place } : []
    }),
  )
  const grown = placed
    .toSorted((one, other) => one.start - other.start)
    .map((one, at, all) => ({
      wish: one.wish,
      ...withItsJoin(keyword, one, { before: all[at - 1], next: all[at + 1] }),
    }))
  return wishes
    .map((wish) => ({ wish, pieces: grown.filter((piece) => piece.wish === wish) }))
    .filter((said) => said.pieces.length > 0 || isHalfSaid(said.wish))
}

type PlacedWish = Piece & { wish: Wish }

/**
 * A piece with the words before it that stand in no wish: "for a", "nothing", "ideally". They begin after a sign, and stay where they may
 * belong to a refusal before them. Of several that are refused together the first leaves its refusal to the next.
 */
function withItsJoin(
  keyword: string,
  { wish, start, end }: PlacedWish,
  { before, next }: Record<'before' | 'next', PlacedWish | undefined>,
): Piece {
  const pieceOf = (from: number, to: number) => ({ text: keyword.slice(from, to), start: from, end: to })
  if (wish.isNot && next?.wish.isNot) return pieceOf(start, next.start)
  const gap = keyword.slice(before?.end ?? 0, start)
  const join = /[^,，、;；。.]*$/u.exec(gap)?.[0] ?? ''
  const isOfRefusal = join === gap && before?.wish.isNot && !wish.isNot
  return pieceOf(isOfRefusal ? start : start - join.trimStart().length, end)
}

function piecesOfWish(wish: Wish): Piece[] {
  const also = wish.means.kind === 'condition' && wish.means.condition.kind === 'price' && wish.means.condition.also
  const apart = (also || []).filter(({ start, end }) => end <= wish.start || start >= wish.end)
  return [...apart, wish]
}

export function isUnread({ means }: Wish): boolean {
  return means.kind === 'unread' || (means.kind === 'condition' && means.condition.kind === 'unread')
}

/** Whether the address says that a wish is only liked. */
export function isLiked({ pieces }: SaidWish, like: string | null): boolean {
  const likes = readLikes(like ?? undefined)
  return pieces.some((piece) => isLikedIn(piece, likes))
}

/** What is liked once this wish is, or no longer is; null if the address holds no more. */
export function likesWith(said: SaidWish, like: string | null): Pick<CatalogueFilters, 'like'> | null {
  const isApart = (liked: Stretch) => !said.pieces.some((piece) => isLikedIn(piece, [liked]))
  const others = readLikes(like ?? undefined).filter(isApart)
  const likes = isLiked(said, like) ? others : [...others, ...said.pieces]
  if (likes.length > MOST_LIKED) return null
  return { like: writeLikes(likes.toSorted((one, other) => one.start - other.start)) ?? null }
}

/** The filters without some wishes of their keyword; what else is liked stays so. Without any wish nothing is left to ask for. */
export function withoutWishes(
  { keyword, like }: Pick<CatalogueFilters, 'keyword' | 'like'>,
  { all, gone }: Record<'all' | 'gone', readonly SaidWish[]>,
): Pick<CatalogueFilters, 'keyword' | 'like'> {
  const left = all.filter((said) => !gone.includes(said))
  const words = withoutPieces(
    keyword ?? '',
    gone.flatMap(({ pieces }) => pieces),
  )
  if (left.length === 0 || words === '') return { keyword: null, like: null }
  const liked = left.filter((said) => isLiked(said, like)).flatMap(({ pieces }) => pieces)
  return { keyword: words, like: writeLikes([...placesIn(words, liked).values()]) ?? null }
}

/** The wishes that filters can hold, in force now or free, with the filters that hold them. What is refused or liked stays in the words. */
export function wishesAsFilters(
  wishes: readonly SaidWish[],
  inForce: CatalogueFilters,
): { made: SaidWish[]; change: Partial<CatalogueFilters> } {
  let change: Partial<CatalogueFilters> = {}
  const made = wishes.filter((said) => {
    const { wish, pieces } = said
    if (wish.isNot || wish.isLike || pieces.length === 0 || isLiked(said, inForce.like)) return false
    const filter = filterOf(wish, { ...inForce, ...change })
    if (filter) change = { ...change, ...filter }
    return filter !== null
  })
  return { made, change }
}

/** The filter that means the same as a wish; null for none, and where another value of it is in force. */
function filterOf({ means }: Wish, inForce: CatalogueFilters): Partial<CatalogueFilters> | null {
  if (means.kind === 'condition') return filterOfCondition(means.condition, inForce)
  const [categoryId, ...others] = means.kind === 'thing' ? means.categoryIds : []
  const isFree = inForce.categoryId === null || inForce.categoryId === categoryId
  return categoryId !== undefined && others.length === 0 && isFree ? { categoryId } : null
}

function filterOfCondition(
  condition: UnderstoodCondition,
  inForce: CatalogueFilters,
): Partial<CatalogueFilters> | null {
  switch (condition.kind) {
    case 'price': {
      const { priceMin, priceMax, priceIn, priceUnit } = condition
      const isFree = inForce.priceMin === null && inForce.priceMax === null
      const isInUnit = priceUnit === null || inForce.priceUnit === null || inForce.priceUnit === priceUnit
      return isFree && isInUnit ? { priceMin, priceMax, priceIn, priceUnit: priceUnit ?? inForce.priceUnit } : null
    }
    case 'stock':
      return { inStock: true }
    case 'origin':
      return inForce.areaId === null ? { areaId: condition.areaId } : null
    case 'color':
      return inForce.colorHex === null ? { colorHex: condition.hex, colorDistance: DEFAULT_COLOR_DISTANCE } : null
    case 'place':
      // Asked for or not, a place that has a filter keeps it.
      return inForce.places.some((answer) => answer.split(':', 1)[0] === condition.place)
        ? null
        : { places: [...inForce.places, condition.place] }
    case 'look': {
      const list = listOfLook[condition.group]
      return !condition.isNot && inForce[list].length === 0 ? { [list]: [condition.word] } : null
    }
    case 'attribute': {
      const { attributeId } = condition
      if (attributeId in inForce.attrs) return null
      return { attrs: { ...inForce.attrs, [attributeId]: [valueOfFact(condition)] } }
    }
    case 'size':
    case 'thickness':
    case 'refused':
    case 'third':
    case 'either':
    case 'thing':
    case 'unread':
      return null
  }
}

/** A fact's value as the address writes it. A class may have others behind it, so it is a range of classes from it to itself. */
function valueOfFact({
  low,
  high,
  value,
  orBetter,
  isYes,
}: Extract<UnderstoodCondition, { kind: 'attribute' }>): string {
  if (value === null) return `${low ?? ''}..${high ?? ''}`
  if (isYes !== undefined || value.includes('..')) return value
  return orBetter ? `${value}..` : `${value}..${value}`
}

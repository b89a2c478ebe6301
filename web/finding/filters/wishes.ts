import type { UnderstoodCondition } from '../../../contract/conditions.ts'
import { isLikedIn, readLikes, writeLikes } from '../../../contract/likes.ts'
import type { Wish } from '../../../contract/wishes.ts'
import type { CatalogueFilters } from './filters.ts'
import { listOfLook } from './looks.ts'
import { placesIn, withoutPieces, type Piece } from './understood.ts'

/** A wish with the pieces of the keyword that say it now; a price may be said in several. */
export interface SaidWish {
  wish: Wish
  /** None if the keyword was edited since it was read. */
  pieces: readonly SaidPiece[]
}

/** A piece with what joins it to the keyword. */
interface SaidPiece extends Piece {
  /** Where the wish itself begins. */
  from: number
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
): SaidPiece {
  const pieceOf = (first: number, last: number) => ({
    text: keyword.slice(first, last),
    start: first,
    end: last,
    from: start,
  })
  if (wish.isNot && next?.wish.isNot) return pieceOf(start, next.start)
  const gap = keyword.slice(before?.end ?? 0, start)
  const join = /[^,，、;；。.]*$/u.exec(gap)?.[0] ?? ''
  const isOfRefusal = join === gap && before?.wish.isNot && !wish.isNot
  // Chinese joins with 的, and may refuse behind: 亮光的不要.
  const behind = (wish.isNot ? /^\p{sc=Han}*/u : /^的?/u).exec(keyword.slice(end, next?.start))?.[0] ?? ''
  return pieceOf(isOfRefusal ? start : start - join.trimStart().length, end + behind.length)
}

/**
 * The stretches that leave the keyword with some of its wishes. "For a" of "for a hotel stair" stays for the stair where only the hotel goes;
 * what stands in no wish at the end goes with the last one. Two things that would stand side by side would be read as one: a comma parts them.
 */
function leaving(
  keyword: string,
  { all, gone }: Record<'all' | 'gone', readonly SaidWish[]>,
): (Piece & { instead?: string })[] {
  const inOrder = all
    .flatMap(({ wish, pieces }) =>
      pieces.map((piece) => ({ ...piece, wish, isGone: gone.some((one) => one.wish === wish) })),
    )
    .toSorted((one, other) => one.from - other.from)
  const isAtOnce = (at: number) => {
    const [one, next] = [inOrder[at], inOrder[at + 1]]
    return one && next && !one.wish.isNot && !next.wish.isNot && keyword.slice(one.end, next.from).trim() === ''
  }
  const nextStaying = (at: number): (typeof inOrder)[number] | undefined =>
    !isAtOnce(at) ? undefined : inOrder[at + 1]?.isGone ? nextStaying(at + 1) : inOrder[at + 1]
  return inOrder.flatMap((piece, at) => {
    if (!piece.isGone) return []
    const { start, end, from } = piece
    const stretch = (first: number, last: number) => ({ text: keyword.slice(first, last), start: first, end: last })
    const next = nextStaying(at)
    if (!next) return stretch(start, at === inOrder.length - 1 ? keyword.length : end)
    const before = start === from && isAtOnce(at - 1) ? inOrder[at - 1] : undefined
    const areThings = [before, next].every((one) => one?.wish.means.kind === 'thing')
    return { ...stretch(from, end), ...(areThings && { instead: /\p{sc=Han}/u.test(next.text) ? '，' : ', ' }) }
  })
}

function piecesOfWish(wish: Wish): Piece[] {
  const also = wish.means.kind === 'condition' && wish.means.condition.kind === 'price' && wish.means.condition.also
  const apart = (also || []).filter(({ start, end }) => end <= wish.start || start >= wish.end)
  return [...apart, wish]
}

export function isUnread({ means }: Pick<Wish, 'means'>): boolean {
  return means.kind === 'unread' || (means.kind === 'condition' && means.condition.kind === 'unread')
}

/** Whether the address says that a wish is only liked. */
export function isLiked({ pieces }: SaidWish, like: string | null): boolean {
  const likes = readLikes(like ?? undefined)
  return pieces.some((piece) => isLikedIn(piece, likes))
}

/** What is liked once this wish is, or no longer is; null if the address holds no more. */
export function likesWith(
  said: SaidWish,
  { keyword, like }: WordsInForce,
  all: readonly SaidWish[],
): Pick<CatalogueFilters, 'like'> | null {
  const gone = all.filter((one) => (one.wish === said.wish) !== isLiked(one, like))
  const likes = leaving(keyword ?? '', { all, gone })
  return likes.length > MOST_LIKED ? null : { like: writeLikes(likes) ?? null }
}

type WordsInForce = Pick<CatalogueFilters, 'keyword' | 'like'>

/** The filters without some wishes of their keyword; what else is liked stays so. Without any wish nothing is left to ask for. */
export function withoutWishes(
  { keyword, like }: WordsInForce,
  { all, gone }: Record<'all' | 'gone', readonly SaidWish[]>,
): WordsInForce {
  const left = all.filter((said) => !gone.includes(said))
  const words = withoutPieces(keyword ?? '', leaving(keyword ?? '', { all, gone }))
  if (left.length === 0 || words === '') return { keyword: null, like: null }
  const liked = leaving(keyword ?? '', { all, gone: left.filter((said) => isLiked(said, like)) })
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
      return inForce.colorHex === null ? { colorHex: condition.hex, colorDistance: null } : null
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
    case 'thing':
    case 'either':
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

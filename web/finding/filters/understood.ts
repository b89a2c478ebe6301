import type { UnderstoodCondition } from '../../../contract/conditions.ts'

/** A keyword, divided into conditions and words. */
export interface ToldApart {
  /** The remaining words. */
  words: string
  conditions: readonly UnderstoodCondition[]
}

/**
 * A keyword and the conditions last read in it. While a new keyword loads, conditions of the previous one that still stand in it are
 * kept, so that a focused chip stays.
 */
export function tellApart(keyword: string, understood: readonly UnderstoodCondition[]): ToldApart {
  const places = placesIn(keyword, understood.flatMap(piecesOf))
  const conditions = understood.flatMap((condition): UnderstoodCondition[] => {
    const place = places.get(condition)
    if (!place) return []
    if (condition.kind !== 'price' || !condition.also) return [{ ...condition, ...place }]
    const also = condition.also.flatMap((piece) => places.get(piece) ?? [])
    return [{ ...condition, ...place, also }]
  })
  const read = [...places].flatMap(([piece, place]) => (isUnread(piece) ? [] : place))
  return { words: withoutPieces(keyword, read), conditions }
}

/** Where pieces of an earlier keyword stand in this one, in their order; those that do not are left out. */
export function placesIn<Part extends Piece>(keyword: string, pieces: readonly Part[]): Map<Part, Piece> {
  const places = new Map<Part, Piece>()
  let at = 0
  for (const piece of pieces.toSorted((one, other) => one.start - other.start)) {
    const { text, start: before } = piece
    const isThere = keyword.slice(before, before + text.length) === text && before >= at
    const start = isThere ? before : keyword.indexOf(text, at)
    if (start < 0) continue
    at = start + text.length
    places.set(piece, { text, start, end: at })
  }
  return places
}

const isUnread = (piece: object) => 'kind' in piece && piece.kind === 'unread'

export type Piece = Pick<UnderstoodCondition, 'text' | 'start' | 'end'>

/** The source of a condition: one piece of the keyword, or several. */
export function piecesOf(condition: UnderstoodCondition): Piece[] {
  return condition.kind === 'price' ? [...(condition.also ?? []), condition] : [condition]
}

/** The keyword without a condition's source. */
export function keywordWithout(keyword: string, condition: UnderstoodCondition): string {
  return withoutPieces(keyword, piecesOf(condition))
}

/** The keyword without some pieces of it, which may overlap, and without what joined them to the rest; `instead` stands in their place. */
export function withoutPieces(keyword: string, pieces: readonly (Piece & { instead?: string })[]): string {
  let [left, cutAt] = [keyword, keyword.length]
  for (const { start, end, instead = ' ' } of pieces.toSorted((one, other) => other.start - one.start)) {
    left = `${left.slice(0, start)}${instead}${left.slice(Math.min(end, cutAt))}`
    cutAt = start
  }
  return tidy(left)
}

/** The keyword reduced to its conditions. */
export function withoutWords({ conditions }: ToldApart): string {
  return conditions
    .filter(({ kind }) => kind !== 'unread')
    .flatMap(piecesOf)
    .toSorted((one, other) => one.start - other.start)
    .map(({ text }) => text)
    .join(' ')
}

const AT_THE_ENDS = /^(?:[\s,，、;；]|(?:and|with)(?=\s|$)|[和且])+|(?:[\s,，、;；]|(?<=\s)(?:and|with)|[和且])+$/giu

/** Signs between which nothing is left; the first stays. */
const IN_A_ROW = /\s*([,，、;；])(?:\s*[,，、;；])*/gu

function tidy(words: string): string {
  return words.replace(IN_A_ROW, '$1').replace(/\s+/gu, ' ').replace(AT_THE_ENDS, '')
}

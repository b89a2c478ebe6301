import { isId, writtenQuery } from '../catalogue/address.ts'
import { workPlaces } from '../workspace/work-address.ts'
import { boardSorts, type BoardSort } from '../../contract/boards/calls.ts'
import type { WantedBoards } from './queries.ts'

/** The page of one board. */
export function boardAddress(id: string): string {
  return `/material/${id}`
}

const LOOK = '?look=1'

/** The owner's page of a board, as others see it. */
export function lookAddress(id: string): string {
  return boardAddress(id) + LOOK
}

/** Whether the owner asks to see the board as others do. */
export function isLookedAt(search: string): boolean {
  return new URLSearchParams(search).get('look') === '1'
}

/** The page of published boards. */
export const BOARDS = '/material'

/** The page of the member's own boards. */
export const MY_BOARDS = workPlaces.boards

/** The page of the boards that others share with the member. */
export const SHARED_BOARDS = workPlaces.sharedBoards

const DEFAULT_SORT: BoardSort = 'updated'
const LONGEST_WORDS = 200

/**
 * Reads the filters from the page's address. The material that boards must show is `material`, because `skuId` opens a product. Unknown
 * values are ignored. The member's own boards were once a part of the published ones' page, as `mine`.
 */
export function readBoardsAddress(search: string): WantedBoards {
  const query = new URLSearchParams(search)
  const sort = boardSorts.find((one) => one === query.get('sort'))
  const color = query.get('colorHex') ?? ''
  const material = query.get('material') ?? ''
  return {
    isMine: query.get('mine') === '1' && query.get('shared') !== '1',
    isShared: query.get('shared') === '1',
    keyword: query.get('keyword')?.trim().slice(0, LONGEST_WORDS) || null,
    sort: sort ?? DEFAULT_SORT,
    colorHex: /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : null,
    skuId: isId(material) ? material : null,
  }
}

/** The query of the page that shows these boards, with nothing else in it. */
export function writeBoardsAddress({ isMine, isShared, keyword, sort, colorHex, skuId }: WantedBoards): string {
  const query = new URLSearchParams()
  if (isMine) query.set('mine', '1')
  if (isShared) query.set('shared', '1')
  if (keyword !== null) query.set('keyword', keyword)
  if (sort !== DEFAULT_SORT) query.set('sort', sort)
  if (colorHex !== null) query.set('colorHex', colorHex)
  if (skuId !== null) query.set('material', skuId)
  const written = writtenQuery(query)
  return written && `?${written}`
}

/** Published boards, in their usual order. */
export const ALL_BOARDS: WantedBoards = {
  isMine: false,
  isShared: false,
  keyword: null,
  sort: DEFAULT_SORT,
  colorHex: null,
  skuId: null,
}

/** Whether a filter is set. */
export function isNarrowed({ keyword, colorHex, skuId }: WantedBoards): boolean {
  return keyword !== null || colorHex !== null || skuId !== null
}

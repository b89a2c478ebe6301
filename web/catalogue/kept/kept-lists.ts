import type { Area, BrandInUse, Category, Color } from '../../../contract/lookups.ts'
import { TransportError } from '../../api.ts'
import { readStored, removeStored, writeStored, type OpenStorage } from '../../kit/storage.ts'
import { isArea, isBrand, isCategory, isColor } from './kept-shapes.ts'

/**
 * Lists of the specification's §9, kept in local storage as the API answered them: shown at the start, and read again in the
 * background.
 */
export interface KeptList<Row> {
  key: string
  isRow: (value: unknown) => value is Row
}

export const keptCategories: KeptList<Category> = { key: 'categoryList', isRow: isCategory }
export const keptBrands: KeptList<BrandInUse> = { key: 'brandList', isRow: isBrand }
export const keptColors: KeptList<Color> = { key: 'colorList', isRow: isColor }
export const keptAreas: KeptList<Area> = { key: 'areaList', isRow: isArea }

export const keptLists = [keptCategories, keptBrands, keptColors, keptAreas]

/** In characters. A browser's storage has about five million for everything. */
export const LONGEST_KEPT = 1_500_000

/** The options of a query whose answer is kept: it always counts as stale. */
export function keptList<Row>(list: KeptList<Row>) {
  return { initialData: () => readKeptList(list), initialDataUpdatedAt: 0 }
}

/** Keeps an answer for the next start, and returns it. Throws where the answer is no list. */
export function keepList<Row>(list: KeptList<Row>, rows: Row[], open?: OpenStorage): Row[] {
  if (!Array.isArray(rows)) throw new TransportError('unreadable')
  const text = JSON.stringify(rows)
  if (text.length <= LONGEST_KEPT) writeStored(list.key, text, open)
  else removeStored(list.key, open)
  return rows
}

/** Null unless all of it is well-formed. */
export function readKeptList<Row>({ key, isRow }: KeptList<Row>, open?: OpenStorage): Row[] | undefined {
  const text = readStored(key, open)
  if (!text || text.length > LONGEST_KEPT) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isListOf(value, isRow) && value.length > 0 ? value : undefined
  } catch {
    // The text is no JSON, or nested deeper than any tree here.
    return undefined
  }
}

/** Rows with the same id twice would make a tree contain itself. */
export function isListOf<Row>(value: unknown, isRow: (value: unknown) => value is Row): value is Row[] {
  return Array.isArray(value) && value.every(isRow) && new Set(value.map(idOf)).size === value.length
}

function idOf(row: unknown): unknown {
  return Object(row).id
}

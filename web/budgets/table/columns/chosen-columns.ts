import { readStored, removeStored, writeStored } from '../../../ui/storage.ts'
import { createStore, type Store } from '../../../ui/store.ts'
import { columnKeys, type ColumnKey } from './column.ts'
import { columns } from './columns.ts'

/** The columns as a member has them. */
export interface ChosenColumns {
  /** Those that are shown, from the left. */
  keys: readonly ColumnKey[]
  /** Of those that were widened by hand, in design pixels. */
  widths: Partial<Record<ColumnKey, number>>
  /** How many, from the left, stay in sight. */
  frozen: number
}

export const LEAST_WIDTH = 56
export const MOST_WIDTH = 640

export const USUAL_COLUMNS: ChosenColumns = {
  // As a printed schedule has them, so that the total is in sight; the others are chosen.
  keys: ['code', 'picture', 'item', 'net', 'waste', 'packs', 'order', 'price', 'total'],
  widths: {},
  frozen: 3,
}

/** Remembered in this browser, for each member. What cannot be kept lasts for this page. */
export function openChosenColumns(memberId: string): Store<ChosenColumns> & { reset: () => void } {
  const name = `quarry-budget-columns-${memberId}`
  const store = createStore(readChosen(readStored(name)))
  return {
    ...store,
    set: (next) => {
      store.set(next)
      writeStored(name, JSON.stringify(next))
    },
    reset: () => {
      store.set(USUAL_COLUMNS)
      removeStored(name)
    },
  }
}

/** What an older or a damaged page kept is taken as far as it says something. */
export function readChosen(kept: string | null): ChosenColumns {
  try {
    const { keys, widths, frozen } = JSON.parse(kept ?? '') as Record<string, unknown>
    if (!Array.isArray(keys)) return USUAL_COLUMNS
    const known = [...new Set(keys)].filter((key): key is ColumnKey => columnKeys.includes(key as ColumnKey))
    if (known.length === 0) return USUAL_COLUMNS
    return {
      keys: known,
      widths: Object.fromEntries(
        Object.entries((widths ?? {}) as Record<string, unknown>).filter(
          ([key, width]) => columnKeys.includes(key as ColumnKey) && typeof width === 'number' && isWidth(width),
        ),
      ),
      frozen: typeof frozen === 'number' && frozen >= 0 && frozen <= known.length ? Math.floor(frozen) : 0,
    }
  } catch {
    return USUAL_COLUMNS
  }
}

export function widthOf({ widths }: Pick<ChosenColumns, 'widths'>, key: ColumnKey): number {
  return widths[key] ?? columns.get(key)?.width ?? LEAST_WIDTH
}

export function widened(chosen: ChosenColumns, key: ColumnKey, width: number): ChosenColumns {
  const next = Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH))
  return { ...chosen, widths: { ...chosen.widths, [key]: next } }
}

/** The column at another place, from 0 among those that are shown. */
export function withColumnMoved(chosen: ChosenColumns, key: ColumnKey, place: number): ChosenColumns {
  const others = chosen.keys.filter((other) => other !== key)
  return { ...chosen, keys: others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, key) }
}

/** Shown where it was not, in its usual order; hidden where it was, unless it is the last. */
export function switched(chosen: ChosenColumns, key: ColumnKey): ChosenColumns {
  const at = chosen.keys.indexOf(key)
  if (at < 0) {
    const usual = columnKeys.indexOf(key)
    const after = chosen.keys.findLastIndex((other) => columnKeys.indexOf(other) < usual)
    return {
      ...chosen,
      keys: chosen.keys.toSpliced(after + 1, 0, key),
      frozen: after + 1 < chosen.frozen ? chosen.frozen + 1 : chosen.frozen,
    }
  }
  if (chosen.keys.length === 1) return chosen
  return {
    ...chosen,
    keys: chosen.keys.filter((other) => other !== key),
    frozen: at < chosen.frozen ? chosen.frozen - 1 : chosen.frozen,
  }
}

function isWidth(width: number): boolean {
  return width >= LEAST_WIDTH && width <= MOST_WIDTH
}

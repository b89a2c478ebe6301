import { readStored, removeStored, writeStored } from '../../../kit/storage.ts'
import { createStore, type Store } from '../../../kit/store.ts'
import { columnKeys, type ColumnKey } from './column.ts'
import { columns } from './columns.ts'

/** The columns as a member has arranged them. */
export interface ChosenColumns {
  /** Shown columns, from the left. */
  keys: readonly ColumnKey[]
  /** Widths set by hand, in design pixels. */
  widths: Partial<Record<ColumnKey, number>>
  /** How many columns from the left stay in sight. */
  frozen: number
}

export const LEAST_WIDTH = 56
export const MOST_WIDTH = 640

export const USUAL_COLUMNS: ChosenColumns = {
  // As in a printed schedule, so that the total is in sight; others can be added.
  keys: ['code', 'picture', 'item', 'net', 'waste', 'packs', 'order', 'price', 'total'],
  widths: {},
  frozen: 3,
}

/** A member's arrangement, stored in this browser. What cannot be stored lasts for this page. */
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

/** Reads a stored arrangement. Unknown or damaged parts are ignored. */
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

/** Moves a column to another place among the shown ones, from 0. */
export function withColumnMoved(chosen: ChosenColumns, key: ColumnKey, place: number): ChosenColumns {
  const others = chosen.keys.filter((other) => other !== key)
  return { ...chosen, keys: others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, key) }
}

/** Shows a hidden column at its usual place, or hides a shown one unless it is the last. */
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

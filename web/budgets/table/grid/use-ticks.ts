import { useState } from 'react'
import type { LineRow, RowOutline } from '../rows/outline.ts'

/** Rows that are ticked, to be changed together. */
export function useTicks(outline: RowOutline) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [lastKey, setLastKey] = useState<string | null>(null)
  const lineKeys = (rows: RowOutline['rows']) => rows.flatMap((row) => (row.kind === 'line' ? row.key : []))
  const rows =
    keys.size === 0 ? [] : outline.rows.filter((row): row is LineRow => row.kind === 'line' && keys.has(row.key))
  return {
    keys,
    rows,
    /** With `isRange`, all rows from the last ticked one. */
    toggle: (key: string, isRange: boolean) => {
      const from = lastKey === null ? undefined : outline.indexByKey.get(lastKey)
      const to = outline.indexByKey.get(key)
      const next = new Set(keys)
      if (isRange && from !== undefined && to !== undefined)
        for (const one of lineKeys(outline.rows.slice(Math.min(from, to), Math.max(from, to) + 1))) next.add(one)
      else if (!next.delete(key)) next.add(key)
      setKeys(next)
      setLastKey(key)
    },
    /** Ticks all of some rows, or unticks them where all are ticked. */
    toggleSome: (some: readonly string[]) => {
      const isAll = some.every((key) => keys.has(key))
      setKeys(new Set(isAll ? [...keys].filter((key) => !some.includes(key)) : [...keys, ...some]))
    },
    clear: () => setKeys(new Set()),
    toggleAll: () => setKeys(rows.length > 0 ? new Set() : new Set(lineKeys(outline.rows))),
  }
}

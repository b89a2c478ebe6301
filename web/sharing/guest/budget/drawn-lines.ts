import { startTransition, useEffect, useState } from 'react'
import type { LineGroup } from './line-groups.ts'

/** Lines that fill any window: they are drawn at once. */
const FIRST = 60

/** The first lines at once, and all of them as soon as the browser has shown those: a list may have thousands. */
export function useDrawnLines(groups: readonly LineGroup[]): readonly LineGroup[] {
  const [hasAll, setHasAll] = useState(false)
  // What is seen is painted before the rest is begun.
  useEffect(() => startTransition(() => setHasAll(true)), [])
  return hasAll ? groups : firstLines(groups, FIRST)
}

function firstLines(groups: readonly LineGroup[], most: number): LineGroup[] {
  const drawn: LineGroup[] = []
  let left = most
  for (const group of groups) {
    if (left === 0) return drawn
    const rows = group.rows.slice(0, left)
    left -= rows.length
    drawn.push({ ...group, rows })
  }
  return drawn
}

import { startTransition, useEffect, useState } from 'react'
import type { LineGroup } from './line-groups.ts'

/** Enough lines to fill any window; they are drawn at once. */
const FIRST = 60

/** The first lines at once and all others after the first paint, because a list may have thousands. */
export function useDrawnLines(groups: readonly LineGroup[]): readonly LineGroup[] {
  const [hasAll, setHasAll] = useState(false)
  // The first lines are painted before the rest is rendered.
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

import { useSyncExternalStore } from 'react'

type SkipPlace = 'results' | 'filters'

const targets: Record<SkipPlace, Set<HTMLElement>> = { results: new Set(), filters: new Set() }
const listeners = new Set<() => void>()

/** Refs for what a page has to lead to. A page that is kept out of sight has no refs, and so leads nowhere. */
export const resultsTarget = targetRef('results')
export const filtersTarget = targetRef('filters')

/** Where the page in sight has such a place. */
export function findSkipTarget(place: SkipPlace): HTMLElement | undefined {
  return [...targets[place]].at(-1)
}

export function useHasSkipTarget(place: SkipPlace): boolean {
  return useSyncExternalStore(subscribe, () => targets[place].size > 0)
}

function targetRef(place: SkipPlace) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    targets[place].add(element)
    tell()
    return () => {
      targets[place].delete(element)
      tell()
    }
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

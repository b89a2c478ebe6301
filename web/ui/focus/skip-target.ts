import { useSyncExternalStore } from 'react'

type SkipPlace = 'results' | 'filters' | 'comparison'

const targets: Record<SkipPlace, Set<HTMLElement>> = { results: new Set(), filters: new Set(), comparison: new Set() }
const listeners = new Set<() => void>()

/** Refs for what a page has to lead to. A page that is kept out of sight has no refs, and so leads nowhere. */
export const resultsTarget = targetRef('results')
export const filtersTarget = targetRef('filters')
export const comparisonTarget = targetRef('comparison')

/** Where the page in sight has such a place. */
export function findSkipTarget(place: SkipPlace): HTMLElement | undefined {
  return [...targets[place]].at(-1)
}

export function useHasSkipTarget(place: SkipPlace): boolean {
  return useSyncExternalStore(subscribe, () => targets[place].size > 0)
}

/** The first card in sight, so that a list that was scrolled stays where it is; where there are none, what stands in their place. */
export function goToContent(): void {
  const results = findSkipTarget('results')
  const cards = results?.querySelectorAll<HTMLElement>('a[href*="skuId="]') ?? []
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const inSight = [...cards].find((card) => card.getBoundingClientRect().bottom > header)
  const target = inSight ?? results ?? document.querySelector('main')
  target?.focus()
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

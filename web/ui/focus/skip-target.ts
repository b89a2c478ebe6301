import { createStore, useStore } from '../store.ts'

type SkipPlace = 'results' | 'filters' | 'comparison'

/** The last one last. */
type Targets = Readonly<Record<SkipPlace, readonly HTMLElement[]>>

const targets = createStore<Targets>({ results: [], filters: [], comparison: [] })

/** Refs for what a page has to lead to. A page that is kept out of sight has no refs, and so leads nowhere. */
export const resultsTarget = targetRef('results')
export const filtersTarget = targetRef('filters')
export const comparisonTarget = targetRef('comparison')

/** Where the page in sight has such a place. */
export function findSkipTarget(place: SkipPlace): HTMLElement | undefined {
  return targets.get()[place].at(-1)
}

export function useHasSkipTarget(place: SkipPlace): boolean {
  return useStore(targets, (now) => now[place].length > 0)
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
    setTargets(place, [...targets.get()[place], element])
    return () =>
      setTargets(
        place,
        targets.get()[place].filter((other) => other !== element),
      )
  }
}

function setTargets(place: SkipPlace, elements: readonly HTMLElement[]): void {
  targets.set({ ...targets.get(), [place]: elements })
}

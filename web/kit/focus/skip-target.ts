import { createStore, useStore } from '../store.ts'

type SkipPlace = 'results' | 'filters' | 'comparison'

/** Latest last. */
type Targets = Readonly<Record<SkipPlace, readonly HTMLElement[]>>

const targets = createStore<Targets>({ results: [], filters: [], comparison: [] })

/** Refs of a page's skip targets. A page kept out of sight has no refs, so no targets. */
export const resultsTarget = targetRef('results')
export const filtersTarget = targetRef('filters')
export const comparisonTarget = targetRef('comparison')

/** Whether the page in sight has such a target. */
export function findSkipTarget(place: SkipPlace): HTMLElement | undefined {
  return targets.get()[place].at(-1)
}

export function useHasSkipTarget(place: SkipPlace): boolean {
  return useStore(targets, (now) => now[place].length > 0)
}

/** The first card in view, so that a scrolled list keeps its position; without cards, the content in their place. */
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

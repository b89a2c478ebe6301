import { viewOf } from './facet-dictionary.ts'
import type { FacetColumn } from './model.ts'

/** The facet of the places where a SKU fits (`stairs`), does not (`stairs:not`), or does not say (`stairs:unstated`). */
export const PLACE = 'place'

/** The place of an answer: `stairs` of `stairs:not`. */
export function placeOfAnswer(answer: string): string {
  return answer.split(':', 1)[0] ?? answer
}

/**
 * The facet of one place's answers, `place.stairs`. Each place that is filtered by is a filter by itself, since a SKU must answer for all
 * of them; so the answers of one count under those for the others.
 */
export function facetOfPlace(place: string): string {
  return `${PLACE}.${place}`
}

/** The place of such a facet; undefined for another. */
export function placeOfFacet(name: string): string | undefined {
  return name.startsWith(`${PLACE}.`) ? name.slice(PLACE.length + 1) : undefined
}

const known = new WeakMap<FacetColumn, Map<string, FacetColumn>>()

/** The column of one place: the same one each time, by which its counts are known. */
export function placeColumnOf(column: FacetColumn, place: string): FacetColumn {
  const views = known.get(column) ?? new Map<string, FacetColumn>()
  known.set(column, views)
  const ofPlace = (answer: string) => (placeOfAnswer(answer) === place ? answer : undefined)
  const view = views.get(place) ?? { ...column, dictionary: viewOf(column.dictionary, ofPlace) }
  views.set(place, view)
  return view
}

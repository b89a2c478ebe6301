import { useMemo } from 'react'
import type { Entry, Room } from '../../../contract/budgets/entries.ts'
import type { FitsById } from '../../catalogue/fits/fits.ts'
import { useFitsOf } from '../../catalogue/fits/use-fits-of.ts'
import { linesInPlaces } from './lines-in-places.ts'

/** What is to be told of the lines of an open list to those who work on it, by their id. `rooms` are in their order. */
export function useFits(items: ReadonlyMap<string, Entry>, rooms: readonly Room[]): FitsById {
  return useFitsOf(useMemo(() => linesInPlaces(items, rooms), [items, rooms]))
}

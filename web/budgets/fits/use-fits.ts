import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Entry, Room } from '../../../contract/budgets/entries.ts'
import { fitsAnswered } from '../queries.ts'
import { askedOf, fitsOfLines, linesInPlaces, type LineFits } from './fits.ts'

/** What is to be told of the lines of an open list to those who work on it. `rooms` are in their order. */
export function useFits(items: ReadonlyMap<string, Entry>, rooms: readonly Room[]): LineFits {
  const lines = useMemo(() => linesInPlaces(items, rooms), [items, rooms])
  const { data: answers } = useQuery(fitsAnswered(askedOf(lines)))
  return useMemo(() => fitsOfLines(lines, answers ?? []), [lines, answers])
}

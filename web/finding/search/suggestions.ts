import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getSuggestions, type Suggestion } from '../../../contract/catalogue.ts'
import { call, TransportError } from '../../api.ts'
import { brandList, categoryList } from '../../catalogue/queries.ts'
import { useSettled } from '../../kit/settled.ts'
import { suggestAtHand } from './at-hand.ts'

/** Of typing, before anything is asked for. */
export const PAUSE_MS = 60
const FRESH_MS = 5 * 60_000

/** Each text has its own query, so that an answer can only stand for its own text. */
function suggestionsFor(words: string) {
  return queryOptions({
    queryKey: ['suggestions', words],
    queryFn: async ({ signal }) => {
      const suggestions = await call(getSuggestions, { keyword: words }, { signal })
      if (!Array.isArray(suggestions)) throw new TransportError('unreadable')
      return suggestions
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
    // Missing suggestions are no failure: the words can still be searched for.
    meta: { isBackground: true },
  })
}

/** Suggestions for the words, after a pause in typing; until they come, the previous ones, or those from names already loaded. */
export function useSuggestions(words: string): { suggestions: readonly Suggestion[]; isCurrent: boolean } {
  const settled = useSettled(words, PAUSE_MS)
  const { data, isPlaceholderData, isPending } = useQuery(suggestionsFor(settled))
  const isCurrent = settled === words && !isPlaceholderData && !isPending
  const atHand = useAtHand(words)
  const isKnown = data !== undefined && (isCurrent || data.length > 0)
  return { suggestions: isKnown ? data : atHand, isCurrent }
}

function useAtHand(words: string): readonly Suggestion[] {
  const { data: categories } = useQuery({ ...categoryList, enabled: false })
  const { data: brands } = useQuery({ ...brandList, enabled: false })
  return useMemo(() => suggestAtHand(words, { categories, brands }), [words, categories, brands])
}

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getSuggestions, type Suggestion } from '../../../contract/catalogue.ts'
import { call, TransportError } from '../../api.ts'
import { brandList, categoryList } from '../../catalogue/queries.ts'
import { useSettled } from '../../ui/settled.ts'
import { suggestAtHand } from './at-hand.ts'

const PAUSE_MS = 60
const FRESH_MS = 5 * 60_000

/** Asked for each words apart, so that an answer can only ever stand for its own. */
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
    // A help that does not come is no failure: the words can be searched for all the same.
    meta: { isBackground: true },
  })
}

/**
 * What the words may mean, after a pause in typing; until that is known what the words before may mean, and before there was any
 * what is at hand.
 */
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

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getSuggestions, type Suggestion } from '../../../contract/catalogue.ts'
import { call, TransportError } from '../../api.ts'
import { useSettled } from '../../ui/settled.ts'

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

const none: Suggestion[] = []

/** What the words may mean, after a pause in typing; until that is known what the words before may mean. */
export function useSuggestions(words: string): { suggestions: Suggestion[]; isCurrent: boolean } {
  const settled = useSettled(words, PAUSE_MS)
  const { data = none, isPlaceholderData, isPending } = useQuery(suggestionsFor(settled))
  return { suggestions: data, isCurrent: settled === words && !isPlaceholderData && !isPending }
}

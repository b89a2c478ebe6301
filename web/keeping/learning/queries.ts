import { queryOptions } from '@tanstack/react-query'
import { previewWords, suggestWords } from '../../../contract/keeping/learning.ts'
import { call } from '../../api.ts'

/** Possible meanings of words; read again each time it opens, since the catalogue changes. */
export const suggestedFor = (words: string) =>
  queryOptions({
    queryKey: ['learning', 'suggest', words],
    queryFn: ({ signal }) => call(suggestWords, { words }, { signal }),
    meta: { isMembers: true, isSilent: true },
    staleTime: 0,
    gcTime: 0,
  })

/** What words would find with the typed meaning. */
export const learningPreviewQuery = (words: string, to: string) =>
  queryOptions({
    queryKey: ['learning', 'preview', words, to],
    queryFn: ({ signal }) => call(previewWords, { words, to }, { signal }),
    meta: { isMembers: true, isSilent: true },
    staleTime: 0,
    gcTime: 0,
  })

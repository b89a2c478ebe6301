import { IconBriefcase, IconFolder, IconLayoutBoardSplit, IconReceipt, type Icon } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Ranges } from '../../../contract/catalogue.ts'
import { searchedAs, withoutMarks } from '../../../contract/identity.ts'
import { findWork, type FoundWork } from '../../../contract/own-work.ts'
import { call } from '../../api.ts'

/** Long enough for the list's row to use what the field was told. */
const FRESH_MS = 5000
const KEPT_MS = 60_000

interface OwnWork {
  work: readonly FoundWork[]
  /** How many were found, with those that are not named. */
  total: number
  /** Whether this is the answer for these very words. */
  isCurrent: boolean
}

const NONE: OwnWork = { work: [], total: 0, isCurrent: true }

function workWith(words: string, memberId: string | null, isAll: boolean) {
  return queryOptions({
    queryKey: ['own-work', memberId, words, isAll],
    queryFn: ({ signal }) => call(findWork, { keyword: words, ...(isAll && { all: true as const }) }, { signal }),
    enabled: words !== '' && memberId !== null,
    // Until an answer comes, the former one, unless it was another member's.
    placeholderData: (former, asked) => (asked?.queryKey[1] === memberId ? former : undefined),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    retry: false,
    // Products are found without it.
    meta: { isBackground: true },
  })
}

/**
 * What a member has made, or works on with others, in which the words stand: the first ones, or all. Visitors have nothing, and nothing
 * is asked for them.
 */
export function useOwnWork(words: string, memberId: string | null, isAll = false): OwnWork {
  const { data, isPlaceholderData, isPending, isError } = useQuery(workWith(words, memberId, isAll))
  if (words === '' || memberId === null) return NONE
  return {
    work: data?.list ?? [],
    total: data?.total ?? 0,
    isCurrent: isError || (!isPending && !isPlaceholderData),
  }
}

const PATHS: Record<FoundWork['kind'], string> = {
  project: '/projects',
  folder: '/favorites',
  board: '/material',
  budget: '/budgetList',
}

export const workIcons: Record<FoundWork['kind'], Icon> = {
  project: IconBriefcase,
  folder: IconFolder,
  board: IconLayoutBoardSplit,
  budget: IconReceipt,
}

export function pathOfWork({ kind, id }: Pick<FoundWork, 'kind' | 'id'>): string {
  return `${PATHS[kind]}/${id}`
}

/** Where the words stand in a text, in any case and width, with marks or without. */
export function wordsIn(text: string, words: string): Ranges {
  const { folded, from, to } = fold(text)
  const found = searchedAs(words)
    .split(' ')
    .filter(Boolean)
    .flatMap((word): Ranges => {
      const at = folded.indexOf(word)
      return at < 0 ? [] : [[from[at] ?? 0, to[at + word.length - 1] ?? text.length]]
    })
    .toSorted(([one], [other]) => one - other)
  const joined: Ranges = []
  for (const [start, end] of found) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/** A text as it is searched, sign by sign, with the beginning and end in the text of each letter: folding makes `…` three of them. */
function fold(text: string): { folded: string; from: number[]; to: number[] } {
  const [from, to]: [number[], number[]] = [[], []]
  let folded = ''
  let at = 0
  for (const sign of text) {
    const form = withoutMarks(sign.normalize('NFKC').toLowerCase())
    from.push(...Array.from({ length: form.length }, () => at))
    at += sign.length
    to.push(...Array.from({ length: form.length }, () => at))
    folded += form
  }
  return { folded, from, to }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { Comment, SentPlace } from '../../../../contract/sharing/discussion-calls.ts'
import { stateOfThread } from '../../../../contract/sharing/thread-state.ts'
import type { GuestDiscussion } from '../discussion/discussion-context.ts'
import { threadsOf, type GuestThread } from '../discussion/threads.ts'
import { guestDiscussionQuery } from '../queries.ts'
import type { Shown, ShownVersion } from './queries.ts'

/** Comments on an earlier version that are not resolved: those that wait for the owner, or those that are answered. */
export interface EarlierThreads {
  state: 'open' | 'answered'
  number: number
  count: number
  /** The id of the first of them. */
  first: string
}

/** The comments of a link on a version and on its parts; on the last version also what is not resolved on those before it. */
export function useSentDiscussion(token: string, { role, version: last }: Shown, { number, parts }: ShownVersion) {
  const { data, error, refetch } = useQuery(guestDiscussionQuery(token))
  const comments = data?.comments
  const mayComment = role !== 'view'
  const isLast = last?.number === number
  const told = useMemo(() => {
    const threads = threadsOf((comments ?? []).filter(({ sent }) => sent?.number === number))
    const about = (sent: SentPlace, some: GuestThread[]): GuestDiscussion => {
      return { token, mayComment, sent, threads: some, threadsByKey: Map.groupBy(some, ({ placeKey }) => placeKey) }
    }
    const byPart = new Map(
      parts.map(({ place }) => {
        const some = threads.filter(({ comment }) => comment.sent?.place === place)
        return [place, about({ number, place }, some)] as const
      }),
    )
    return { whole: about({ number }, threads), byPart }
  }, [token, mayComment, comments, number, parts])
  const { whole, byPart } = told
  return {
    whole,
    inPart: (place: number) => byPart.get(place) ?? whole,
    earlier: isLast ? earlierThreads(comments ?? [], number) : [],
    comments,
    error: data ? null : error,
    onRetry: () => void refetch(),
  }
}

/** Goes to the comment that the address leads to, once nothing above it is still to come. */
export function useNamedComment(isReady: boolean): void {
  // Another each time, also where the same address is led to again.
  const location = useLocation()
  // Scrolling and the focus belong to the document.
  useEffect(() => {
    const { hash } = location
    const comment = isReady && hash !== '' ? document.getElementById(hash.slice(1)) : null
    comment?.scrollIntoView({ block: 'center' })
    comment?.focus({ preventScroll: true })
  }, [isReady, location])
}

function earlierThreads(comments: readonly Comment[], before: number): EarlierThreads[] {
  const threads = threadsOf(comments.filter(({ sent }) => sent && sent.number < before))
  return (['open', 'answered'] as const).flatMap((state) => {
    const some = threads.filter(({ comment, replies }) => stateOfThread(comment, replies) === state)
    const byVersion = Map.groupBy(some, ({ comment }) => comment.sent?.number ?? 0)
    return Array.from(byVersion, ([number, of]) => ({
      state,
      number,
      count: of.length,
      first: of[0]?.comment.id ?? '',
    })).toSorted((one, other) => other.number - one.number)
  })
}

import '../locales/work-texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { getShareState, MOST_SHARE_STATES, type ShareState } from '../../contract/sharing/activity-calls.ts'
import type { SharedKind } from '../../contract/sharing/links.ts'
import { call } from '../api.ts'

export type SharedStates = ReadonlyMap<string, ShareState>

/** An answer that is younger is not loaded again when it comes into sight. */
const FRESH_MS = 3000

/** How the member's own works are shared, by their id. What is not known yet is absent. */
export function useSharedStates(kind: SharedKind, works: readonly { id: string }[], isAsked: boolean): SharedStates {
  const refIds = works.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: ['sharing', 'own', 'states', kind, refIds],
    queryFn: async ({ signal }) => {
      const pieces = Array.from({ length: Math.ceil(refIds.length / MOST_SHARE_STATES) }, (_, at) =>
        refIds.slice(at * MOST_SHARE_STATES, (at + 1) * MOST_SHARE_STATES),
      )
      const states = await Promise.all(
        pieces.map((some) => call(getShareState, { kind, refIds: [...some] }, { signal })),
      )
      return new Map(states.flat().map((state) => [state.refId, state]))
    },
    enabled: isAsked && refIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Guests act while the page is hidden; without an answer nothing is said.
    refetchOnWindowFocus: true,
    meta: { isMembers: true, isBackground: true },
  })
  return data ?? NONE
}
const NONE: SharedStates = new Map()

/** "Shared by link · Approved": how a work is shared, each way in words. */
export function sharedWays({ links, collaborators, approval }: ShareState, t: TFunction): string[] {
  return [
    links > 0 ? t('work.byLink') : '',
    collaborators > 0 ? t('work.withColleagues', { count: collaborators }) : '',
    approval === 'none' ? '' : t(`work.approval.${approval}`),
  ].filter(Boolean)
}

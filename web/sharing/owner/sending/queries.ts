import { useMutation, useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getBoardPage } from '../../../../contract/boards/calls.ts'
import { getBudget, getBudgetPage, type Budget } from '../../../../contract/budgets/calls.ts'
import type { Thing } from '../../../../contract/collaboration/rights.ts'
import { getFolderPage } from '../../../../contract/favourites.ts'
import { getProjectNews, MOST_PROJECT_THINGS } from '../../../../contract/projects.ts'
import { followLinks } from '../../../../contract/sharing/activity-calls.ts'
import { getApprovedLists } from '../../../../contract/sharing/approval-calls.ts'
import {
  compareSent,
  followDecision,
  getSentVersions,
  readDecisions,
  sendVersion,
  withdrawVersion,
  type SentVersion,
} from '../../../../contract/sharing/sending-calls.ts'
import { call } from '../../../api.ts'
import type { Read } from '../../../lists/Answer.tsx'
import { change, query, readAgain } from '../../../query.ts'
import { useLive } from '../../live.ts'
import { readLinksAgain } from '../queries.ts'
import type { NamedThing } from './sending-draft.ts'

const ALL_FOLDERS = -1
const reads = [getSentVersions, compareSent, getProjectNews]

/** Also the lists of what can be sent: what was to be sent may have left the project. */
export const sending = change(sendVersion, [...reads, getBoardPage, getBudgetPage, getFolderPage, getBudget])
export const withdrawal = change(withdrawVersion, reads)
export const following = change(followDecision, [getSentVersions, getProjectNews, getBudgetPage, getApprovedLists])

/** The versions that were sent of a project, the latest first. */
export function versionsOf(projectId: string) {
  return query(getSentVersions, { projectId }, { isSilent: true, isFresh: true })
}

/** All that can be sent of a project. */
export function useThingsOfProject(projectId: string): Read<NamedThing[]> {
  const whole = { isSilent: true, isFresh: true }
  const boards = useQuery(query(getBoardPage, { projectId, pageSize: MOST_PROJECT_THINGS }, whole))
  const budgets = useQuery(query(getBudgetPage, { projectId, pageSize: MOST_PROJECT_THINGS }, whole))
  const folders = useQuery(query(getFolderPage, { projectId, pageSize: ALL_FOLDERS }, whole))
  const all = [boards, budgets, folders]
  const named = (kind: NamedThing['kind'], list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ kind, refId: id, name }))
  return {
    data:
      boards.data && budgets.data && folders.data
        ? [
            ...named('board', boards.data.list),
            ...named('budget', budgets.data.list),
            ...named('folder', folders.data.list),
          ]
        : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isPlaceholderData: false,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

/** The lists among these things, whole. */
export function useBudgetsAmong(things: readonly Thing[]): Read<readonly Budget[]> {
  const ids = things.flatMap(({ kind, refId }) => (kind === 'budget' ? refId : []))
  return useQueries({
    queries: ids.map((id) => query(getBudget, { id }, { isSilent: true, isFresh: true })),
    combine: togetherOf,
  })
}

/** The same function each time, so that the answers stay the same objects until one of them changes. */
function togetherOf(all: readonly UseQueryResult<Budget>[]): Read<readonly Budget[]> {
  const budgets = all.flatMap(({ data }) => data ?? [])
  return {
    data: budgets.length === all.length ? budgets : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isPlaceholderData: false,
    refetch: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

/** Reads again what clients did, when it is announced. */
export function useFollowingClients(projectId: string, hasLinks: boolean): void {
  const client = useQueryClient()
  useLive(hasLinks ? `project ${projectId}` : null, {
    endpoint: followLinks,
    input: { kind: 'project', refId: projectId },
    onHint: () => {
      readLinksAgain(client, { kind: 'project', refId: projectId })
      void readAgain(client, [getSentVersions, getProjectNews, getApprovedLists])
    },
  })
}

/** Which decisions are new to the reader, until the page is left; `read` stores that they have been seen. */
export function useNewDecisions(projectId: string, versions: readonly SentVersion[]) {
  const client = useQueryClient()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useMutation({
    mutationFn: () => call(readDecisions, { projectId }),
    // It runs by itself, so failures are not shown.
    meta: { isBackground: true, readsNotices: true },
    onSuccess: () => readAgain(client, [getSentVersions, getProjectNews]),
  })
  const unread = versions.flatMap(({ decisions }) => decisions).filter(({ isRead }) => !isRead)
  if (unread.some(({ id }) => !seen.has(id))) setSeen(new Set([...seen, ...unread.map(({ id }) => id)]))
  // A page that is left keeps its state.
  useEffect(() => () => setSeen(new Set()), [])
  return { areNew: seen, read: () => mutate() }
}

import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { getProjectNews } from '../../../contract/projects.ts'
import { getActivity, getShareState, markRead, type ShareState } from '../../../contract/sharing/activity-calls.ts'
import { getApproval, getApprovals } from '../../../contract/sharing/approval-calls.ts'
import { getComments } from '../../../contract/sharing/discussion-calls.ts'
import { getLinks } from '../../../contract/sharing/link-calls.ts'
import { previewLink } from '../../../contract/sharing/shown-calls.ts'
import { call } from '../../api.ts'
import { nextPageNo } from '../../kit/lists/endless-list.ts'
import { readAgain } from '../../query.ts'
import type { CommentedDocument, LinkedDocument, SharedDocument } from './shared-document.ts'

/** The shared thing, as calls name it. */
export type Shared = Pick<SharedDocument, 'kind' | 'refId'>
/** The same where it may be a project. */
type Linked = Pick<LinkedDocument, 'kind' | 'refId'>

/** An answer that is younger is not loaded again when it comes into sight. */
const FRESH_MS = 3000
const PAGE_SIZE = 50
/** The member's own data; failures are shown in place. */
const meta = { isMembers: true, isBackground: true }

const ownKey = ['sharing', 'own'] as const
const approvalKey = [...ownKey, 'approval'] as const
const keyOf = ({ kind, refId }: Linked) => [...ownKey, kind, refId] as const
const which = <Kind>({ kind, refId }: { kind: Kind; refId: string }) => ({ kind, refId })

/** The state for the share button. */
export function stateOf(shared: Shared) {
  return queryOptions({
    queryKey: [...keyOf(shared), 'state'],
    queryFn: async ({ signal }): Promise<ShareState | null> => {
      const states = await call(getShareState, { kind: shared.kind, refIds: [shared.refId] }, { signal })
      return states.find(({ refId }) => refId === shared.refId) ?? null
    },
    staleTime: FRESH_MS,
    // Guests act while the page is hidden.
    refetchOnWindowFocus: true,
    meta,
  })
}

export function linksOf(shared: Linked) {
  return queryOptions({
    queryKey: [...keyOf(shared), 'links'],
    queryFn: ({ signal }) => call(getLinks, which(shared), { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** What a link shows, for its owner. */
export function linkPreviewQuery(linkId: string) {
  return queryOptions({
    queryKey: [...ownKey, 'preview', linkId],
    queryFn: ({ signal }) => call(previewLink, { id: linkId }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** Not cached, because brands may have changed. */
export function brandsOf({ kind, refId, findBrands }: LinkedDocument) {
  return queryOptions({ queryKey: [...keyOf({ kind, refId }), 'brands'], queryFn: findBrands, meta })
}

export function commentsOf(shared: Linked) {
  return queryOptions({
    queryKey: [...keyOf(shared), 'comments'],
    queryFn: ({ signal }) => call(getComments, which(shared), { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

export function approvalsOf(shared: Shared) {
  return queryOptions({
    queryKey: [...keyOf(shared), 'approvals'],
    queryFn: ({ signal }) => call(getApprovals, which(shared), { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** Approvals of all of the member's things. */
export const allApprovals = queryOptions({
  queryKey: [...ownKey, 'approvals'],
  queryFn: ({ signal }) => call(getApprovals, {}, { signal }),
  staleTime: FRESH_MS,
  meta,
})

/** One approval with its content, and what has changed since. */
export function approvalOf(id: string) {
  return queryOptions({
    queryKey: [...approvalKey, id],
    queryFn: ({ signal }) => call(getApproval, { id }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** The endless list of events, newest first. */
export function activityOf(shared: Shared) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(shared), 'activity'],
    queryFn: ({ pageParam, signal }) =>
      call(getActivity, { ...which(shared), pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageNo(PAGE_SIZE),
    staleTime: FRESH_MS,
    meta,
  })
}

/** Reads everything about the links to a thing again, as far as it is shown. */
export function readLinksAgain(client: QueryClient, shared: Linked): void {
  void client.invalidateQueries({ queryKey: keyOf(shared) })
  void client.invalidateQueries({ queryKey: approvalKey })
  // The cards of works say it too.
  void client.invalidateQueries({ queryKey: [...ownKey, 'states'] })
  // The page of a project says what clients ask.
  if (shared.kind === 'project') void readAgain(client, [getProjectNews])
}

interface ChangeOptions {
  /** The form shows failures. */
  isSilent?: boolean
}

/** A change of links. Afterwards everything about them is read again. */
export function useShareChange<Input, Output>(
  shared: Linked,
  endpoint: Endpoint<Input, Output>,
  { isSilent = false }: ChangeOptions = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...input }: Input & { key?: string }) =>
      call(endpoint, input as Input, key === undefined ? {} : { idempotencyKey: key }),
    meta: { isSilent },
    onSettled: () => readLinksAgain(client, shared),
  })
}

/** Stores that the member has read the news. What is in sight stays marked as new until it is loaded again. */
export function useMarkNewsRead(shared: Pick<CommentedDocument, 'kind' | 'refId' | 'number'>) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () =>
      call(markRead, { ...which(shared), ...(shared.number !== undefined && { number: shared.number }) }),
    // It runs by itself, so failures are not shown.
    meta: { isBackground: true, readsNotices: true },
    onSuccess: () => {
      // A project has no card that says it; its versions count their comments.
      const said = shared.kind === 'project' ? 'comments' : 'state'
      void client.invalidateQueries({ queryKey: [...keyOf(shared), said] })
      if (shared.kind === 'project') void readAgain(client, [getProjectNews])
    },
  })
  return mutate
}

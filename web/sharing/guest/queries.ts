import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { approveShared, getSharedDifference } from '../../../contract/sharing/approval-calls.ts'
import { commentOnShared, getDiscussion } from '../../../contract/sharing/discussion-calls.ts'
import { getShared, type SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import { AnswerError, call } from '../../api.ts'
import { endDraft } from './discussion/drafts.ts'
import { keepGuestName } from './discussion/guest-name.ts'
import { headersOf, keepPassword, passTo, type Opening, type Pass } from './pass.ts'

export type { CommentPlace } from '../../../contract/sharing/discussion-calls.ts'
export type { SharedView } from '../../../contract/sharing/shown-calls.ts'

/** Addresses of the owner's pictures are valid for an hour. */
const PICTURES_MS = 50 * 60_000

// In memory only; nothing of the cache is stored.
/** What was sent of a project (`sent/queries.ts`). */
export const sentKey = (token: string) => ['sent', token] as const

const keys = {
  content: (token: string) => ['shared', 'content', token] as const,
  discussion: (token: string) => ['shared', 'discussion', token] as const,
}

/** The content of a link. A repeated read does not count as another view. Failures are shown in its place. */
export function sharedOf(token: string) {
  return queryOptions({
    queryKey: keys.content(token),
    queryFn: ({ signal, client }) => {
      const { data, dataUpdatedAt } = client.getQueryState<SharedView>(keys.content(token)) ?? {}
      if (!data) return readShared(passTo(token), { signal })
      return readSharedAgain(passTo(token), { before: data, since: dataUpdatedAt ?? 0, signal })
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.board?.pictures && !state.error ? PICTURES_MS : false),
    meta: { isBackground: true },
  })
}

export function openingOfShared(token: string): Opening<SharedView> {
  return { queryKey: keys.content(token), read: async (pass) => readShared(pass) }
}

function readShared(pass: Pass, { signal }: { signal?: AbortSignal } = {}) {
  return call(getShared, {}, { headers: headersOf(pass), ...(signal && { signal }) })
}

/** Unchanged content is not sent again. */
async function readSharedAgain(
  pass: Pass,
  { before, since, signal }: { before: SharedView; since: number; signal: AbortSignal },
): Promise<SharedView> {
  const read = (known: { known?: string }) =>
    call(getShared, { again: '1', ...known }, { headers: headersOf(pass), signal })
  const isOld = Date.now() - since >= PICTURES_MS
  const view = await read(isOld ? {} : { known: before.contentHash })
  if (view.board ?? view.budget ?? view.folder) return view
  // Data beside the content may follow other rights, and is not part of the hash.
  return view.fields.join() === before.fields.join() ? { ...before, studio: undefined, ...view } : read({})
}

export function guestDiscussionQuery(token: string) {
  return queryOptions({
    queryKey: keys.discussion(token),
    queryFn: ({ signal }) => call(getDiscussion, {}, { signal, headers: headersOf(passTo(token)) }),
    staleTime: Infinity,
    gcTime: 0,
    meta: { isBackground: true },
  })
}

/** What has changed in the visible content since an approval. */
export function differenceSince({ token, approvalId, contentHash }: DifferenceAsked) {
  return queryOptions({
    queryKey: ['shared', 'difference', token, approvalId, contentHash] as const,
    queryFn: ({ signal }) => call(getSharedDifference, { approvalId }, { signal, headers: headersOf(passTo(token)) }),
    staleTime: Infinity,
    gcTime: 0,
    meta: { isBackground: true },
  })
}

export interface DifferenceAsked {
  token: string
  approvalId: string
  /** The hash of the visible content, because the difference belongs to it. */
  contentHash: string
}

export function readContentAgain(client: QueryClient, token: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.content(token) })
}

export function readDiscussionAgain(client: QueryClient, token: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.discussion(token) })
}

/** A refusal may mean that the link has ended, shows less, or shows newer content; the page reads it again. */
function lookAtLinkAgain(client: QueryClient, token: string, error: Error): void {
  if (!(error instanceof AnswerError)) return
  void readContentAgain(client, token)
  void client.invalidateQueries({ queryKey: sentKey(token) })
}

/** Opens a link with a password. The field shows refusals. */
export function useOpenWith<Opened>(token: string, { queryKey, read }: Opening<Opened>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => read({ token, password }),
    onSuccess: (opened, password) => {
      keepPassword(token, password)
      client.setQueryData(queryKey, opened)
    },
    meta: { isSilent: true },
  })
}

type Said = InputOf<typeof commentOnShared> & { key: string }

/** Sends a comment that was drafted at a place. The form shows failures. */
export function useSayOnShared(token: string, draftPlace: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (comment: Said) => call(commentOnShared, comment, { headers: headersOf(passTo(token)) }),
    // Runs even if the form was closed meanwhile.
    onSuccess: (_id, { name, key }) => {
      keepGuestName(name)
      endDraft(draftPlace, key)
      void readDiscussionAgain(client, token)
    },
    onError: (error) => lookAtLinkAgain(client, token, error),
    meta: { isSilent: true },
  })
}

/** Approves the content on the screen. The form shows refusals. */
export function useApproveShared(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (approval: InputOf<typeof approveShared>) =>
      call(approveShared, approval, { headers: headersOf(passTo(token)) }),
    onSuccess: (_id, { name }) => {
      keepGuestName(name)
      void readDiscussionAgain(client, token)
    },
    onError: (error) => lookAtLinkAgain(client, token, error),
    meta: { isSilent: true },
  })
}

import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { InputOf } from '../../contract/endpoint.ts'
import {
  getNoticePage,
  getNoticeSettings,
  getUnreadNotices,
  readNotices,
  updateNoticeSettings,
  type Notice,
  type NoticePage,
  type NoticeSetting,
} from '../../contract/notices.ts'
import { call } from '../api.ts'

const MINUTE = 60_000
const PAGE_SIZE = 20
const key = ['notices'] as const

/** Polled each minute while the page is in sight, and when it comes into sight. Failures are not reported. */
export const unreadNotices = queryOptions({
  queryKey: [...key, 'unread'],
  queryFn: ({ signal }) => call(getUnreadNotices, {}, { signal }),
  refetchInterval: MINUTE,
  refetchOnWindowFocus: true,
  meta: { isMembers: true, isBackground: true },
})

/** Latest first. A failure is shown in its place. */
export const noticeList = infiniteQueryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(getNoticePage, { pageSize: PAGE_SIZE, ...(pageParam && { before: pageParam }) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ hasMore, list }: NoticePage) => (hasMore ? list.at(-1)?.version : undefined),
  meta: { isMembers: true, isBackground: true },
})

export const noticeSettings = queryOptions({
  queryKey: [...key, 'settings'],
  queryFn: ({ signal }) => call(getNoticeSettings, {}, { signal }),
  meta: { isMembers: true, isBackground: true },
})

/** Marks notices as read at once; a failure restores them. */
export function useReadNotices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof readNotices>) => call(readNotices, input),
    onMutate: async ({ ids, upTo }) => {
      await client.cancelQueries(noticeList)
      const isRead = ({ id, version }: Notice) =>
        (Array.isArray(ids) && ids.includes(id)) || (upTo !== undefined && BigInt(version) <= BigInt(upTo))
      changeList(client, (notice) => (isRead(notice) ? { ...notice, isRead: true } : notice))
    },
    onSuccess: (unread) => client.setQueryData(unreadNotices.queryKey, unread),
    onError: () => client.invalidateQueries(noticeList),
  })
}

function changeList(client: QueryClient, change: (notice: Notice) => Notice): void {
  client.setQueryData(
    noticeList.queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.map(change) })) },
  )
}

const SETTING = ['notice-setting']

/** Sets how one kind of notice is delivered; the tick changes at once, and back if saving fails. */
export function useSetting() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: SETTING,
    mutationFn: (setting: NoticeSetting) => call(updateNoticeSettings, { settings: [setting] }),
    onMutate: async (setting) => {
      await client.cancelQueries(noticeSettings)
      client.setQueryData(noticeSettings.queryKey, (all) =>
        all?.map((one) => (one.kind === setting.kind ? setting : one)),
      )
    },
    // Only the last of several changes reads the settings again.
    onSettled: () =>
      client.isMutating({ mutationKey: SETTING }) === 1 ? client.invalidateQueries({ queryKey: key }) : undefined,
  })
}

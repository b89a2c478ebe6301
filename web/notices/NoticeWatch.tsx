import '../locales/notices-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { signInOptions } from '../members/queries.ts'
import { say } from '../kit/toasts/spoken.ts'
import { noticeList, unreadNotices } from './queries.ts'
import { setUnreadNotices } from './unread.ts'

/** Polls for new notices and announces them. Visitors have none. */
export function NoticeWatch() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data: options, isPending } = useQuery({
    ...signInOptions,
    staleTime: Infinity,
    meta: { isBackground: true },
  })
  const { data } = useQuery({ ...unreadNotices, enabled: !isPending && !options?.demoMode })
  const count = data?.count
  const last = useRef<number | undefined>(undefined)
  // The bell is outside: it is rendered before this script. Only new notices are announced, not those at the beginning.
  useEffect(() => {
    if (count === undefined) return
    const before = last.current
    last.current = count
    setUnreadNotices(count)
    if (before === undefined || count === before) return
    if (count > before) {
      say(t('notices.arrived', { count: count - before }))
      void client.invalidateQueries(noticeList)
    }
  }, [count, client, t])
  // The notice was read elsewhere on the page.
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        const isDone = type === 'updated' && mutation.state.status === 'success'
        if (isDone && mutation.meta?.readsNotices) void client.invalidateQueries(unreadNotices)
      }),
    [client],
  )
  useEffect(() => () => setUnreadNotices(0), [])
  return null
}

import { useEffect, useState } from 'react'
import { useMarkNewsRead, type Shared } from '../queries.ts'

interface MayBeUnread {
  id: string
  isRead: boolean
}

/**
 * Tells the server that what a tab shows has been read, whenever there is something new in it. Answers what was new since the tab was
 * opened, which stays marked there.
 */
export function useUnread(shared: Shared, list: readonly MayBeUnread[] | undefined): ReadonlySet<string> {
  const markRead = useMarkNewsRead(shared)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unread = list?.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? []
  if (unread.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread]))
  const unreadIds = unread.join()
  // The server is outside React.
  useEffect(() => {
    if (unreadIds !== '') markRead()
  }, [unreadIds, markRead])
  return fresh
}

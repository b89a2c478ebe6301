import { useEffect, useState } from 'react'
import { useMarkNewsRead } from '../queries.ts'
import type { CommentedDocument } from '../shared-document.ts'

interface MayBeUnread {
  id: string
  isRead: boolean
}

/** Marks what a tab shows as read, whenever it has news. Answers what was new since the tab opened; it stays marked. */
export function useUnread(
  shared: Pick<CommentedDocument, 'kind' | 'refId' | 'number'>,
  list: readonly MayBeUnread[] | undefined,
): ReadonlySet<string> {
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

import type { QueryClient } from '@tanstack/react-query'
import { isShort } from '../../../ui/lists/endless-list.ts'
import { changing, FRESH_MS, pagesKey, readCountsAgain } from './folder-items.ts'

/** Reads again what others have changed in a folder. */
interface ItemsOfOthers {
  /** All items that are loaded. They are shown as they were until the last of them is there, so that nobody loses their place. */
  read: () => void
  end: () => void
}

/**
 * One reading goes after the other, however often others change something: news that come meanwhile are read together. Where it takes
 * many calls it rests in between.
 */
export function followItemsOfOthers(client: QueryClient, folderId: string): ItemsOfOthers {
  const pages = { queryKey: pagesKey(folderId) }
  const shown = { ...pages, type: 'active' } as const
  let isDue = false
  let isBusy = false
  let hasEnded = false
  let rest: ReturnType<typeof setTimeout> | undefined

  async function readAll(): Promise<void> {
    isBusy = true
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (isDue) await readOnce()
    if (hasEnded) return
    if (client.getQueryCache().findAll(shown).every(isShort)) isBusy = false
    else rest = setTimeout(goOn, FRESH_MS)
  }

  async function readOnce(): Promise<void> {
    isDue = false
    readCountsAgain(client, folderId)
    // An answer could show how it was before a change that somebody makes here; once that is through, it is read.
    if (client.isMutating({ mutationKey: changing(folderId) }) > 0)
      return client.invalidateQueries({ ...pages, refetchType: 'none' })
    // What is on its way may be from before the news. It still comes: nobody would ask for a further page again.
    if (client.isFetching(shown) > 0) isDue = true
    await client.invalidateQueries(pages, { cancelRefetch: false })
  }

  function goOn(): void {
    isBusy = false
    if (isDue) void readAll()
  }

  return {
    read() {
      isDue = true
      if (!isBusy) void readAll()
    },
    end() {
      hasEnded = true
      isDue = false
      clearTimeout(rest)
    },
  }
}

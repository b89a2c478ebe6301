import type { QueryClient } from '@tanstack/react-query'
import { isShort } from '../../../kit/lists/endless-list.ts'
import { changing, FRESH_MS, pagesKey, readCountsAgain } from './folder-items.ts'

/** Reads again what others have changed in a folder. */
interface ItemsOfOthers {
  /** Reads all loaded pages again. The old items stay in sight until the last page has come, so that nobody loses their place. */
  read: () => void
  end: () => void
}

/**
 * One reading at a time, however often others change something: changes that come meanwhile are read together. After many calls it
 * pauses.
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
    // An answer could show the state before a change made here: it reads after that change has finished.
    if (client.isMutating({ mutationKey: changing(folderId) }) > 0)
      return client.invalidateQueries({ ...pages, refetchType: 'none' })
    // A running request may predate the change. It still finishes: nothing would ask for a further page again.
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

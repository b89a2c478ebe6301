import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beginCollection, keepFolders } from './collection.ts'
import { folders } from '../queries.ts'

/** While somebody is signed in: loads their folders and keeps what is known of them (§4). */
export function CollectionKeeper({ memberId }: { memberId: string }) {
  const client = useQueryClient()
  // The components that show the folders report a failure and retry.
  const { data } = useQuery({ ...folders, retryOnMount: false })
  // Storage, other tabs and the window are outside React.
  useEffect(
    () =>
      beginCollection(memberId, {
        // A timestamp of zero: the server's list replaces it.
        show: (list) => {
          const { dataUpdatedAt: updatedAt = 0 } = client.getQueryState(folders.queryKey) ?? {}
          return client.setQueryData(folders.queryKey, list, { updatedAt: updatedAt || 1 }) ?? list
        },
        readAgain: () => void client.invalidateQueries({ queryKey: ['favourites'] }),
      }),
    [memberId, client],
  )
  useEffect(() => {
    if (data) keepFolders(data)
  }, [data])
  return null
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beginCollection, keepFolders } from './collection.ts'
import { folders } from '../queries.ts'

/** While somebody is signed in: their folders are loaded, and what is known of them is kept (§4). */
export function CollectionKeeper({ memberId }: { memberId: string }) {
  const client = useQueryClient()
  // What failed is for those to ask again who show it.
  const { data } = useQuery({ ...folders, retryOnMount: false })
  // Storage, other tabs and the window are outside React.
  useEffect(
    () =>
      beginCollection(memberId, {
        // As old as can be: the server's list takes its place.
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

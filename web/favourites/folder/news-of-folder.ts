import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearNewsOf } from '../../workspace/live/news.ts'
import { folders } from '../queries.ts'
import { readItemsAgain } from './items/folder-items.ts'

/** What others change in a folder is asked for when it is told of. Where somebody is in it stays. */
export function useNewsOfFolder(folderId: string): void {
  const client = useQueryClient()
  // News are outside React.
  useEffect(
    () =>
      hearNewsOf({ kind: 'folder', refId: folderId }, ({ of }) => {
        if (of === 'discussion') return
        void readItemsAgain(client, folderId)
        void client.invalidateQueries({ queryKey: folders.queryKey })
      }),
    [client, folderId],
  )
}

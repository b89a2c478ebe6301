import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hearNewsOf } from '../../workspace/live/news.ts'
import { folders } from '../queries.ts'
import { followItemsOfOthers } from './items/items-of-others.ts'

/** Reads again what others change in a folder, when the server tells of it. The scroll position stays. */
export function useNewsOfFolder(folderId: string): void {
  const client = useQueryClient()
  // The stream of news is outside React.
  useEffect(() => {
    const items = followItemsOfOthers(client, folderId)
    const endNews = hearNewsOf({ kind: 'folder', refId: folderId }, ({ of }) => {
      if (of === 'discussion') return
      items.read()
      void client.invalidateQueries({ queryKey: folders.queryKey })
    })
    return () => {
      endNews()
      items.end()
    }
  }, [client, folderId])
}

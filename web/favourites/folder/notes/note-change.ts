import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { updateItem } from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { changeItems, changing, readItemsAgain, stopReading } from '../items/folder-items.ts'

/**
 * Saves a note and then shows it on the items in sight. The query client reports a failure once; the field keeps its text and shows the
 * failure too.
 */
export function useNoteChange(folderId: string) {
  const client = useQueryClient()
  return useMutation({
    // Notes save one after the other: the last one stays.
    scope: { id: `notes-${folderId}` },
    mutationFn: (input: { id: string; note: string }) => call(updateItem, input),
    onSuccess: async (_done, { id, note }) => {
      const wasReading = await stopReading(client, folderId)
      changeItems(client, folderId, (list) => list.map((item) => (item.id === id ? { ...item, note } : item)))
      await hasBeenShown()
      if (wasReading && !client.isMutating({ mutationKey: changing(folderId) })) void readItemsAgain(client, folderId)
    },
  }).mutateAsync
}

/** Observers of the query cache hear of a change some turns later; this waits in the same queue. */
function hasBeenShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

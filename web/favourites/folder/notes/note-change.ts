import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { updateItem } from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { changeItems, changing, readItemsAgain, stopReading } from '../items/folder-items.ts'

/**
 * Writes a note; once that has ended, it stands on the items in sight. What fails is told once by the query client; the field keeps
 * its text and says so too.
 */
export function useNoteChange(folderId: string) {
  const client = useQueryClient()
  return useMutation({
    // What was written last is what stays.
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

/** Whoever shows what lies in the query cache hears of a change only some turns later; this waits in the same row. */
function hasBeenShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

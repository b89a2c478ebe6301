import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { updateItem, type Folder, type FolderItem } from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { reasonOf, saysDemoMode } from '../../../errors/message.ts'
import { reportFailure } from '../../../errors/report.ts'
import { showToast } from '../../../ui/toasts/toast.ts'
import { recheck } from '../../collection/collection.ts'
import { deletedKey, folders, itemsKey } from '../../queries.ts'
import { changeItems, changing, readItemsAgain, stopReading } from './folder-items.ts'
import { withMoved, withReturned } from '../../../ui/lists/carried.ts'
import { removeItems, returnItems, sortItems, transferItems } from './item-calls.ts'

export interface ItemOrder {
  ids: readonly string[]
  beforeId: string | null
}

export interface Transfer {
  how: 'move' | 'copy'
  items: readonly FolderItem[]
  /** `isNew`: made for them just now. */
  to: Pick<Folder, 'id' | 'name'> & { isNew?: boolean }
}

/** What can be done with the items of a folder: shown at once, and taken back where it fails. `shown` is the list in sight. */
export function useItemChanges(folderId: string, shown: readonly FolderItem[]) {
  const { t } = useTranslation()
  const client = useQueryClient()

  // One after the other, in the order that they were made in.
  const inTurn = { mutationKey: changing(folderId), scope: { id: `items-${folderId}` } }
  /** The last of several asks how it stands. */
  const readAgain = () => {
    if (client.isMutating({ mutationKey: changing(folderId) }) <= 1) void readItemsAgain(client, folderId)
  }
  const leave = (items: readonly FolderItem[]) => {
    const gone = new Set(items.map(({ id }) => id))
    changeItems(client, folderId, (list) => list.filter(({ id }) => !gone.has(id)))
  }
  const comeBack = (items: readonly FolderItem[], before: readonly FolderItem[]) => {
    const back = new Set(items.map(({ id }) => id))
    changeItems(client, folderId, (list) => withReturned(list, before, back))
  }
  const settle = (items: readonly FolderItem[]) => {
    void client.invalidateQueries({ queryKey: folders.queryKey })
    void client.invalidateQueries({ queryKey: deletedKey })
    readAgain()
    // A star that cannot be asked about stays as it was.
    recheck([...new Set(items.map(({ skuId }) => skuId))]).catch(() => undefined)
  }

  const undo = useMutation({
    ...inTurn,
    mutationFn: ({ work }: { work: () => Promise<void>; items: readonly FolderItem[]; say: string }) => work(),
    onSuccess: (_done, { say }) => showToast(say),
    onSettled: (_done, _error, { items }) => settle(items),
  })
  const offerUndo = (words: string, back: { work: () => Promise<void>; items: readonly FolderItem[]; say: string }) =>
    showToast(words, { label: t('folder.undo'), act: () => undo.mutate(back) })

  const remove = useMutation({
    ...inTurn,
    mutationFn: (items: readonly FolderItem[]) => removeItems(items.map(({ id }) => id)),
    onMutate: async (items) => {
      await stopReading(client, folderId)
      leave(items)
      return shown
    },
    onError: (_error, items, before) => before && comeBack(items, before),
    onSuccess: (_done, items, before) => {
      const work = async () => {
        await returnItems(items.map(({ id }) => id))
        comeBack(items, before)
      }
      offerUndo(t('folder.removed', { count: items.length }), { work, items, say: t('folder.undone') })
    },
    onSettled: (_done, _error, items) => settle(items),
  })

  const tellFailure = (error: unknown, what: Transfer) => {
    if (!what.to.isNew || saysDemoMode(error)) return reportFailure(error)
    const words = t('folder.newIsEmpty', { name: what.to.name, reason: reasonOf(error, t) })
    showToast(words, { label: t('list.retry'), act: () => transfer.mutate(what) })
  }
  const transfer = useMutation({
    ...inTurn,
    mutationFn: ({ how, items, to }: Transfer) => transferItems(how, items, to.id),
    onMutate: async ({ how, items }) => {
      await stopReading(client, folderId)
      if (how === 'move') leave(items)
      return shown
    },
    onError: (error, what, before) => {
      if (what.how === 'move' && before) comeBack(what.items, before)
      tellFailure(error, what)
    },
    // A folder that was made for them is there all the same: `tellFailure` says so.
    meta: { isSilent: true },
    onSuccess: (takeBack, { how, items, to }, before) => {
      const work = async () => {
        await takeBack()
        if (how === 'move') comeBack(items, before)
        void client.invalidateQueries({ queryKey: itemsKey(to.id) })
      }
      const words = t(how === 'move' ? 'folder.moved' : 'folder.copied', { count: items.length, name: to.name })
      offerUndo(words, { work, items, say: t('folder.undone') })
    },
    onSettled: (_done, _error, { items, to }) => {
      settle(items)
      void client.invalidateQueries({ queryKey: itemsKey(to.id) })
    },
  })

  const sort = useMutation({
    ...inTurn,
    mutationFn: ({ ids, beforeId }: ItemOrder) => sortItems(folderId, ids, beforeId),
    onMutate: async ({ ids, beforeId }) => {
      await stopReading(client, folderId)
      changeItems(client, folderId, (list) => withMoved(list, ids, beforeId))
    },
    onError: () => void client.invalidateQueries({ queryKey: itemsKey(folderId) }),
    onSuccess: readAgain,
  })

  return { remove: remove.mutate, transfer: transfer.mutate, sort: sort.mutate }
}

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

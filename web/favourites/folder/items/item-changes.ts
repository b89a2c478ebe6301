import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Folder, FolderItem } from '../../../../contract/favourites.ts'
import { reasonOf, saysDemoMode } from '../../../errors/message.ts'
import { reportFailure } from '../../../errors/report.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { recheck } from '../../collection/collection.ts'
import { deletedKey, folders, itemsKey } from '../../queries.ts'
import { changeItems, changing, readItemsAgain, stopReading } from './folder-items.ts'
import { withMoved, withReturned } from '../../../kit/lists/carried.ts'
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

interface Undo {
  work: () => Promise<void>
  items: readonly FolderItem[]
  say: string
}

/** What can be done with the items of a folder: shown at once, and taken back where it fails. `shown` is the list in sight. */
export function useItemChanges(folderId: string, shown: readonly FolderItem[]) {
  const client = useQueryClient()
  const cached = itemsInCache(client, folderId)
  const offerUndo = useUndo(folderId, cached)
  const remove = useRemoval({ folderId, shown, cached, offerUndo })
  const transfer = useTransfer({ folderId, shown, cached, offerUndo })
  const sort = useMutation({
    ...inTurn(folderId),
    mutationFn: ({ ids, beforeId }: ItemOrder) => sortItems(folderId, ids, beforeId),
    onMutate: async ({ ids, beforeId }) => {
      await stopReading(client, folderId)
      changeItems(client, folderId, (list) => withMoved(list, ids, beforeId))
    },
    onError: () => void client.invalidateQueries({ queryKey: itemsKey(folderId) }),
    onSuccess: cached.readAgain,
  })
  return { remove, transfer, sort: sort.mutate }
}

/** Changes of one folder run one after the other, in the order in which they were made. */
function inTurn(folderId: string) {
  return { mutationKey: changing(folderId), scope: { id: `items-${folderId}` } }
}

/** The folder's items in the query cache: items leave it and come back to it before the server has answered. */
function itemsInCache(client: QueryClient, folderId: string) {
  /** Only the last of several changes reads the list again. */
  const readAgain = () => {
    if (client.isMutating({ mutationKey: changing(folderId) }) <= 1) void readItemsAgain(client, folderId)
  }
  return {
    readAgain,
    leave: (items: readonly FolderItem[]) => {
      const gone = new Set(items.map(({ id }) => id))
      changeItems(client, folderId, (list) => list.filter(({ id }) => !gone.has(id)))
    },
    comeBack: (items: readonly FolderItem[], before: readonly FolderItem[]) => {
      const back = new Set(items.map(({ id }) => id))
      changeItems(client, folderId, (list) => withReturned(list, before, back))
    },
    settle: (items: readonly FolderItem[]) => {
      void client.invalidateQueries({ queryKey: folders.queryKey })
      void client.invalidateQueries({ queryKey: deletedKey })
      readAgain()
      // A star whose state cannot be read stays as it was.
      recheck([...new Set(items.map(({ skuId }) => skuId))]).catch(() => undefined)
    },
  }
}

/** Shows a toast whose button takes the change back. */
function useUndo(folderId: string, cached: ReturnType<typeof itemsInCache>) {
  const { t } = useTranslation()
  const { mutate } = useMutation({
    ...inTurn(folderId),
    mutationFn: ({ work }: Undo) => work(),
    onSuccess: (_done, { say }) => showToast(say),
    onSettled: (_done, _error, { items }) => cached.settle(items),
  })
  return (words: string, undo: Undo) => showToast(words, { label: t('folder.undo'), act: () => mutate(undo) })
}

interface ChangeProps {
  folderId: string
  shown: readonly FolderItem[]
  cached: ReturnType<typeof itemsInCache>
  offerUndo: (words: string, undo: Undo) => void
}

function useRemoval({ folderId, shown, cached, offerUndo }: ChangeProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate } = useMutation({
    ...inTurn(folderId),
    mutationFn: (items: readonly FolderItem[]) => removeItems(items.map(({ id }) => id)),
    onMutate: async (items) => {
      await stopReading(client, folderId)
      cached.leave(items)
      return shown
    },
    onError: (_error, items, before) => before && cached.comeBack(items, before),
    onSuccess: (_done, items, before) => {
      const work = async () => {
        await returnItems(items.map(({ id }) => id))
        cached.comeBack(items, before)
      }
      offerUndo(t('folder.removed', { count: items.length }), { work, items, say: t('folder.undone') })
    },
    onSettled: (_done, _error, items) => cached.settle(items),
  })
  return mutate
}

function useTransfer({ folderId, shown, cached, offerUndo }: ChangeProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const tellFailure = (error: unknown, what: Transfer) => {
    if (!what.to.isNew || saysDemoMode(error)) return reportFailure(error)
    const words = t('folder.newIsEmpty', { name: what.to.name, reason: reasonOf(error, t) })
    showToast(words, { label: t('list.retry'), act: () => mutate(what) })
  }
  const { mutate } = useMutation({
    ...inTurn(folderId),
    mutationFn: ({ how, items, to }: Transfer) => transferItems(how, items, to.id),
    onMutate: async ({ how, items }) => {
      await stopReading(client, folderId)
      if (how === 'move') cached.leave(items)
      return shown
    },
    onError: (error, what, before) => {
      if (what.how === 'move' && before) cached.comeBack(what.items, before)
      tellFailure(error, what)
    },
    // A folder that was made for the items exists all the same: `tellFailure` says so.
    meta: { isSilent: true },
    onSuccess: (takeBack, { how, items, to }, before) => {
      const work = async () => {
        await takeBack()
        if (how === 'move') cached.comeBack(items, before)
        void client.invalidateQueries({ queryKey: itemsKey(to.id) })
      }
      const words = t(how === 'move' ? 'folder.moved' : 'folder.copied', { count: items.length, name: to.name })
      offerUndo(words, { work, items, say: t('folder.undone') })
    },
    onSettled: (_done, _error, { items, to }) => {
      cached.settle(items)
      void client.invalidateQueries({ queryKey: itemsKey(to.id) })
    },
  })
  return mutate
}

import '../../locales/folder-texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf, saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { noteUse, recheck } from '../collection/collection.ts'
import { FolderChooser, type FolderChooserProps } from '../folder/FolderChooser.tsx'
import { addToFolder } from '../folder/items/item-calls.ts'
import { endAskingForFolder } from './ask-for-folder.ts'

interface Adding {
  skuIds: readonly string[]
  to: Parameters<FolderChooserProps['onChoose']>[0]
}

/** Chooses a folder for some SKUs, and saves them there; a toast offers to undo it. Null closes it. */
export function FolderForSome({ skuIds }: { skuIds: readonly string[] | null }) {
  const [shown, setShown] = useState(skuIds ?? [])
  if (skuIds && skuIds !== shown) setShown(skuIds)
  const add = useAdding()
  return (
    <FolderChooser
      how={skuIds && 'add'}
      count={shown.length}
      folderId={null}
      onChoose={(to) => {
        endAskingForFolder()
        add({ skuIds: shown, to })
      }}
      onClose={endAskingForFolder}
    />
  )
}

function useAdding() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const settle = (skuIds: readonly string[]) => {
    void client.invalidateQueries({ queryKey: ['favourites'] })
    // A star whose state cannot be read stays as it was.
    recheck(skuIds).catch(() => undefined)
  }
  const tellFailure = (error: unknown, what: Adding) => {
    if (!what.to.isNew || saysDemoMode(error)) return reportFailure(error)
    const words = t('folder.newIsEmpty', { name: what.to.name, reason: reasonOf(error, t) })
    showToast(words, { label: t('list.retry'), act: () => mutate(what) })
  }
  const { mutate } = useMutation({
    mutationFn: ({ skuIds, to }: Adding) => addToFolder(skuIds, to.id),
    onError: tellFailure,
    meta: { isSilent: true },
    onSuccess: (takeOut, { skuIds, to }) => {
      noteUse(to.id)
      const undo = () => {
        void takeOut()
          .then(() => showToast(t('folder.undone')), reportFailure)
          .finally(() => settle(skuIds))
      }
      showToast(t('folder.saved', { count: skuIds.length, name: to.name }), { label: t('folder.undo'), act: undo })
    },
    onSettled: (_done, _error, { skuIds }) => settle(skuIds),
  })
  return mutate
}

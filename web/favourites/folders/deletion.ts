import { useTranslation } from 'react-i18next'
import { showToast } from '../../kit/toasts/toast.ts'
import { useDeleteFolders, useRestoreFolders, type Folder } from '../queries.ts'

/** Deletes folders and says how many items go with them; the toast undoes it. Returns whether there was anything to delete. */
export function useFolderDeletion(
  folders: readonly Folder[],
  onRestored: (ids: readonly string[]) => void,
): (ids: readonly string[]) => boolean {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useDeleteFolders()
  const { mutateAsync: restore } = useRestoreFolders()

  const takeBack = async (ids: string[]) => {
    await restore({ ids })
    showToast(t('folders.restored', { count: ids.length }))
    onRestored(ids)
  }
  const removeAndTell = async (gone: readonly Folder[]) => {
    const ids = gone.map(({ id }) => id)
    await remove({ ids })
    showToast(wordsFor(gone), { label: t('folders.undo'), act: () => void takeBack(ids).catch(told) })
  }
  const wordsFor = (gone: readonly Folder[]) => {
    const items = t('folders.items', { count: gone.reduce((sum, { count }) => sum + count, 0) })
    const [only] = gone
    if (only && gone.length === 1) return t('folders.deletedOne', { name: only.name, items })
    return t('folders.deletedSome', { count: gone.length, items })
  }

  return (ids) => {
    const gone = folders.filter(({ id }) => ids.includes(id))
    if (gone.length === 0) {
      showToast(t('folders.nothingChosen'))
      return false
    }
    void removeAndTell(gone).catch(told)
    return true
  }
}

/** The query client has reported it already. */
function told(): void {}

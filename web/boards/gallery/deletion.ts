import { useTranslation } from 'react-i18next'
import { showToast } from '../../kit/toasts/toast.ts'
import { useDeleteBoards, useRestoreBoards, type BoardCard } from '../queries.ts'

/** Deletes a board and shows a toast that restores it. */
export function useBoardDeletion(onRestored: (id: string) => void): (board: BoardCard) => void {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useDeleteBoards()
  const { mutateAsync: restore } = useRestoreBoards()
  const takeBack = async (id: string) => {
    await restore({ ids: [id] })
    showToast(t('boards.restored'))
    onRestored(id)
  }
  const removeAndTell = async ({ id, name }: BoardCard) => {
    await remove({ ids: [id] })
    showToast(t('boards.deletedOne', { name }), {
      label: t('boards.undo'),
      act: () => void takeBack(id).catch(told),
    })
  }
  return (board) => void removeAndTell(board).catch(told)
}

/** The query client has reported the failure. */
function told(): void {}

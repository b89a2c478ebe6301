import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { copyNameOf } from '../../workspace/copy-name.ts'
import { newKey } from '../../workspace/new-key.ts'
import { usePlaceOfCopies } from '../../workspace/placing.ts'
import { boardAddress } from '../board-address.ts'
import { useDuplicateBoard } from '../queries.ts'

/** Makes a private copy of a board and shows a toast that opens it. */
export function useBoardDuplication(): (board: { id: string; name: string }) => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutateAsync } = useDuplicateBoard()
  const place = usePlaceOfCopies()
  const duplicate = async ({ id, name }: { id: string; name: string }) => {
    const copyName = copyNameOf(name, LONGEST_BOARD_NAME, (text) => t('boards.copyName', { name: text }))
    const copyId = await mutateAsync({ id, name: copyName, ...place, key: newKey() })
    showToast(t('boards.duplicated', { name: copyName }), {
      label: t('boards.open'),
      act: () => void navigate(boardAddress(copyId)),
    })
  }
  // The query client has reported the failure.
  return (board) => void duplicate(board).catch(() => undefined)
}

import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'
import { showToast } from '../../ui/toasts/toast.ts'
import { newKey } from '../../workspace/new-key.ts'
import { boardAddress } from '../board-address.ts'
import { useDuplicateBoard } from '../queries.ts'

/** A sign outside the basic plane is two units. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/** Makes a private copy of a board that one may see, and says where it is. */
export function useDuplication(): (board: { id: string; name: string }) => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutateAsync } = useDuplicateBoard()
  const duplicate = async ({ id, name }: { id: string; name: string }) => {
    const copyName = fitting(name, (text) => t('boards.copyName', { name: text }))
    const copyId = await mutateAsync({ id, name: copyName, key: newKey() })
    showToast(t('boards.duplicated', { name: copyName }), {
      label: t('boards.open'),
      act: () => void navigate(boardAddress(copyId)),
    })
  }
  // The query client has said it already.
  return (board) => void duplicate(board).catch(() => undefined)
}

/** As much of a name as a board can have with what is added to it. */
function fitting(name: string, adding: (text: string) => string): string {
  const over = adding(name).length - LONGEST_BOARD_NAME
  return over > 0
    ? adding(
        name
          .slice(0, name.length - over)
          .replace(HALF_A_SIGN, '')
          .trimEnd(),
      )
    : adding(name)
}

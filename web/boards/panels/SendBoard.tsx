import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEditedBoard } from '../editor/state/board-editor.ts'
import { useSendBoard } from '../sending.ts'
import { IconButton } from './IconButton.tsx'

/** Sends what lies on the board to a budget list, once it is saved. */
export function SendBoard({ boardId }: { boardId: string }) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const sendOn = useSendBoard()
  if (!sendOn) return null
  const send = async () => {
    await board.saveNow()
    sendOn({ id: boardId, name: board.get().draft.fields.name })
  }
  return (
    <IconButton label={t('toBudget.send')} opens="dialog" onPress={() => void send()}>
      <IconReceipt />
    </IconButton>
  )
}

import { IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useEditedBoard } from '../editor/state/board-editor.ts'
import { useSendBoard } from '../sending.ts'
import { IconButton } from './IconButton.tsx'

interface SendBoardProps {
  boardId: string
  /** A phone's bar has no room for it, so it stands with the materials. */
  place: 'bar' | 'sheet'
}

/** Sends the board's materials to a budget list, once the board is saved. */
export function SendBoard({ boardId, place }: SendBoardProps) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const sendOn = useSendBoard()
  const { isPhone } = usePageUnit()
  if (!sendOn || (place === 'bar' && isPhone)) return null
  const send = async () => {
    await board.saveNow()
    sendOn({ id: boardId, name: board.get().draft.fields.name })
  }
  return (
    <IconButton label={t('toBudget.send')} isNamed={place === 'sheet'} opens="dialog" onPress={() => void send()}>
      <IconReceipt />
    </IconButton>
  )
}

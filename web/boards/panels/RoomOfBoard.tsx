import { useTranslation } from 'react-i18next'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { useEditedBoard } from '../editor/state/board-editor.ts'
import { useRoomOfBoard } from './room-of-board.ts'

/** For which room of its project the board stands. Nothing where it is in none, or in one without rooms. */
export function RoomOfBoard() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const { rooms, room } = useRoomOfBoard()
  if (rooms.length === 0) return null
  const none = { value: '', label: t('boardPanels.noRoom') }
  return (
    <div className="mb-12">
      <SelectField
        label={t('boardPanels.room')}
        options={[none, ...rooms.map(({ id, name }) => ({ value: id, label: name || t('boardPanels.unnamedRoom') }))]}
        value={room?.id ?? ''}
        onChange={(id) => board.edit({ fields: { projectRoomId: id === '' ? null : id } })}
      />
    </div>
  )
}

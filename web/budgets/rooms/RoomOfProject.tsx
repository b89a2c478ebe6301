import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '../../../contract/budgets/entries.ts'
import type { ProjectRoom } from '../../../contract/projects.ts'
import { Button } from '../../kit/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import type { TakenField } from './project-rooms.ts'

/** What a row shows of the list's project. */
export interface RoomInProject {
  /** Its rooms, of which this may be one. */
  rooms: readonly ProjectRoom[]
  own: ProjectRoom | undefined
  /** The one that is called alike, where this is none. */
  proposed: ProjectRoom | undefined
  differing: readonly TakenField[]
  /** Of what differs, what may be taken over now. */
  taken: readonly TakenField[]
  onChoose: (projectRoomId: string | null) => void
  onTake: () => void
}

interface RoomOfProjectProps {
  room: Room
  project: RoomInProject
  isReadOnly: boolean
}

/** Which room of the project a room is: chosen, or proposed by its name; and the press that takes its measures over. */
export function RoomOfProject({ room, project, isReadOnly }: RoomOfProjectProps) {
  const { t } = useTranslation()
  const { rooms, own, proposed, taken, onChoose, onTake } = project
  const select = useRef<HTMLSelectElement>(null)
  // The button that was pressed goes.
  const after = (act: () => void) => () => {
    act()
    select.current?.focus()
  }
  if (isReadOnly) {
    if (!own) return null
    return <p className="px-8 text-meta text-second print:hidden">{t('budgetRooms.isOfProject', { name: own.name })}</p>
  }
  const none = { value: '', label: t('budgetRooms.noRoomOfProject') }
  return (
    <div className="grid justify-items-start gap-2 px-8 print:hidden [&_select]:max-w-160 [&_select]:text-ellipsis">
      <SelectField
        ref={select}
        isInline
        label={t('budgetRooms.roomOfProject')}
        of={room.name}
        options={[none, ...rooms.map(({ id, name }) => ({ value: id, label: name }))]}
        value={own?.id ?? ''}
        onChange={(id) => onChoose(id === '' ? null : id)}
      />
      {proposed && (
        <Button
          look="inline"
          label={t('budgetRooms.proposedOfProject', { name: proposed.name })}
          about={room.name}
          onPress={after(() => onChoose(proposed.id))}
        />
      )}
      {taken.length > 0 && (
        <Button
          look="inline"
          label={t('budgetRooms.takeOver', { count: taken.length })}
          about={room.name}
          onPress={after(onTake)}
        />
      )}
    </div>
  )
}

/** Beside what the list has, what its project has. */
export function InProject({ value, isFigure = false }: { value: string; isFigure?: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={`block px-8 text-meta text-warning print:hidden ${isFigure ? 'desk:text-end' : ''}`}>
      {t('budgetRooms.inProject', { value })}
    </span>
  )
}

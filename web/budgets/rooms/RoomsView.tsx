import '../../locales/budget-table-texts.ts'
import '../../locales/budget-rooms-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_ROOMS, type BudgetStatus, type UnitSystem } from '../../../contract/budgets/budget.ts'
import { inOrder, NEW_ROOM, type Entry, type Room } from '../../../contract/budgets/entries.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import type { ProjectRoom } from '../../../contract/projects.ts'
import { Button } from '../../kit/Button.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { removal } from '../editing/removal.ts'
import { LockContext } from '../editing/use-budget.ts'
import { newEntryId } from '../../workspace/new-entry-id.ts'
import type { ComesTo } from './NeedsFoot.tsx'
import { NeedsMatrix } from './NeedsMatrix.tsx'
import { differingFields, missingRooms, projectRoomOf, proposedFor, takenOver } from './project-rooms.ts'
import type { RoomInProject } from './RoomOfProject.tsx'
import type { RoomsEditor } from './rooms-editor.ts'
import { RoomRow, RoomsHead } from './RoomRow.tsx'
import styles from './rooms.module.css'

interface RoomsViewProps {
  items: ReadonlyMap<string, Entry>
  status: BudgetStatus
  /** In which quantities are shown and typed. */
  system: UnitSystem
  editor: RoomsEditor
  comesTo: ComesTo
  /** Those of the project that the list is in. */
  projectRooms?: readonly ProjectRoom[]
}

/** The rooms of a budget with their measures, and the matrix of what each needs. */
export function RoomsView({ items, status, system, editor, comesTo, projectRooms = NONE }: RoomsViewProps) {
  const { t } = useTranslation()
  const lock = useContext(LockContext)
  const rooms = inOrder([...items.values()].filter((entry) => entry.type === 'room'))
  const mayShape = mayChange(status, { of: 'room', field: 'whole' })
  const mayName = mayChange(status, { of: 'room', field: 'name' })
  const { newest, named, add, remove, swap, change, takeRooms } = useRoomEdits(editor, items, rooms)
  const inProject = { rooms, ofProject: projectRooms, mayShape, mayName }
  const addButton = useRef<HTMLButtonElement>(null)
  const missing = missingRooms(rooms, projectRooms).slice(0, MOST_ROOMS - rooms.length)

  return (
    <div className={styles['view']}>
      {!mayShape && <p className={styles['hint']}>{t(lock ? `budgetTable.lock.${lock}` : 'budgetRooms.closed')}</p>}
      {rooms.length === 0 && <p className={styles['hint']}>{t('budgetRooms.none')}</p>}
      {rooms.length > 0 && (
        <div className={styles['scroll']}>
          <table className={styles['rooms']}>
            <caption className="visually-hidden">{t('budgetRooms.title')}</caption>
            <RoomsHead system={system} />
            <tbody>
              {rooms.map((room, index) => (
                <RoomRow
                  key={room.id}
                  room={room}
                  system={system}
                  mayShape={mayShape}
                  mayName={mayName}
                  project={roomInProject(room, inProject, (facts) => change(room, facts))}
                  isNewest={room.id === newest}
                  onNamed={named}
                  onChange={(facts) => change(room, facts)}
                  onUp={mayName && index > 0 ? () => swap(room, rooms[index - 1]) : undefined}
                  onDown={mayName && index < rooms.length - 1 ? () => swap(room, rooms[index + 1]) : undefined}
                  onRemove={() => remove(room)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayShape && rooms.length < MOST_ROOMS && (
        <div className="flex flex-wrap gap-8">
          <Button ref={addButton} icon={IconPlus} label={t('budgetRooms.add')} onPress={add} />
          {missing.length > 0 && (
            <Button
              label={t('budgetRooms.takeRooms', { count: missing.length })}
              onPress={() => {
                takeRooms(missing)
                // The button that was pressed goes.
                addButton.current?.focus()
              }}
            />
          )}
        </div>
      )}
      {rooms.length >= MOST_ROOMS && <p className={styles['hint']}>{t('budgetRooms.full', { most: MOST_ROOMS })}</p>}
      <NeedsMatrix
        items={items}
        system={system}
        isReadOnly={!mayChange(status, { of: 'allocation', field: 'netQty' })}
        editor={editor}
        comesTo={comesTo}
      />
    </div>
  )
}

const NONE: readonly ProjectRoom[] = []

interface Side {
  rooms: readonly Room[]
  ofProject: readonly ProjectRoom[]
  mayShape: boolean
  mayName: boolean
}

/** What a row shows of the project. The list's status may let what a room is be taken over, and not its measures. */
function roomInProject(
  room: Room,
  { rooms, ofProject, mayShape, mayName }: Side,
  onChange: (facts: Partial<Room>) => void,
): RoomInProject | undefined {
  if (ofProject.length === 0) return undefined
  const own = projectRoomOf(room, ofProject)
  const differing = own ? differingFields(room, own) : []
  const taken = differing.filter((field) => mayShape || (mayName && field === 'places'))
  return {
    rooms: ofProject,
    own,
    proposed: proposedFor(room, { rooms, ofProject }),
    differing,
    taken,
    onChoose: (projectRoomId) => onChange({ projectRoomId }),
    onTake: () => own && onChange(takenOver(room, own, taken)),
  }
}

/** Adds, removes, moves and changes rooms, each as one step of the history. */
function useRoomEdits(editor: RoomsEditor, items: ReadonlyMap<string, Entry>, rooms: readonly Room[]) {
  const { t } = useTranslation()
  /** The room that was just added, until it is named. */
  const [newest, setNewest] = useState<string | null>(null)
  const add = () => {
    const id = newEntryId()
    const sort = (rooms.at(-1)?.sort ?? 0) + 1
    const room = { ...NEW_ROOM, id, sort, name: t('budgetRooms.newRoom', { count: rooms.length + 1 }) }
    editor.edit({ put: [{ type: 'room', ...room }] })
    setNewest(id)
  }
  const remove = (room: Room) => {
    editor.edit(removal({ items }, [room.id]))
    const undo = { label: t('budgetRooms.undo'), act: () => void editor.undo() }
    showToast(t('budgetRooms.removed', { name: room.name }), undo)
  }
  const swap = (room: Room, other: Room | undefined) => {
    if (!other) return
    // Rooms with the same sort number take the numbers of their places.
    const [one, two] = room.sort === other.sort ? [rooms.indexOf(room), rooms.indexOf(other)] : [room.sort, other.sort]
    editor.edit({
      put: [
        { type: 'room', ...room, sort: two },
        { type: 'room', ...other, sort: one },
      ],
    })
  }
  const change = (room: Room, facts: Partial<Room>) => editor.edit({ put: [{ type: 'room', ...room, ...facts }] })
  const takeRooms = (taken: readonly ProjectRoom[]) => {
    const last = rooms.at(-1)?.sort ?? 0
    const put = taken.map(({ id, ...facts }, place): Entry => {
      const own = { id: newEntryId(), sort: last + place + 1, projectRoomId: id }
      return { type: 'room', ...facts, ...own }
    })
    editor.edit({ put })
    const undo = { label: t('budgetRooms.undo'), act: () => void editor.undo() }
    showToast(t('budgetRooms.roomsTaken', { count: put.length }), undo)
  }
  return { newest, named: () => setNewest(null), add, remove, swap, change, takeRooms }
}

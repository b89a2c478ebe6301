import '../../locales/budget-explaining-texts.ts'
import '../../locales/budget-table-texts.ts'
import '../../locales/budget-rooms-texts.ts'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_ROOMS, type BudgetStatus } from '../../../contract/budgets/budget.ts'
import {
  inOrder,
  LONGEST_NAME,
  MOST_COPIES,
  NEW_ROOM,
  type Entry,
  type Room,
} from '../../../contract/budgets/entries.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import buttons from '../../ui/buttons.module.css'
import { showToast } from '../../ui/toasts/toast.ts'
import { removal } from '../editing/removal.ts'
import { LockContext } from '../editing/use-budget.ts'
import { newEntryId } from '../new-entry-id.ts'
import type { ComesTo } from './NeedsFoot.tsx'
import { NeedsMatrix } from './NeedsMatrix.tsx'
import { NumberCell } from './NumberCell.tsx'
import type { RoomsEditor } from './rooms-editor.ts'
import styles from './rooms.module.css'

interface RoomsViewProps {
  items: ReadonlyMap<string, Entry>
  status: BudgetStatus
  editor: RoomsEditor
  comesTo: ComesTo
}

const measures = [
  { field: 'floorArea', unit: 'm²' },
  { field: 'wallArea', unit: 'm²' },
  { field: 'perimeter', unit: 'm' },
] as const

/** The rooms of a budget with what they measure, and what each needs of the lines. */
export function RoomsView({ items, status, editor, comesTo }: RoomsViewProps) {
  const { t } = useTranslation()
  const lock = useContext(LockContext)
  const rooms = inOrder([...items.values()].filter((entry) => entry.type === 'room'))
  const mayShape = mayChange(status, { of: 'room', field: 'whole' })
  const mayName = mayChange(status, { of: 'room', field: 'name' })
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
    // Rooms that stand at the same number take those of their places.
    const [one, two] =
      room.sort === other.sort ? [rooms.indexOf(room as never), rooms.indexOf(other as never)] : [room.sort, other.sort]
    editor.edit({
      put: [
        { type: 'room', ...room, sort: two },
        { type: 'room', ...other, sort: one },
      ],
    })
  }
  const change = (room: Room, facts: Partial<Room>) => editor.edit({ put: [{ type: 'room', ...room, ...facts }] })

  return (
    <div className={styles['view']}>
      {!mayShape && <p className={styles['hint']}>{t(lock ? `budgetTable.lock.${lock}` : 'budgetRooms.closed')}</p>}
      {rooms.length === 0 && <p className={styles['hint']}>{t('budgetRooms.none')}</p>}
      {rooms.length > 0 && (
        <div className={styles['scroll']}>
          <table className={styles['rooms']}>
            <caption className="visually-hidden">{t('budgetRooms.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('budgetRooms.name')}</th>
                {measures.map(({ field, unit }) => (
                  <th key={field} scope="col" className={styles['number']}>
                    {t(`budgetRooms.${field}`)} {unit}
                  </th>
                ))}
                <th scope="col" className={styles['number']}>
                  {t('budgetRooms.count')}
                </th>
                <td aria-label={t('budgetRooms.title')} />
              </tr>
            </thead>
            <tbody>
              {rooms.map((room, index) => (
                <tr key={room.id}>
                  <th scope="row">
                    <input
                      // Another device's word takes its place.
                      key={room.name}
                      className={styles['input']}
                      aria-label={t('budgetRooms.fieldOf', { field: t('budgetRooms.name'), room: room.name })}
                      defaultValue={room.name}
                      maxLength={LONGEST_NAME}
                      readOnly={!mayName}
                      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was added by a press, to be named
                      autoFocus={room.id === newest}
                      // What it is called at first is there to be typed over.
                      onFocus={({ target }) => room.id === newest && target.select()}
                      onBlur={({ target }) => {
                        // A field that is made anew for another name would take the focus back.
                        setNewest(null)
                        if (target.value !== room.name) change(room, { name: target.value })
                      }}
                      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                    />
                  </th>
                  {measures.map(({ field }) => (
                    <td key={field}>
                      <NumberCell
                        label={t('budgetRooms.fieldOf', { field: t(`budgetRooms.${field}`), room: room.name })}
                        value={room[field]}
                        placeholder="–"
                        reading={{ kind: 'quantity', unit: field === 'perimeter' ? 'meter' : 'square_meter' }}
                        isReadOnly={!mayShape}
                        onSet={(value) => change(room, { [field]: value })}
                      />
                    </td>
                  ))}
                  <td>
                    <NumberCell
                      label={t('budgetRooms.fieldOf', { field: t('budgetRooms.count'), room: room.name })}
                      value={String(room.count)}
                      reading={{ kind: 'whole', most: MOST_COPIES, isAboveZero: true }}
                      isReadOnly={!mayShape}
                      onSet={(value) => change(room, { count: Number(value ?? 1) })}
                    />
                  </td>
                  <td className={styles['deeds']}>
                    <RoomButton
                      label={t('budgetRooms.up', { name: room.name })}
                      isOff={!mayName || index === 0}
                      onPress={() => swap(room, rooms[index - 1])}
                    >
                      <IconArrowUp aria-hidden />
                    </RoomButton>
                    <RoomButton
                      label={t('budgetRooms.down', { name: room.name })}
                      isOff={!mayName || index === rooms.length - 1}
                      onPress={() => swap(room, rooms[index + 1])}
                    >
                      <IconArrowDown aria-hidden />
                    </RoomButton>
                    <RoomButton
                      label={t('budgetRooms.remove', { name: room.name })}
                      isOff={!mayShape}
                      onPress={() => remove(room)}
                    >
                      <IconTrash aria-hidden />
                    </RoomButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayShape && rooms.length < MOST_ROOMS && (
        <button type="button" className={`${buttons['plain']} ${styles['add']}`} onClick={add}>
          <IconPlus aria-hidden />
          <span>{t('budgetRooms.add')}</span>
        </button>
      )}
      {rooms.length >= MOST_ROOMS && <p className={styles['hint']}>{t('budgetRooms.full', { most: MOST_ROOMS })}</p>}
      <NeedsMatrix
        items={items}
        isReadOnly={!mayChange(status, { of: 'allocation', field: 'netQty' })}
        editor={editor}
        comesTo={comesTo}
      />
    </div>
  )
}

interface RoomButtonProps {
  label: string
  isOff: boolean
  onPress: () => void
  children: ReactNode
}

function RoomButton({ label, isOff, onPress, children }: RoomButtonProps) {
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  )
}

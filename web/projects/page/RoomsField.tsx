import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { MOST_ROOMS, type UnitSystem } from '../../../contract/budgets/budget.ts'
import { LONGEST_NAME } from '../../../contract/budgets/entries.ts'
import { imperialSymbol } from '../../../contract/budgets/units.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Section } from '../../kit/Section.tsx'
import { Table, type Column } from '../../kit/Table.tsx'
import { newEntryId } from '../../workspace/new-entry-id.ts'
import { countIn, measureIn, measures, newRoom, type TypedRoom } from './details.ts'

interface RoomsFieldProps {
  rooms: readonly TypedRoom[]
  system: UnitSystem
  /** What others have made of them meanwhile. */
  note: string | undefined
  error: string | undefined
  onChange: (rooms: TypedRoom[]) => void
}

/** The rooms of a project: named, measured in its unit system, ordered, added and removed. */
export function RoomsField({ rooms, system, note, error, onChange }: RoomsFieldProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const list = useRef<HTMLDivElement>(null)
  const columns = useRoomColumns({ rooms, system, onChange: (next) => flushSync(() => onChange(next)), list })
  const add = () => {
    flushSync(() => onChange([...rooms, newRoom(newEntryId(), t('projects.roomNth', { nth: rooms.length + 1 }))]))
    const name = [...(list.current?.querySelectorAll<HTMLInputElement>('input[name="room"]') ?? [])].at(-1)
    name?.select()
  }
  const isFull = rooms.length >= MOST_ROOMS
  return (
    <Section title={t('projects.rooms')} hint={t('projects.roomsHint')} level={3}>
      <div ref={list} className="grid grid-cols-1 justify-items-start gap-12 [&>section]:w-full [&>ul]:w-full">
        {rooms.length > 0 && <Table what={t('projects.rooms')} columns={columns} rows={rooms} keyOf={({ id }) => id} />}
        <p className="text-meta text-second empty:hidden" aria-live="polite">
          {note}
        </p>
        <p className="text-meta text-bad empty:hidden" role="alert">
          {error}
        </p>
        <Button
          label={t('projects.addRoom')}
          icon={IconPlus}
          isSmall
          why={isFull ? t('projects.roomsFull', { most: figure(MOST_ROOMS) }) : undefined}
          onPress={add}
        />
      </div>
    </Section>
  )
}

interface RoomColumns extends Pick<RoomsFieldProps, 'rooms' | 'system' | 'onChange'> {
  list: RefObject<HTMLDivElement | null>
}

function useRoomColumns({ rooms, system, onChange, list }: RoomColumns): Column<TypedRoom>[] {
  const { t } = useTranslation()
  const change = (room: TypedRoom, facts: Partial<TypedRoom>) =>
    onChange(rooms.map((one) => (one.id === room.id ? { ...one, ...facts } : one)))
  const measured = measures.map(({ field, unit, symbol }) => {
    const name = `${t(`projects.${field}`)} ${(system === 'imperial' && imperialSymbol(unit)) || symbol}`
    return numberColumn(name, {
      field,
      errorOf: (text) => (measureIn(text, unit, system) === undefined ? t('projects.roomWrong') : undefined),
      change,
    })
  })
  return [
    {
      name: t('projects.room'),
      as: 'field',
      isWide: true,
      width: 160,
      cell: (room) => (
        <TextField
          label={t('projects.room')}
          name="room"
          isCell
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={room.name}
          error={room.name.trim() === '' ? t('projects.roomMissing') : undefined}
          onChange={(name) => change(room, { name })}
        />
      ),
    },
    ...measured,
    numberColumn(t('projects.count'), {
      field: 'count',
      errorOf: (text) => (countIn(text) === undefined ? t('projects.roomWrong') : undefined),
      change,
    }),
    {
      name: t('projects.more'),
      as: 'field',
      isWide: true,
      head: <span className="visually-hidden">{t('projects.more')}</span>,
      cell: (room) => <RoomDeeds room={room} rooms={rooms} list={list} onChange={onChange} />,
    },
  ]
}

interface NumberColumn {
  field: 'floorArea' | 'wallArea' | 'perimeter' | 'count'
  errorOf: (text: string) => string | undefined
  change: (room: TypedRoom, facts: Partial<TypedRoom>) => void
}

function numberColumn(name: string, { field, errorOf, change }: NumberColumn): Column<TypedRoom> {
  return {
    name,
    as: 'field',
    width: 76,
    cell: (room) => (
      <TextField
        label={name}
        of={room.name}
        isCell
        inputMode="decimal"
        autoComplete="off"
        value={room[field]}
        error={errorOf(room[field])}
        onChange={(text) => change(room, { [field]: text })}
      />
    ),
  }
}

function RoomDeeds({ room, rooms, list, onChange }: Omit<RoomColumns, 'system'> & { room: TypedRoom }) {
  const { t } = useTranslation()
  const { id, name } = room
  const place = rooms.indexOf(room)
  const move = (step: 1 | -1) => {
    const others = rooms.filter((one) => one !== room)
    onChange(others.toSpliced(place + step, 0, room))
  }
  const remove = () => {
    onChange(rooms.filter((one) => one !== room))
    // The pressed button has gone with its room.
    const next = rooms[place + 1] ?? rooms[place - 1]
    const row = next && list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"] input`)
    const target = row ?? list.current?.querySelector('button')
    target?.focus()
  }
  return (
    <div key={id} className="flex gap-2">
      <IconButton
        label={t('projects.upRoom', { name })}
        icon={IconArrowUp}
        isSmall
        why={place === 0 ? t('projects.upRoom', { name }) : undefined}
        onPress={() => move(-1)}
      />
      <IconButton
        label={t('projects.downRoom', { name })}
        icon={IconArrowDown}
        isSmall
        why={place === rooms.length - 1 ? t('projects.downRoom', { name }) : undefined}
        onPress={() => move(1)}
      />
      <IconButton label={t('projects.removeRoom', { name })} icon={IconTrash} isSmall onPress={remove} />
    </div>
  )
}

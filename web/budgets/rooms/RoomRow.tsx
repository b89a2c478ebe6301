import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import { LONGEST_NAME, MOST_COPIES, type Room } from '../../../contract/budgets/entries.ts'
import { imperialSymbol } from '../../../contract/budgets/units.ts'
import { isSeen, nameAsKept } from '../../../contract/names.ts'
import { nameOfPlace } from '../../../contract/places/place-names.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { TypedInput } from '../../kit/typing/TypedInput.tsx'
import { quantityText } from '../table/cells/shown-number.ts'
import { NumberCell } from './NumberCell.tsx'
import type { TakenField } from './project-rooms.ts'
import { InProject, RoomOfProject, type RoomInProject } from './RoomOfProject.tsx'
import { RoomPlaces } from './RoomPlaces.tsx'
import styles from './rooms.module.css'

const measures = [
  { field: 'floorArea', unit: 'square_meter', symbol: 'm²' },
  { field: 'wallArea', unit: 'square_meter', symbol: 'm²' },
  { field: 'perimeter', unit: 'meter', symbol: 'm' },
] as const

/** "Floor m²". */
function headOf(
  { field, unit, symbol }: (typeof measures)[number],
  { system, t }: { system: UnitSystem; t: TFunction },
) {
  return `${t(`budgetRooms.${field}`)} ${(system === 'imperial' && imperialSymbol(unit)) || symbol}`
}

export function RoomsHead({ system }: { system: UnitSystem }) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col">{t('budgetRooms.name')}</th>
        {measures.map((measure) => (
          <th key={measure.field} scope="col" className={styles['number']}>
            {headOf(measure, { system, t })}
          </th>
        ))}
        <th scope="col" className={styles['number']}>
          {t('budgetRooms.count')}
        </th>
        <th scope="col" className={styles['place']}>
          {t('budgetRooms.place')}
        </th>
        <td aria-label={t('budgetRooms.title')} />
      </tr>
    </thead>
  )
}

interface RoomRowProps {
  room: Room
  system: UnitSystem
  /** The room may be measured and removed. */
  mayShape: boolean
  mayName: boolean
  /** Undefined where the list is in no project with rooms. */
  project: RoomInProject | undefined
  /** The room was just added, so that typing replaces its name. */
  isNewest: boolean
  onNamed: () => void
  onChange: (facts: Partial<Room>) => void
  /** Undefined where the room cannot move that way. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

/** A room in the table of rooms: its name, its measures, and how many of it there are. */
export function RoomRow(props: RoomRowProps) {
  const { room, system, mayShape, mayName, project, isNewest, onNamed, onChange, onUp, onDown, onRemove } = props
  const { t } = useTranslation()
  const theirs = useTheirs(project, system)
  return (
    <tr>
      <th scope="row">
        <TypedInput
          className={styles['input']}
          aria-label={t('budgetRooms.fieldOf', { field: t('budgetRooms.name'), room: room.name })}
          value={room.name}
          maxLength={LONGEST_NAME}
          readOnly={!mayName}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was added by a press, to be named
          autoFocus={isNewest}
          // Typing replaces the first name.
          onFocus={({ target }) => isNewest && target.select()}
          onBlur={onNamed}
          // A room keeps its name where nothing that can be seen is typed.
          onTake={(name) => isSeen(name) && onChange({ name: nameAsKept(name) })}
        />
        {project && <RoomOfProject room={room} project={project} isReadOnly={!mayName} />}
      </th>
      {measures.map((measure) => (
        <td key={measure.field} data-head={headOf(measure, { system, t })}>
          <NumberCell
            label={t('budgetRooms.fieldOf', { field: t(`budgetRooms.${measure.field}`), room: room.name })}
            value={room[measure.field]}
            placeholder="–"
            reading={{ kind: 'quantity', unit: measure.unit, system }}
            isReadOnly={!mayShape}
            onSet={(value) => onChange({ [measure.field]: value })}
          />
          {theirs(measure.field)}
        </td>
      ))}
      <td data-head={t('budgetRooms.count')}>
        <NumberCell
          label={t('budgetRooms.fieldOf', { field: t('budgetRooms.count'), room: room.name })}
          value={String(room.count)}
          reading={{ kind: 'whole', most: MOST_COPIES, isAboveZero: true }}
          isReadOnly={!mayShape}
          onSet={(value) => onChange({ count: Number(value ?? 1) })}
        />
        {theirs('count')}
      </td>
      <td className={styles['place']} data-head={t('budgetRooms.place')}>
        <RoomPlaces room={room} isReadOnly={!mayName} onChoose={(places) => onChange({ places })} />
        {theirs('places')}
      </td>
      <td className={styles['deeds']}>
        <RoomButton label={t('budgetRooms.up', { name: room.name })} isOff={!onUp} onPress={onUp}>
          <IconArrowUp aria-hidden />
        </RoomButton>
        <RoomButton label={t('budgetRooms.down', { name: room.name })} isOff={!onDown} onPress={onDown}>
          <IconArrowDown aria-hidden />
        </RoomButton>
        <RoomButton label={t('budgetRooms.remove', { name: room.name })} isOff={!mayShape} onPress={onRemove}>
          <IconTrash aria-hidden />
        </RoomButton>
      </td>
    </tr>
  )
}

/** Says what the project has of a field, where that differs. */
function useTheirs(project: RoomInProject | undefined, system: UnitSystem) {
  const isChinese = useIsChinese()
  return (field: TakenField) => {
    const own = project?.own
    if (!own || !project.differing.includes(field)) return null
    if (field === 'count') return <InProject isFigure value={String(own.count)} />
    if (field === 'places') {
      const names = own.places.map((code) => nameOfPlace(code, isChinese))
      return <InProject value={names.join(isChinese ? '、' : ', ')} />
    }
    const unit = measures.find((measure) => measure.field === field)?.unit ?? ''
    return <InProject isFigure value={quantityText(own[field] ?? '', unit, system)} />
  }
}

interface RoomButtonProps {
  label: string
  isOff: boolean
  onPress: (() => void) | undefined
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
      onClick={() => !isOff && onPress?.()}
    >
      {children}
    </button>
  )
}

import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_WASTE_PCT } from '../../../contract/budgets/amounts.ts'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import {
  WASTE_PRESETS,
  type Allocation,
  type AllocationSource,
  type Entry,
  type Line,
  type Room,
} from '../../../contract/budgets/entries.ts'
import { layoutsWith } from '../../../contract/budgets/laying.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { quantityText } from '../table/cells/shown-number.ts'
import { lineName, useTableWords } from '../table/words.ts'
import { placeData } from './matrix-keys.ts'
import { laidAs, needIn, needsOf, withQuantity, withSource, type RoomLineNeed } from './needs.ts'
import { NumberCell } from './NumberCell.tsx'
import { BEHIND } from './pasting-needs.ts'
import { RoomMeasures } from './RoomMeasures.tsx'
import { SeveralNeeds } from './SeveralNeeds.tsx'
import type { RoomsEditor } from './rooms-editor.ts'
import styles from './rooms.module.css'
import { sourcesWith } from './sources.ts'

interface NeedsRowProps {
  line: Line
  row: number
  system: UnitSystem
  /** The last one is the whole project. */
  rooms: readonly (Room | null)[]
  roomsById: ReadonlyMap<string, Room>
  /** The line's allocations. */
  allocations: readonly (Entry & Allocation)[]
  /** For all rooms, with waste, in the line's unit. */
  need: string | undefined
  /** The column that the Tab key stops at, if it is in this row. */
  stop: number | null
  isReadOnly: boolean
  onEdit: RoomsEditor['edit']
}

/** One line of the matrix: what each room needs of it, how it is laid, and its waste. */
export const NeedsRow = memo(function NeedsRow(props: NeedsRowProps) {
  const { line, row, system, rooms, roomsById, need, stop, isReadOnly, onEdit } = props
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const words = useTableWords()
  const name = lineName(line, isChinese) || line.docCode || t('budgetTable.unnamed')
  const needs = needsOf(props.allocations)
  const own: Own = rooms.map((room) => ({ room, need: needIn(needs, line, room, roomsById) }))
  const allocations = own.flatMap((one) => one.need.allocations)
  const placeAt = (column: number) => ({ row, column, isStop: stop === column })
  const unit = words.unit(line.unit, system)
  return (
    <tr>
      <th scope="row">
        <span className={styles['name']}>{name}</span>
        <span className={styles['unit']}>
          {line.status === 'rejected' ? `${unit} · ${t('budgetTable.warning.rejected')}` : unit}
        </span>
      </th>
      {own.map(({ room, need: ofRoom }, column) => (
        <td key={room?.id ?? ''} className="group">
          <NumberCell
            label={t('budgetRooms.fieldOf', { field: name, room: room?.name ?? t('budgetRooms.project') })}
            value={ofRoom.netQty}
            placeholder="–"
            reading={{ kind: 'quantity', unit: line.unit, system }}
            place={placeAt(column)}
            isReadOnly={isReadOnly}
            onSet={(value) => onEdit(withQuantity(ofRoom, { line, room, beside: allocations }, value))}
          />
          {ofRoom.source !== null && ofRoom.source !== 'manual' && (isReadOnly || ofRoom.source === 'count') && (
            <span className={styles['source']}>{t(`budgetRooms.sources.${ofRoom.source}`)}</span>
          )}
          {room && !isReadOnly && (
            <RoomMeasures
              line={line}
              room={room}
              need={ofRoom}
              system={system}
              name={t('budgetRooms.fieldOf', { field: name, room: room.name })}
              isStop={stop === column}
              onFollow={(source) => onEdit(withSource(ofRoom, { line, room, beside: allocations }, source))}
            />
          )}
          <SeveralNeeds
            allocations={ofRoom.allocations}
            line={line}
            system={system}
            rooms={roomsById}
            name={t('budgetRooms.fieldOf', { field: name, room: room?.name ?? t('budgetRooms.project') })}
            isReadOnly={isReadOnly}
            onRemove={(remove) => onEdit({ remove })}
          />
          {ofRoom.isUnmeasured && <span className={styles['unmeasured']}>{t('budgetRooms.noMeasure')}</span>}
        </td>
      ))}
      <td className={styles['number']}>
        {need !== undefined && allocations.length > 0 ? `${quantityText(need, line.unit, system)} ${unit}` : '–'}
      </td>
      <WholeLineCells
        line={line}
        name={name}
        own={own}
        allocations={allocations}
        placeBehind={(column) => placeAt(rooms.length + column)}
        isReadOnly={isReadOnly}
        onEdit={onEdit}
      />
    </tr>
  )
})

interface WholeLineCellsProps extends Pick<NeedsRowProps, 'line' | 'isReadOnly' | 'onEdit'> {
  own: Own
  /** Of all its rooms. */
  allocations: RoomLineNeed['allocations']
  name: string
  /** The place of a column, counted from the last room. */
  placeBehind: (column: number) => Parameters<typeof placeData>[0]
}

/** Fields that set all rooms of the line at once: the measure they follow, the layout, and the waste. */
function WholeLineCells({ line, name, own, allocations, placeBehind, isReadOnly, onEdit }: WholeLineCellsProps) {
  const { t } = useTranslation()
  const waste = sameOf(allocations.map(({ wastePct }) => wastePct))
  const layout = sameOf(allocations.map((one) => one.layout))
  const offered = layoutsWith(
    line,
    allocations.map((one) => one.layout),
  )
  const source = followedBy(own)
  const sources = sourcesWith(line.unit, source)
  return (
    <>
      <td>
        <select
          className={styles['select']}
          aria-label={t('budgetRooms.fieldOf', { field: t('budgetRooms.source'), room: name })}
          {...placeData(placeBehind(BEHIND.source))}
          value={source ?? ''}
          disabled={isReadOnly || own.length === 1}
          onChange={({ target }) => {
            const chosen = sources.find((one) => one === target.value)
            if (chosen) onEdit(followingAll(own, line, chosen))
          }}
        >
          <option value="">–</option>
          {sources.map((one) => (
            <option key={one} value={one}>
              {t(`budgetRooms.sources.${one}`)}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          className={styles['select']}
          aria-label={t('budgetRooms.fieldOf', { field: t('budgetRooms.layout'), room: name })}
          {...placeData(placeBehind(BEHIND.layout))}
          value={layout ?? ''}
          disabled={isReadOnly || allocations.length === 0 || offered.length === 0}
          onChange={({ target }) => {
            onEdit({ put: laidAs(allocations, offered.find((one) => one === target.value) ?? null) })
          }}
        >
          <option value="">{t('budgetRooms.noLayout')}</option>
          {offered.map((one) => (
            <option key={one} value={one}>
              {t('budgetRooms.preset', { layout: t(`budgetRooms.layouts.${one}`), waste: WASTE_PRESETS[one] })}
            </option>
          ))}
        </select>
      </td>
      <td>
        <NumberCell
          label={t('budgetRooms.fieldOf', { field: t('budgetRooms.waste'), room: name })}
          value={waste}
          reading={{ kind: 'percent', most: MOST_WASTE_PCT }}
          place={placeBehind(BEHIND.waste)}
          isReadOnly={isReadOnly || allocations.length === 0}
          onSet={(value) =>
            onEdit({ put: allocations.map((one) => ({ type: 'allocation', ...one, wastePct: value ?? '0' })) })
          }
        />
      </td>
    </>
  )
}

type Own = { room: Room | null; need: RoomLineNeed }[]

function sameOf<Value>([first, ...others]: readonly Value[]): Value | null {
  return first !== undefined && others.every((other) => other === first) ? first : null
}

/** The measure that all rooms follow; `manual` where those with a quantity are typed. */
function followedBy(own: Own): AllocationSource | null {
  const ofRooms = own.filter(({ room }) => room !== null)
  const needed = sameOf(ofRooms.filter(({ need }) => need.allocations.length > 0).map(({ need }) => need.source))
  return needed === 'manual' ? needed : sameOf(ofRooms.map(({ need }) => need.source))
}

/** Makes all rooms of a line follow a measure, or makes those with a quantity `manual`. */
function followingAll(own: Own, line: Line, source: AllocationSource) {
  const beside = own.flatMap(({ need }) => need.allocations)
  const changes = own.flatMap(({ room, need }) =>
    room && (source !== 'manual' || need.allocations.length > 0)
      ? [withSource(need, { line, room, beside }, source)]
      : [],
  )
  return { put: changes.flatMap(({ put }) => put), remove: changes.flatMap(({ remove }) => remove) }
}

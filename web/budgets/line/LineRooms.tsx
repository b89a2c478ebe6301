import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MOST_WASTE_PCT } from '../../../contract/budgets/amounts.ts'
import { allocationsOf, lineIn } from '../../../contract/budgets/choosing.ts'
import { inOrder, WASTE_PRESETS, type Allocation, type Room } from '../../../contract/budgets/entries.ts'
import { layoutsWith } from '../../../contract/budgets/laying.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { typedQuantity } from '../../../contract/budgets/units.ts'
import buttons from '../../kit/buttons.module.css'
import { newEntryId } from '../../workspace/new-entry-id.ts'
import { SeveralNeeds } from '../rooms/SeveralNeeds.tsx'
import { sourcesWith } from '../rooms/sources.ts'
import { lineName } from '../table/words.ts'
import { OneOf, TypedField } from './fields.tsx'
import type { LineContext } from './line-context.ts'
import styles from './LineDrawer.module.css'
import { numberWriter } from './number-writer.ts'

const PROJECT = 'project'
const NONE = 'none'

/** Which rooms the line is for, and how much of it each needs. */
export function LineRooms({ context }: { context: LineContext }) {
  const { t } = useTranslation()
  const { editor, items, line, status, words } = context
  const isClosed = !mayChange(status, { of: 'allocation', field: 'whole' })
  const rooms: Room[] = []
  for (const entry of items.values()) if (entry.type === 'room') rooms.push(entry)
  const places = new Map(inOrder(rooms).map((room) => [room.id, room]))
  const allocations = allocationsOf(items, line.id)
  const taken = new Set(allocations.map(({ roomId }) => roomId))
  const free = [...places.values()].filter(({ id }) => !taken.has(id))
  const nameOf = (roomId: string | null) => {
    if (roomId === null) return t('budgetLine.wholeProject')
    const room = places.get(roomId)
    return room ? room.name || t('budgetLine.unnamedRoom') : t('budgetLine.gone')
  }
  const add = (roomId: string | null) => {
    // A room that was measured is followed.
    const measure = roomId === null ? null : (places.get(roomId)?.floorArea ?? null)
    const made: Allocation = {
      id: newEntryId(),
      lineId: line.id,
      roomId,
      netQty: '0',
      source: measure !== null && line.unit === 'square_meter' ? 'floorArea' : 'manual',
      layout: null,
      wastePct: '0',
    }
    editor.edit({ put: [{ type: 'allocation', ...made }] })
  }
  if (line.alternativeOf !== null) {
    const of = lineIn(items, line.alternativeOf)
    return (
      <section>
        <h3>{t('budgetLine.rooms')}</h3>
        <p className={styles['hint']}>
          {t('budgetLine.roomsOfLine', { name: of ? lineName(of, words.isChinese) : '' })}
        </p>
      </section>
    )
  }
  const order = [...places.keys()]
  const sorted = allocations.toSorted(
    (one, other) => order.indexOf(one.roomId ?? '') - order.indexOf(other.roomId ?? ''),
  )
  return (
    <section>
      <h3>{t('budgetLine.rooms')}</h3>
      {allocations.length === 0 && <p className={styles['hint']}>{t('budgetLine.roomsNone')}</p>}
      <ul className={styles['rooms']}>
        {sorted.map((allocation) => (
          <li key={allocation.id}>
            <RoomFields
              context={context}
              allocation={allocation}
              room={places.get(allocation.roomId ?? '')}
              name={nameOf(allocation.roomId)}
              isClosed={isClosed}
            />
          </li>
        ))}
      </ul>
      <SeveralOfRooms context={context} allocations={sorted} rooms={places} nameOf={nameOf} isClosed={isClosed} />
      {!isClosed && (free.length > 0 || !taken.has(null)) && (
        <select
          className={styles['add']}
          aria-label={t('budgetLine.addRoom')}
          value=""
          onChange={({ target }) => add(target.value === PROJECT ? null : target.value)}
        >
          <option value="">{t('budgetLine.addRoom')}</option>
          {!taken.has(null) && <option value={PROJECT}>{t('budgetLine.wholeProject')}</option>}
          {free.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      )}
    </section>
  )
}

interface SeveralOfRoomsProps {
  context: LineContext
  allocations: readonly Allocation[]
  rooms: ReadonlyMap<string, Room>
  nameOf: (roomId: string | null) => string
  isClosed: boolean
}

function SeveralOfRooms({
  context: { editor, line, fields },
  allocations,
  rooms,
  nameOf,
  isClosed,
}: SeveralOfRoomsProps) {
  return [...Map.groupBy(allocations, ({ roomId }) => roomId)].map(([roomId, ofRoom]) => (
    <SeveralNeeds
      key={roomId ?? PROJECT}
      allocations={ofRoom}
      line={line}
      system={fields.unitSystem}
      rooms={rooms}
      name={nameOf(roomId)}
      isReadOnly={isClosed}
      onRemove={(remove) => editor.edit({ remove })}
    />
  ))
}

interface RoomFieldsProps {
  context: LineContext
  allocation: Allocation
  room: Room | undefined
  name: string
  isClosed: boolean
}

function RoomFields({ context, allocation, room, name, isClosed }: RoomFieldsProps) {
  const { t } = useTranslation()
  const { editor, line, words, fields } = context
  const { unitSystem: system } = fields
  const { source, layout, netQty, wastePct, id } = allocation
  const offered = layoutsWith(line, [layout])
  const change = (changed: Partial<Allocation>) =>
    editor.edit({ put: [{ type: 'allocation', ...allocation, ...changed }] })
  const measure = room && source !== 'manual' && source !== 'count' ? room[source] : undefined
  const shown = source === 'count' && room ? '1' : room && source !== 'manual' ? (measure ?? '0') : netQty
  return (
    <fieldset className={styles['room']}>
      <legend>
        {name} {room && room.count > 1 && <span>{t('budgetLine.copies', { count: room.count })}</span>}
      </legend>
      {room && (
        <OneOf
          label={t('budgetLine.source')}
          note={measure === null ? t('budgetLine.unmeasured') : undefined}
          options={sourcesWith(line.unit, source).map((value) => ({ value, label: t(`budgetTable.source.${value}`) }))}
          value={source}
          isClosed={isClosed}
          onChoose={(value) => change({ source: value, ...(value === 'manual' && { netQty: shown }) })}
        />
      )}
      <TypedField
        label={t('budgetLine.quantity', { unit: words.unit(line.unit, system) })}
        isNumber
        value={typedQuantity(shown, line.unit, system)}
        isClosed={isClosed}
        write={numberWriter(context, { kind: 'quantity', unit: line.unit, system, stands: shown }, (value) =>
          change({ netQty: value ?? '0', source: 'manual' }),
        )}
      />
      {offered.length > 0 && (
        <OneOf
          label={t('budgetLine.layout')}
          options={[
            { value: NONE, label: t('budgetLine.layoutNone') },
            ...offered.map((value) => ({
              value,
              label: `${t(`budgetTable.layout.${value}`)} · ${t('budgetTable.thumb', { percent: WASTE_PRESETS[value] })}`,
            })),
          ]}
          value={layout ?? NONE}
          isClosed={isClosed}
          onChoose={(value) =>
            change(value === NONE ? { layout: null } : { layout: value, wastePct: WASTE_PRESETS[value] })
          }
        />
      )}
      <TypedField
        label={t('budgetLine.waste')}
        note={layout !== null && wastePct === WASTE_PRESETS[layout] ? t('budgetLine.wasteNote') : undefined}
        isNumber
        value={wastePct}
        isClosed={isClosed}
        write={numberWriter(context, { kind: 'percent', most: MOST_WASTE_PCT }, (value) =>
          change({ wastePct: value ?? '0' }),
        )}
      />
      {!isClosed && (
        <button
          type="button"
          className={buttons['icon']}
          aria-label={t('budgetLine.removeRoom', { name })}
          onClick={() => editor.edit({ remove: [id] })}
        >
          <IconX />
        </button>
      )}
    </fieldset>
  )
}

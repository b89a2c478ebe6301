import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  allocationSources,
  inOrder,
  layouts,
  WASTE_PRESETS,
  type AllocationSource,
  type Entry,
  type Layout,
  type Room,
} from '../../../contract/budgets/entries.ts'
import { MOST_WASTE_PCT } from '../../../contract/budgets/amounts.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../ui/buttons.module.css'
import { lineName, useTableWords } from '../table/words.ts'
import { laidAs, needIn, needsOf, withQuantity, withSource } from './needs.ts'
import { NumberCell } from './NumberCell.tsx'
import styles from './rooms.module.css'

/** So many lines are drawn at first, and more when asked for. */
const FEW = 40

interface NeedsMatrixProps {
  items: ReadonlyMap<string, Entry>
  rooms: readonly Room[]
  isReadOnly: boolean
  onEdit: (edit: { put?: readonly Entry[]; remove?: readonly string[] }) => void
}

/** Lines by rooms: how much one such room needs of each, typed or following the room; how all of a line is laid, and its waste. */
export function NeedsMatrix({ items, rooms, isReadOnly, onEdit }: NeedsMatrixProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const words = useTableWords()
  const heading = useId()
  const [shown, setShown] = useState(FEW)
  const needs = useMemo(() => needsOf(items.values()), [items])
  const lines = useMemo(
    () =>
      inOrder([...items.values()].filter((entry) => entry.type === 'line')).filter(
        (line) => line.alternativeOf === null,
      ),
    [items],
  )
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const columns: (Room | null)[] = [...rooms, null]
  return (
    <section aria-labelledby={heading} className={styles['needs']}>
      <h2 id={heading} className={styles['title']}>
        {t('budgetRooms.matrix')}
      </h2>
      <p className={styles['hint']}>{t(lines.length === 0 ? 'budgetRooms.noLines' : 'budgetRooms.matrixHint')}</p>
      {lines.length > 0 && (
        <div className={styles['scroll']}>
          <table className={styles['matrix']}>
            <thead>
              <tr>
                <th scope="col">{t('budgetRooms.line')}</th>
                {columns.map((room) => (
                  <th key={room?.id ?? ''} scope="col" className={styles['number']}>
                    {room ? room.name : t('budgetRooms.project')}
                    {room && room.count > 1 && ` × ${room.count}`}
                  </th>
                ))}
                <th scope="col">{t('budgetRooms.all')}</th>
                <th scope="col">{t('budgetRooms.layout')}</th>
                <th scope="col" className={styles['number']}>
                  {t('budgetRooms.waste')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, shown).map((line, row) => {
                const name = lineName(line, isChinese) || line.docCode
                const own = columns.map((room) => ({ room, need: needIn(needs, line, room, roomsById) }))
                const allocations = own.flatMap(({ need }) => need.allocations)
                const [first, ...others] = allocations
                const waste =
                  first && others.every(({ wastePct }) => wastePct === first.wastePct) ? first.wastePct : null
                const layout = first && others.every((one) => one.layout === first.layout) ? first.layout : null
                const followed = own.filter(({ room }) => room !== null).map(({ need }) => need.source)
                const source = followed.every((one) => one === followed[0]) ? (followed[0] ?? null) : null
                return (
                  <tr key={line.id}>
                    <th scope="row">
                      <span className={styles['name']}>{name}</span>
                      <span className={styles['unit']}>{words.unit(line.unit)}</span>
                    </th>
                    {own.map(({ room, need }, column) => (
                      <td key={room?.id ?? ''}>
                        <NumberCell
                          label={t('budgetRooms.fieldOf', {
                            field: name,
                            room: room?.name ?? t('budgetRooms.project'),
                          })}
                          value={need.netQty}
                          placeholder="–"
                          reading={{ kind: 'quantity', unit: line.unit }}
                          place={`${row} ${column}`}
                          isReadOnly={isReadOnly}
                          onSet={(value) => onEdit(withQuantity(need, { line, room }, value))}
                        />
                        {need.source !== null && need.source !== 'manual' && (
                          <span className={styles['source']}>{t(`budgetRooms.sources.${need.source}`)}</span>
                        )}
                        {need.isUnmeasured && (
                          <span className={styles['unmeasured']}>{t('budgetRooms.noMeasure')}</span>
                        )}
                      </td>
                    ))}
                    <td>
                      <select
                        className={styles['select']}
                        aria-label={t('budgetRooms.fieldOf', { field: t('budgetRooms.source'), room: name })}
                        value={source ?? ''}
                        disabled={isReadOnly || rooms.length === 0}
                        onChange={({ target }) => {
                          const chosen = allocationSources.find((one) => one === target.value)
                          if (chosen) onEdit(followingAll(own, line, chosen))
                        }}
                      >
                        <option value="">–</option>
                        {allocationSources.map((one) => (
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
                        value={layout ?? ''}
                        disabled={isReadOnly || allocations.length === 0}
                        onChange={({ target }) => {
                          const chosen: Layout | null = layouts.find((one) => one === target.value) ?? null
                          onEdit({ put: laidAs(allocations, chosen) })
                        }}
                      >
                        <option value="">{t('budgetRooms.noLayout')}</option>
                        {layouts.map((one) => (
                          <option key={one} value={one}>
                            {t('budgetRooms.preset', {
                              layout: t(`budgetRooms.layouts.${one}`),
                              waste: WASTE_PRESETS[one],
                            })}
                          </option>
                        ))}
                      </select>
                    </td>
                    <td>
                      <NumberCell
                        label={t('budgetRooms.fieldOf', { field: t('budgetRooms.waste'), room: name })}
                        value={waste}
                        reading={{ kind: 'percent', most: MOST_WASTE_PCT }}
                        isReadOnly={isReadOnly || allocations.length === 0}
                        onSet={(value) =>
                          onEdit({
                            put: allocations.map((one) => ({ type: 'allocation', ...one, wastePct: value ?? '0' })),
                          })
                        }
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {lines.length > shown && (
        <button type="button" className={buttons['plain']} onClick={() => setShown(shown + FEW)}>
          {t('budgetRooms.more', { count: Math.min(FEW, lines.length - shown) })}
        </button>
      )}
    </section>
  )
}

type Own = { room: Room | null; need: ReturnType<typeof needIn> }[]

/** All rooms of a line in one way; by hand those that need something of it already. */
function followingAll(own: Own, line: Parameters<typeof needIn>[1], source: AllocationSource) {
  const changes = own.flatMap(({ room, need }) =>
    room && (source !== 'manual' || need.allocations.length > 0) ? [withSource(need, { line, room }, source)] : [],
  )
  return { put: changes.flatMap(({ put }) => put), remove: changes.flatMap(({ remove }) => remove) }
}

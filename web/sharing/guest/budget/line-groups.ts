import { QUANTITY_DIGITS, roomNeedsOf, type Rooms } from '../../../../contract/budgets/arithmetic/quantities.ts'
import { printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import type { Allocation } from '../../../../contract/budgets/entries.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { measuredText } from './line-texts.ts'
import type { Words } from '../subject/words.ts'

export interface LineGroup {
  key: string
  name: string
  rows: LineRow[]
}

export interface LineRow {
  line: SharedLine
  /** How much of it is for this room; undefined: the whole line is meant, or the link tells no quantities. */
  quantity?: string
  /** It is for other places too: what is said of all of it is not said here. */
  isPart?: boolean
}

export type GroupedBy = 'section' | 'room'

/** Lines in their order, under what they belong to. */
export function groupsOf(by: GroupedBy, budget: SharedBudget, words: Words): LineGroup[] {
  return by === 'section' ? sectionsOf(budget, words) : roomsOf(budget, words)
}

function sectionsOf({ lines }: SharedBudget, { t }: Words): LineGroup[] {
  const bySection = Map.groupBy(lines, ({ section }) => section)
  const named = [...bySection].filter(([section]) => section !== '')
  const rest = bySection.get('')
  const groups = named.map(([section, own]) => ({ key: section, name: section, rows: own.map((line) => ({ line })) }))
  if (!rest) return groups
  // Without any sections the lines need no heading.
  const name = groups.length > 0 ? t('shared.noSection') : ''
  return [...groups, { key: '', name, rows: rest.map((line) => ({ line })) }]
}

function roomsOf(budget: SharedBudget, words: Words): LineGroup[] {
  const { rooms, lines, allocations } = budget
  const roomById: Rooms = new Map(rooms.map((room) => [room.id, measured(room)]))
  const byLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  const rowsOf = (roomId: string | null): LineRow[] =>
    lines.flatMap((line) => {
      const own = byLine.get(line.id) ?? []
      const isHere = own.some((one) => one.roomId === roomId) || (roomId === null && own.length === 0)
      if (!isHere) return []
      if (own.every((one) => one.roomId === roomId)) return [{ line }]
      const quantity = quantityIn(roomId, { line, own, roomById }, budget, words)
      return [{ line, isPart: true, ...(quantity !== undefined && { quantity }) }]
    })
  const places = [
    ...rooms.map(({ id, name, count = 1 }) => ({
      key: id,
      name: count > 1 ? words.t('shared.roomTimes', { name, count }) : name,
      rows: rowsOf(id),
    })),
    { key: '', name: words.t('shared.noRoom'), rows: rowsOf(null) },
  ]
  return places.filter(({ rows }) => rows.length > 0)
}

function measured({
  id,
  name,
  floorArea = null,
  wallArea = null,
  perimeter = null,
  count = 1,
}: SharedBudget['rooms'][number]) {
  return { id, name, sort: 0, floorArea, wallArea, perimeter, count }
}

interface OfLine {
  line: SharedLine
  own: SharedBudget['allocations']
  roomById: Rooms
}

function quantityIn(
  roomId: string | null,
  { line, own, roomById }: OfLine,
  budget: SharedBudget,
  words: Words,
): string | undefined {
  const { unit } = line
  const told = own.filter((one): one is typeof one & Allocation => one.netQty !== undefined && one.source !== undefined)
  const found = roomNeedsOf(told, roomById).find((need) => need.roomId === roomId)
  if (!found || unit === undefined) return undefined
  return measuredText(printDecimal(found.need, QUANTITY_DIGITS), unit, budget, words)
}

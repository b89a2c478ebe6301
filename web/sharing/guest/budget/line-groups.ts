import { placedAllocations } from '../../../../contract/budgets/arithmetic/quantities.ts'
import { groupSumOf, shownAmountsOf, type GroupSum } from '../../../../contract/sharing/group-sums.ts'
import { sectionsOf } from '../../../../contract/sharing/line-sections.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import type { GuestFormats } from '../subject/words.ts'
import { measuredRooms, lineRoomSharesOf, type LineRoomShare } from './room-shares.ts'

export interface LineGroup {
  key: string
  name: string
  rows: GuestLineRow[]
  /** The sum of its rows; undefined where the link hides it, and for lines without a heading. */
  sum: GroupSum | undefined
}

export interface GuestLineRow {
  line: SharedLine
  /** The room's share, for a line in several rooms; facts of the whole line are left out then. Undefined for the whole line. */
  part?: LineRoomShare
}

export type GroupedBy = 'section' | 'room'

/** Lines in their order, grouped. */
export function groupsOf(by: GroupedBy, budget: SharedBudget, words: GuestFormats): LineGroup[] {
  const groups = by === 'section' ? inSections(budget, words) : inRooms(budget, words)
  return groups.map((group) => ({ ...group, sum: group.name === '' ? undefined : sumOfRows(budget, group.rows) }))
}

function sumOfRows(budget: SharedBudget, rows: readonly GuestLineRow[]): GroupSum | undefined {
  return groupSumOf(
    budget,
    // A line without a price has none in any room.
    rows.map(({ line, part }) => {
      const shown = shownAmountsOf(line)
      return part && shown?.low !== null ? part.amounts : shown
    }),
  )
}

type Rows = Omit<LineGroup, 'sum'>

function inSections({ lines }: SharedBudget, { t }: GuestFormats): Rows[] {
  return sectionsOf(lines).map(([section, own], _place, all) => ({
    key: section,
    // Without sections the lines need no heading.
    name: section || (all.length > 1 ? t('shared.noSection') : ''),
    rows: own.map((line) => ({ line })),
  }))
}

function inRooms(budget: SharedBudget, words: GuestFormats): Rows[] {
  const { rooms, lines, allocations } = budget
  const byLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  const measured = measuredRooms(budget)
  const rowsByRoom = new Map<string | null, GuestLineRow[]>()
  for (const line of lines) {
    const own = placedAllocations(byLine.get(line.id) ?? [])
    const roomIds = own.length === 0 ? new Set([null]) : new Set(own.map(({ roomId }) => roomId))
    const parts = roomIds.size > 1 ? lineRoomSharesOf({ line, own }, measured, { budget, words }) : undefined
    for (const roomId of roomIds) {
      const rows = rowsByRoom.get(roomId) ?? []
      rowsByRoom.set(roomId, rows)
      rows.push(parts ? { line, part: parts.get(roomId) ?? {} } : { line })
    }
  }
  const places = [
    ...rooms.map((room) => ({ key: room.id, name: roomName(room, words), rows: rowsByRoom.get(room.id) ?? [] })),
    { key: '', name: words.t('shared.noRoom'), rows: rowsByRoom.get(null) ?? [] },
  ]
  return places.filter(({ rows }) => rows.length > 0)
}

function roomName({ name: given, count = 1 }: SharedBudget['rooms'][number], { t }: GuestFormats): string {
  const name = given || t('shared.unnamedRoom')
  return count > 1 ? t('shared.roomTimes', { name, count }) : name
}

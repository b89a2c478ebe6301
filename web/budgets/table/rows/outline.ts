import {
  inOrder,
  lineStatuses,
  type Allocation,
  type Entry,
  type Line,
  type Room,
} from '../../../../contract/budgets/entries.ts'
import type { Grouping } from '../table-props.ts'

/** The head of a group. */
export interface GroupRow {
  kind: 'group'
  key: string
  groupId: string
  lineCount: number
  isCollapsed: boolean
}

/** A line, or one room's share of it where the table is grouped by room. */
export interface LineRow {
  kind: 'line'
  key: string
  groupId: string
  lineId: string
  /** Grouped by room: null for the whole project. Otherwise undefined. */
  roomId: string | null | undefined
  /** The allocations that the row's quantities show: those for the room, or all of the line. Empty for alternatives. */
  allocationIds: readonly string[]
  isAlternative: boolean
}

/** The last row: typing or pasting there creates a line in the group above it. */
export interface NewRow {
  kind: 'new'
  key: 'new'
  groupId: string
  /** The line that the new one follows; null where there is none yet. */
  lineId: string | null
  /** As of lines. */
  roomId: string | null | undefined
}

export type TableRow = GroupRow | LineRow | NewRow

export interface RowOutline {
  rows: readonly TableRow[]
  indexByKey: ReadonlyMap<string, number>
  groupIds: readonly string[]
  /** The first line of each group. */
  firstLineOf: ReadonlyMap<string, string>
  /** The group of each line; empty by room, where a line may be in several groups. */
  groupOfLine: ReadonlyMap<string, string>
  /** Grouped by room, with every line shown. */
  hasAllByRoom: boolean
  /** The shown lines, each once, without alternatives. */
  lineIds: ReadonlySet<string>
}

export interface OutlineSettings {
  grouping: Grouping
  collapsed: ReadonlySet<string>
  filter: ((line: Line) => boolean) | undefined
  /** Ends with a row for a new line. */
  hasNewRow?: boolean
}

/** Groups rows without a room, a section or a brand. */
export const NO_GROUP = ''

interface Sorted {
  rooms: Room[]
  lines: Line[]
  linesById: Map<string, Line>
  allocationsByLine: Map<string, Allocation[]>
  alternativesByLine: Map<string, Line[]>
}

/** The rows of a table from top to bottom. */
export function outlineOf(items: ReadonlyMap<string, Entry>, settings: OutlineSettings): RowOutline {
  const sorted = sortedOut(items)
  const shown = settings.filter ? sorted.lines.filter(settings.filter) : sorted.lines
  const heads = shown.filter(({ alternativeOf }) => alternativeOf === null || !sorted.linesById.has(alternativeOf))
  const isByRoom = settings.grouping === 'room'
  const groups = isByRoom ? groupedByRoom(sorted, heads) : grouped(sorted, heads, settings.grouping)
  const rows: TableRow[] = []
  const groupOfLine = new Map<string, string>()
  const withAlternatives = new Set<string>()
  for (const [groupId, members] of groups) {
    const isCollapsed = settings.collapsed.has(groupId)
    rows.push({ kind: 'group', key: `group ${groupId}`, groupId, lineCount: members.length, isCollapsed })
    if (!isByRoom) for (const { lineId } of members) groupOfLine.set(lineId, groupId)
    if (isCollapsed) continue
    for (const member of members) {
      rows.push(member)
      if (withAlternatives.has(member.lineId)) continue
      // The alternatives of a line that is for several rooms are shown once.
      withAlternatives.add(member.lineId)
      for (const { id } of sorted.alternativesByLine.get(member.lineId) ?? []) rows.push(alternativeRow(member, id))
    }
  }
  if (settings.hasNewRow) rows.push(...newRowBelow(rows, isByRoom))
  return {
    rows,
    indexByKey: new Map(rows.map(({ key }, index) => [key, index])),
    groupIds: [...groups.keys()],
    firstLineOf: new Map(
      [...groups].flatMap(([groupId, [first]]) => (first ? [[groupId, first.lineId] as const] : [])),
    ),
    groupOfLine,
    hasAllByRoom: isByRoom && !settings.filter,
    lineIds: new Set(heads.map(({ id }) => id)),
  }
}

/** There is none below a folded group, where the new line would be hidden. */
function newRowBelow(rows: readonly TableRow[], isByRoom: boolean): NewRow[] {
  const last = rows.at(-1)
  if (!last || (last.kind === 'group' && last.isCollapsed)) return []
  const { groupId } = last
  const line = rows.findLast((row) => row.kind === 'line' && !row.isAlternative)
  const roomId = isByRoom ? groupId || null : undefined
  return [{ kind: 'new', key: 'new', groupId, lineId: line?.kind === 'line' ? line.lineId : null, roomId }]
}

function sortedOut(items: ReadonlyMap<string, Entry>): Sorted {
  const rooms: Room[] = []
  const lines: Line[] = []
  const allocationsByLine = new Map<string, Allocation[]>()
  for (const entry of items.values()) {
    if (entry.type === 'room') rooms.push(entry)
    else if (entry.type === 'line') lines.push(entry)
    else pushTo(allocationsByLine, entry.lineId, entry)
  }
  const linesById = new Map(lines.map((line) => [line.id, line]))
  const ordered = inOrder(lines)
  const alternativesByLine = new Map<string, Line[]>()
  for (const line of ordered) if (line.alternativeOf !== null) pushTo(alternativesByLine, line.alternativeOf, line)
  return { rooms: inOrder(rooms), lines: ordered, linesById, allocationsByLine, alternativesByLine }
}

function groupedByRoom({ rooms, allocationsByLine }: Sorted, lines: readonly Line[]): Map<string, LineRow[]> {
  const groups = new Map<string, LineRow[]>(rooms.map(({ id }) => [id, []]))
  const projectWide: LineRow[] = []
  for (const { id } of lines) {
    for (const [roomId, allocationIds] of idsByRoom(allocationsByLine.get(id) ?? [], groups)) {
      const groupId = roomId ?? NO_GROUP
      const row: LineRow = {
        kind: 'line',
        key: `${id} ${groupId}`,
        groupId,
        lineId: id,
        roomId,
        allocationIds,
        isAlternative: false,
      }
      if (roomId === null) projectWide.push(row)
      else groups.get(roomId)?.push(row)
    }
  }
  if (projectWide.length > 0) groups.set(NO_GROUP, projectWide)
  return groups
}

/** Lines without a room, or of a room that is gone, belong to the whole project. */
function idsByRoom(
  allocations: readonly Allocation[],
  known: ReadonlyMap<string, unknown>,
): Map<string | null, string[]> {
  const ids = new Map<string | null, string[]>()
  for (const { id, roomId } of allocations) pushTo(ids, roomId !== null && known.has(roomId) ? roomId : null, id)
  return ids.size > 0 ? ids : new Map([[null, []]])
}

function grouped({ allocationsByLine }: Sorted, lines: readonly Line[], grouping: Grouping): Map<string, LineRow[]> {
  const groups = new Map<string, LineRow[]>()
  // Statuses stand in the order in which a line passes through them.
  if (grouping === 'status')
    for (const status of lineStatuses) if (lines.some((line) => line.status === status)) groups.set(status, [])
  for (const line of lines) {
    const groupId = groupOf(line, grouping)
    pushTo(groups, groupId, {
      kind: 'line',
      key: line.id,
      groupId,
      lineId: line.id,
      roomId: undefined,
      allocationIds: (allocationsByLine.get(line.id) ?? []).map(({ id }) => id),
      isAlternative: false,
    } satisfies LineRow)
  }
  const rest = groups.get(NO_GROUP)
  if (rest && groups.delete(NO_GROUP)) groups.set(NO_GROUP, rest)
  return groups
}

function groupOf({ section, status, snapshot }: Line, grouping: Grouping): string {
  if (grouping === 'status') return status
  if (grouping === 'brand') return snapshot?.brandId ?? NO_GROUP
  return section.trim()
}

function alternativeRow({ key, groupId, roomId }: LineRow, lineId: string): LineRow {
  return { kind: 'line', key: `${lineId} for ${key}`, groupId, lineId, roomId, allocationIds: [], isAlternative: true }
}

function pushTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

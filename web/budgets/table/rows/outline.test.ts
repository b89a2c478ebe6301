import { expect, test } from 'vitest'
import { aLine, aLineSnapshot, anAllocation, aRoom, entryIdOf } from '../../../testing/budgets/edited-budget.ts'
import type { Grouping } from '../table-props.ts'
import { createOutlineKeeper } from './outline-keeper.ts'
import { outlineOf } from './outline.ts'

const LOBBY = entryIdOf(1)
const BAR = entryIdOf(2)
const entries = [
  aRoom(1),
  aRoom(2),
  aLine(11, { section: 'Flooring', snapshot: aLineSnapshot({ brandId: '5' }) }),
  aLine(12, { section: '', status: 'approved' }),
  aLine(13, { section: 'Flooring', alternativeOf: entryIdOf(11) }),
  anAllocation(21, { lineId: entryIdOf(11), roomId: LOBBY }),
  anAllocation(22, { lineId: entryIdOf(11), roomId: BAR }),
  anAllocation(23, { lineId: entryIdOf(11), roomId: BAR }),
  anAllocation(24, { lineId: entryIdOf(12), roomId: entryIdOf(99) }),
]
const items = new Map(entries.map((entry) => [entry.id, entry]))
const settings = (grouping: Grouping, collapsed: string[] = []) => ({
  grouping,
  collapsed: new Set(collapsed),
  filter: undefined,
})
const inWords = (grouping: Grouping, collapsed: string[] = []) =>
  outlineOf(items, settings(grouping, collapsed)).rows.map((row) => {
    if (row.kind === 'new') return 'new'
    return row.kind === 'group'
      ? `${row.groupId || 'none'} (${row.lineCount})`
      : `${row.isAlternative ? 'or ' : ''}${Number(row.lineId.slice(-12))} ${row.allocationIds.length}`
  })

test('by room a line stands in each of its rooms, what it could be instead once, and what is for no room last', () => {
  expect(inWords('room')).toEqual([`${LOBBY} (1)`, '11 1', 'or 13 0', `${BAR} (1)`, '11 2', 'none (1)', '12 1'])
})

test('by section, brand and status each line stands once, and what has none last', () => {
  expect(inWords('section')).toEqual(['Flooring (1)', '11 3', 'or 13 0', 'none (1)', '12 1'])
  expect(inWords('brand')).toEqual(['5 (1)', '11 3', 'or 13 0', 'none (1)', '12 1'])
  expect(inWords('status')).toEqual(['proposed (1)', '11 3', 'or 13 0', 'approved (1)', '12 1'])
})

test('a group that is folded keeps its head', () => {
  expect(inWords('room', [BAR])).toEqual([`${LOBBY} (1)`, '11 1', 'or 13 0', `${BAR} (1)`, 'none (1)', '12 1'])
})

test('a new line comes to stand in the group above it, and nowhere below one that is folded', () => {
  const last = (collapsed: string[]) =>
    outlineOf(items, { ...settings('room', collapsed), hasNewRow: true }).rows.at(-1)
  expect(last([])).toEqual({ kind: 'new', key: 'new', groupId: '', lineId: entryIdOf(12), roomId: null })
  expect(last([''])).toMatchObject({ kind: 'group' })
  const rooms = new Map(
    [BAR, LOBBY].map((id) => [id, items.get(id)] as const).flatMap(([id, room]) => (room ? [[id, room] as const] : [])),
  )
  const empty = outlineOf(rooms, { ...settings('room'), hasNewRow: true }).rows.at(-1)
  expect(empty).toMatchObject({ kind: 'new', lineId: null, roomId: BAR })
})

test('rows are put in order anew only where an edit moves one', () => {
  const outlineFor = createOutlineKeeper()
  const collapsed = new Set<string>()
  const by = { grouping: 'section' as const, collapsed, filter: undefined }
  const before = outlineFor(items, by)
  const put = (entry: (typeof entries)[number]) => new Map(items).set(entry.id, entry)
  const named = put(aLine(12, { name: 'Oak', section: '', status: 'approved' }))
  expect(outlineFor(named, by)).toBe(before)
  expect(outlineFor(put(aLine(12, { section: 'Walls', status: 'approved' })), by)).not.toBe(before)
})

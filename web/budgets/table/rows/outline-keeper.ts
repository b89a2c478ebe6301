import type { Entry } from '../../../../contract/budgets/entries.ts'
import { entryChanges } from '../../editing/draft-change.ts'
import { outlineOf, type RowOutline, type OutlineSettings } from './outline.ts'

/**
 * Keeps the outline while an edit changes no row's place. Most edits change a figure, and ordering 40,000 rows takes longer than a
 * keystroke may.
 */
export function createOutlineKeeper(): (items: ReadonlyMap<string, Entry>, settings: OutlineSettings) => RowOutline {
  let known: { items: ReadonlyMap<string, Entry>; settings: OutlineSettings; outline: RowOutline } | undefined
  return (items, settings) => {
    const isKept = known && isSame(known.settings, settings) && hasSameRows(known.items, items, settings)
    known = { items, settings, outline: known && isKept ? known.outline : outlineOf(items, settings) }
    return known.outline
  }
}

function isSame(one: OutlineSettings, other: OutlineSettings): boolean {
  return (
    one.grouping === other.grouping &&
    one.collapsed === other.collapsed &&
    one.filter === other.filter &&
    one.hasNewRow === other.hasNewRow
  )
}

function hasSameRows(
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
  settings: OutlineSettings,
): boolean {
  if (before === after) return true
  if (before.size !== after.size) return false
  const { put, remove } = entryChanges(before, after)
  return remove.length === 0 && put.every((entry) => hasSamePlace(before.get(entry.id), entry, settings))
}

function hasSamePlace(before: Entry | undefined, after: Entry, { filter, grouping }: OutlineSettings): boolean {
  if (!before) return false
  if (before.type === 'room') return after.type === 'room' && before.sort === after.sort
  if (before.type === 'allocation')
    return after.type === 'allocation' && before.lineId === after.lineId && before.roomId === after.roomId
  return (
    after.type === 'line' &&
    before.sort === after.sort &&
    before.alternativeOf === after.alternativeOf &&
    (grouping !== 'section' || before.section === after.section) &&
    (grouping !== 'status' || before.status === after.status) &&
    before.snapshot?.brandId === after.snapshot?.brandId &&
    (!filter || filter(before) === filter(after))
  )
}

import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../../contract/budgets/entries.ts'
import { aLine, anAllocation, aRoom, entryIdOf } from '../../../testing/budgets/edited-budget.ts'
import { broughtBack } from './new-rows.ts'

const itemsOf = (...entries: Entry[]) => new Map(entries.map((entry) => [entry.id, entry]))

describe('rows that were deleted', () => {
  const [room, oak, walnut] = [aRoom(1), aLine(11), aLine(12, { alternativeOf: entryIdOf(11) })]
  const need = anAllocation(21, { lineId: entryIdOf(11), roomId: entryIdOf(1) })
  const before = itemsOf(room, oak, walnut, need)
  const removed = [oak.id, walnut.id, need.id]

  it('come back with what was deleted with them, and other changes stay', () => {
    const later = itemsOf(room, aLine(13))
    expect(broughtBack(before, removed, later)).toEqual({ put: [oak, walnut, need] })
  })

  it('come back only once', () => {
    expect(broughtBack(before, removed, before)).toEqual({ put: [] })
  })

  it('come back without allocations for a room that is gone', () => {
    expect(broughtBack(before, removed, itemsOf())).toEqual({ put: [oak, walnut] })
  })
})

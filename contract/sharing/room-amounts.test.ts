import { describe, expect, it } from 'vitest'
import { lineFiguresOf } from '../budgets/arithmetic/line-figures.ts'
import { roomNeedsOf } from '../budgets/arithmetic/quantities.ts'
import { roomSharesOf } from '../budgets/arithmetic/shares.ts'
import { randomList } from '../testing/budgets/random-lists.ts'
import { amountsByRoom } from './room-amounts.ts'

/** Lines of random lists that are for several rooms, with their amounts by room in the owner's table. */
const lines = Array.from({ length: 400 }, (_, seed) => randomList(seed)).flatMap(
  ({ list, rooms, lines: all, allocations }) =>
    all.flatMap((line) => {
      const own = allocations.filter(({ lineId }) => lineId === line.id)
      const byId = new Map(rooms.map((room) => [room.id, room]))
      const figures = lineFiguresOf(list, line, own, byId)
      const parts = { needs: roomNeedsOf(own, byId), rooms: byId }
      const owners = roomSharesOf(list, figures, own, byId).map(
        ({ roomId, low, high, chosen }) => [roomId, { low, high, chosen }] as const,
      )
      return parts.needs.length > 1 ? [{ list, figures, parts, owners: new Map(owners) }] : []
    }),
)

describe("a line's amount in each of its rooms", () => {
  it("equals the owner's view, to the last digit", () => {
    expect(lines.length).toBeGreaterThan(100)
    for (const { list, figures, parts, owners } of lines)
      expect(amountsByRoom(list, { figures }, parts)).toEqual(owners)
  })

  it('is the same without tax if amounts exclude it; otherwise it is not shown', () => {
    const withTax = lines.filter(({ list }) => list.taxMode === 'inclusive')
    expect([withTax.length, lines.length - withTax.length].every((count) => count > 50)).toBe(true)
    for (const { list, figures, parts, owners } of lines) {
      const { low, high, chosen } = figures
      const { taxRounding: _hidden, ...shown } = list
      const told = amountsByRoom(shown, { figures: { low, high, chosen } }, parts)
      expect(told).toEqual(list.taxMode === 'exclusive' || low === null ? owners : undefined)
    }
  })

  it('is hidden from readers without prices', () => {
    const [line] = lines
    if (!line) throw new Error('no line is for several rooms')
    const { need, packs, orderQty } = line.figures
    expect(amountsByRoom({}, { figures: { need, packs, orderQty } }, line.parts)).toBeUndefined()
  })
})

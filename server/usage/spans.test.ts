import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysOf, lastOfMonth } from './days.ts'
import { inWholeMonths, keptSince, spansOf } from './spans.ts'

const someDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2019-12-25', days))

describe('a period that is added up', () => {
  it('has each of its days once, and no other, whatever months it is made of', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 1100 }), (from, days) => {
        const period = { from, to: addDays(from, days) }
        const spans = spansOf(period)
        const counts = new Map<string, number>()
        const add = (day: string, count: number) => counts.set(day, (counts.get(day) ?? 0) + count)
        for (const month of spans.months) for (const day of daysOf({ from: month, to: lastOfMonth(month) })) add(day, 1)
        for (const day of spans.days) add(day, 1)
        for (const day of spans.lessDays) add(day, -1)
        const counted = [...counts]
          .filter(([, count]) => count !== 0)
          .toSorted(([one], [other]) => one.localeCompare(other))
        expect(counted).toEqual(daysOf(period).map((day) => [day, 1]))
        expect(spans.days.length + spans.lessDays.length).toBeLessThanOrEqual(32)
      }),
    )
  })

  it('is told in whole months where days are not kept any more', () => {
    expect(keptSince('2026-11-26')).toBe('2025-10-01')
    expect(inWholeMonths({ from: '2024-03-15', to: '2026-11-26' }, '2026-11-26')).toEqual({
      from: '2024-03-01',
      to: '2026-11-26',
    })
    expect(inWholeMonths({ from: '2024-03-15', to: '2024-04-02' }, '2026-11-26')).toEqual({
      from: '2024-03-01',
      to: '2024-04-30',
    })
    expect(inWholeMonths({ from: '2025-10-02', to: '2025-10-03' }, '2026-11-26')).toEqual({
      from: '2025-10-02',
      to: '2025-10-03',
    })
  })
})

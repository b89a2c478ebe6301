import { expect, it } from 'vitest'
import { addMonths, daysOf, daysWithin, isDay, periodIn, spans, withDays, withSpan } from './period.ts'

const TODAY = '2026-11-26'
const addressOf = (query: string) => new URLSearchParams(query)

it('reads the period that the address asks for, and the last thirty days where that makes no sense', () => {
  expect(periodIn(addressOf(''), TODAY)).toEqual({ span: '30d', from: '2026-10-28', to: TODAY, refusal: null })
  expect(periodIn(addressOf('period=7d'), TODAY)).toMatchObject({ span: '7d', from: '2026-11-20' })
  expect(periodIn(addressOf('period=century'), TODAY)).toMatchObject({ span: '30d' })
  expect(periodIn(addressOf('from=2026-01-05&to=2026-01-09&period=7d'), TODAY)).toEqual({
    span: 'own',
    from: '2026-01-05',
    to: '2026-01-09',
    refusal: null,
  })
})

it.each([
  ['from=2026-02-01', 'incomplete'],
  ['from=2026-02-30&to=2026-03-01', 'incomplete'],
  ['from=2026-03-02&to=2026-03-01', 'crossed'],
  ['from=2023-03-01&to=2026-03-01', 'tooLong'],
  ['from=2023-03-01&to=2026-02-28', null],
  ['from=2026-03-01&to=2026-03-01', null],
] as const)('says why nothing can be asked for: %s', (query, refusal) => {
  expect(periodIn(addressOf(query), TODAY).refusal).toBe(refusal)
})

it('writes each choice into the address so that it is read again, at the first page', () => {
  for (const span of spans) {
    const address = withSpan(addressOf('from=2026-01-05&to=2026-01-09&by=brand&page=4'), span)
    expect(periodIn(address, TODAY)).toMatchObject({ span, ...daysOf(span, TODAY) })
    expect([address.get('by'), address.get('page')]).toEqual(['brand', null])
  }
  const own = { from: '2026-01-05', to: '2026-01-09' }
  expect(periodIn(withDays(addressOf('period=7d'), own), TODAY)).toMatchObject({ span: 'own', ...own })
})

it('counts days and months as a calendar does', () => {
  expect(daysOf('12m', '2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' })
  expect(daysOf('year', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' })
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(daysWithin('2026-02-27', '2026-03-01')).toBe(3)
  expect([isDay('2026-02-30'), isDay('2028-02-29'), isDay('26-2-3')]).toEqual([false, true, false])
})

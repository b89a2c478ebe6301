import { expect, it } from 'vitest'
import { givenDate, id, plannedDate } from './fields.ts'

it('a record has one number, as text or number, without a prefix', () => {
  expect([id.parse('7'), id.parse(7), id.parse('0'), id.parse('9'.repeat(18))]).toEqual(['7', '7', '0', '9'.repeat(18)])
  const others = ['007', '00', '01', '', ' 7', '+7', '-7', '7.0', '1e3', '9'.repeat(19), 1.5, -1]
  expect(others.filter((other) => id.safeParse(other).success)).toEqual([])
})

it('a day that somebody gives is of a year near enough', () => {
  for (const day of ['1900-01-01', '2026-02-28', '2200-12-31'])
    expect([givenDate.parse(day), plannedDate.parse(day)]).toEqual([day, day])
  expect(givenDate.parse('9999-12-31')).toBe('9999-12-31')
  const others = ['0000-01-01', '0026-03-01', '1899-12-31', '2026-02-30', '']
  expect(others.filter((day) => givenDate.safeParse(day).success)).toEqual([])
  expect([...others, '2201-01-01', '9999-12-31'].filter((day) => plannedDate.safeParse(day).success)).toEqual([])
})

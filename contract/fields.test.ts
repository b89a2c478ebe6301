import { expect, it } from 'vitest'
import { id } from './fields.ts'

it('a record has one number, as text or number, without a prefix', () => {
  expect([id.parse('7'), id.parse(7), id.parse('0'), id.parse('9'.repeat(18))]).toEqual(['7', '7', '0', '9'.repeat(18)])
  const others = ['007', '00', '01', '', ' 7', '+7', '-7', '7.0', '1e3', '9'.repeat(19), 1.5, -1]
  expect(others.filter((other) => id.safeParse(other).success)).toEqual([])
})

import { expect, test } from 'vitest'
import type { Line } from '../../../contract/budgets/entries.ts'
import { allDelivered, allOrdered, statusAfter } from './marking.ts'

test('what is delivered was ordered, and what is not ordered is approved', () => {
  expect(statusAfter('approved', 'ordered', true)).toBe('ordered')
  expect(statusAfter('approved', 'delivered', true)).toBe('delivered')
  expect(statusAfter('delivered', 'delivered', false)).toBe('ordered')
  expect(statusAfter('delivered', 'ordered', false)).toBe('approved')
})

test('all that is not ordered yet is marked, and before the list is approved what is approved of it', () => {
  const lines = (['proposed', 'approved', 'ordered', 'delivered'] as const).map(
    (status) => ({ status, alternativeOf: null }) as Line,
  )
  expect(allOrdered('approved', lines).map(({ status }) => status)).toEqual(['ordered', 'ordered'])
  expect(allOrdered('draft', lines)).toMatchObject([{ status: 'ordered' }])
  expect(allOrdered('closed', lines)).toEqual([])
  expect(allDelivered('ordered', lines)).toMatchObject([{ status: 'delivered' }])
  expect(allDelivered('closed', lines)).toEqual([])
})

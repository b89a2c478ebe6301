import { expect, test } from 'vitest'
import type { BudgetStatus } from './budget.ts'
import type { Line, LineStatus, Room } from './entries.ts'
import { findRefused, mayBecome, mayChange, nextStatuses } from './permitted.ts'

/** Sufficient for the values compared here. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const line = { id: 'a', status: 'approved', alternativeOf: null, note: '', price: { low: '1' } } as unknown as Line
const room = { id: 'r', name: 'Bar', count: 1 } as unknown as Room

test('an open list permits every change', () => {
  for (const status of ['draft', 'inReview'] as const)
    expect(
      findRefused(
        status,
        { fields: ['taxMode', 'name'], entries: [{ of: 'room', before: room, after: null }] },
        isSame,
      ),
    ).toBeUndefined()
})

test('an approved list keeps its lines, quantities and prices', () => {
  const refused = (after: Line | null) =>
    findRefused('approved', { fields: [], entries: [{ of: 'line', before: line, after }] }, isSame)
  expect(refused(null)).toEqual({ of: 'line', field: 'whole', id: 'a' })
  expect(refused({ ...line, price: { ...line.price, low: '2' } })).toEqual({ of: 'line', field: 'price', id: 'a' })
  expect(refused({ ...line, note: 'left of the door', status: 'ordered' })).toBeUndefined()
  expect(mayChange('approved', { of: 'list', field: 'defaultTaxRate' })).toBe(false)
  expect(mayChange('approved', { of: 'list', field: 'clientName' })).toBe(true)
  expect(mayChange('approved', { of: 'room', field: 'count' })).toBe(false)
  expect(mayChange('approved', { of: 'room', field: 'places' })).toBe(true)
  expect(mayChange('ordered', { of: 'room', field: 'places' })).toBe(false)
  expect(mayChange('approved', { of: 'allocation', field: 'netQty' })).toBe(false)
})

test('an ordered list permits only the state of its orders, a closed one nothing', () => {
  expect(mayChange('ordered', { of: 'list', field: 'name' })).toBe(false)
  expect(mayChange('ordered', { of: 'line', field: 'supplier' })).toBe(false)
  for (const field of ['status', 'batchNo', 'leadTimeDays', 'note'] as const) {
    expect(mayChange('ordered', { of: 'line', field })).toBe(true)
    expect(mayChange('closed', { of: 'line', field })).toBe(false)
  }
})

test('approved lines are ordered from an open list, all from an approved one, of which none can be rejected any more', () => {
  const may = (list: BudgetStatus, before: LineStatus, after: LineStatus, alternativeOf: string | null = null) =>
    mayBecome(list, { status: before, alternativeOf }, after)
  expect(may('draft', 'proposed', 'ordered')).toBe(false)
  expect(may('draft', 'rejected', 'delivered')).toBe(false)
  expect(may('inReview', 'approved', 'ordered')).toBe(true)
  expect(may('draft', 'ordered', 'delivered')).toBe(true)
  expect(may('approved', 'proposed', 'ordered')).toBe(true)
  expect(may('approved', 'approved', 'ordered')).toBe(true)
  expect(may('ordered', 'ordered', 'delivered')).toBe(true)
  expect(may('approved', 'proposed', 'rejected')).toBe(false)
  expect(may('approved', 'rejected', 'approved')).toBe(false)
  // Lines ordered before the list moved back stay ordered.
  expect(may('draft', 'ordered', 'ordered')).toBe(true)
  expect(may('draft', 'ordered', 'proposed')).toBe(true)
  // What may stand in a line's place is not bought; one that was marked before can be put right.
  expect(may('approved', 'approved', 'ordered', 'b')).toBe(false)
  expect(may('ordered', 'approved', 'delivered', 'b')).toBe(false)
  expect(may('ordered', 'delivered', 'approved', 'b')).toBe(true)
  expect(
    findRefused(
      'draft',
      { fields: [], entries: [{ of: 'line', before: null, after: { ...line, status: 'ordered' } }] },
      isSame,
    ),
  ).toEqual({ of: 'line', field: 'status', id: 'a' })
  // Approved and ordered before it was saved.
  const both = { of: 'line', before: line, after: { ...line, status: 'ordered' } } as const
  expect(findRefused('inReview', { fields: [], entries: [both] }, isSame)).toBeUndefined()
})

test('a list moves one step at a time', () => {
  expect(nextStatuses('draft')).toEqual(['inReview'])
  expect(nextStatuses('approved')).toEqual(['inReview', 'ordered'])
  expect(nextStatuses('closed')).toEqual(['ordered'])
})

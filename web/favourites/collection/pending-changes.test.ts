import { afterEach, describe, expect, it } from 'vitest'
import { hasPendingChanges, setPendingChange, withPendingChanges, pendingChangeOf } from './pending-changes.ts'

describe('changes that the server has not answered yet', () => {
  afterEach(() => {
    setPendingChange('40', '1', null)
    setPendingChange('40', '2', null)
  })

  it('is shown, whatever another answer says meanwhile', () => {
    setPendingChange('40', '1', { isIn: true, isWaiting: false })
    setPendingChange('40', '2', { isIn: false, isWaiting: false })
    expect(withPendingChanges('40', { 2: '901', 3: '902' })).toEqual({ 1: '', 3: '902' })
    expect(withPendingChanges('40', { 1: '900' })).toEqual({ 1: '900' })
    expect(withPendingChanges('41', { 2: '901' })).toEqual({ 2: '901' })
  })

  it('is forgotten with its answer', () => {
    setPendingChange('40', '1', { isIn: true, isWaiting: true })
    expect(pendingChangeOf('40', '1')).toEqual({ isIn: true, isWaiting: true })
    setPendingChange('40', '1', null)
    expect(hasPendingChanges()).toBe(false)
    expect(withPendingChanges('40', {})).toEqual({})
  })
})

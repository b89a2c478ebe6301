import { afterEach, beforeEach, expect, vi } from 'vitest'

// What reaches console.error in a test is a fault nobody looked at.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error)).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

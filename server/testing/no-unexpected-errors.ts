import { afterEach, beforeEach, expect, vi } from 'vitest'

// Every test fails that writes to console.error: nobody else would notice the error.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error)).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

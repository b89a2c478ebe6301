import { describe, expect, it } from 'vitest'
import { testsReachedBy } from './reached-tests.ts'

describe('the tests that a change reaches', () => {
  it('are those that import it, directly or through others, and the tests of its folder', () => {
    const reached = testsReachedBy(['server/favourites/folders.ts'])
    expect(reached).toContain('server/favourites/favourites.test.ts')
    expect(reached).not.toContain('server/boards/boards.test.ts')
    expect(testsReachedBy(['web/kit/store.ts']).some((test) => test.startsWith('web/boards/'))).toBe(true)
  })

  it('are all where the whole server changes, and none where nothing does', () => {
    expect(testsReachedBy(['server/testing/postgres.ts']).length).toBeGreaterThan(100)
    expect(testsReachedBy([])).toEqual([])
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideSecret, isSecret } from './lock-hash.ts'
import { pauseAfter, pauseLeft } from './lock-pause.ts'
import { LEFT, parseLockRecord, type LockRecord } from './lock-record.ts'

const LOCKED: LockRecord = { salt: 'ab'.repeat(16), hash: 'cd'.repeat(32), lockedAt: 1000, failures: 0, failedAt: 0 }
const parsed = (value: unknown) => parseLockRecord(JSON.stringify(value))

test('a lock is read as it was written, locked or open', () => {
  expect(parsed(LOCKED)).toEqual(LOCKED)
  expect(parsed({ ...LOCKED, lockedAt: null })).toEqual({ ...LOCKED, lockedAt: null })
  expect(parseLockRecord(null)).toBeNull()
  expect(parseLockRecord(LEFT)).toBe('left')
})

test('whatever cannot be read is a damaged lock, never an open one', () => {
  for (const key of Object.keys(LOCKED)) {
    const { [key as keyof LockRecord]: _cut, ...rest } = LOCKED
    expect(parsed(rest)).toBe('damaged')
    expect(parsed({ ...LOCKED, [key]: true })).toBe('damaged')
  }
  for (const text of ['', 'null', '{', '[]', 'false', '{"lockedAt":0}']) expect(parseLockRecord(text)).toBe('damaged')
  expect(parsed({ ...LOCKED, hash: '' })).toBe('damaged')
  fc.assert(
    fc.property(fc.nat(JSON.stringify(LOCKED).length - 1), (length) => {
      expect(parseLockRecord(JSON.stringify(LOCKED).slice(0, length))).toBe('damaged')
    }),
  )
})

test('the third wrong password begins a pause, which doubles up to five minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9, 10, 500].map((failures) => pauseAfter(failures) / 1000)).toEqual([
    0, 0, 0, 5, 10, 20, 160, 300, 300, 300,
  ])
})

test('no clock, however it is set, makes a pause longer than it was', () => {
  expect(pauseLeft({ failures: 3, failedAt: 1000 }, 3000)).toBe(3000)
  expect(pauseLeft({ failures: 3, failedAt: 1000 }, 6000)).toBe(0)
  fc.assert(
    fc.property(fc.nat(60), fc.maxSafeNat(), fc.maxSafeNat(), (failures, failedAt, now) => {
      const left = pauseLeft({ failures, failedAt }, now)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(pauseAfter(failures))
    }),
  )
})

test('a password is known again, in whatever way its letters are composed, and no other is', async () => {
  const secret = await hideSecret('café 石')
  expect(secret).toEqual({
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await isSecret('cafe\u0301 石', secret)).toBe(true)
  expect(await isSecret('Café 石', secret)).toBe(false)
  expect(parsed({ ...LOCKED, ...secret })).not.toBe('damaged')
  expect((await hideSecret('café 石')).hash).not.toBe(secret.hash)
})

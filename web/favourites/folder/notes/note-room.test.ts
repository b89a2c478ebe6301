import { expect, test } from 'vitest'
import { roomToTell } from './note-room.ts'

test('the room for a note is announced only near its limit, and then in steps', () => {
  const told = [0, 949, 950, 951, 979, 980, 990, 999, 1000].map((length) => roomToTell(length, 1000))
  expect(told).toEqual([null, null, 50, 50, 50, 20, 10, 10, 0])
})

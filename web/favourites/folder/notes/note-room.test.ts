import { expect, test } from 'vitest'
import { roomToTell } from './note-room.ts'

test('nothing is told of the room for a note until hardly any is left, and then in steps', () => {
  const told = [0, 949, 950, 951, 979, 980, 990, 999, 1000].map((length) => roomToTell(length, 1000))
  expect(told).toEqual([null, null, 50, 50, 50, 20, 10, 10, 0])
})

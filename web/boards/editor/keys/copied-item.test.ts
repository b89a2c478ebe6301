import { expect, test } from 'vitest'
import { aSample } from '../../../testing/boards.ts'
import { readItem } from './copied-item.ts'

test('what was copied from a board is read as it was', () => {
  const sample = aSample(1)
  expect(readItem(JSON.parse(JSON.stringify(sample)))).toEqual(sample)
})

test('what cannot be an item is none', () => {
  const sample = aSample(1)
  const wrong: unknown[] = [
    null,
    'text',
    [],
    {},
    { ...sample, type: 'constructor' },
    { ...sample, x: null },
    { ...sample, w: 0 },
    { ...sample, h: 1e9 },
    { ...sample, rotation: 400 },
    { ...sample, groupId: 7 },
    { ...sample, snapshot: undefined },
  ]
  expect(wrong.map(readItem)).toEqual(wrong.map(() => null))
})

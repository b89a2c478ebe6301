import { expect, it } from 'vitest'
import { isWorthCollecting } from './idle-memory.ts'

const MEBIBYTE = 2 ** 20

it.each([
  ['a rest after load', { busy: 0.01, heap: 180, afterLast: 60 }, true],
  ['a rest after hardly any', { busy: 0.01, heap: 80, afterLast: 60 }, false],
  ['work', { busy: 0.4, heap: 180, afterLast: 60 }, false],
])(
  'garbage is collected when the server is idle and has much of it: %s',
  (_name, { busy, heap, afterLast }, isWorth) => {
    expect(isWorthCollecting({ busy, heap: heap * MEBIBYTE, afterLast: afterLast * MEBIBYTE })).toBe(isWorth)
  },
)

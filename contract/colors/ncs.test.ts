import { expect, it } from 'vitest'
import { hexOfNcs } from './ncs.ts'

it.each([
  ['ncs s 0502-y', '#f2f1ed'],
  ['ncs s0500-n', '#f2f2f2'],
  ['ncs 9000-n', '#191919'],
  ['ncs s 3020-r80b', '#8795a0'],
  ['ncs s 1050-y90r', '#cb717d'],
])('%s is about %s', (notation, hex) => expect(hexOfNcs(notation)).toBe(hex))

it.each(['ncs s 0502', 'ncs s 8060-y', 'ncs s 0502-y20b', 'ncs s 0510-n', '0502-y', 'ncs s 0502-x'])(
  'no colour is %s',
  (notation) => expect(hexOfNcs(notation)).toBeNull(),
)

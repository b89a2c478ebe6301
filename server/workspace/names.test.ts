import { expect, test } from 'vitest'
import { nameKeyOf } from './names.ts'

test('names are the same however their letters are written', () => {
  expect(nameKeyOf(' Ｌobby ')).toBe(nameKeyOf('lobby'))
  expect(nameKeyOf('Ha\u030and\u00a0 2')).toBe(nameKeyOf('HÅND 2'))
  expect(nameKeyOf('Lobby 2')).not.toBe(nameKeyOf('Lobby'))
})

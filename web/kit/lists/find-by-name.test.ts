import { expect, test } from 'vitest'
import { findByName } from './find-by-name.ts'

test('a name is found by any part of it, however its letters are written', () => {
  const list = [{ name: 'Harbour hotel, LOBBY' }, { name: 'ＡＢＣ 客厅' }, { name: 'Ｔea  house' }, { name: '=1+1' }]
  expect(findByName(list, ' lobby ')).toEqual([list[0]])
  expect(findByName(list, 'abc ')).toEqual([list[1]])
  expect(findByName(list, '厅')).toEqual([list[1]])
  expect(findByName(list, 'tea h')).toEqual([list[2]])
  expect(findByName(list, '1+1')).toEqual([list[3]])
  expect(findByName(list, '  ')).toEqual(list)
  expect(findByName(list, '%')).toEqual([])
})

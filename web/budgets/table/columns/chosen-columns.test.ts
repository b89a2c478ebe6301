import { expect, test } from 'vitest'
import { readChosen, withColumnMoved, switched, USUAL_COLUMNS, widened, widthOf } from './chosen-columns.ts'

const chosen = { keys: ['code', 'item', 'total'], widths: { item: 200 }, frozen: 2 } as const

test('somebody finds the columns as they left them', () => {
  expect(readChosen(JSON.stringify(chosen))).toEqual(chosen)
})

test('what was kept and cannot be read gives the usual columns', () => {
  for (const kept of [null, '', '{', '[]', '{"keys":["colour"]}', '{"keys":7}'])
    expect(readChosen(kept)).toEqual(USUAL_COLUMNS)
  expect(readChosen('{"keys":["item","item","x"],"widths":{"item":1,"x":90},"frozen":9}')).toEqual({
    keys: ['item'],
    widths: {},
    frozen: 0,
  })
})

test('a column comes to where it usually stands, and takes its place among the frozen ones', () => {
  expect(switched(chosen, 'picture')).toMatchObject({ keys: ['code', 'picture', 'item', 'total'], frozen: 3 })
  expect(switched(chosen, 'status')).toMatchObject({ keys: ['code', 'item', 'total', 'status'], frozen: 2 })
  expect(switched(chosen, 'code')).toMatchObject({ keys: ['item', 'total'], frozen: 1 })
  expect(switched({ ...chosen, keys: ['item'] }, 'item').keys).toEqual(['item'])
})

test('a column is moved, and is neither too narrow nor too wide', () => {
  expect(withColumnMoved(chosen, 'total', 0).keys).toEqual(['total', 'code', 'item'])
  expect(withColumnMoved(chosen, 'code', 9).keys).toEqual(['item', 'total', 'code'])
  expect(widthOf(widened(chosen, 'item', 12), 'item')).toBe(56)
  expect(widthOf(widened(chosen, 'item', 9000), 'item')).toBe(640)
})

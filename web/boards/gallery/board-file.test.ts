import { expect, test } from 'vitest'
import { LARGEST_BOARD_FILE_BYTES } from '../../../contract/boards/calls.ts'
import { readBoardJson } from './board-file.ts'

const read = (text: string) => readBoardJson(new File([text], 'board.json'))

test('a whole file is handed on as it is', async () => {
  expect(await read(' {"board": {"name": "大堂"}}\n')).toEqual({ json: { board: { name: '大堂' } } })
})

test.each([
  ['cut off', '{"board": {"name": "Lob', 'cutOff'],
  ['empty', '  \n', 'empty'],
  ['a picture', '\u0089PNG\r\n', 'foreign'],
  ['a list', '[1, 2]', 'foreign'],
])('a file that is %s is told from one that is a board', async (_what, text, fault) => {
  expect(await read(text)).toEqual({ fault })
})

test('a file that is too large is not even read', async () => {
  const file = { size: LARGEST_BOARD_FILE_BYTES + 1, text: () => Promise.reject(new Error('it was read')) }
  expect(await readBoardJson(file)).toEqual({ fault: 'tooLarge' })
})

test('a file that the browser cannot read is told as that', async () => {
  const file = { size: 10, text: () => Promise.reject(new Error('gone')) }
  expect(await readBoardJson(file)).toEqual({ fault: 'unreadable' })
})

import { expect, test } from 'vitest'
import { pathOfWork, wordsIn } from './own-work.ts'

test('words are marked wherever they stand, in any case and width', () => {
  expect(wordsIn('Lobby, oak', 'OAK')).toEqual([[7, 10]])
  expect(wordsIn('Ｌｏｂｂｙ', 'lob')).toEqual([[0, 3]])
  expect(wordsIn('橡木清单', '清单')).toEqual([[2, 4]])
  expect(wordsIn('Lobby', 'oak')).toEqual([])
})

test('words that overlap are one mark', () => {
  expect(wordsIn('oakwood', 'wood oakw')).toEqual([[0, 7]])
  expect(wordsIn('oak and ash', 'ash oak')).toEqual([
    [0, 3],
    [8, 11],
  ])
})

test('signs that stand for several letters do not move the marks', () => {
  expect(wordsIn('…ﬁne 🌳 oak', 'oak')).toEqual([[8, 11]])
  expect(wordsIn('ﬁne', 'fin')).toEqual([[0, 2]])
})

test('each kind has its page', () => {
  expect(pathOfWork({ kind: 'board', id: '7' })).toBe('/material/7')
  expect(pathOfWork({ kind: 'budget', id: '7' })).toBe('/budgetList/7')
  expect(pathOfWork({ kind: 'folder', id: '7' })).toBe('/favorites/7')
})

import { expect, it } from 'vitest'
import { aComment } from '../../../../testing/own-links.ts'
import { threadsOf, type ThreadFilter } from './threads.ts'

const first = aComment({ id: '1', createTime: 1 })
const done = aComment({ id: '2', createTime: 2, resolveTime: 9 })
const answer = aComment({ id: '3', parentId: '1', createTime: 3, isOwner: true })
const all = [first, done, answer]

it('puts answers below what they answer', () => {
  expect(threadsOf(all, 'all')).toEqual([
    { first: done, answers: [] },
    { first, answers: [answer] },
  ])
})

it('begins with what guests said last, and lets what the owner answers move nothing', () => {
  const back = aComment({ id: '4', parentId: '1', createTime: 4 })
  expect(threadsOf([...all, back], 'all').map((thread) => thread.first.id)).toEqual(['1', '2'])
  expect(threadsOf(all, 'all').map((thread) => thread.first.id)).toEqual(['2', '1'])
})

it('lets those through that wait for the owner, that the owner has answered, or that are resolved', () => {
  const idsOf = (comments: typeof all, filter: ThreadFilter) =>
    threadsOf(comments, filter).map((thread) => thread.first.id)
  const back = aComment({ id: '4', parentId: '1', createTime: 4 })
  expect([idsOf([first, done], 'open'), idsOf([first, done], 'answered')]).toEqual([['1'], []])
  expect([idsOf(all, 'open'), idsOf(all, 'answered'), idsOf(all, 'resolved')]).toEqual([[], ['1'], ['2']])
  expect(idsOf([...all, back], 'open')).toEqual(['1'])
})

it('loses no answer whose beginning is gone', () => {
  expect(threadsOf([answer], 'all')).toEqual([{ first: answer, answers: [] }])
})

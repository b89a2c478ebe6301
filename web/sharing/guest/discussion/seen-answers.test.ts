import { expect, it } from 'vitest'
import { aComment } from '../../../testing/sharing.ts'
import { answerOf } from './seen-answers.ts'

const comment = aComment()
const ownersReply = aComment({ parentId: comment.id, isOwner: true })
const guestsReply = aComment({ parentId: comment.id })

it('takes the owner’s last answer for what a guest has to see, whoever spoke since', () => {
  expect(answerOf({ comment, replies: [] })).toBeNull()
  expect(answerOf({ comment, replies: [guestsReply] })).toBeNull()
  expect(answerOf({ comment, replies: [ownersReply, guestsReply] })).toBe(ownersReply.id)
})

it('takes what is done for news, also where the answer before it was seen', () => {
  const done = { ...comment, resolveTime: 5 }
  expect(answerOf({ comment: done, replies: [ownersReply] })).toBe(`${comment.id} 5`)
})

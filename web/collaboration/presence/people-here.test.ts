import { expect, it } from 'vitest'
import type { Present } from '../../../contract/collaboration/live-calls.ts'
import { peopleHere, placesOf } from './people-here.ts'

const ADA: Present = { memberId: '7', nickname: 'Ada', avatar: null, isSelf: false, tab: 'a', on: null, since: 1 }
const SELF: Present = { ...ADA, memberId: '8', nickname: 'Eve', isSelf: true, tab: 'e', on: 'oak' }

it('somebody on two pages is one, where they chose something, and the reader stands last', () => {
  const people = peopleHere([SELF, { ...ADA, on: 'wool' }, { ...ADA, tab: 'b' }])
  expect(people.map(({ nickname, on }) => [nickname, on])).toEqual([
    ['Ada', 'wool'],
    ['Eve', 'oak'],
  ])
})

it('the reader is not shown where they are, and two at one item both are', () => {
  const places = placesOf(peopleHere([SELF, { ...ADA, on: 'oak' }, { ...ADA, memberId: '9', on: 'oak' }]))
  expect([...places].map(([id, others]) => [id, others.map(({ memberId }) => memberId)])).toEqual([['oak', ['7', '9']]])
})

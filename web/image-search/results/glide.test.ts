import { expect, test } from 'vitest'
import { comingsTo } from './glide.ts'

test('cards come from where they stood; those that stay are left alone, and new ones and far ones come out of nothing', () => {
  const before = new Map([
    ['oak', { x: 0, y: 0 }],
    ['elm', { x: 200, y: 0 }],
    ['ash', { x: 0, y: 5000 }],
    ['gone', { x: 400, y: 0 }],
  ])
  const now = new Map([
    ['oak', { x: 0, y: 0 }],
    ['ash', { x: 200, y: 0 }],
    ['elm', { x: 0, y: 300 }],
    ['new', { x: 400, y: 0 }],
  ])
  expect([...comingsTo(now, { before, height: 800 })]).toEqual([
    ['ash', null],
    ['elm', { x: 200, y: -300 }],
    ['new', null],
  ])
})

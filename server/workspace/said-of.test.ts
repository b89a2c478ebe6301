import { expect, it } from 'vitest'
import { nameSaidOf, placeIdOf } from './said-of.ts'

const marble = { name: '大理石', enName: 'Marble', skuId: '1' }
const slate = { name: '板岩', enName: 'Slate', skuId: '2' }
const first = (saidOf: typeof marble | null, placeId: string | null = 'a') => ({
  id: '1',
  parentId: null,
  placeId,
  saidOf,
})
const reply = (saidOf: typeof marble | null, id = '2') => ({ id, parentId: '1', placeId: null, saidOf })
const holding = (skuId: string | null) => new Map([['a', { skuId }]])
const named = (comments: Parameters<typeof nameSaidOf>[0], places: Parameters<typeof nameSaidOf>[1]) =>
  Array.from(nameSaidOf(comments, places), ([id, { enName }]) => `${id} ${enName}`)

it('says nothing where all was said of what lies there', () => {
  expect(named([first(marble), reply(marble)], holding('1'))).toEqual([])
})

it('names what a comment was said of once its place holds something else, or nothing of the catalogue', () => {
  expect(named([first(marble), reply(marble)], holding('2'))).toEqual(['1 Marble'])
  expect(named([first(marble)], holding(null))).toEqual(['1 Marble'])
})

it('names it again in a thread wherever that changes', () => {
  expect(named([first(marble), reply(slate), reply(slate, '3')], holding('2'))).toEqual(['1 Marble', '2 Slate'])
  expect(named([first(marble), reply(slate)], holding('1'))).toEqual(['2 Slate'])
})

it('says of a place that is gone only what changed while it was there', () => {
  expect(named([first(marble), reply(marble)], new Map())).toEqual([])
  expect(named([first(marble), reply(slate)], new Map())).toEqual(['2 Slate'])
})

it('leaves unsaid what is not known, and what was said of the whole', () => {
  expect(named([first(null), reply(slate)], holding('2'))).toEqual([])
  expect(named([first(null), reply(marble)], holding('2'))).toEqual(['2 Marble'])
  expect(named([first(null, null), reply(null)], holding('2'))).toEqual([])
})

it('finds the item or line of a comment', () => {
  expect([{ itemId: 'a' }, { lineId: 'b' }, { folderItemId: 'c' }, { x: 1, y: 2 }, null].map(placeIdOf)).toEqual([
    'a',
    'b',
    'c',
    null,
    null,
  ])
})

import { describe, expect, it } from 'vitest'
import { heldFrom } from './collection.ts'
import type { Memberships } from './memberships.ts'
import { heldToKeep, MOST_KEPT_SKUS, parseCollection, type Collection } from './kept-collection.ts'

const kept: Collection = {
  memberId: '7',
  folders: [
    {
      id: '1',
      name: 'Lobby',
      ownerName: 'Ada',
      project: null,
      right: 'own',
      sort: 0,
      coverUrl: null,
      count: 2,
      covers: ['/images/a'],
      updateTime: 5,
    },
  ],
  held: { 40: { 1: '900' } },
  lastUsedFolderId: '1',
}

describe('the folders that the browser keeps of a member', () => {
  it('comes back as it was kept', () => {
    expect(parseCollection(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([
    null,
    '',
    '1',
    'null',
    '[]',
    '{',
    '{"memberId":"7"}',
    JSON.stringify({ ...kept, folders: [{ id: 1, name: 'Lobby' }] }),
    JSON.stringify({ ...kept, held: { 40: { 1: 900 } } }),
    JSON.stringify({ ...kept, held: [] }),
  ])('is nothing where it is damaged: %s', (text) => {
    expect(parseCollection(text)).toBeNull()
  })

  it('is no more than was seen last, and nothing that the server has not answered', () => {
    const many = Array.from({ length: MOST_KEPT_SKUS + 5 }, (_, sku) => [String(sku), { 1: '9' }] as const)
    const held = heldToKeep(new Map<string, Memberships>([...many, ['none', {}], ['unanswered', { 1: '', 2: '8' }]]))
    expect(Object.keys(held)).toHaveLength(MOST_KEPT_SKUS)
    expect(held['0']).toBeUndefined()
    expect(held['none']).toBeUndefined()
    expect(held['unanswered']).toEqual({ 2: '8' })
  })

  it('§3: isCollect and collectId of each folder follow from the answer; a SKU that it does not name is in none', () => {
    const answer = [
      { id: '900', favoritesId: '1', skuId: '40' },
      { id: '901', favoritesId: '2', skuId: '40' },
    ]
    expect([...heldFrom(['40', '41'], answer)]).toEqual([
      ['40', { 1: '900', 2: '901' }],
      ['41', {}],
    ])
  })
})

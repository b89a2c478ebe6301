import { describe, expect, it } from 'vitest'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import { bearing, carriedTo, droppedAt, isBelowItself, treeRowsOf, withPlaced } from './tree-rows.ts'

const at = (id: string, parentId: string | null, products = 0): TreeCategory => ({
  id,
  parentId,
  name: null,
  enName: id,
  image: null,
  products,
})
const TREE = [
  at('floor', null, 1),
  at('wall', null, 2),
  at('oak', 'floor', 4),
  at('tile', 'floor', 8),
  at('red', 'tile', 16),
]
const show = (tree: TreeCategory[], open = ['floor', 'tile', 'wall', 'oak']) =>
  treeRowsOf(tree, new Set(open)).map(({ level, category }) => `${'-'.repeat(level)}${category.id}`)

describe('the rows of a tree', () => {
  it('are the open ones, each with its number of products including descendants', () => {
    expect(show(TREE)).toEqual(['-floor', '--oak', '--tile', '---red', '-wall'])
    expect(show(TREE, [])).toEqual(['-floor', '-wall'])
    expect(treeRowsOf(TREE, new Set(['floor'])).map(({ products, isOpen }) => [products, isOpen])).toEqual([
      [29, true],
      [4, undefined],
      [24, false],
      [2, undefined],
    ])
  })
})

describe('a category that is looked for', () => {
  it('is found by a part of its name, with what is above it', () => {
    const { found, shown } = bearing(TREE, ' RE')
    expect([[...found], [...shown].sort()]).toEqual([['red'], ['floor', 'red', 'tile']])
    expect(bearing(TREE, 'slate').shown.size).toBe(0)
    expect(bearing(TREE, '').shown.size).toBe(TREE.length)
  })
})

describe('a category in hand', () => {
  const carry = (id: string, ...keys: string[]) =>
    keys.reduce((tree, key) => {
      const place = carriedTo(tree, id, key)
      return place ? withPlaced(tree, id, place) : tree
    }, TREE)

  it.each([
    ['tile', ['ArrowUp'], ['-floor', '--tile', '---red', '--oak', '-wall']],
    ['oak', ['ArrowDown'], ['-floor', '--tile', '---red', '--oak', '-wall']],
    ['tile', ['ArrowRight'], ['-floor', '--oak', '---tile', '----red', '-wall']],
    ['oak', ['ArrowLeft'], ['-floor', '--tile', '---red', '-oak', '-wall']],
    ['wall', ['ArrowDown'], ['-floor', '--oak', '--tile', '---red', '-wall']],
    ['floor', ['ArrowUp', 'ArrowLeft', 'ArrowRight'], ['-floor', '--oak', '--tile', '---red', '-wall']],
  ])('is carried: %s by %j', (id, keys, rows) => {
    const tree = carry(id, ...keys)
    expect(show(tree)).toEqual(rows)
  })

  it('is dropped before, into and after a row, and never below itself', () => {
    expect(droppedAt(TREE, 'tile', 0.1)).toEqual({ parentId: 'floor', beforeId: 'tile' })
    expect(droppedAt(TREE, 'oak', 0.9)).toEqual({ parentId: 'floor', beforeId: 'tile' })
    expect(droppedAt(TREE, 'wall', 0.5)).toEqual({ parentId: 'wall', beforeId: null })
    expect(isBelowItself(TREE, 'floor', { parentId: 'red', beforeId: null })).toBe(true)
    expect(isBelowItself(TREE, 'floor', { parentId: 'wall', beforeId: null })).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { branchAlong, buildCategoryTree, categoryPath } from './category-tree.ts'

const category = (id: string, parentId: string, sort = 0, count = 1) => ({
  id,
  parentId,
  name: `类${id}`,
  enName: `Category ${id}`,
  sort,
  image: null,
  count,
})

test('categories hang under their parents in their order', () => {
  const tree = buildCategoryTree([category('3', '1', 2), category('1', '0'), category('2', '1', 1)])
  expect(tree.map((node) => node.category.id)).toEqual(['1'])
  expect(tree[0]?.children.map((node) => node.category.id)).toEqual(['2', '3'])
})

test('a category without products is not offered', () => {
  expect(buildCategoryTree([category('1', '0', 0, 0)])).toEqual([])
})

test('the path runs from the root, and ends even where parents turn in a circle', () => {
  expect(categoryPath([category('1', '0'), category('2', '1')], '2').map(({ id }) => id)).toEqual(['1', '2'])
  expect(categoryPath([category('1', '2'), category('2', '1')], '2').map(({ id }) => id)).toEqual(['1', '2'])
  expect(categoryPath([], '2')).toEqual([])
})

test('the part of a tree on a path is a tree of its own', () => {
  const tree = buildCategoryTree([category('1', '0'), category('2', '1'), category('3', '1'), category('4', '0')])
  const [branch, ...others] = branchAlong(tree, ['1', '3'])
  expect(others).toEqual([])
  expect(branch?.children.map((node) => node.category.id)).toEqual(['3'])
})

import { expect, test } from 'vitest'
import { brandCategories } from './brand-categories.ts'

const category = (id: string, parentId: string, sort = 0) => ({
  id,
  parentId,
  name: `类${id}`,
  enName: `Category ${id}`,
  sort,
  image: null,
  count: 9,
})
const tree = [category('1', '0', 2), category('2', '0', 1), category('3', '1'), category('4', '2')]

test('the categories of a brand stand in the order of the tree, each with its parent', () => {
  const shown = brandCategories(tree, [
    { id: '3', count: 5 },
    { id: '4', count: 2 },
    { id: '2', count: 7 },
  ])
  expect(shown.map((one) => [one.category.id, one.parent?.id ?? null])).toEqual([
    ['2', null],
    ['4', '2'],
    ['3', '1'],
  ])
})

test('a category that the tree does not know is left out', () => {
  expect(brandCategories(tree, [{ id: '99', count: 1 }])).toEqual([])
})

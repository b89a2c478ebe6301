import type { Category } from '../../../contract/lookups.ts'
import { categoryPath } from '../../catalogue/category-tree.ts'
import type { ChoiceOfMany } from '../../kit/fields/ChooseField.tsx'

/** Every category with its path, in the order of the tree. */
export function categoryChoices(categories: readonly Category[], nameOf: (one: Category) => string): ChoiceOfMany[] {
  return categories
    .map((category) => ({ category, path: categoryPath(categories, category.id) }))
    .map(({ category, path }) => ({
      value: category.id,
      label: nameOf(category),
      note: path.slice(0, -1).map(nameOf).join(' / '),
      otherWords: `${category.name} ${category.enName}`,
      order: path.map(({ sort, id }) => `${sort}`.padStart(8, '0') + id).join('/'),
    }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ order: _order, ...choice }) => choice)
}

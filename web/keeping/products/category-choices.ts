import { useQuery } from '@tanstack/react-query'
import type { Category } from '../../../contract/lookups.ts'
import { categoryPath } from '../../catalogue/category-tree.ts'
import { brandNameOf, nameOf, useIsChinese } from '../../catalogue/names.ts'
import { categoryList } from '../../catalogue/queries.ts'
import type { ChoiceOfMany } from '../../kit/fields/ChooseField.tsx'
import { everyBrand } from './queries.ts'

/** Every category with its path, in the order of the tree. */
export function categoryChoices(categories: readonly Category[], nameIn: (one: Category) => string): ChoiceOfMany[] {
  return categories
    .map((category) => ({ category, path: categoryPath(categories, category.id) }))
    .map(({ category, path }) => ({
      value: category.id,
      label: nameIn(category),
      note: path.slice(0, -1).map(nameIn).join(' / '),
      otherWords: `${category.name} ${category.enName}`,
      order: path.map(({ sort, id }) => `${sort}`.padStart(8, '0') + id).join('/'),
    }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ order: _order, ...choice }) => choice)
}

/** The choices of a category. */
export function useCategoryChoices(isAsked = true): ChoiceOfMany[] {
  const isChinese = useIsChinese()
  const { data: categories = [] } = useQuery({ ...categoryList, enabled: isAsked })
  return categoryChoices(categories, (one) => nameOf(isChinese, one))
}

/** The choices of a brand, including those without products. */
export function useBrandChoices(isAsked = true): ChoiceOfMany[] {
  const isChinese = useIsChinese()
  const { data: brands = [] } = useQuery({ ...everyBrand, enabled: isAsked })
  return brands.map((brand) => ({
    value: brand.id,
    label: brandNameOf(isChinese, brand),
    otherWords: `${brand.name} ${brand.englishName}`,
  }))
}

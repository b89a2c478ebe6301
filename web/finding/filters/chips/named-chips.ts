import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { brandNameOf, nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { brandList, categoryList, toName } from '../../../catalogue/queries.ts'
import type { CatalogueFilters } from '../filters.ts'
import { valuesWithout, type FilterChip } from './filter-chip.ts'

/** Whether names that chips or the title need are loading for the first time. After a failure chips show `Category` or `Brand` instead of the name. */
export function useAreUnnamed({ categoryId, brandIds }: CatalogueFilters): boolean {
  const categories = useQuery({ ...categoryList, ...toName(categoryId !== null) })
  const brands = useQuery({ ...brandList, ...toName(brandIds.length > 0) })
  return [
    { ...categories, isNamed: categoryId !== null },
    { ...brands, isNamed: brandIds.length > 0 },
  ].some(({ isNamed, isPending, failureCount }) => isNamed && isPending && failureCount === 0)
}

export function useCategoryChips({ categoryId }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: categories } = useQuery({ ...categoryList, ...toName(categoryId !== null) })
  if (categoryId === null) return []
  const category = categories?.find(({ id }) => id === categoryId)
  const text = category ? nameOf(isChinese, category) : t(categories ? 'filters.unknownCategory' : 'filters.category')
  return [{ key: 'category', text, without: { categoryId: null } }]
}

export function useBrandChips({ brandIds }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: brands } = useQuery({ ...brandList, ...toName(brandIds.length > 0) })
  return brandIds.map((brandId) => {
    const brand = brands?.find(({ id }) => id === brandId)
    const text = brand ? brandNameOf(isChinese, brand) : t(brands ? 'filters.unknownBrand' : 'filters.brand')
    return { key: `brand-${brandId}`, text, without: { brandIds: valuesWithout(brandIds, brandId) } }
  })
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { CategoryBranch } from './CategoryBranch.tsx'
import { branchAlong, buildCategoryTree, categoryPath } from '../../../catalogue/category-tree.ts'
import { counterOf, useFacets } from '../facets.ts'
import rail from '../FilterRail.module.css'
import { categoryList } from '../../../catalogue/queries.ts'
import { RailSkeleton } from '../RailSkeleton.tsx'

/** Where no category has a product, only the chosen one is shown: rows of zeros say nothing. */
export function CategoryTree() {
  const { t } = useTranslation()
  const { filters, addressWith, changeFilters } = useAddressFilters()
  const choose = (id: string) => ({ categoryId: id === filters.categoryId ? null : id })
  const countOf = counterOf(useFacets()?.categories)
  const { data: categories, isPending } = useQuery(categoryList)
  const tree = useMemo(() => buildCategoryTree(categories ?? []), [categories])
  const chosenPath = useMemo(
    () => (filters.categoryId ? categoryPath(categories ?? [], filters.categoryId).map(({ id }) => id) : []),
    [categories, filters.categoryId],
  )
  const hasSome = tree.some(({ category }) => countOf(category.id) !== 0)
  const shown = hasSome ? tree : branchAlong(tree, chosenPath)
  if (!isPending && shown.length === 0) return null
  return (
    <nav aria-label={t('filters.category')}>
      <h2 className={rail['heading']}>{t('filters.category')}</h2>
      {isPending ? (
        <RailSkeleton rows={8} />
      ) : (
        <ul>
          {shown.map((node) => (
            <CategoryBranch
              key={node.category.id}
              node={node}
              depth={0}
              chosenPath={chosenPath}
              countOf={countOf}
              addressOf={(id) => addressWith(choose(id))}
              onChoose={(id) => changeFilters(choose(id))}
            />
          ))}
        </ul>
      )}
    </nav>
  )
}

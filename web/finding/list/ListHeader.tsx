import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import { countFilters, type CatalogueFilters } from '../filters/filters.ts'
import { LateChips } from '../filters/LateChips.tsx'
import styles from './ListHeader.module.css'
import { HoldHint } from './HoldHint.tsx'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { ListTotal } from './ListTotal.tsx'
import { useIsNearestOnly } from './product-pages.ts'
import { categoryList } from '../../catalogue/queries.ts'
import { ProductSortSelect } from './ProductSortSelect.tsx'

interface ListHeaderProps {
  /** Opens the filters. */
  filterToggle: ReactNode
  /** Actions for the list. */
  tools?: ReactNode
}

/** Characters from which on words are a sentence: the field above has them too. */
const LONG_TITLE = 40

/** The list's title, total and filters. */
export function ListHeader({ filterToggle, tools }: ListHeaderProps) {
  const { isPhone } = usePageUnit()
  const { filters } = useAddressFilters()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const isLong = (filters.keyword?.length ?? 0) > LONG_TITLE
  const isNearestOnly = useIsNearestOnly(filters)
  const hasChips = countFilters(filters) > 0
  const chips = (hasChips || !isPhone) && (
    <div className={styles['chips']}>
      {hasChips && <LateChips filters={filters} onLastRemoved={() => titleRef.current?.focus()} />}
    </div>
  )
  return (
    <div className={styles['header']}>
      {!isPhone && filterToggle}
      <h1 ref={titleRef} className={styles['title']} tabIndex={-1} data-long={isLong || undefined}>
        <span className={styles['words']}>
          <ListTitle filters={filters} />
        </span>
      </h1>
      <ListTotal filters={filters} />
      <HoldHint />
      {isPhone ? filterToggle : chips}
      <div className={styles['sort']}>
        {tools}
        {/* What comes nearest has an order of its own. */}
        {!isNearestOnly && <ProductSortSelect />}
      </div>
      {isPhone && chips}
    </div>
  )
}

/** The category's name, or the search words. Empty while the name loads, so that no other name flashes. */
function ListTitle({ filters: { categoryId, keyword } }: { filters: CatalogueFilters }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: categories, isPending } = useQuery(categoryList)
  if (categoryId === null) return keyword === null ? t('filters.all') : t('list.resultsFor', { words: keyword })
  if (isPending) return '\u00a0'
  if (!categories) return t('filters.category')
  const category = categories.find(({ id }) => id === categoryId)
  return category ? nameOf(isChinese, category) : t('filters.unknownCategory')
}

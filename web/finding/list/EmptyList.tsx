import '../../locales/filters-texts.ts'
import '../../locales/empty-list-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { focusPage } from '../../kit/focus/focus.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import styles from './EmptyList.module.css'
import { clearedFilters, countFilters, isCrossed, type CatalogueFilters } from '../filters/filters.ts'
import { useProductPages } from './product-pages.ts'
import { brandList, categoryList, toName } from '../../catalogue/queries.ts'
import { EmptyListHints, EmptyListScales } from './EmptyListHints.tsx'
import { useOtherScales } from './other-scales.ts'

interface EmptyListProps {
  filters: CatalogueFilters
  onClear: () => void
}

/** An empty list: why, where that is known, and what to do next. */
export function EmptyList({ filters, onClear }: EmptyListProps) {
  const { t } = useTranslation()
  const { filters: inForce, changeFilters } = useAddressFilters()
  const reason = useReason(filters)
  const page = useProductPages(filters).data?.pages[0]
  const hasNearest = (page?.nearest?.list.length ?? 0) > 0
  const isByLook = page?.nearest?.wishes.some(({ means }) => means.kind === 'words' && means.isByLook) === true
  // What comes nearest stands for what leaving words out would list.
  const hints = (page?.hints ?? []).filter(({ filter }) => !hasNearest || filter !== 'keyword')
  const offers = useOtherScales(filters).flatMap((scales) => scales.offers)
  if (countFilters(filters) === 0) return <Face title={t('list.bare')} hint={t('list.bareHint')} />
  const { keyword } = filters
  // Together the filters leave nothing, and no single one is to blame.
  const isTogether = countFilters(inForce) > 1 && hints.length + offers.length === 0
  const change = (without: Partial<CatalogueFilters>) => {
    changeFilters(without)
    focusPage()
  }
  const clear = () => {
    onClear()
    focusPage()
  }
  const advice = () => {
    if (offers.length > 0) return t('list.onlyOnOtherScales')
    if (hints.length > 0) return t('list.oneWithout', { count: hints.length })
    if (isTogether) return t('list.severalWithout')
    return t(keyword === null ? 'list.emptyHint' : 'list.emptyWordsHint')
  }
  if (hasNearest) {
    return (
      <div className={styles['note']}>
        <p>{t(isByLook ? 'list.nothingCalledSo' : 'list.nothingHasAll')}</p>
        <EmptyListScales offers={offers} onFollow={change} />
        <EmptyListHints hints={hints} filters={filters} onFollow={change} />
      </div>
    )
  }
  return (
    <Face
      title={
        keyword === null
          ? t('list.empty')
          : t(isTogether ? 'list.emptyTogether' : 'list.emptyWords', { words: keyword })
      }
      hint={reason?.hint ?? advice()}
      action={
        <div className={styles['steps']}>
          {!reason && <EmptyListScales offers={offers} onFollow={change} />}
          {!reason && <EmptyListHints hints={hints} filters={filters} onFollow={change} />}
          {!reason && isTogether && keyword !== null && (
            <button
              type="button"
              className={buttons['plain']}
              onClick={() => change({ ...clearedFilters(inForce), keyword })}
            >
              {t('list.onlyWords', { words: keyword })}
            </button>
          )}
          <button
            type="button"
            className={buttons['plain']}
            onClick={() => (reason ? change(reason.without) : clear())}
          >
            {reason?.action ?? t('filters.clearAll')}
          </button>
        </div>
      }
    />
  )
}

interface Reason {
  hint: string
  action: string
  without: Partial<CatalogueFilters>
}

/** The filter that no product can ever meet, if there is one. */
function useReason(filters: CatalogueFilters): Reason | null {
  const { t } = useTranslation()
  const { categoryId, brandIds } = filters
  const { data: categories } = useQuery({ ...categoryList, ...toName(categoryId !== null) })
  const { data: brands } = useQuery({ ...brandList, ...toName(brandIds.length > 0) })
  if (categories && categoryId !== null && !categories.some(({ id }) => id === categoryId)) {
    return { hint: t('list.foreignCategory'), action: t('list.removeCategory'), without: { categoryId: null } }
  }
  if (brands && brandIds.length > 0 && !brands.some(({ id }) => brandIds.includes(id))) {
    const count = brandIds.length
    return {
      hint: t('list.foreignBrand', { count }),
      action: t('list.removeBrand', { count }),
      without: { brandIds: [] },
    }
  }
  if (isCrossed(filters)) {
    return {
      hint: t('filters.crossedPrices'),
      action: t('list.removePrice'),
      without: { priceMin: null, priceMax: null },
    }
  }
  return null
}

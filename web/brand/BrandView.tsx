import '../locales/brand-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorFace } from '../errors/ErrorFace.tsx'
import { FailureFace } from '../errors/FailureFace.tsx'
import { saysUnknown } from '../errors/message.ts'
import buttons from '../kit/buttons.module.css'
import { useTitleName } from '../kit/window-title.ts'
import { useAddressFilters } from '../finding/filters/address-filters.ts'
import type { CardActions } from '../finding/cards/card-actions.ts'
import { isId } from '../catalogue/address.ts'
import { GridSkeleton } from '../finding/grid/GridSkeleton.tsx'
import { useProductPages } from '../finding/list/product-pages.ts'
import { brandNameOf, useIsChinese } from '../catalogue/names.ts'
import { brandQuery } from '../catalogue/queries.ts'
import { BrandHero } from './BrandHero.tsx'
import { BrandProducts } from './BrandProducts.tsx'
import { BrandSkeleton } from './BrandSkeleton.tsx'

interface BrandViewProps {
  brandId: string
  actions?: CardActions | undefined
}

/** The page of a brand, in all its states. It sends no request for an id that cannot exist. */
export function BrandView(props: BrandViewProps) {
  return isId(props.brandId) ? <AskedBrand {...props} /> : <UnknownBrand />
}

function AskedBrand({ brandId, actions }: BrandViewProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { filters } = useAddressFilters()
  const { data: brand, error, isPending, refetch } = useQuery(brandQuery(brandId))
  useTitleName('page', brand ? brandNameOf(isChinese, brand) : error && null)
  const ownFilters = { ...filters, brandIds: [brandId] }
  // Starts the request here, so that products and brand load in parallel.
  useProductPages(ownFilters)

  if (brand) {
    return (
      <>
        <BrandHero brand={brand} />
        <BrandProducts brand={brand} filters={ownFilters} actions={actions} />
      </>
    )
  }
  if (isPending) {
    return (
      <>
        <BrandSkeleton />
        <GridSkeleton />
      </>
    )
  }
  if (saysUnknown(error)) return <UnknownBrand />
  return <FailureFace error={error} what={t('brandPage.failed')} onRetry={() => void refetch()} />
}

function UnknownBrand() {
  const { t } = useTranslation()
  useTitleName('page', null)
  return (
    <ErrorFace fault="missing" title={t('brandPage.gone')} hints={[]}>
      <Link className={buttons['filled']} to="/">
        {t('errors.backHome')}
      </Link>
    </ErrorFace>
  )
}

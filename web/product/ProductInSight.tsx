import '../locales/drawer-texts.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '../../contract/catalogue.ts'
import { DetailTabs } from './facts/DetailTabs.tsx'
import { FitSummary } from './facts/FitSummary.tsx'
import { WhereItFits } from './facts/WhereItFits.tsx'
import { nameOf, useIsChinese, variantOf } from '../catalogue/names.ts'
import { MorePictures } from './pictures/MorePictures.tsx'
import { PictureCarousel } from './pictures/PictureCarousel.tsx'
import styles from './ProductInSight.module.css'
import { ProductFacts } from './facts/ProductFacts.tsx'
import type { SkuActions, RenderSkuPlaces } from './sku-actions.ts'
import { SkuStrip } from './SkuStrip.tsx'
import { ViewerLayer } from './viewer/ViewerLayer.tsx'
import { glideTo } from '../kit/gliding.ts'
import { viewedAs, viewedOfSku, type ViewedPicture, type Viewing } from './viewer/viewing.ts'

export interface ProductInSightProps {
  detail: ProductDetail
  skuId: string
  actions?: SkuActions | undefined
  places?: RenderSkuPlaces | undefined
  /** Chooses another SKU where the address does not. */
  onChooseSku?: (skuId: string) => void
}

/** Facts and pictures of a product as one of its SKUs. Another SKU begins at its first picture and first tab: hence the keys. */
export function ProductInSight({ detail, skuId, actions, places, onChooseSku }: ProductInSightProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [viewing, setViewing] = useState<Viewing | null>(null)
  const [isFirstSettled, setIsFirstSettled] = useState(false)
  const whereItFits = useRef<HTMLHeadingElement>(null)
  const sku = detail.skus.find(({ id }) => id === skuId) ?? detail.skus[0]
  if (!sku) return null
  const view = (pictures: readonly ViewedPicture[]) => (index: number) => setViewing({ pictures, index })
  const variant = variantOf(isChinese, sku)
  const pictures = viewedOfSku({
    sku,
    sizes: detail.pictureSizes,
    variant: variant ? nameOf(isChinese, variant) : undefined,
  })
  // For another SKU the strip stays as it is.
  const areHeld = pictures.length > 0 && !isFirstSettled
  return (
    <>
      <div className={styles['top']}>
        <PictureCarousel
          key={sku.id}
          sku={sku}
          pictures={pictures}
          onSettled={() => setIsFirstSettled(true)}
          onView={view(pictures)}
        />
        <div className={styles['facts']}>
          <ProductFacts
            detail={detail}
            sku={sku}
            actions={actions?.(sku)}
            fits={<FitSummary sku={sku} onMore={() => showHeading(whereItFits.current)} />}
          />
          <SkuStrip skus={detail.skus} current={sku} areHeld={areHeld} onChoose={onChooseSku} />
          {places?.(sku, detail)}
        </div>
      </div>
      <DetailTabs key={`tabs-${sku.id}`} detail={detail} sku={sku} />
      <WhereItFits key={`places-${sku.id}`} sku={sku} heading={whereItFits} />
      <div className={styles['more']}>
        <MorePictures
          title={t('drawer.structure')}
          pictures={detail.structuralImages}
          fit="contain"
          areHeld={areHeld}
          onView={view(viewedAs('layers', detail.structuralImages))}
        />
        <MorePictures
          title={t('drawer.cases')}
          pictures={sku.caseImages}
          fit="cover"
          areHeld={areHeld}
          onView={view(viewedAs('room', sku.caseImages))}
        />
      </div>
      <ViewerLayer viewing={viewing} detail={detail} model={sku.model} onClose={() => setViewing(null)} />
    </>
  )
}

/** Brings a heading into sight, with the focus, so that the next key goes on from there. */
function showHeading(heading: HTMLElement | null): void {
  if (!heading) return
  glideTo(heading)
  heading.focus({ preventScroll: true })
}

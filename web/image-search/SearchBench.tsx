import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '../../contract/catalogue.ts'
import type { FoundRegion } from '../../contract/image-search.ts'
import { skuNameOf, useIsChinese } from '../catalogue/names.ts'
import { ProductLink } from '../catalogue/ProductLink.tsx'
import { usePageUnit } from '../kit/page-unit.ts'
import { ColorWeight } from './ColorWeight.tsx'
import { FoundRegions } from './region/FoundRegions.tsx'
import type { KeptPicture } from './picture/kept-pictures.ts'
import { PictureWays } from './picture/PictureWays.tsx'
import { RegionStage } from './region/RegionStage.tsx'
import styles from './SearchBench.module.css'
import { SearchFilters } from './SearchFilters.tsx'
import type { SearchAddress } from './search-address.ts'

interface SearchBenchProps {
  picture: KeptPicture
  /** Whose picture it is, if it is a product's. */
  product: ProductDetail | undefined
  /** Width over height, once known. */
  ratio: number | undefined
  onRatio: (ratio: number) => void
  address: SearchAddress
  onChange: (change: Partial<SearchAddress>) => void
  found: readonly FoundRegion[]
  /** False: the picture alone, since a visitor only sees what is like a SKU. */
  canRefine: boolean
  /** The search's progress, over the picture, so that nothing moves. */
  progress: ReactNode
  /** Why another picture was refused. */
  note: ReactNode
  /** Shown where the results stand below the picture. */
  wayToResults: ReactNode
  past: ReactNode
  onFile: (file: File) => void
}

/** The picture, and the controls for the part of it that is meant. */
export function SearchBench(props: SearchBenchProps) {
  const {
    picture,
    product,
    ratio,
    onRatio,
    address,
    onChange,
    found,
    canRefine,
    progress,
    note,
    wayToResults,
    past,
    onFile,
  } = props
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { region, colorWeight } = address
  const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': ratio ?? 1 }
  return (
    <section className={styles['bench']} aria-label={t('imageSearch.yours')}>
      <h1 ref={titleRef} tabIndex={-1}>
        {t('imageSearch.title')}
      </h1>
      <div className={styles['stage']} style={shape}>
        <RegionStage
          key={picture.id}
          picture={picture}
          ratio={ratio}
          onRatio={onRatio}
          region={region}
          onRegion={canRefine ? (next) => onChange({ region: next }) : undefined}
        />
        {progress}
      </div>
      {product && <WhoseLine product={product} skuId={picture.skuId} />}
      {wayToResults}
      <div className={styles['row']}>
        {canRefine && found.length > 0 ? (
          <FoundRegions
            key={picture.id}
            picture={picture}
            ratio={ratio}
            regions={found}
            region={region}
            onChoose={(next) => onChange({ region: next })}
          />
        ) : (
          <p className={styles['hint']}>
            {canRefine &&
              region === null &&
              !isPhone &&
              `${t('imageSearch.regionHint')} ${t('imageSearch.regionKeys')}`}
          </p>
        )}
        <div className={styles['ways']}>
          {canRefine && region && (
            <button type="button" className={styles['whole']} onClick={() => onChange({ region: null })}>
              {t('imageSearch.wholePicture')}
            </button>
          )}
          <PictureWays isFirst={false} onFile={onFile} />
        </div>
      </div>
      {note}
      {canRefine && (
        <>
          <ColorWeight value={colorWeight} onChange={(value) => onChange({ colorWeight: value })} />
          <SearchFilters onLastRemoved={() => titleRef.current?.focus()} />
        </>
      )}
      {!isPhone && past}
    </section>
  )
}

function WhoseLine({ product, skuId = '' }: { product: ProductDetail; skuId?: string | undefined }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const variant = product.skus.find(({ id }) => id === skuId)?.variant ?? null
  return (
    <p className={styles['whose']}>
      {t('imageSearch.like')}{' '}
      <ProductLink className={styles['product']} skuId={skuId}>
        {skuNameOf(isChinese, product, variant)}
      </ProductLink>
    </p>
  )
}

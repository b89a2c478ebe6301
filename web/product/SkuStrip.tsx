import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { SkuDetail } from '../../contract/catalogue.ts'
import { preloadPicture } from '../kit/pictures/picture-sources.ts'
import { nameOf, useIsChinese, variantOf } from '../catalogue/names.ts'
import { searchWithSku } from '../catalogue/product-address.ts'
import { COVER_SIZES } from './pictures/pictures.ts'
import { PictureStrip } from './pictures/PictureStrip.tsx'

interface SkuStripProps {
  skus: readonly SkuDetail[]
  current: SkuDetail
  areHeld: boolean
  onChoose?: ((skuId: string) => void) | undefined
}

/** The covers of the product's SKUs; choosing one changes the address, unless `onChooseSku` is given. */
export function SkuStrip({ skus, current, areHeld, onChoose }: SkuStripProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  if (skus.length < 2) return null
  const choose = (index: number) => {
    const sku = skus[index]
    if (!sku || sku.id === current.id) return
    if (onChoose) return onChoose(sku.id)
    const address = { pathname, search: searchWithSku(search, sku.id), hash }
    void navigate(address, { replace: true, state: state as unknown, preventScrollReset: true })
  }
  const preload = (index: number) => {
    const cover = skus[index]?.coverImage
    if (cover) preloadPicture(cover, COVER_SIZES)
  }
  return (
    <PictureStrip
      label={t('drawer.variants')}
      kind="skus"
      pictures={skus.map((sku) => ({
        id: sku.id,
        name: stripName(isChinese, sku),
        address: sku.coverImage,
        color: sku.coverColor,
      }))}
      current={skus.indexOf(current)}
      areHeld={areHeld}
      onChoose={choose}
      onApproach={preload}
    />
  )
}

/** The variant, then the model. */
function stripName(isChinese: boolean, sku: SkuDetail): string {
  const variant = variantOf(isChinese, sku)
  return variant ? `${nameOf(isChinese, variant)}${isChinese ? '，' : ', '}${sku.model}` : sku.model
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { pickName, useIsChinese } from '../catalogue/names.ts'
import { gapIn } from '../keeping/form-address.ts'
import { ProductFormView } from '../keeping/products/form/ProductFormView.tsx'
import { keptProduct } from '../keeping/products/queries.ts'
import type { DrawProduct } from '../keeping/products/window/ShopWindow.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { ProductInSight } from '../product/ProductInSight.tsx'

const draw: DrawProduct = (detail, skuId, onChooseSku) => (
  <ProductInSight detail={detail} skuId={skuId} onChooseSku={onChooseSku} />
)

/** /operator/products/:id: the form of one product with a preview; `new` creates one, `at` names the gap to fill first. */
export function ProductFormPage() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { id = '' } = useParams()
  const { skuId } = Object(useLocation().state) as { skuId?: string }
  const [address] = useSearchParams()
  const firstGap = gapIn(address.get('at')) ?? null
  // The view requests it; here its name is only read from the cache.
  const { data } = useQuery({ ...keptProduct(id), enabled: false })
  const isNew = id === 'new'
  const name = data && pickName(isChinese, data.fields.name, data.fields.enName)
  return (
    <OperatorFrame
      title={isNew ? t('keptProducts.form.newTitle') : name || t('routes.operatorProduct')}
      hint={isNew ? t('keptProducts.form.newHint') : undefined}
    >
      <ProductFormView key={`${id} ${firstGap}`} id={id} firstSkuId={skuId ?? null} firstGap={firstGap} draw={draw} />
    </OperatorFrame>
  )
}

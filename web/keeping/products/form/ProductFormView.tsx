import '../../../locales/keeping-texts.ts'
import '../../../locales/operator-texts.ts'
import '../../../locales/keeping-products-texts.ts'
import '../../../locales/deleted-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Gap } from '../../../../contract/keeping/gaps.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { saysUnknown } from '../../../errors/message.ts'
import { useUser } from '../../../members/session/current-user.ts'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { useTitleName } from '../../../kit/window-title.ts'
import { keptProduct } from '../queries.ts'
import type { DrawProduct } from '../window/ShopWindow.tsx'
import { blankProduct } from './blank.ts'
import { ProductForm } from './ProductForm.tsx'
import styles from './ProductForm.module.css'

interface ProductFormViewProps {
  /** `new` for a product not yet created. */
  id: string
  /** The SKU shown in full at first; null for the first one. */
  firstSkuId?: string | null
  /** The gap to fill first. */
  firstGap?: Gap | null
  draw: DrawProduct
}

/** The form of one product, with its loading and failed states. */
export function ProductFormView({ id, firstSkuId = null, firstGap = null, draw }: ProductFormViewProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const isNew = id === 'new'
  const memberId = useUser()?.id ?? ''
  const whose = useMemo(() => ({ memberId, productId: id }), [memberId, id])
  const { data, error, refetch } = useQuery({ ...keptProduct(id), enabled: !isNew })
  const record = isNew ? blankProduct : data
  const name = record && pickName(isChinese, record.fields.name, record.fields.enName)
  useTitleName('page', isNew ? t('keptProducts.form.newTitle') : name)
  if (record)
    return <ProductForm record={record} whose={whose} firstSkuId={firstSkuId} firstGap={firstGap} draw={draw} />
  if (saysUnknown(error))
    return (
      <Face
        title={t('keptProducts.form.unknown')}
        hint={t('keptProducts.form.unknownHint')}
        action={
          <Link className={buttons['plain']} to="/operator/products">
            {t('keptProducts.form.back')}
          </Link>
        }
      />
    )
  if (error)
    return <FailureFace error={error} what={t('keptProducts.form.failed')} onRetry={() => void refetch()} isPart />
  return <output className={styles['skeleton']} aria-label={t('keptProducts.form.loading')} />
}

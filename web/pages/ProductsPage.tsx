import { IconChecklist, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ProductsView } from '../keeping/products/list/ProductsView.tsx'
import { LinkButton } from '../kit/Button.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/products: all products, for staff. */
export function ProductsPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame
      title={t('keptProducts.title')}
      hint={t('keptProducts.hint')}
      actions={
        <>
          <LinkButton label={t('keptProducts.completeness')} icon={IconChecklist} to="/operator/completeness" />
          <LinkButton label={t('keptProducts.new')} icon={IconPlus} look="filled" to="/operator/products/new" />
        </>
      }
    >
      <ProductsView />
    </OperatorFrame>
  )
}

import { IconChecklist, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProductsView } from '../keeping/products/list/ProductsView.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import buttons from '../kit/buttons.module.css'

/** /operator/products: all products, for staff. */
export function ProductsPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame
      title={t('keptProducts.title')}
      hint={t('keptProducts.hint')}
      actions={
        <>
          <Link className={buttons['plain']} to="/operator/completeness">
            <IconChecklist aria-hidden />
            {t('keptProducts.completeness')}
          </Link>
          <Link className={buttons['plain']} to="/operator/products/new">
            <IconPlus aria-hidden />
            {t('keptProducts.new')}
          </Link>
        </>
      }
    >
      <ProductsView />
    </OperatorFrame>
  )
}

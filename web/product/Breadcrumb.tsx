import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProductDetail } from '../../contract/catalogue.ts'
import { filtersAddress, noFilters } from '../finding/filters/filters.ts'
import { brandNameOf, nameOf, useIsChinese } from '../catalogue/names.ts'
import { categoryList } from '../catalogue/queries.ts'
import styles from './Breadcrumb.module.css'

/** The brand and the categories, each a link to its products. */
export function Breadcrumb({ detail }: { detail: ProductDetail }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: categories = [] } = useQuery(categoryList)
  const steps = [
    {
      address: filtersAddress({ ...noFilters, brandIds: [detail.brandId] }),
      name: brandNameOf(isChinese, detail.brand),
    },
    ...detail.categoryIdList.flatMap((categoryId) => {
      const category = categories.find(({ id }) => id === categoryId)
      return category
        ? [{ address: filtersAddress({ ...noFilters, categoryId }), name: nameOf(isChinese, category) }]
        : []
    }),
  ]
  return (
    <nav aria-label={t('drawer.path')}>
      <ol className={styles['steps']}>
        {steps.map(({ address, name }, index) => (
          <li key={address}>
            <Link to={address} title={name}>
              {name}
            </Link>
            {index < steps.length - 1 && <IconChevronRight aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { useParams } from 'react-router'
import { BrandFacts } from '../catalogue/BrandFacts.tsx'
import { noFilters } from '../catalogue/filters.ts'
import { ProductList } from '../catalogue/ProductList.tsx'
import styles from './BrandPage.module.css'

export function BrandPage() {
  const { id = '' } = useParams()
  return (
    <div className={styles['page']}>
      <BrandFacts brandId={id}>
        <ProductList filters={{ ...noFilters, brandIds: [id] }} onClear={() => undefined} />
      </BrandFacts>
    </div>
  )
}

import { useParams } from 'react-router'
import { BrandView } from '../brand/BrandView.tsx'
import { cardActions } from './card-actions.tsx'
import styles from './BrandPage.module.css'

export function BrandPage() {
  const { id = '' } = useParams()
  return (
    <div className={styles['page']}>
      <BrandView key={id} brandId={id} actions={cardActions} />
    </div>
  )
}

import { CompareView } from '../compare/CompareView.tsx'
import styles from './ComparePage.module.css'

export function ComparePage() {
  return (
    <div className={styles['page']}>
      <CompareView />
    </div>
  )
}

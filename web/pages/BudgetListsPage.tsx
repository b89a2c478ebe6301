import { BudgetsView } from '../budgets/list/BudgetsView.tsx'
import styles from './FavouritesPage.module.css'

/** /budgetList: a member's budget lists. */
export function BudgetListsPage() {
  return (
    <div className={styles['page']}>
      <BudgetsView />
    </div>
  )
}

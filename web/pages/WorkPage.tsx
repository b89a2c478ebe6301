import { BoardsView } from '../boards/gallery/BoardsView.tsx'
import styles from './FavouritesPage.module.css'

/** /work: a member's boards or those that others share with them; the head leads on to the budget lists. */
export function WorkPage() {
  return (
    <div className={styles['page']}>
      <BoardsView />
    </div>
  )
}

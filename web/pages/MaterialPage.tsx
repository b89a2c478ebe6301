import { BoardsView } from '../boards/gallery/BoardsView.tsx'
import styles from './FavouritesPage.module.css'

/** /material: published boards, and a member's own. */
export function MaterialPage() {
  return (
    <div className={styles['page']}>
      <BoardsView />
    </div>
  )
}

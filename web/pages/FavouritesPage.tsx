import { FoldersView } from '../favourites/folders/FoldersView.tsx'
import { MembersOnly } from '../members/MembersOnly.tsx'
import styles from './FavouritesPage.module.css'

/** /favorites: the folders of a member. */
export function FavouritesPage() {
  return (
    <MembersOnly page="favorites">
      {({ id }) => (
        <div className={styles['page']}>
          <FoldersView key={id} />
        </div>
      )}
    </MembersOnly>
  )
}

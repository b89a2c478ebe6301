import type { FolderItem } from '../../../../contract/favourites.ts'
import styles from './NoteField.module.css'

/** What was noted on an item, for whoever may not write it. */
export function Note({ item: { note } }: { item: FolderItem }) {
  return (
    <p className={styles['note']} title={note || undefined}>
      <span>{note}</span>
    </p>
  )
}

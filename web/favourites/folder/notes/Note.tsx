import type { FolderItem } from '../../../../contract/favourites.ts'
import styles from './NoteField.module.css'

/** A note on an item, for a reader who cannot change it. */
export function Note({ item: { note } }: { item: FolderItem }) {
  return (
    <p className={styles['note']} title={note || undefined}>
      <span>{note}</span>
    </p>
  )
}

import styles from './RecordForm.module.css'

/** A small picture by its key; it says nothing beside the name that it stands with. */
export function RecordPicture({ picture }: { picture: string }) {
  return <img className={styles['picture']} src={`/images/${picture}?width=160`} width={64} height={64} alt="" />
}

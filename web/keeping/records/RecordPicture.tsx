import { RetriedImage } from '../../kit/pictures/RetriedImage.tsx'
import styles from './RecordForm.module.css'

/** A small picture by its key; decorative beside the name. */
export function RecordPicture({ picture }: { picture: string }) {
  return <RetriedImage className={styles['picture']} src={`/images/${picture}?width=160`} width={64} height={64} />
}

import { useTranslation } from 'react-i18next'
import styles from './SearchProgress.module.css'
import { useUploadedShare } from './uploading.ts'

/** The progress of reading, sending and searching; not shown for what is quick. */
export function SearchProgress({ isOpening }: { isOpening: boolean }) {
  const { t } = useTranslation()
  const share = useUploadedShare()
  // The upload is complete: the server is searching.
  const isSending = share !== null && share < 1
  const words = () => {
    if (isOpening && share === null) return t('imageSearch.opening')
    return isSending ? t('imageSearch.sending', { percent: Math.round(share * 100) }) : t('imageSearch.searching')
  }
  return (
    <div className={styles['progress']}>
      <progress aria-label={words()} {...(isSending && { value: share, max: 1 })} />
      <span aria-hidden>{words()}</span>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import styles from './SearchProgress.module.css'
import { useUploadedShare } from './uploading.ts'

/** While a picture is being read, sent or searched for; what is quick needs none and shows none. */
export function SearchProgress({ isOpening }: { isOpening: boolean }) {
  const { t } = useTranslation()
  const share = useUploadedShare()
  // All of it is there: now it is thought about.
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

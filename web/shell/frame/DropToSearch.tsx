import { IconPhotoSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIncomingFiles } from '../../kit/files/incoming-files.ts'
import styles from './DropToSearch.module.css'

/** Takes a file that is dropped or pasted anywhere on the page, and says so while it is held over it. */
export function DropToSearch({ onPicture }: { onPicture: (picture: File) => void }) {
  const { t } = useTranslation()
  const isHeldOver = useIncomingFiles((file) => file && onPicture(file))
  return (
    isHeldOver && (
      <output className={styles['here']}>
        <IconPhotoSearch aria-hidden />
        {t('byPicture.dropHere')}
      </output>
    )
  )
}

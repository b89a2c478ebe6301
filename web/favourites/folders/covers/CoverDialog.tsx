import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useUpdateFolder, type Folder } from '../../queries.ts'
import styles from './CoverDialog.module.css'
import { CoverPictures } from './CoverPictures.tsx'

interface CoverDialogProps {
  folder: Folder
  onClose: () => void
}

/** Chooses one of the folder's pictures for its cover, or the first four again. */
export function CoverDialog({ folder, onClose }: CoverDialogProps) {
  const { t } = useTranslation()
  const { mutate } = useUpdateFolder()
  const choose = (coverUrl: string | null) => {
    if (coverUrl !== folder.coverUrl) mutate({ id: folder.id, coverUrl })
    onClose()
  }
  return (
    <Dialog
      title={t('folders.coverTitle', { name: folder.name })}
      closeLabel={t('drawer.close')}
      width={720}
      isOpen
      onClose={onClose}
    >
      <div className={styles['content']}>
        <CoverPictures folder={folder} onChoose={choose} />
      </div>
    </Dialog>
  )
}

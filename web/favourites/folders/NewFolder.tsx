import { useTranslation } from 'react-i18next'
import { showToast } from '../../kit/toasts/toast.ts'
import { useCreateFolder } from '../queries.ts'
import { useKeyFor } from '../../workspace/new-key.ts'
import { FolderNameForm } from './FolderNameForm.tsx'
import styles from './NewFolder.module.css'

/** The form for a new folder's name, in the new folder's place: the first. */
export function NewFolder({ onEnd }: { onEnd: (hadFocus: boolean) => void }) {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateFolder()
  const keyFor = useKeyFor()
  const create = async (name: string) => {
    await mutateAsync({ name, sort: 0, key: keyFor(name) })
    showToast(t('folders.created', { name }))
  }
  return (
    <div className={styles['draft']}>
      <div className={styles['tile']} aria-hidden />
      <div className={styles['name']}>
        <FolderNameForm name="" saveLabel={t('folders.add')} onSave={create} onEnd={onEnd} />
      </div>
    </div>
  )
}

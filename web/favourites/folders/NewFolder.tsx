import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toasts/toast.ts'
import { useCreateFolder } from '../queries.ts'
import { FolderNameForm } from './FolderNameForm.tsx'
import { newKey } from '../../workspace/new-key.ts'
import styles from './NewFolder.module.css'

/** A folder that has no name yet, in the place that it will have: a new one comes first. */
export function NewFolder({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateFolder()
  // Sent again after no answer came, the same name makes no second folder.
  const attempt = useRef({ name: '', key: '' })
  const create = async (name: string) => {
    if (attempt.current.name !== name) attempt.current = { name, key: newKey() }
    await mutateAsync({ name, sort: 0, key: attempt.current.key })
    showToast(t('folders.created', { name }))
    onEnd()
  }
  return (
    <div className={styles['draft']}>
      <div className={styles['tile']} aria-hidden />
      <div className={styles['name']}>
        <FolderNameForm name="" saveLabel={t('folders.add')} onSave={create} onCancel={onEnd} />
      </div>
    </div>
  )
}

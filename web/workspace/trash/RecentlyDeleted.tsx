import '../../locales/deleted-texts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLateDialog } from '../late-dialog.tsx'
import type { DeletedDialogProps } from './DeletedDialog.tsx'
import styles from './RecentlyDeleted.module.css'

interface RecentlyDeletedProps {
  query: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'error'>
  /** Loaded when it is first opened. */
  Dialog: ComponentType<DeletedDialogProps>
  /** The list has become empty, and the button is gone. */
  onEmptied: () => void
}

/** A button that opens the deleted things, shown where there are some. */
export function RecentlyDeleted({ query: { data, error }, Dialog, onEmptied }: RecentlyDeletedProps) {
  const { t } = useTranslation()
  const dialog = useLateDialog()
  // After a failed request there may be some: the dialog says so and tries again.
  const isOffered = Boolean(data?.length) || Boolean(error)
  const close = () => {
    dialog.close()
    if (!isOffered) requestAnimationFrame(onEmptied)
  }
  return (
    <>
      {(isOffered || dialog.isOpen) && (
        <button type="button" className={styles['open']} aria-haspopup="dialog" onClick={dialog.open}>
          <IconHistory />
          {t('deleted.title')}
        </button>
      )}
      {dialog.draw(() => (
        <Dialog isOpen={dialog.isOpen} onClose={close} />
      ))}
    </>
  )
}

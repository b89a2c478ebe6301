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
  /** Its script comes when it is first opened. */
  Dialog: ComponentType<DeletedDialogProps>
  /** Nothing is left, and the button has gone with it. */
  onEmptied: () => void
}

/** Where there is something to restore, the way to it. */
export function RecentlyDeleted({ query: { data, error }, Dialog, onEmptied }: RecentlyDeletedProps) {
  const { t } = useTranslation()
  const dialog = useLateDialog()
  // What could not be asked for may be there: the dialog says so and tries again.
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

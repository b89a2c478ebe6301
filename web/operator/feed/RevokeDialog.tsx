import { useTranslation } from 'react-i18next'
import { revokeFeedKey } from '../../../contract/feed.ts'
import type { FeedKey } from '../../../contract/feed.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import styles from './FeedView.module.css'
import { NEW_KEY_ID } from './NewKey.tsx'
import { useKeyChange } from './queries.ts'

interface RevokeDialogProps {
  feedKey: FeedKey
  isOpen: boolean
  onClose: () => void
}

/** Asks before a key is revoked for good. */
export function RevokeDialog({ feedKey: { id, name }, isOpen, onClose }: RevokeDialogProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useKeyChange(revokeFeedKey)
  const revoke = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          onClose()
          showToast(t('feed.isRevoked'))
        },
      },
    )
  return (
    <Dialog
      title={t('feed.askRevoke', { name })}
      closeLabel={t('feed.cancel')}
      width={520}
      isOpen={isOpen}
      onClose={onClose}
      // The pressed button leaves with the valid key.
      elseFocusId={NEW_KEY_ID}
    >
      <div className={styles['form']}>
        <p>{t('feed.askRevokeHint')}</p>
        <p className={styles['answers']}>
          <button type="button" className={buttons['plain']} onClick={onClose}>
            {t('feed.cancel')}
          </button>
          <button
            type="button"
            className={`${buttons['filled']} ${styles['final']}`}
            aria-busy={isPending}
            onClick={() => isPending || revoke()}
          >
            {t('feed.revoke')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endMemberSessions, type KeptMember } from '../../../../../contract/members-kept.ts'
import { call } from '../../../../api.ts'
import { reasonOf } from '../../../../errors/message.ts'
import buttons from '../../../../kit/buttons.module.css'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { showToast } from '../../../../kit/toasts/toast.ts'
import { memberName } from '../../member-words.ts'
import { useNoteMember } from '../../queries.ts'
import styles from './ChangeDialog.module.css'

/** Explains what it means, before all of a member's sessions are ended. */
export function EndSessionsDialog({ member, onClose }: { member: KeptMember; onClose: () => void }) {
  const { t } = useTranslation()
  const note = useNoteMember()
  const name = memberName(member)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(endMemberSessions, { id: member.id }),
    meta: { isSilent: true },
    onSuccess: (now) => {
      note(now)
      showToast(t('keptMembers.ended', { name }))
      onClose()
    },
  })
  return (
    <Dialog
      title={t('keptMembers.endTitle', { name })}
      closeLabel={t('keptMembers.close')}
      width={460}
      isOpen
      onClose={onClose}
    >
      <div className={styles['form']}>
        <p>{t('keptMembers.endWhat')}</p>
        {member.isSelf && <p className={styles['warning']}>{t('keptMembers.endSelf')}</p>}
        <p className={styles['error']} role="alert">
          {error && reasonOf(error, t)}
        </p>
        <p className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={onClose}>
            {t('keptMembers.cancel')}
          </button>
          <button
            type="button"
            className={buttons['filled']}
            aria-busy={isPending}
            onClick={() => isPending || mutate()}
          >
            {t('keptMembers.endAll')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}

import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sendEmailCode } from '../../../../contract/members.ts'
import { call } from '../../../api.ts'
import { showToast } from '../../../ui/toasts/toast.ts'
import styles from '../LoginForm.module.css'
import { secondsToWait } from '../refusals.ts'
import { noteSent, useSecondsToNext } from '../sent-codes.ts'

interface SendCodeButtonProps {
  /** 1 to sign in, register or change the address, 2 to set a new password. */
  scene: 1 | 2
  email: string
  /** Says what is wrong with the address, if anything. */
  isRefused: () => boolean
  onSent: () => void
  onFailed: (error: unknown) => void
}

const SENDING = ['send-email-code']

/** Does nothing while a code is on its way, or could not follow yet; the server's word on that wins. */
export function SendCodeButton({ scene, email, isRefused, onSent, onFailed }: SendCodeButtonProps) {
  const { t } = useTranslation()
  const seconds = useSecondsToNext(email)
  // By its key: one that was sent before the dialog was closed and opened again counts too.
  const isSending = useIsMutating({ mutationKey: SENDING }) > 0
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: SENDING,
    mutationFn: (address: string) => call(sendEmailCode, { email: address, scene }),
    // The field tells it.
    meta: { isSilent: true },
    onSuccess: (_answer, address) => {
      noteSent(address)
      showToast(t('login.codeSent', { email: address }))
      onSent()
    },
    onError: (error, address) => {
      const wait = secondsToWait(error)
      if (wait !== null) noteSent(address, wait)
      onFailed(error)
    },
  })
  const send = () => {
    // Asked afresh: a second press may come before the first is drawn.
    const isFree = client.isMutating({ mutationKey: SENDING }) === 0
    if (isFree && seconds === 0 && !isRefused()) mutate(email)
  }
  return (
    // Disabled while it is sent, it would lose the focus, and it may fail; then the focus is at the field.
    <button
      type="button"
      className={styles['send']}
      disabled={seconds > 0}
      aria-disabled={isSending || undefined}
      onClick={send}
    >
      {isSending ? t('login.sending') : seconds > 0 ? t('login.sendAgain', { count: seconds }) : t('login.sendCode')}
    </button>
  )
}

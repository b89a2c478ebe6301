import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sendEmailCode } from '../../../../contract/members.ts'
import { call } from '../../../api.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import styles from '../LoginForm.module.css'
import { secondsToWait } from '../refusals.ts'
import { noteSent, useSecondsToNext } from '../sent-codes.ts'

interface SendCodeButtonProps {
  /** 1 to sign in, register or change the address, 2 to set a new password. */
  scene: 1 | 2
  email: string
  /** The address's error, if any. */
  isRefused: () => boolean
  onSent: () => void
  onFailed: (error: unknown) => void
}

const SENDING = ['send-email-code']

/** Does nothing while a code is being sent, or before another may be sent; the server's own limit counts. */
export function SendCodeButton({ scene, email, isRefused, onSent, onFailed }: SendCodeButtonProps) {
  const { t } = useTranslation()
  const seconds = useSecondsToNext(email)
  // The mutation key also counts one sent before the dialog was closed and opened again.
  const isSending = useIsMutating({ mutationKey: SENDING }) > 0
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: SENDING,
    mutationFn: (address: string) => call(sendEmailCode, { email: address, scene }),
    // The field shows the error.
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
    // Reads the state now: a second press may come before a render.
    const isFree = client.isMutating({ mutationKey: SENDING }) === 0
    if (isFree && seconds === 0 && !isRefused()) mutate(email)
  }
  return (
    // Not disabled while sending, which would lose the focus; after a failure the focus goes to the field.
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

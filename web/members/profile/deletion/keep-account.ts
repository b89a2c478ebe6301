import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../contract/members.ts'
import { cancelDeletion } from '../../../../contract/profile.ts'
import { call } from '../../../api.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { changeUser } from '../../session/session.ts'

/** Undoes the deletion of an account. */
export function useKeepAccount({ id }: User, onKept?: () => void) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cancelDeletion, {}),
    onSuccess: () => {
      changeUser(id, { deleteTime: null })
      showToast(t('profile.kept'))
      onKept?.()
    },
  })
  return { isPending, keepAccount: () => isPending || mutate() }
}

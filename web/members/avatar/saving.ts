import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerError } from '../../api.ts'
import { reasonOf } from '../../errors/message.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { saveAvatar } from './saved-avatar.ts'

/** Saves a picture or the default one, one at a time; aborted when the dialog closes. */
export function useAvatarSaving(memberId: string, onDone: () => void) {
  const { t } = useTranslation()
  const controller = useRef<AbortController | null>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (drawPicture: () => Promise<Blob | null>) => {
      const { signal } = (controller.current = new AbortController())
      const picture = await drawPicture()
      await saveAvatar(memberId, picture, signal)
      showToast(t(picture ? 'avatar.saved' : 'avatar.removed'))
    },
    onSuccess: onDone,
  })

  // The running upload is outside React.
  useEffect(() => () => controller.current?.abort(), [])

  return {
    isSaving: isPending,
    /** In words; null also where the login dialog opens instead. */
    failure: error && !(error instanceof AnswerError && error.isSilent) ? reasonOf(error, t) : null,
    save: (drawPicture: () => Promise<Blob | null>) => {
      if (!isPending) mutate(drawPicture)
    },
    forgetFailure: () => {
      if (error) reset()
    },
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WouldFind } from '../../../contract/keeping/learning.ts'
import { records } from '../../../contract/keeping/records.ts'
import { AnswerError, call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import { showFault, showToast } from '../../kit/toasts/toast.ts'
import { readAgain } from '../../query.ts'

const CHANGED_SINCE = 409

interface Learned {
  id: string
  would: WouldFind
}

/** Gives words a meaning by an entry of the trade's words, and undoes it. */
export function useLearning(words: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [learned, setLearned] = useState<Learned | null>(null)
  // Searches give other results from now on.
  const onChanged = () => void readAgain(client, ['everything'])
  const learning = useMutation({
    mutationFn: async (would: WouldFind): Promise<Learned> => ({ id: await keep(would), would }),
    onSuccess: (kept) => {
      setLearned(kept)
      onChanged()
    },
  })
  const undoing = useMutation({
    mutationFn: takeBack,
    meta: { isSilent: true },
    onSuccess: () => {
      setLearned(null)
      onChanged()
      showToast(t('learning.undone', { words }))
    },
    onError: (error) => {
      if (error instanceof AnswerError && error.code === CHANGED_SINCE) showFault(t('learning.notUndone'))
      else reportFailure(error)
    },
  })
  const isPending = learning.isPending || undoing.isPending
  return {
    learned,
    wasUndone: undoing.isSuccess,
    isPending,
    learn: (would: WouldFind) => !isPending && learning.mutate(would),
    undo: () => !isPending && learned && undoing.mutate(learned),
  }
}

/** Answers the entry's id. */
async function keep({ entry: { id, was, words } }: WouldFind): Promise<string> {
  if (id === null) return call(records.words.create, { kind: 'from', words })
  await call(records.words.update, { id, was: { words: was }, is: { words } })
  return id
}

async function takeBack({ id, would: { entry } }: Learned): Promise<void> {
  if (entry.id === null) await call(records.words.remove, { ids: [id] })
  else await call(records.words.update, { id, was: { words: entry.words }, is: { words: entry.was } })
}

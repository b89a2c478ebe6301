import { useTranslation } from 'react-i18next'
import { resolveTeamComment } from '../../../contract/collaboration/discussion-calls.ts'
import { showLatest } from '../../kit/toasts/toast.ts'
import { useDiscussionChange } from './queries.ts'

/** Resolves a thread or a to-do, or reopens it. A resolved one disappears, so the toast offers to undo it. */
export function useSettling() {
  const { t } = useTranslation()
  const { mutate, mutateAsync, isPending, variables } = useDiscussionChange(resolveTeamComment)
  const settle = (id: string, isResolved: boolean, words: string) => {
    const takeBack = { label: t('discussion.todos.undo'), act: () => mutate({ id, isResolved: false }) }
    const tell = () => isResolved && showLatest('settled', words, takeBack)
    // The toast comes even if the button has gone by then. The query client reports failures.
    void mutateAsync({ id, isResolved }).then(tell, () => undefined)
  }
  return { settle, isPending, variables }
}

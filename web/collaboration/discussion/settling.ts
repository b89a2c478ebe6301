import { useTranslation } from 'react-i18next'
import { resolveTeamComment } from '../../../contract/collaboration/discussion-calls.ts'
import { showLatest } from '../../ui/toasts/toast.ts'
import { useDiscussionChange } from './queries.ts'

/** Settles a thread or a to-do, or opens it again. What is settled goes from sight, so that its words offer to take it back. */
export function useSettling() {
  const { t } = useTranslation()
  const { mutate, mutateAsync, isPending, variables } = useDiscussionChange(resolveTeamComment)
  const settle = (id: string, isResolved: boolean, words: string) => {
    const takeBack = { label: t('discussion.todos.undo'), act: () => mutate({ id, isResolved: false }) }
    const tell = () => isResolved && showLatest('settled', words, takeBack)
    // What was pressed may be gone by the answer, which is told all the same; why it failed is told by the call itself.
    void mutateAsync({ id, isResolved }).then(tell, () => undefined)
  }
  return { settle, isPending, variables }
}

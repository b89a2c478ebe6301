import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamComment } from '../../../contract/collaboration/discussion-calls.ts'
import { dueWords, todayHere } from './due-words.ts'
import { useSettling } from './settling.ts'
import styles from './Thread.module.css'

/** The to-do of a comment: whose it is, when it is due, and whether it is done. */
export function TodoLine({ comment }: { comment: TeamComment }) {
  const { t, i18n } = useTranslation()
  const [today] = useState(() => todayHere())
  const { settle, isPending, variables } = useSettling()
  const { id, assignee, dueOn, resolveTime, resolvedBy } = comment
  if (!assignee) return null
  const isDone = isPending && variables ? variables.isResolved : resolveTime !== null
  const due = dueOn === null ? null : dueWords(dueOn, { t, language: i18n.language, today })
  return (
    <p className={styles['todo']}>
      <label className={styles['tick']}>
        <input
          type="checkbox"
          checked={isDone}
          aria-busy={isPending}
          onChange={() => isPending || settle(id, !isDone, t('discussion.todos.isDone'))}
        />
        {t('discussion.forWhom', { name: assignee.nickname })}
      </label>
      {due && !isDone && <span className={styles[due.isOver ? 'overdue' : 'meta']}>{due.words}</span>}
      {isDone && resolvedBy !== null && (
        <span className={styles['settled']}>{t('discussion.doneBy', { name: resolvedBy })}</span>
      )}
    </p>
  )
}

import { IconCheck, IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './CommentCount.module.css'
import { useThreadsAt } from './discussion-context.ts'
import { useUnseen } from './seen-answers.ts'

/** The numbers of comments on a thing, and whether they were answered; nothing where there are none. */
export function CommentCount({ keys }: { keys: readonly (string | null)[] }) {
  const { t } = useTranslation()
  const threads = useThreadsAt(keys)
  const isAnswered = useUnseen(threads).length > 0
  if (threads.length === 0) return null
  const isDone = threads.every(({ comment }) => comment.resolveTime !== null)
  const Icon = isDone ? IconCheck : IconMessage
  return (
    <span className={styles['count']} data-done={isDone && !isAnswered}>
      <Icon aria-hidden />
      <span className="visually-hidden">
        {t('shared.withComments', { count: threads.length })}
        {isDone && `, ${t('shared.talk.isDone')}`}{' '}
      </span>
      <span aria-hidden>{threads.map(({ number }) => number).join(', ')}</span>
      {isAnswered && <span className={styles['answered']}>{t('shared.talk.answered')}</span>}
    </span>
  )
}

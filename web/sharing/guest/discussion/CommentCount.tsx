import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './CommentCount.module.css'
import { useThreadsAt } from './discussion-context.ts'

/** The numbers of what was said of a thing, beside it; nothing where nothing was. */
export function CommentCount({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation()
  const threads = useThreadsAt(keys).filter(({ comment }) => comment.resolveTime === null)
  if (threads.length === 0) return null
  return (
    <span className={styles['count']}>
      <IconMessage aria-hidden />
      <span className="visually-hidden">{t('shared.withComments', { count: threads.length })} </span>
      <span aria-hidden>{threads.map(({ number }) => number).join(', ')}</span>
    </span>
  )
}

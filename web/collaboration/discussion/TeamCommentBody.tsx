import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { TeamComment } from '../../../contract/collaboration/discussion-calls.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { SaidOf } from '../../catalogue/SaidOf.tsx'
import { momentOf } from '../../kit/moments.ts'
import { partsOf } from './saying/naming.ts'
import styles from './Thread.module.css'

interface SaidProps {
  comment: TeamComment
  isNew: boolean
  /** The comment's actions. */
  children?: ReactNode
}

/** Who said what, and when. Names in the text stand out. */
export function TeamCommentBody({ comment, isNew, children }: SaidProps) {
  const { t, i18n } = useTranslation()
  const { author, createTime, editTime, isDeleted, text, mentions, saidOf } = comment
  const name = useNameOf(comment)
  return (
    <div className={styles['said']}>
      <Avatar name={author.nickname ?? '?'} picture={author.avatar} />
      <div className={styles['words']}>
        <p className={styles['by']}>
          <span className={styles['name']}>{name}</span>
          <time className={styles['meta']} dateTime={new Date(createTime).toISOString()}>
            {momentOf(createTime, i18n.language)}
          </time>
          {editTime !== null && !isDeleted && <span className={styles['meta']}>{t('discussion.edited')}</span>}
          {isNew && <span className={styles['new']}>{t('discussion.new')}</span>}
        </p>
        {saidOf && <SaidOf saidOf={saidOf} />}
        {isDeleted ? (
          <p className={styles['meta']}>{t('discussion.deleted')}</p>
        ) : (
          <p dir="auto" className={styles['text']}>
            <Named text={text} mentions={mentions} />
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** The author's name for the reader: "You" for the reader's own comments. */
export function useNameOf({ author, isMine }: Pick<TeamComment, 'author' | 'isMine'>): string {
  const { t } = useTranslation()
  if (isMine) return t('discussion.you')
  return author.nickname ?? t('discussion.former')
}

function Named({ text, mentions }: Pick<TeamComment, 'text' | 'mentions'>) {
  let at = 0
  return partsOf(text, mentions).map((part) => {
    const from = at
    at += part.text.length
    return part.person ? <mark key={from}>{part.text}</mark> : part.text
  })
}

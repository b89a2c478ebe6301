import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import buttons from '../../../kit/buttons.module.css'
import { showToast } from '../../../kit/toasts/toast.ts'
import styles from './SessionList.module.css'
import { SessionRow } from './SessionRow.tsx'
import { ownSessions, useEndSession } from './sessions.ts'

/** The first few; a button shows all. */
const SHOWN_FIRST = 8

/** Where the member is signed in, each with a button that ends the session. */
export function SessionList() {
  const { t } = useTranslation()
  const { data, error, dataUpdatedAt, refetch } = useQuery(ownSessions)
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { mutate } = useEndSession({
    onEnded: (which, count) => showToast(t(which === 'others' ? 'profile.endedOthers' : 'profile.ended', { count })),
  })
  const end = (which: string) => {
    mutate(which)
    // The focused button disappears.
    list.current?.focus()
  }
  if (error && !data) {
    return <FailureFace error={error} what={t('profile.sessionsFailed')} onRetry={() => void refetch()} isPart />
  }
  if (!data) return <SessionSkeleton label={t('loading')} />
  const shown = isWhole ? data : data.slice(0, SHOWN_FIRST)
  const more = data.length - shown.length
  return (
    <div className={styles['sessions']}>
      <ul ref={list} tabIndex={-1} aria-label={t('profile.sessions')}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} now={dataUpdatedAt} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <div className={styles['below']}>
        {more > 0 && (
          <button type="button" className={buttons['plain']} onClick={() => setIsWhole(true)}>
            {t('profile.moreSessions', { count: more })}
          </button>
        )}
        {data.length > 1 ? (
          <button type="button" className={buttons['plain']} onClick={() => end('others')}>
            {t('profile.endOthers')}
          </button>
        ) : (
          <p>{t('profile.noSessions')}</p>
        )}
      </div>
    </div>
  )
}

function SessionSkeleton({ label }: { label: string }) {
  return (
    <output className={styles['skeleton']} aria-label={label}>
      <span />
      <span />
    </output>
  )
}

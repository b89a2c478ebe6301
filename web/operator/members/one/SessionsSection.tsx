import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptMember } from '../../../../contract/members-kept.ts'
import buttons from '../../../kit/buttons.module.css'
import { dayOf, momentOf, timeAgo } from '../../../kit/moments.ts'
import { EndSessionsDialog } from './changing/EndSessionsDialog.tsx'
import { MemberSection } from './MemberSection.tsx'
import styles from './MemberView.module.css'

/** A member's sessions, and the button that ends all of them. */
export function SessionsSection({ member, now }: { member: KeptMember; now: number }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { sessions } = member
  return (
    <MemberSection title={t('keptMembers.sessions')} hint={t('keptMembers.sessionsHint')}>
      {sessions.length === 0 ? (
        <p>{t('keptMembers.noSessions')}</p>
      ) : (
        <ul className={styles['list']}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} now={now} />
          ))}
        </ul>
      )}
      {/* The button stays without sessions: the focus returns to it. */}
      <button
        type="button"
        className={buttons['plain']}
        aria-haspopup="dialog"
        aria-disabled={sessions.length === 0}
        onClick={() => sessions.length > 0 && setIsOpen(true)}
      >
        {t('keptMembers.endAll')}
      </button>
      {isOpen && <EndSessionsDialog member={member} onClose={() => setIsOpen(false)} />}
    </MemberSection>
  )
}

function SessionRow({ session, now }: { session: KeptMember['sessions'][number]; now: number }) {
  const { t, i18n } = useTranslation()
  const { createTime, lastUsed } = session
  const device = session.device || t('keptMembers.unknownDevice')
  const Icon = /\b(iPhone|Android)\b/.test(device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles['row']}>
      <Icon aria-hidden />
      <div className={styles['words']}>
        <p>{device}</p>
        <p className={styles['meta']}>
          <span>{t('keptMembers.began', { date: dayOf(createTime, i18n.language) })}</span>
          <span title={momentOf(lastUsed, i18n.language)}>
            {t('keptMembers.used', { when: timeAgo(lastUsed, now, i18n.language) ?? t('keptMembers.justNow') })}
          </span>
        </p>
      </div>
    </li>
  )
}

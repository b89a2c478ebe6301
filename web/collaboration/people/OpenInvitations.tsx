import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  sendInvitationAgain,
  takeInvitationBack,
  type SentInvitation,
} from '../../../contract/collaboration/people-calls.ts'
import { endOf, timeAgo } from '../../kit/moments.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import styles from './People.module.css'
import { usePeopleChange } from './queries.ts'

/** For the owner: invitations that are not answered yet. */
export function OpenInvitations({ invitations }: { invitations: readonly SentInvitation[] }) {
  const { t } = useTranslation()
  const id = useId()
  const [now] = useState(() => Date.now())
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id}>{t('people.invited')}</h3>
      <ul className={styles['list']}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} now={now} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation, now }: { invitation: SentInvitation; now: number }) {
  const { t, i18n } = useTranslation()
  const sending = usePeopleChange(sendInvitationAgain)
  const taking = usePeopleChange(takeInvitationBack)
  const { id, email, right, sentTime, expireTime, isDeclined } = invitation
  const language = i18n.resolvedLanguage ?? 'en'
  const day = endOf(expireTime, language)
  const open = t('people.expires', { time: timeAgo(sentTime, now, language) ?? t('people.now'), day })
  const state = isDeclined ? t('people.declined') : expireTime <= now ? t('people.expired', { day }) : open
  const send = () => sending.mutate({ id }, { onSuccess: () => showToast(t('people.sentAgain', { email })) })
  const takeBack = () => taking.mutate({ id }, { onSuccess: () => showToast(t('people.takenBack', { email })) })
  return (
    <li className={styles['row']}>
      <div className={styles['person']}>
        <span aria-hidden />
        <div className={styles['who']}>
          <p className={styles['name']}>{email}</p>
          <p className={styles['meta']}>{state}</p>
          <div className={styles['deeds']}>
            <button
              type="button"
              className={styles['deed']}
              aria-label={t('people.sendAgainTo', { email })}
              aria-busy={sending.isPending}
              onClick={() => sending.isPending || send()}
            >
              {t('people.sendAgain')}
            </button>
            <button
              type="button"
              className={styles['deed']}
              aria-label={t('people.takeBackOf', { email })}
              aria-busy={taking.isPending}
              onClick={() => taking.isPending || takeBack()}
            >
              {t('people.takeBack')}
            </button>
          </div>
        </div>
        <span className={styles['right']}>{t(`people.rights.${right}`)}</span>
      </div>
    </li>
  )
}

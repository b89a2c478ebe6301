import '../../locales/people-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  acceptInvitation,
  declineInvitation,
  type ReceivedInvitation,
} from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import buttons from '../../kit/buttons.module.css'
import { endOf } from '../../kit/moments.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { receivedInvitations, usePeopleChange } from './queries.ts'
import styles from './ReceivedInvitations.module.css'

interface ReceivedInvitationsProps {
  kind: Work['kind']
  /** An invitation was accepted; its thing is among the shared ones now. */
  onAccepted: (refId: string) => void
  /** Opens the thing. */
  onOpen: (refId: string) => void
}

/** A member's invitations of one kind, to accept or decline; nothing where there are none. */
export function ReceivedInvitations({ kind, onAccepted, onOpen }: ReceivedInvitationsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data, error, refetch } = useQuery(receivedInvitations)
  if (error && !data)
    return (
      <p className={styles['failed']} role="alert">
        {t('people.received.failed')} {reasonOf(error, t)} <RetryButton look="inline" onRetry={() => void refetch()} />
      </p>
    )
  const invitations = (data ?? []).filter((one) => one.kind === kind)
  if (invitations.length === 0) return null
  return (
    <section className={styles['received']} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('people.received.list')}
      </h2>
      <ul className={styles['list']}>
        {invitations.map((invitation) => (
          <Received key={invitation.id} invitation={invitation} onAccepted={onAccepted} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

interface ReceivedProps extends Omit<ReceivedInvitationsProps, 'kind'> {
  invitation: ReceivedInvitation
}

function Received({ invitation, onAccepted, onOpen }: ReceivedProps) {
  const { t } = useTranslation()
  const accepting = usePeopleChange(acceptInvitation)
  const declining = usePeopleChange(declineInvitation)
  const { id, refId, name } = invitation
  const isBusy = accepting.isPending || declining.isPending
  const accept = () =>
    accepting.mutate(
      { id },
      {
        onSuccess: () => {
          showToast(t('people.received.accepted', { name }), {
            label: t('people.received.open'),
            act: () => onOpen(refId),
          })
          onAccepted(refId)
        },
      },
    )
  const decline = () => declining.mutate({ id }, { onSuccess: () => showToast(t('people.received.declined')) })
  return (
    <li className={styles['invitation']}>
      <InvitationWords invitation={invitation} />
      <div className={styles['answers']}>
        <button
          type="button"
          className={buttons['filled']}
          aria-label={t('people.received.acceptOf', { name })}
          aria-busy={accepting.isPending}
          onClick={() => isBusy || accept()}
        >
          {t('people.received.accept')}
        </button>
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('people.received.declineOf', { name })}
          aria-busy={declining.isPending}
          onClick={() => isBusy || decline()}
        >
          {t('people.received.decline')}
        </button>
      </div>
    </li>
  )
}

/** Who invites to what, with which right and message, and until when. */
export function InvitationWords({ invitation }: { invitation: ReceivedInvitation }) {
  const { t, i18n } = useTranslation()
  const { kind, name, ownerName, inviterName, right, message, expireTime } = invitation
  return (
    <div className={styles['words']}>
      <p className={styles['says']}>{t(`people.received.says.${kind}`, { inviter: inviterName, name })}</p>
      <p className={styles['meta']}>
        {[
          ownerName !== inviterName && t('people.received.owned', { owner: ownerName }),
          t(`people.received.may.${right}`),
          t('people.received.until', { day: endOf(expireTime, i18n.resolvedLanguage ?? 'en') }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {message && <p className={styles['message']}>{message}</p>}
    </div>
  )
}

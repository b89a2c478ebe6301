import '../../locales/people-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  acceptInvitation,
  declineInvitation,
  type ReceivedInvitation,
} from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import type { User } from '../../../contract/members.ts'
import { ErrorFace } from '../../errors/ErrorFace.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import { AskFirst } from '../../kit/AskFirst.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import styles from './InvitationView.module.css'
import { invitationOf, readWorkAgain, usePeopleChange } from './queries.ts'
import { InvitationWords } from './ReceivedInvitations.tsx'

interface InvitationViewProps {
  id: string
  user: User
  /** Called with the thing that the member may work on now. */
  onAccepted: (thing: Work) => void
}

/** An invitation, for the member with its address. Everybody else sees a page that reveals nothing about it. */
export function InvitationView({ id, user, onAccepted }: InvitationViewProps) {
  const { t } = useTranslation()
  const { data: invitation, error, refetch } = useQuery(invitationOf(id, user.id))
  /** Who invited; set once it is declined. */
  const [declined, setDeclined] = useState<string | null>(null)
  if (declined !== null)
    return (
      <Face
        isHeading
        title={t('people.invitation.isDeclined')}
        hint={t('people.invitation.isDeclinedHint', { name: declined })}
        action={<Home />}
      />
    )
  if (saysUnknown(error)) return <UnknownInvitation user={user} />
  if (error && !invitation)
    return <FailureFace error={error} what={t('people.invitation.failed')} onRetry={() => void refetch()} />
  if (!invitation) return <ProgressLine label={t('people.invitation.opening')} />
  return (
    <section className={styles['page']}>
      <h1>{t('people.invitation.title')}</h1>
      <InvitationWords invitation={invitation} />
      <Answer invitation={invitation} onAccepted={onAccepted} onDeclined={() => setDeclined(invitation.inviterName)} />
    </section>
  )
}

interface AnswerProps extends Pick<InvitationViewProps, 'onAccepted'> {
  invitation: ReceivedInvitation
  onDeclined: () => void
}

function Answer({ invitation: { id, name }, onAccepted, onDeclined }: AnswerProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const accepting = usePeopleChange(acceptInvitation)
  const declining = usePeopleChange(declineInvitation)
  const accept = () =>
    accepting.mutate(
      { id },
      {
        onSuccess: (thing) => {
          showToast(t('people.received.accepted', { name }))
          readWorkAgain(client, thing.kind)
          onAccepted(thing)
        },
      },
    )
  if (isAsked)
    return (
      <AskFirst
        question={t('people.invitation.askDecline')}
        deed={t('people.received.decline')}
        cancelLabel={t('people.cancel')}
        isBusy={declining.isPending}
        onDo={() => declining.mutate({ id }, { onSuccess: onDeclined })}
        onCancel={() => setIsAsked(false)}
      />
    )
  return (
    <div className={styles['answers']}>
      <button
        type="button"
        className={buttons['filled']}
        aria-busy={accepting.isPending}
        onClick={() => accepting.isPending || accept()}
      >
        {t('people.received.accept')}
      </button>
      <button type="button" className={buttons['plain']} onClick={() => setIsAsked(true)}>
        {t('people.received.decline')}
      </button>
    </div>
  )
}

/** For another address, and for invitations that are revoked, answered, expired or unknown: all look the same. */
function UnknownInvitation({ user }: { user: User }) {
  const { t } = useTranslation()
  const { nickname, email } = user
  return (
    <ErrorFace
      fault="missing"
      title={t('people.invitation.unknown')}
      hints={[t('people.invitation.unknownHint'), t('people.invitation.asWhom', { name: nickname, email })]}
    >
      <Home />
    </ErrorFace>
  )
}

function Home() {
  const { t } = useTranslation()
  return (
    <Link className={buttons['filled']} to="/">
      {t('people.invitation.home')}
    </Link>
  )
}

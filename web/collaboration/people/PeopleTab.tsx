import '../../locales/people-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { useUser } from '../../members/session/current-user.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LeaveHere } from './LeaveHere.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import styles from './People.module.css'
import { PersonFace, PersonRow } from './PersonRow.tsx'
import { peopleOf } from './queries.ts'

interface PeopleTabProps {
  thing: Work
  /** Called when a form has unsaved input, or no longer. */
  onHold?: (isHeld: boolean) => void
  /** The member changed their own right here. */
  onRight: () => void
  /** The member has left. */
  onLeft: () => void
}

/** Who works on a thing, with which right; for its owner also the invitations and a form to invite. */
export function PeopleTab({ thing, onHold, onRight, onLeft }: PeopleTabProps) {
  const { t } = useTranslation()
  const user = useUser()
  const { data: people, error, refetch } = useQuery(peopleOf(thing))
  if (error && !people)
    return <FailureFace isPart error={error} what={t('people.failed')} onRetry={() => void refetch()} />
  if (!people) return <ProgressLine label={t('loading')} />
  const { right, owner, collaborators, invitations } = people
  const isOwner = right === 'own'
  // Who is here by the project leaves that.
  const mayLeave = !isOwner && !collaborators.some((one) => one.memberId === user?.id && one.isByProject)
  const isAlone = collaborators.length === 0 && invitations.length === 0
  return (
    <>
      {isOwner && <InviteForm thing={thing} onHold={onHold} />}
      <ul className={styles['list']} aria-label={t('people.list')}>
        <li className={styles['row']}>
          <PersonFace person={owner} isSelf={owner.memberId === user?.id}>
            <span className={styles['right']}>{t('people.rights.own')}</span>
          </PersonFace>
        </li>
        {collaborators.map((person) => (
          <PersonRow
            key={person.memberId}
            thing={thing}
            person={person}
            isSelf={person.memberId === user?.id}
            isOwner={isOwner}
            onRight={onRight}
          />
        ))}
      </ul>
      {isOwner && isAlone && (
        <p className={styles['alone']}>
          {t('people.alone')} {t('people.aloneHint')}
        </p>
      )}
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      {mayLeave && <LeaveHere thing={thing} ownerName={owner.nickname} onLeft={onLeft} />}
    </>
  )
}
